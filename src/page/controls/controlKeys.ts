import type { Control } from '../../table/control.ts';
import { isTyping, moveFocus, topDialog } from '../input/focus.ts';
import { controlOfKey, directionOfKey, nextStop } from '../input/shortcuts.ts';

/**
 * Lets keys press what a screen shows, and arrows move the focus about it, until `signal` ends it: but not in dialogs, not while
 * something is typed, and not where a button, link or field of the page has the key for itself. `focus` leads the focus
 * somewhere; `jump` brings it where somebody wants to look; `isTooSoon` says that a key was meant for the screen before.
 */
export function listenForControls(
  shown: () => readonly Control[],
  focus: (id: string) => void,
  jump: (id: string) => void,
  isTooSoon: () => boolean,
  signal: AbortSignal,
): void {
  const confirming = (): Control | undefined => shown().find(({ confirms }) => confirms !== undefined);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (topDialog() || isTyping(event.target)) return;
      const direction = directionOfKey(event.key);
      if (direction) {
        event.preventDefault();
        moveFocus(direction);
        return;
      }
      const elsewhere = event.target instanceof Element && event.target.closest('button, a, input');
      if (elsewhere && (event.key === 'Enter' || event.key === ' ')) return;
      const active = document.activeElement;
      const stop = nextStop(shown(), event.key, active instanceof HTMLElement ? active.dataset.control : undefined);
      if (stop) {
        event.preventDefault();
        jump(stop.id);
        return;
      }
      const control = controlOfKey(shown(), event.key);
      if (!control) return;
      event.preventDefault();
      if (event.repeat || isTooSoon()) return;
      const before = confirming()?.confirms;
      control.press();
      // The focus goes to an action that was refused: Enter must not confirm an older offer, or roll, in its place.
      if (control.why !== undefined) focus(control.id);
      // Whoever asked for it by a key confirms it by Enter, wherever the focus was.
      const after = confirming();
      if (after && after.confirms !== before) focus(after.id);
      // Where something has to be chosen first, that is at hand; a sheet to choose from has the focus already.
      const asked = control.why === undefined && !after ? shown().find((other) => other.asked) : undefined;
      if (asked && !document.activeElement?.closest('.chooser')) focus(asked.id);
    },
    { signal },
  );
}
