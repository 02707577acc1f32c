import { moveFocus, topDialog, whatScrolls } from './focus.ts';
import type { Direction } from './geometry.ts';
import { type PadAction, type PadMemory, type PadState, padActions, restingPad, together } from './padActions.ts';

/** The fraction of the visible text by which paging moves. */
const PAGE = 0.85;

/** What the page does for buttons that the focus cannot handle. */
export interface PadHandlers {
  undo(): void;
  forecast(): void;
  menu(): void;
}

/**
 * Lets a gamepad replace the keyboard: directions move the focus, A presses, B is Escape, X undoes, Y shows the
 * forecast, a trigger holds down the button that shows a hand, Back asks about the focused control, Start opens the
 * menu, the right stick scrolls, the shoulder buttons move by a page or a round. Polls the gamepad only while one is
 * connected. Returns a function that stops this.
 */
export function connectGamepad(handlers: PadHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let memory: PadMemory = restingPad;
  let frame: number | null = null;

  const look = (now: number): void => {
    const pads = connectedPads(navigator);
    if (pads.length === 0) {
      frame = null;
      memory = restingPad;
      letAllGo();
      return;
    }
    frame = requestAnimationFrame(look);
    const { actions, next } = padActions(memory, together(pads.map(stateOf)), now);
    memory = next;
    for (const action of actions) {
      document.documentElement.dataset.pad = '';
      carryOut(action, handlers);
    }
  };
  const start = (): void => {
    frame ??= requestAnimationFrame(look);
  };

  window.addEventListener('gamepadconnected', start, { signal });
  // From now on the mouse is used again, and focus rings follow its rules.
  document.addEventListener('pointerdown', () => delete document.documentElement.dataset.pad, {
    signal,
    capture: true,
  });
  if (connectedPads(navigator).length > 0) start();

  return () => {
    listening.abort();
    letAllGo();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

/**
 * The connected gamepads. Pages from an insecure address have no access to them, and pages in a frame of another site
 * may be refused: then there are none.
 */
export function connectedPads(device: Partial<Pick<Navigator, 'getGamepads'>>): Gamepad[] {
  try {
    return (device.getGamepads?.() ?? []).flatMap((pad) => (pad?.connected ? [pad] : []));
  } catch {
    return [];
  }
}

function stateOf(pad: Gamepad): PadState {
  return { buttons: pad.buttons.map(({ pressed }) => pressed), axes: [...pad.axes] };
}

function carryOut(action: PadAction, handlers: PadHandlers): void {
  const inDialog = topDialog() !== null;
  switch (action.kind) {
    case 'move':
      if (!changeField(document.activeElement, action.direction)) moveFocus(action.direction);
      return;
    case 'press':
      if (!hold(document.activeElement, 'press')) press();
      return;
    case 'peek':
      if (!inDialog) hold(document.querySelector(`.control${HOLDS}`), 'peek');
      return;
    case 'letGo':
      letGo(action.of);
      return;
    case 'back':
      pressEscape();
      return;
    case 'scroll':
      whatScrolls()?.scrollBy(0, action.by);
      return;
    case 'page':
      page(action.by, inDialog);
      return;
    case 'undo':
      if (!inDialog) handlers.undo();
      return;
    case 'forecast':
      if (!inDialog) handlers.forecast();
      return;
    case 'ask':
      if (!inDialog) pressKey('?');
      return;
    case 'menu':
      if (inDialog) pressEscape();
      else handlers.menu();
      return;
  }
}

/** Scrolls by a page, with a little overlap; if nothing scrolls, does what the keys of that name do. */
function page(by: 1 | -1, inDialog: boolean): void {
  const box = whatScrolls();
  if (box) box.scrollBy(0, by * box.clientHeight * PAGE);
  // Paged content names its gamepad buttons. On a replay, up means forward: toward the next round.
  else if (!inDialog && !pressKey(by > 0 ? 'RB' : 'LB')) pressKey(by > 0 ? 'PageUp' : 'PageDown');
}

function press(): void {
  const { activeElement } = document;
  if (pressField(activeElement)) return;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.click();
  else moveFocus('down');
}

/** Buttons that are held down. */
const HOLDS = '[data-hold]';

/** The page button that each gamepad button holds down. */
const holds = new Map<'press' | 'peek', Element>();

/** Holds a button of the page down, as the space bar does, if it is such a button; returns whether it is. */
function hold(target: Element | null, by: 'press' | 'peek'): boolean {
  if (!target?.matches(HOLDS)) return false;
  holds.set(by, target);
  target.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  return true;
}

function letGo(by: 'press' | 'peek'): void {
  const target = holds.get(by);
  holds.delete(by);
  target?.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true }));
}

/** Releases everything that the gamepad holds. */
function letAllGo(): void {
  for (const by of holds.keys()) letGo(by);
}

/** Does what the Escape key does. Synthetic keys do not close dialogs, so those are closed here. */
function pressEscape(): void {
  if (leaveField(document.activeElement)) return;
  const dialog = topDialog();
  if (dialog) {
    if (!('stays' in dialog.dataset)) dialog.close();
    return;
  }
  pressKey('Escape');
}

/** Returns whether the key had an effect. */
function pressKey(key: string): boolean {
  const target = document.activeElement ?? document.body;
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/*
 * Fields by gamepad. A slider moves at once, left and right. A list has to be opened first: then every direction
 * changes the choice, which takes effect when it is closed. Text fields need a keyboard; the device may show its own.
 */

/** A list's value when it was opened. */
const before = new WeakMap<HTMLSelectElement, number>();

/** Lets a direction move the slider that has the focus, or choose from the list that is held; returns whether one was there. */
function changeField(field: Element | null, direction: Direction): boolean {
  if (field instanceof HTMLInputElement && field.type === 'range') return slide(field, direction);
  if (!isHeld(field)) return false;
  const on = direction === 'down' || direction === 'right';
  field.selectedIndex = nextOption(
    [...field.options].map(({ disabled }) => disabled),
    field.selectedIndex,
    on ? 1 : -1,
  );
  return true;
}

/** The next enabled option, up or down a list; stays at its ends. */
export function nextOption(disabled: readonly boolean[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < disabled.length; index += by) if (!disabled[index]) return index;
  return from;
}

/** Opens the focused list, or closes it with the current choice; returns whether it is a list. */
function pressField(field: Element | null): boolean {
  if (!(field instanceof HTMLSelectElement)) return false;
  if ('held' in field.dataset) {
    const isOther = before.get(field) !== field.selectedIndex;
    before.delete(field);
    delete field.dataset.held;
    if (isOther) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  }
  before.set(field, field.selectedIndex);
  field.dataset.held = '';
  field.addEventListener('blur', () => leaveField(field), { once: true });
  return true;
}

/** Lets a list go as it was before; returns whether one was held. */
function leaveField(field: Element | null): boolean {
  if (!isHeld(field)) return false;
  field.selectedIndex = before.get(field) ?? field.selectedIndex;
  delete field.dataset.held;
  return true;
}

function isHeld(field: Element | null): field is HTMLSelectElement {
  return field instanceof HTMLSelectElement && 'held' in field.dataset;
}

/** Up and down are left for moving on from it. */
function slide(slider: HTMLInputElement, direction: Direction): boolean {
  if (direction === 'right') slider.stepUp();
  else if (direction === 'left') slider.stepDown();
  else return false;
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
