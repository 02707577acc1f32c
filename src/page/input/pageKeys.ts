import { isTyping, topDialog } from './focus.ts';

/** While people ask what things are, all keys are theirs. */
const isAsking = (): boolean => 'asking' in document.documentElement.dataset;

/**
 * Listens for keys of the whole page as long as `signal` lasts, before buttons and shortcuts hear of them: but not in
 * dialogs, not while something is typed or asked about, and not for keys that press what has the focus.
 */
export function onPageKey(
  signal: AbortSignal,
  actions: Readonly<Record<string, (event: KeyboardEvent) => void>>,
): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const act = actions[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      if (topDialog() || isTyping(event.target) || isAsking()) return;
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && event.target instanceof Element && event.target.closest('button, a')) return;
      event.preventDefault();
      event.stopPropagation();
      act(event);
    },
    { signal, capture: true },
  );
}
