import type { Control } from '../../table/control.ts';
import { isTyping, topDialog } from '../input/focus.ts';
import { isKey } from '../input/keys.ts';
import { isLetGo, watchReleases } from '../input/releases.ts';
import { directionOfKey } from '../input/shortcuts.ts';

/** How a control is held: by a pointer or a key until that is released, or switched on by a single press. */
type Grip =
  | { readonly by: 'pointer'; readonly pointer: number }
  | { readonly by: 'key'; readonly key: string; readonly code: string }
  | { readonly by: 'switch' };

/** The control that is held down. */
interface Held {
  readonly id: string;
  readonly grip: Grip;
  /** Notifies the control that it was released. */
  readonly letGo: () => void;
}

/** Controls that act for as long as they are held down. */
export interface Holding {
  /** These controls are there now, and no others: one that is gone is held no longer. */
  shown(controls: readonly Control[]): void;
  /** Releases everything held. */
  letGo(): void;
}

/** A held key that has repeated before, but not for this many milliseconds, counts as released. */
const REPEAT_TIMEOUT = 1000;
/** A held key that has never repeated counts as released after this many milliseconds: some systems do not repeat keys. */
const NEVER_REPEATED_TIMEOUT = 20_000;
/** Pressing another key stops a held key from repeating. People then have this many milliseconds to find the next key to press. */
const SEARCH_TIMEOUT = 3000;

/** Tracks held controls until `signal` ends it. Something counts as held only while that is certain. */
export function watchHolding(signal: AbortSignal): Holding {
  let controls: readonly Control[] = [];
  let held: Held | null = null;
  /** Whether the next click only ends a pointer's hold. */
  let isClickOver = false;
  /** Runs while a key is held. */
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;

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
    clearTimeout(watchdog);
    hasRepeated = false;
    before?.letGo();
  };
  const watch = (time: number): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(end, time);
  };
  const isPointer = ({ pointerId }: PointerEvent): boolean =>
    held?.grip.by === 'pointer' && held.grip.pointer === pointerId;
  const options = { signal, capture: true };

  watchReleases(end, signal);
  signal.addEventListener('abort', end);
  document.addEventListener(
    'pointerdown',
    (event) => {
      isClickOver = false;
      const control = controlAt(event.target);
      // A press on anything but the revealed content ends the hold; on the held control, it does nothing else.
      if (held && control?.ofHeld !== true) {
        isClickOver = control?.id === held.id;
        return end();
      }
      if (!control?.hold || event.button !== 0 || isVirtual(event)) return;
      isClickOver = true;
      begin(control, { by: 'pointer', pointer: event.pointerId });
    },
    options,
  );
  document.addEventListener('pointermove', (event) => isPointer(event) && isLetGo(event) && end(), options);
  document.addEventListener(
    'pointerup',
    (event) => {
      if (!isPointer(event)) return;
      const under = controlAt(document.elementFromPoint(event.clientX, event.clientY));
      if (under?.ofHeld) {
        under.press();
        // Content for reading only stays in view: the next press elsewhere ends it.
        if (!under.asked && held) {
          held = { ...held, grip: { by: 'switch' } };
          return;
        }
      }
      end();
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event.target);
      if (!control?.hold) return;
      event.preventDefault();
      event.stopPropagation();
      if (isClickOver) isClickOver = false;
      else if (held) end();
      else begin(control, { by: 'switch' });
    },
    options,
  );
  document.addEventListener('keydown', (event) => (held ? keyWhileHeld(event, held) : beginByKey(event)), options);
  document.addEventListener('keyup', (event) => held && isKeyOf(held.grip, event) && end(), options);
  document.addEventListener(
    'contextmenu',
    (event) => {
      // A finger that presses for long opens the context menu.
      if (controlAt(event.target)?.hold) event.preventDefault();
      else end();
    },
    options,
  );
  // A switched-on control stays on only while the focus stays, or moves within its content.
  const check = ({ id, ofHeld }: Pick<Control, 'id' | 'ofHeld'> = { id: '' }): void => {
    if (held?.grip.by === 'switch' && id !== held.id && ofHeld !== true) end();
  };
  document.addEventListener('focusin', ({ target }) => check(controlAt(target)), options);
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && check(), options);

  function beginByKey(event: KeyboardEvent): void {
    const control = controlOf(event);
    if (!control) return;
    swallow(event);
    if (event.repeat) return;
    begin(control, { by: 'key', key: event.key.toLowerCase(), code: event.code });
    // The gamepad's state is read in every frame; the key events made for it have no code.
    if (event.code !== '') watch(NEVER_REPEATED_TIMEOUT);
  }

  /**
   * Handles a key while something is held. The key that holds it proves that it still does, keys that move the focus or press what has it
   * are allowed, and any other key ends the hold.
   */
  function keyWhileHeld(event: KeyboardEvent, { id, grip }: Held): void {
    if (isKeyOf(grip, event)) {
      swallow(event);
      // A key that goes down again must have come up before.
      if (!event.repeat) return end();
      hasRepeated = true;
      watch(REPEAT_TIMEOUT);
      return;
    }
    const control = controlOf(event);
    if (navigates(event) && control?.id !== id) {
      if (hasRepeated) watch(SEARCH_TIMEOUT);
      return;
    }
    if (event.key === 'Escape' || control) swallow(event);
    end();
  }

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
    letGo: end,
  };
}

/** Whether it is the key that holds something, even if another layout or Shift now maps it to another letter. */
function isKeyOf(grip: Grip, { key, code }: KeyboardEvent): boolean {
  return grip.by === 'key' && (grip.key === key.toLowerCase() || (code !== '' && grip.code === code));
}

/** Whether a key moves the focus, or presses what has the focus. */
function navigates({ key }: KeyboardEvent): boolean {
  return ['Tab', 'Shift', 'Enter', ' '].includes(key) || directionOfKey(key) !== null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether a pointer is none: screen readers and switches press by one that has no size, or no pressure. */
function isVirtual({ width, height, pressure, detail, pointerType }: PointerEvent): boolean {
  if (width === 0 && height === 0) return true;
  return pointerType === 'mouse' && pressure === 0 && detail === 0 && width === 1 && height === 1;
}
