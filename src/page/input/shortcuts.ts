import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { isTyping, moveFocus, topDialog } from './focus.ts';
import { commandOfKey, findByKey } from './keys.ts';

/** The control for a key: by exactly that key, or otherwise by the same letter in upper or lower case. */
export function controlOfKey(controls: readonly Control[], key: string): Control | undefined {
  return (
    controls.find((control) => control.key === key) ??
    controls.find((control) => control.otherKeys?.some((other) => other.toLowerCase() === key.toLowerCase())) ??
    controls.find((control) => control.key?.length === 1 && control.key.toLowerCase() === key.toLowerCase())
  );
}

/** Where a key moves the focus: to the next control of those it leads to, after the focused one. */
export function nextStop(controls: readonly Control[], key: string, focused?: string): Control | undefined {
  const isStop = ({ jump }: Control): boolean => jump?.key === key.toLowerCase();
  const from = controls.findIndex(({ id }) => id === focused);
  return controls.slice(from + 1).find(isStop) ?? controls.find(isStop);
}

/** The direction that an arrow key points in. */
export function directionOfKey(key: string): 'up' | 'down' | 'left' | 'right' | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    default:
      return null;
  }
}

/** Controls by group: groups in the order of their first control, controls in the order given. */
export function byGroup(controls: readonly Control[]): Map<string, Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of controls) {
    const group = groups.get(control.group);
    if (group) group.push(control);
    else groups.set(control.group, [control]);
  }
  return groups;
}

/**
 * The stacking order of buttons, by rectangle, from 1: smaller ones above larger ones, and later ones above earlier
 * ones of the same size; but right below the first one at the very same place, which nobody could press otherwise.
 */
export function layers(rects: readonly Rect[]): number[] {
  const order = rects.map((r, index) => {
    const first = rects.findIndex((other) => isSamePlace(r, other));
    return { index, area: Math.round(r.w * r.h), rank: first - (index - first) / rects.length };
  });
  order.sort((a, b) => b.area - a.area || a.rank - b.rank);
  const result: number[] = [];
  order.forEach(({ index }, height) => {
    result[index] = height + 1;
  });
  return result;
}

function isSamePlace(a: Rect, b: Rect): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(a[side] - b[side]) < 1);
}

/** While people ask about things, all keys are theirs. */
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
      const act = findByKey(
        event,
        (key) => actions[key] ?? (key.length === 1 ? actions[key.toLowerCase()] : undefined),
      );
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

/**
 * Lets keys press what a screen shows, and arrows move the focus about it, until `signal` ends it: but not in dialogs, not while
 * something is typed, and not where a button, link or field of the page has the key for itself. `focus` leads the focus
 * somewhere; `jump` brings it where somebody wants to look; `isTooSoon` says, and shows on the control, that a key was meant for the
 * screen before.
 */
export function listenForControls(
  shown: () => readonly Control[],
  focus: (id: string) => void,
  jump: (id: string) => void,
  isTooSoon: (control: Control) => boolean,
  signal: AbortSignal,
): void {
  const confirming = (): Control | undefined => shown().find(({ confirms }) => confirms !== undefined);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || topDialog() || isTyping(event.target)) return;
      const undoing = commandOfKey(event);
      if (undoing) {
        event.preventDefault();
        const step = shown().find(({ id }) => id === undoing);
        if (step && !event.repeat && !isTooSoon(step)) step.press();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = directionOfKey(event.key);
      if (direction) {
        event.preventDefault();
        moveFocus(direction);
        return;
      }
      const elsewhere = event.target instanceof Element && event.target.closest('button, a, input');
      if (elsewhere && (event.key === 'Enter' || event.key === ' ')) return;
      const active = document.activeElement;
      const focused = active instanceof HTMLElement ? active.dataset.control : undefined;
      const stop = findByKey(event, (key) => nextStop(shown(), key, focused));
      if (stop) {
        event.preventDefault();
        jump(stop.id);
        return;
      }
      const control = findByKey(event, (key) => controlOfKey(shown(), key));
      if (!control) return;
      event.preventDefault();
      if (event.repeat || isTooSoon(control)) return;
      const before = confirming()?.confirms;
      control.press();
      // The focus moves to the refused action: Enter must not confirm an older offer, or roll, instead.
      if (control.why !== undefined) focus(control.id);
      // A player who selected it by a key can confirm it with Enter, wherever the focus was.
      const after = confirming();
      if (after && after.confirms !== before) focus(after.id);
      // Where something has to be chosen first, that is at hand; a sheet to choose from has the focus already.
      const asked = control.why === undefined && !after ? shown().find((other) => other.asked) : undefined;
      if (asked && !document.activeElement?.closest('.chooser')) focus(asked.id);
    },
    { signal },
  );
}
