import { moveFocus, topDialog, whatScrolls } from './focus.ts';
import type { Direction } from './geometry.ts';
import { type PadAction, type PadMemory, type PadState, padActions, restingPad, together } from './padActions.ts';

/** How much of what is seen of a text gives way to the next page of it. */
const PAGE = 0.85;

/** What the page does for the buttons that it knows and the focus does not. */
export interface PadHandlers {
  undo(): void;
  forecast(): void;
  menu(): void;
}

/**
 * Lets a gamepad do what keys do: directions move the focus, A presses, B is Escape, X undoes, Y shows the forecast,
 * a trigger holds down what shows a hand, Back asks what has the focus, Start opens the menu, the right stick scrolls, the shoulders go by a page or a round. Asks the
 * pad only while one is connected. Returns how to stop.
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
 * The gamepads that are connected. Pages from an insecure address have no way to ask for them, and pages in a frame of another
 * site may be refused: then there are none.
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
      if (!inDialog) hold(document.querySelector(HOLDS), 'peek');
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

/** A page of what scrolls, but for a little that stays in view; where nothing does, what the keys of that name do. */
function page(by: 1 | -1, inDialog: boolean): void {
  const box = whatScrolls();
  if (box) box.scrollBy(0, by * box.clientHeight * PAGE);
  // What has pages names its buttons of the gamepad. On a replay, up is on: toward the next round.
  else if (!inDialog && !pressKey(by > 0 ? 'RB' : 'LB')) pressKey(by > 0 ? 'PageUp' : 'PageDown');
}

function press(): void {
  const { activeElement } = document;
  if (pressField(activeElement)) return;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.click();
  else moveFocus('down');
}

/** Buttons that do something for as long as they are held down. */
const HOLDS = '.control[data-hold]';

/** What each button of the gamepad holds down. */
const holds = new Map<'press' | 'peek', Element>();

/** Holds a button of the page down, as the space bar does, if it is one for that; returns whether it is. */
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

/** What the Escape key does. Keys that a program makes do not close dialogs, so those are closed here. */
function pressEscape(): void {
  if (leaveField(document.activeElement)) return;
  const dialog = topDialog();
  if (dialog) {
    if (!('stays' in dialog.dataset)) dialog.close();
    return;
  }
  pressKey('Escape');
}

/** Says whether anything comes of the key. */
function pressKey(key: string): boolean {
  const target = document.activeElement ?? document.body;
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/*
 * Fields by gamepad. A slider moves at once, left and right. A list is first taken hold of: then every direction chooses from
 * it, and nothing comes of it before it is let go. Texts need a keyboard; the device may show its own.
 */

/** What a list said when it was taken hold of. */
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

/** The next option that can be chosen, up or down a list; at its ends it stays where it is. */
export function nextOption(disabled: readonly boolean[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < disabled.length; index += by) if (!disabled[index]) return index;
  return from;
}

/** Takes hold of the list that has the focus, or lets it go with what is chosen now; returns whether it is a list. */
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
