import type { Control } from '../../table/control.ts';
import { isTyping, topDialog } from '../input/focus.ts';
import { isKey } from '../input/keys.ts';

/** By what a control is held: by a pointer or a key that has to be let go, or switched on by a press that was no more than a press. */
type Grip =
  | { readonly by: 'pointer'; readonly pointer: number }
  | { readonly by: 'key'; readonly key: string }
  | 'switch';

/** What is held down. */
interface Held {
  readonly id: string;
  readonly grip: Grip;
  /** Tells the control that it has been let go. */
  readonly letGo: () => void;
}

/** Controls that do something for as long as they are held down. */
export interface Holding {
  /** These controls are there now, and no others: one that is gone is held no longer. */
  shown(controls: readonly Control[]): void;
}

/** Follows what is held down until `signal` ends it. */
export function watchHolding(signal: AbortSignal): Holding {
  let controls: readonly Control[] = [];
  let held: Held | null = null;
  /** Whether the next click only ends what a pointer has held. */
  let isClickOver = false;

  const controlAt = (target: EventTarget | null): Control | undefined => {
    const id = target instanceof Element ? target.closest('.control')?.getAttribute('data-control') : null;
    return controls.find((control) => control.id === id);
  };
  const begin = ({ id, hold }: Control, grip: Grip): void => {
    if (held || !hold) return;
    held = { id, grip, letGo: () => hold(false) };
    hold(true);
  };
  const end = (): void => {
    const before = held;
    held = null;
    before?.letGo();
  };
  const isHeldBy = (matches: (grip: Exclude<Grip, 'switch'>) => boolean): boolean =>
    held !== null && held.grip !== 'switch' && matches(held.grip);
  const isPointer = (event: PointerEvent): boolean =>
    isHeldBy((grip) => grip.by === 'pointer' && grip.pointer === event.pointerId);
  const options = { signal, capture: true };

  document.addEventListener(
    'pointerdown',
    (event) => {
      isClickOver = false;
      const control = controlAt(event.target);
      if (held?.grip === 'switch' && control?.ofHeld !== true) {
        isClickOver = control?.id === held.id;
        return end();
      }
      if (!control?.hold || event.button !== 0 || isVirtual(event)) return;
      isClickOver = true;
      begin(control, { by: 'pointer', pointer: event.pointerId });
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      if (!isPointer(event)) return;
      const under = controlAt(document.elementFromPoint(event.clientX, event.clientY));
      if (under?.ofHeld) {
        under.press();
        // What can only be read stays in view: the next press elsewhere ends it.
        if (!under.asked && held) {
          held = { ...held, grip: 'switch' };
          return;
        }
      }
      end();
    },
    options,
  );
  document.addEventListener('pointercancel', (event) => isPointer(event) && end(), options);
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event.target);
      if (!control?.hold) return;
      event.preventDefault();
      event.stopPropagation();
      if (isClickOver) isClickOver = false;
      else if (held) end();
      else begin(control, 'switch');
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const control = controlOf(event);
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (held?.grip === 'switch') end();
      else begin(control, { by: 'key', key: event.key.toLowerCase() });
    },
    options,
  );
  document.addEventListener(
    'keyup',
    (event) => {
      if (isHeldBy((grip) => grip.by === 'key' && grip.key === event.key.toLowerCase())) end();
    },
    options,
  );
  document.addEventListener('contextmenu', (event) => controlAt(event.target)?.hold && event.preventDefault(), options);
  // What was switched on stays on only while the focus is where it was, or in what it shows.
  const check = ({ id, ofHeld }: Pick<Control, 'id' | 'ofHeld'> = { id: '' }): void => {
    if (held?.grip === 'switch' && id !== held.id && ofHeld !== true) end();
  };
  document.addEventListener('focusin', ({ target }) => check(controlAt(target)), options);
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && check(), options);
  window.addEventListener('blur', end, { signal });
  window.addEventListener('pagehide', end, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && end(), { signal });

  /** The control that a key holds: the one that has the focus, or whose shortcut it is. */
  function controlOf(event: KeyboardEvent): Control | undefined {
    if (event.ctrlKey || event.altKey || event.metaKey || topDialog() || isTyping(event.target)) return undefined;
    if (event.key === ' ' || event.key === 'Enter') {
      const focused = controlAt(event.target);
      return focused?.hold ? focused : undefined;
    }
    return controls.find(({ hold, key }) => hold && key !== undefined && isKey(event, key));
  }

  return {
    shown: (next) => {
      controls = next;
      if (held && !next.some(({ id }) => id === held?.id)) end();
    },
  };
}

/** Whether a pointer is none: screen readers and switches press by one that has no size, or no pressure. */
function isVirtual({ width, height, pressure, detail, pointerType }: PointerEvent): boolean {
  if (width === 0 && height === 0) return true;
  return pointerType === 'mouse' && pressure === 0 && detail === 0 && width === 1 && height === 1;
}
