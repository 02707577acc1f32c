import type { Control } from '../../table/control.ts';
import type { BoardCamera } from '../../table/layout/boardCamera.ts';
import { common, type Rect } from '../../table/layout/rect.ts';
import { el, freshId, setAttribute } from '../dom.ts';
import { topDialog } from '../input/focus.ts';
import { hitAreas, isSamePlace, nearestTo, TOUCH } from '../input/geometry.ts';
import { type LatePress, watchLatePresses } from '../input/pressGuard.ts';
import { byGroup, controlOfKey, layers, listenForControls } from '../input/shortcuts.ts';
import { showRefused } from '../refusedPress.ts';
import { stageSize } from '../stageSize.ts';
import { pageText } from '../text.en.ts';
import { createAnnouncer } from './announcer.ts';
import { watchHolding } from './holding.ts';
import { createPointing, watchLastUsed } from './pointing.ts';
import { describe, inOrder, isFocusVisible, type ProxyButton, place } from './proxyButton.ts';
import { watchReplacedPresses } from './replacedPress.ts';

/** The buttons over the canvas: every possible action, for every input. */
export interface SemanticLayer {
  /** Another screen is about to be shown: its main control gets the focus that the screen before had. */
  enter(): void;
  /** Shows exactly these controls. Buttons of the same ID stay the same elements, so the focus stays. */
  show(controls: readonly Control[]): void;
  /**
   * Replaces them with other controls until the returned function is called; it then restores what was shown meanwhile.
   * The other controls are laid out again whenever something is shown, as after a change of the window.
   */
  over(controls: () => readonly Control[]): () => void;
  /** Announces something to screen readers; urgent messages interrupt. */
  announce(message: string, urgent?: boolean): void;
  /** Clears earlier announcements, because another person reads the page next. */
  hush(): void;
  /** Releases everything held down, even if somebody still presses it. */
  letGo(): void;
  /** The controls that are shown now. */
  controls(): readonly Control[];
  /** Moves the focus to a control; does nothing if none has that ID. */
  focus(id: string): void;
  /** For keyboard users: moves the focus to the control that confirms the offer, if there is one. */
  focusOffer(): void;
  destroy(): void;
}

export interface SemanticOptions {
  /** The heading of the page for screen readers: the name of the game. */
  readonly heading: string;
  /** Called when another control is pointed at, by hovering or by focusing with keys; `null` for none. */
  readonly onPoint?: (id: string | null) => void;
  /** The group's name for screen readers; by default, its key. */
  readonly groupName?: (group: string) => string;
}

/** Creates the layer inside `parent`, which should cover the canvas exactly. */
export function createSemanticLayer(parent: HTMLElement, options: SemanticOptions): SemanticLayer {
  const root = el('div');
  const main = el('main', { class: 'semantic' }, el('h1', { class: 'unseen' }, options.heading), root);
  parent.append(main);
  const announcer = createAnnouncer(parent);
  const listening = new AbortController();
  const { signal } = listening;
  // Runs before the controls handle a key, to record which input was used last.
  const used = watchLastUsed(document, signal);
  listenForControls(
    () => shown,
    (id) => focus(id),
    (id) => twins.get(id)?.button.focus({ preventScroll: true }),
    ({ id }) => isTooSoon?.('keys') === true && refuse(twins.get(id)),
    signal,
  );
  watchReplacedPresses((id) => {
    const twin = twins.get(id);
    if (!twin || twin.control.hold) return;
    if (isLatePress(twin, 'pointer')) refuse(twin);
    else twin.control.press();
  }, signal);
  const holding = watchHolding(signal);
  const late = watchLatePresses(document, signal, () => performance.now());

  const twins = new Map<string, ProxyButton>();
  const groups = new Map<string, HTMLElement>();
  const watched = new Map<BoardCamera, () => void>();
  let shown: readonly Control[] = [];
  /** Where the focus was, so that it finds a new place when its control disappears. */
  let focused: { id: string; group: string; rect: Rect } | null = null;
  /** The expected target since the focus was moved away: that control, or any other that lets the player continue. */
  let awaited: { id: string; isNext: (control: Control) => boolean } | null = null;
  /** Whether buttons are being moved: focus changes meanwhile are not the player's. */
  let isShowing = false;
  /** Whether the next content is another screen, for which the previous focus position means nothing. */
  let isEntering = false;
  /** Whether a key press was still meant for the previous screen; `null` if this screen takes keys at once. */
  let isTooSoon: LatePress | null = null;

  /** Whether code moves the focus: nobody has chosen to look there. */
  let isLed = false;
  const pointing = createPointing((id) => options.onPoint?.(id), signal);

  /** Says and shows that a press does not count; true, so that it can end a condition. */
  const refuse = (twin: ProxyButton | undefined): true => {
    if (!twin) return true;
    showRefused(twin.button);
    announcer.say(pageText.tooSoon(twin.control.label));
    return true;
  };

  const create = (control: Control): ProxyButton => {
    const hint = el('span', { id: freshId('hint'), hidden: true });
    const button = el('button', { type: 'button', class: 'control' }, hint);
    const twin: ProxyButton = { control, button, hint, isRepeat: late.appeared(), isLate: null, isLed: false };
    button.addEventListener('click', ({ detail }) => {
      // A gamepad clicks without a pointer, and no click counts.
      if (twin.isRepeat(detail) || isLatePress(twin, detail === 0 ? 'keys' : 'pointer')) refuse(twin);
      else twin.control.press();
    });
    button.addEventListener('focus', () => {
      const { id, group, rect } = twin.control;
      // A closing dialog returns the focus to where code had moved it: nobody has chosen that either.
      twin.isLed = isLed || (twin.isLed && awaited !== null);
      if (!twin.isLed) awaited = null;
      // A temporary position of the focus is no place to return to.
      if (!awaited) focused = { id, group, rect };
      if (!isLed && isFocusVisible(button)) pointing.focus(id);
      // A control focused by keys is scrolled into view.
      const { on } = twin.control;
      if (isFocusVisible(button)) on?.camera.follow(on.rect);
    });
    button.addEventListener('blur', ({ relatedTarget }) => {
      // The previous focus position is still needed when its button is removed, and while a dialog has the focus.
      const isLeft = relatedTarget === null && document.hasFocus() && !isShowing;
      if (isLeft) focused = awaited = null;
      if (!isShowing) pointing.leave(twin.control.id);
    });
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // Pressed here, once: a key that is held, or let go over another control, must not press again.
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isLatePress(twin, 'keys') || (twin.isLed && isTooSoon?.('keys'))) {
        refuse(twin);
        return;
      }
      const onEnter = event.key === 'Enter' && used.pointer() ? controlOfKey(shown, 'Enter') : undefined;
      (onEnter ?? twin.control).press();
    });
    button.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault();
    });
    twins.set(control.id, twin);
    return twin;
  };

  const draw = (controls: readonly Control[]): void => {
    const gone = shown.filter((before) => !controls.some(({ id }) => id === before.id)).map(({ rect }) => rect);
    shown = controls;
    isShowing = true;
    const ids = new Set(controls.map(({ id }) => id));
    for (const [id, twin] of twins) {
      if (ids.has(id)) continue;
      twins.delete(id);
      twin.button.remove();
    }
    controls.forEach((control) => {
      const known = twins.get(control.id);
      const twin = known ?? create(control);
      if (!known && control.guarded && gone.some((place) => isSamePlace(place, control.rect))) {
        twin.isLate = late.replaced(control.rect);
      }
      twin.control = control;
      describe(twin);
    });
    positionAll();
    watchCameras();
    arrange(controls);
    isShowing = false;
    restoreFocus();
    pointing.shown(ids);
    holding.shown(controls);
  };

  /** Positions every button over its control, which may be on a board that has moved. */
  const positionAll = (): void => {
    const there = shown.map((control) => control.on?.camera.onScreen(control.on.rect) ?? control.rect);
    const hits = hitAreas(there, stageSize());
    const heights = layers(there);
    shown.forEach(({ id, on }, index) => {
      const [button, seen, hit] = [twins.get(id)?.button, there[index], hits[index]];
      if (!button || !seen || !hit) return;
      const inView = on ? common(hit, on.camera.view) : hit;
      // A control mostly outside a camera's view stays focusable by keys, but takes no presses there.
      const isAway = inView.w < Math.min(hit.w, TOUCH) || inView.h < Math.min(hit.h, TOUCH);
      setAttribute(button, 'data-away', isAway);
      place(button, on && !isAway ? common(seen, on.camera.view) : seen, isAway ? hit : inView, heights[index] ?? 1);
    });
  };

  /** Follows the cameras of the visible boards. */
  const watchCameras = (): void => {
    const cameras = new Set(shown.flatMap(({ on }) => on?.camera ?? []));
    for (const [camera, stop] of watched) if (!cameras.has(camera) && watched.delete(camera)) stop();
    for (const camera of cameras) if (!watched.has(camera)) watched.set(camera, camera.onChange(positionAll));
  };

  /** Puts groups and buttons into the order of the controls, without moving the one that has the focus. */
  const arrange = (controls: readonly Control[]): void => {
    const wanted = byGroup(controls);
    const elements = [...wanted.keys()].map((name) => {
      const element = groups.get(name) ?? el('div', { role: 'group' });
      groups.set(name, element);
      setAttribute(element, 'aria-label', options.groupName?.(name) ?? name);
      return element;
    });
    inOrder(root, elements);
    for (const [name, members] of wanted) {
      const group = groups.get(name);
      const buttons = members.flatMap(({ id }) => twins.get(id)?.button ?? []);
      if (group) inOrder(group, buttons);
    }
    for (const [name, element] of groups) {
      if (wanted.has(name)) continue;
      groups.delete(name);
      element.remove();
    }
  };

  /**
   * Gives the focus back when its button was taken away: on another screen to its main control; on the same one to the
   * same control, to the nearest of its group, or to the main control. Where nothing of this is there, the first of it that
   * comes has the focus, unless somebody has moved it meanwhile; until then a control that any press leads to has it, or none.
   */
  const restoreFocus = (): void => {
    if (topDialog()) return;
    const isWanted = isEntering && (focused !== null || used.keys());
    if (isEntering) {
      const guarded = shown.find((control) => control.main && control.guarded);
      isTooSoon = guarded ? late.replaced(guarded.rect) : null;
      awaited = null;
      isEntering = false;
    }
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const main = shown.find((control) => control.main);
    const same = awaited && twins.get(awaited.id)?.control;
    const back = awaited && [main, same, ...shown].find((one) => one && (one === same || awaited?.isNext(one)));
    const wanted = isWanted ? main : back;
    if (wanted && (isLost || isControl(activeElement))) {
      focus(wanted.id);
      return;
    }
    if (!isLost || !focused) return;
    const { id, group, rect } = focused;
    const known = twins.get(id)?.control;
    const inGroup = shown.flatMap((item) => (item.group === group ? [{ item, rect: item.rect }] : []));
    const near = known ?? nearestTo(rect, inGroup) ?? main;
    if (!known) awaited ??= { id, isNext: (one) => (one.main && !main) || (!near && one.group === group) };
    // Someone who keeps pressing can only mean the control that waits for this key.
    const next = near ?? shown.find(({ key }) => key === 'Enter' || key === ' ');
    if (next) lead(next.id);
  };

  const focus = (id: string): void => {
    awaited = null;
    lead(id);
  };

  const lead = (id: string): void => {
    isLed = true;
    twins.get(id)?.button.focus({ preventScroll: true });
    isLed = false;
  };

  // A screen that opened behind a dialog has the focus once that is closed.
  document.addEventListener('close', restoreFocus, { signal, capture: true });

  const covered = createOverlay<readonly Control[]>(draw, []);

  return {
    enter: () => {
      isEntering = true;
    },
    show: covered.show,
    over: covered.over,
    letGo: () => holding.letGo(),
    controls: () => shown,
    announce: (message, urgent) => announcer.say(message, urgent),
    hush: () => announcer.hush(),
    focus,
    focusOffer: () => {
      const offer = shown.find(({ confirms }) => confirms !== undefined);
      if (offer && used.keys()) focus(offer.id);
    },
    destroy: () => {
      listening.abort();
      for (const stop of watched.values()) stop();
      announcer.destroy();
      main.remove();
    },
  };
}

/** Whether a press was meant for the previous control there; for a key, only if nobody moved the focus there. */
function isLatePress({ isLate, isLed }: ProxyButton, by: 'pointer' | 'keys'): boolean {
  return isLate !== null && (by === 'pointer' || isLed) && isLate(by);
}

/** Whether the focus goes from one control to another. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.classList.contains('control');
}

/** The current content, and a temporary cover over it. */
export interface Overlay<T> {
  /** Shows content; under a cover, it waits. */
  show(below: T): void;
  /**
   * Covers the content, and rebuilds the cover whenever the content below is shown again: the window may have another
   * size then. Returns a function that removes the cover, and shows the current content.
   */
  over(top: () => T): () => void;
}

/** A place for two layers, of which only the upper one is drawn. `empty` is below before anything is shown. */
export function createOverlay<T>(draw: (drawn: T) => void, empty: T): Overlay<T> {
  let below = empty;
  let top: (() => T) | null = null;
  const redraw = (): void => draw(top ? top() : below);
  return {
    show: (next) => {
      below = next;
      redraw();
    },
    over: (next) => {
      top = next;
      redraw();
      return () => {
        // There may be another cover by now, and a cover is removed only once.
        if (top !== next) return;
        top = null;
        redraw();
      };
    },
  };
}
