import { isTyping, topDialog } from '../focus.ts';

/**
 * Listens for keys of the whole page as long as `signal` lasts, before buttons and shortcuts hear of them: but not in
 * dialogs, not while something is typed, and not for keys that press what has the focus.
 */
export function onPageKey(
  signal: AbortSignal,
  actions: Readonly<Record<string, (event: KeyboardEvent) => void>>,
): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const act = actions[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey || topDialog() || isTyping(event.target)) return;
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && event.target instanceof Element && event.target.closest('button, a')) return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    },
    { signal, capture: true },
  );
}
