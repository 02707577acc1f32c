import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { el, freshId } from '../dom.ts';
import { isSamePlace } from '../input/geometry.ts';
import { watchLatePresses } from '../input/pressGuard.ts';
import { controlOfKey, listenForControls } from '../input/shortcuts.ts';
import { showRefused } from '../refusedPress.ts';
import { pageText } from '../text.en.ts';
import { createAnnouncer } from './announcer.ts';
import { ButtonPlaces } from './buttonPlaces.ts';
import { FocusMemory } from './focusMemory.ts';
import { Holding } from './holding.ts';
import { createOverlay } from './overlay.ts';
import { createPointing, watchLastUsed } from './pointing.ts';
import { describe, isFocusVisible, type ProxyButton } from './proxyButton.ts';
import { watchReplacedPresses } from './replacedPress.ts';

export interface SemanticOptions {
  /** The heading of the page for screen readers: the name of the game. */
  readonly heading: string;
  /** Called when another control is pointed at, by hovering or by focusing with keys; `null` for none. */
  readonly onPoint?: (id: string | null) => void;
  /** The group's name for screen readers; by default, its key. */
  readonly groupName?: (group: string) => string;
}

/** The buttons over the canvas: every possible action, for every input. */
export class SemanticLayer {
  private readonly listening = new AbortController();
  private readonly signal = this.listening.signal;
  private readonly main: HTMLElement;
  private readonly announcer;
  private readonly used;
  private readonly holding: Holding;
  private readonly isDown;
  private readonly late;
  private readonly pointing;
  private readonly places: ButtonPlaces;
  private readonly memory: FocusMemory;
  private readonly twins = new Map<string, ProxyButton>();
  /** Buttons of this screen that are not shown now. They come back after each animation, so they are kept. */
  private readonly away = new Map<string, ProxyButton>();
  private readonly covered = createOverlay<readonly Control[]>((controls) => this.draw(controls), []);
  private shown: readonly Control[] = [];
  /** The control that the focus was moved to since the last click. */
  private pointedAt: string | null = null;
  /** Whether buttons are being moved: focus changes meanwhile are not the player's. */
  private isShowing = false;

  /** Creates the layer inside `parent`, which should cover the canvas exactly. */
  constructor(parent: HTMLElement, { heading, onPoint, groupName = (group) => group }: SemanticOptions) {
    const { signal, twins } = this;
    const root = el('div');
    this.main = el('main', { class: 'semantic' }, el('h1', { class: 'unseen' }, heading), root);
    parent.append(this.main);
    this.announcer = createAnnouncer(parent);
    // Runs before the controls handle a key, to record which input was used last.
    this.used = watchLastUsed(document, signal);
    this.listenForKeys();
    this.isDown = watchReplacedPresses((id) => this.pressReplaced(id), signal);
    this.holding = new Holding(signal);
    this.late = watchLatePresses(document, signal, () => performance.now());
    this.pointing = createPointing((id) => onPoint?.(id), signal);
    this.places = new ButtonPlaces(root, twins, groupName);
    this.memory = new FocusMemory({ shown: () => this.shown, buttons: twins, used: this.used, late: this.late });
    // A screen that opened behind a dialog has the focus once that is closed.
    document.addEventListener('close', () => this.memory.restore(), { signal, capture: true });
  }

  /** Another screen is about to be shown: its main control gets the focus that the screen before had. */
  enter(): void {
    this.away.clear();
    this.memory.enter();
  }

  /** Shows exactly these controls. Buttons of the same ID stay the same elements, so the focus stays. */
  show(controls: readonly Control[]): void {
    this.covered.show(controls);
  }

  /**
   * Replaces them with other controls until the returned function is called; it then restores what was shown meanwhile.
   * The other controls are laid out again whenever something is shown, as after a change of the window.
   */
  over(controls: () => readonly Control[]): () => void {
    return this.covered.over(controls);
  }

  /** Announces something to screen readers; urgent messages interrupt. */
  announce(message: string, urgent?: boolean): void {
    this.announcer.say(message, urgent);
  }

  /** Clears earlier announcements, because another person reads the page next. */
  hush(): void {
    this.announcer.hush();
  }

  /** Releases everything held down, even if somebody still presses it. */
  letGo(): void {
    this.holding.letGo();
  }

  /** The controls that are shown now. */
  controls(): readonly Control[] {
    return this.shown;
  }

  /**
   * Moves the focus to a control; does nothing if none has that ID. Until a button is clicked, Enter belongs to this control there,
   * also for people who use a pointer.
   */
  focus(id: string): void {
    this.pointedAt = id;
    this.memory.focus(id);
  }

  /** For keyboard users: moves the focus to the control that confirms the offer, if there is one. */
  focusOffer(): void {
    const offer = this.shown.find(({ confirms }) => confirms !== undefined);
    if (offer && this.used.keys()) this.focus(offer.id);
  }

  destroy(): void {
    this.listening.abort();
    this.places.destroy();
    this.announcer.destroy();
    this.main.remove();
  }

  private draw(controls: readonly Control[]): void {
    const ids = new Set(controls.map(({ id }) => id));
    const gone = this.shown.filter(({ id }) => !ids.has(id)).map(({ rect }) => rect);
    this.shown = controls;
    this.isShowing = true;
    this.takeAway([...this.twins.values()].filter(({ control }) => !ids.has(control.id)));
    for (const control of controls) this.describe(control, gone);
    this.places.arrange(controls);
    this.isShowing = false;
    this.memory.restore();
    this.pointing.shown(ids);
    this.holding.shown(controls);
  }

  private takeAway(twins: readonly ProxyButton[]): void {
    // A button that takes the focus along has the page laid out: it goes first, while there is little to lay out.
    const focused = twins.filter(({ button }) => button === document.activeElement);
    for (const twin of new Set([...focused, ...twins])) {
      const { id } = twin.control;
      this.twins.delete(id);
      // Browsers send no click to a button that was removed under the pointer, even if it comes back.
      if (!this.isDown(twin.button)) this.away.set(id, twin);
      twin.button.remove();
    }
  }

  /** Lets a control's button say what it is; creates the button if need be. `gone` is where controls have just disappeared. */
  private describe(control: Control, gone: readonly Rect[]): void {
    const known = this.twins.get(control.id);
    const twin = known ?? this.bringBack(control.id) ?? this.create(control);
    if (!known && control.guarded && gone.some((place) => isSamePlace(place, control.rect))) {
      twin.isLate = this.late.replaced(control.rect);
    }
    twin.control = control;
    describe(twin);
  }

  /** A button that was shown before on this screen, as if it were new. */
  private bringBack(id: string): ProxyButton | undefined {
    const twin = this.away.get(id);
    if (!twin) return undefined;
    this.away.delete(id);
    this.twins.set(id, twin);
    return Object.assign(twin, { isRepeat: this.late.appeared(), isLate: null, isLed: false });
  }

  private create(control: Control): ProxyButton {
    const hint = el('span', { id: freshId('hint'), hidden: true });
    const button = el('button', { type: 'button', class: 'control' }, hint);
    const twin: ProxyButton = { control, button, hint, isRepeat: this.late.appeared(), isLate: null, isLed: false };
    button.addEventListener('click', (event) => this.clicked(twin, event));
    button.addEventListener('focus', () => this.focused(twin));
    button.addEventListener('blur', (event) => this.blurred(twin, event));
    button.addEventListener('keydown', (event) => this.keyDown(twin, event));
    button.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault();
    });
    this.twins.set(control.id, twin);
    return twin;
  }

  private clicked(twin: ProxyButton, { detail }: MouseEvent): void {
    this.pointedAt = null;
    // A gamepad clicks without a pointer, and no click counts.
    if (twin.isRepeat(detail) || isLatePress(twin, detail === 0 ? 'keys' : 'pointer')) this.refuse(twin);
    else twin.control.press();
  }

  private focused(twin: ProxyButton): void {
    const { id, on } = twin.control;
    const isChosen = this.memory.gained(twin);
    if (!isFocusVisible(twin.button)) return;
    if (isChosen) this.pointing.focus(id);
    // A control focused by keys is scrolled into view.
    on?.camera.follow(on.rect);
  }

  private blurred(twin: ProxyButton, { relatedTarget }: FocusEvent): void {
    // The previous focus position is still needed when its button is removed, and while a dialog has the focus.
    if (this.isShowing) return;
    if (relatedTarget === null && document.hasFocus()) this.memory.lost();
    this.pointing.leave(twin.control.id);
  }

  private keyDown(twin: ProxyButton, event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Pressed here, once: a key that is held, or let go over another control, must not press again.
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isLatePress(twin, 'keys') || (twin.isLed && this.memory.isTooSoon())) {
      this.refuse(twin);
      return;
    }
    const isForScreen = event.key === 'Enter' && this.used.pointer() && this.pointedAt !== twin.control.id;
    const onEnter = isForScreen ? controlOfKey(this.shown, 'Enter') : undefined;
    (onEnter ?? twin.control).press();
  }

  private listenForKeys(): void {
    listenForControls(
      () => this.shown,
      (id) => this.focus(id),
      (id) => this.twins.get(id)?.button.focus({ preventScroll: true }),
      ({ id }) => this.memory.isTooSoon() && this.refuse(this.twins.get(id)),
      this.signal,
    );
  }

  /** A press came down on a button that was replaced before it ended; it counts for the new one. */
  private pressReplaced(id: string): void {
    const twin = this.twins.get(id);
    if (!twin || twin.control.hold) return;
    if (isLatePress(twin, 'pointer')) this.refuse(twin);
    else twin.control.press();
  }

  /** Says and shows that a press does not count; true, so that it can end a condition. */
  private refuse(twin: ProxyButton | undefined): true {
    if (!twin) return true;
    showRefused(twin.button);
    this.announcer.say(pageText.tooSoon(twin.control.label));
    return true;
  }
}

/** Whether a press was meant for the previous control there; for a key, only if nobody moved the focus there. */
function isLatePress({ isLate, isLed }: ProxyButton, by: 'pointer' | 'keys'): boolean {
  return isLate !== null && (by === 'pointer' || isLed) && isLate(by);
}
