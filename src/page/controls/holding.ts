import type { Control } from '../../table/control.ts';
import { isTyping, topDialog } from '../input/focus.ts';
import { isKey } from '../input/keys.ts';
import { isLetGo, isVirtual, watchReleases } from '../input/releases.ts';
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

/** A held key that has repeated before, but not for this many milliseconds, counts as released. */
const REPEAT_TIMEOUT = 1000;
/** A held key that has never repeated counts as released after this many milliseconds: some systems do not repeat keys. */
const NEVER_REPEATED_TIMEOUT = 20_000;
/** Pressing another key stops a held key from repeating. People then have this many milliseconds to find the next key to press. */
const SEARCH_TIMEOUT = 3000;

/** Controls that act for as long as they are held down. Something counts as held only while that is certain. */
export class Holding {
  private controls: readonly Control[] = [];
  private held: Held | null = null;
  /** Whether the next click only ends a pointer's hold. */
  private isClickOver = false;
  /** Runs while a key is held. */
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private hasRepeated = false;

  /** Tracks held controls until `signal` ends it. */
  constructor(signal: AbortSignal) {
    watchReleases(() => this.letGo(), signal);
    signal.addEventListener('abort', () => this.letGo());
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      react: (event: DocumentEventMap[Type]) => void,
    ): void => document.addEventListener(type, react, { signal, capture: true });
    on('pointerdown', (event) => this.pointerDown(event));
    on('pointermove', (event) => this.isPointer(event) && isLetGo(event) && this.letGo());
    on('pointerup', (event) => this.isPointer(event) && this.pointerUp(event));
    on('click', (event) => this.clicked(event));
    on('keydown', (event) => (this.held ? this.keyWhileHeld(event, this.held) : this.beginByKey(event)));
    on('keyup', (event) => this.held && isKeyOf(this.held.grip, event) && this.letGo());
    on('contextmenu', (event) => {
      // A finger that presses for long opens the context menu.
      if (this.controlAt(event.target)?.hold) event.preventDefault();
      else this.letGo();
    });
    on('focusin', ({ target }) => this.focusMoved(this.controlAt(target)));
    on('focusout', ({ relatedTarget }) => relatedTarget === null && this.focusMoved(undefined));
  }

  /** These controls are there now, and no others: one that is gone is held no longer. */
  shown(controls: readonly Control[]): void {
    this.controls = controls;
    if (this.held && !controls.some(({ id }) => id === this.held?.id)) this.letGo();
  }

  /** Releases everything held. */
  letGo(): void {
    const before = this.held;
    this.held = null;
    clearTimeout(this.watchdog);
    this.hasRepeated = false;
    before?.letGo();
  }

  private begin({ id, hold }: Control, grip: Grip): void {
    if (this.held || !hold) return;
    this.held = { id, grip, letGo: () => hold(false) };
    hold(true);
  }

  private pointerDown(event: PointerEvent): void {
    this.isClickOver = false;
    const control = this.controlAt(event.target);
    // A press on anything but the revealed content ends the hold; on the held control, it does nothing else.
    if (this.held && control?.ofHeld !== true) {
      this.isClickOver = control?.id === this.held.id;
      return this.letGo();
    }
    if (!control?.hold || event.button !== 0 || isVirtual(event)) return;
    this.isClickOver = true;
    this.begin(control, { by: 'pointer', pointer: event.pointerId });
  }

  private pointerUp({ clientX, clientY }: PointerEvent): void {
    const under = this.controlAt(document.elementFromPoint(clientX, clientY));
    if (under?.ofHeld) {
      under.press();
      // Content for reading only stays in view: the next press elsewhere ends it.
      if (!under.asked && this.held) {
        this.held = { ...this.held, grip: { by: 'switch' } };
        return;
      }
    }
    this.letGo();
  }

  private clicked(event: MouseEvent): void {
    const control = this.controlAt(event.target);
    if (!control?.hold) return;
    swallow(event);
    if (this.isClickOver) this.isClickOver = false;
    else if (this.held) this.letGo();
    else this.begin(control, { by: 'switch' });
  }

  /** A switched-on control stays on only while the focus stays, or moves within its content. */
  private focusMoved(to: Control | undefined): void {
    const { held } = this;
    if (held?.grip.by === 'switch' && to?.id !== held.id && to?.ofHeld !== true) this.letGo();
  }

  private beginByKey(event: KeyboardEvent): void {
    const control = this.controlOf(event);
    if (!control) return;
    swallow(event);
    if (event.repeat) return;
    this.begin(control, { by: 'key', key: event.key.toLowerCase(), code: event.code });
    // The gamepad's state is read in every frame; the key events made for it have no code.
    if (event.code !== '') this.watch(NEVER_REPEATED_TIMEOUT);
  }

  /**
   * Handles a key while something is held. The key that holds it proves that it still does, keys that move the focus or press what has it
   * are allowed, and any other key ends the hold.
   */
  private keyWhileHeld(event: KeyboardEvent, { id, grip }: Held): void {
    if (isKeyOf(grip, event)) {
      swallow(event);
      // A key that goes down again must have come up before.
      if (!event.repeat) return this.letGo();
      this.hasRepeated = true;
      this.watch(REPEAT_TIMEOUT);
      return;
    }
    const control = this.controlOf(event);
    if (navigates(event) && control?.id !== id) {
      if (this.hasRepeated) this.watch(SEARCH_TIMEOUT);
      return;
    }
    if (event.key === 'Escape' || control) swallow(event);
    this.letGo();
  }

  private watch(time: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.letGo(), time);
  }

  private isPointer({ pointerId }: PointerEvent): boolean {
    const grip = this.held?.grip;
    return grip?.by === 'pointer' && grip.pointer === pointerId;
  }

  /** The control that a key holds: the one that has the focus, or whose shortcut it is. */
  private controlOf(event: KeyboardEvent): Control | undefined {
    if (event.ctrlKey || event.altKey || event.metaKey || topDialog() || isTyping(event.target)) return undefined;
    if (event.key === ' ' || event.key === 'Enter') {
      const focused = this.controlAt(event.target);
      return focused?.hold ? focused : undefined;
    }
    return this.controls.find(({ hold, key }) => hold && key !== undefined && isKey(event, key));
  }

  private controlAt(target: EventTarget | null): Control | undefined {
    const id = target instanceof Element ? target.closest('.control')?.getAttribute('data-control') : null;
    return this.controls.find((control) => control.id === id);
  }
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
