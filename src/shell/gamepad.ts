import { moveFocus, topDialog } from './focus.ts';
import { type PadAction, type PadMemory, type PadState, padActions, restingPad } from './padActions.ts';

/** What the page does for the buttons that it knows and the focus does not. */
export interface PadHandlers {
  undo(): void;
  forecast(): void;
  menu(): void;
}

/**
 * Lets a gamepad do what keys do: directions move the focus, A presses, B is Escape, X undoes, Y shows the forecast,
 * Back asks what has the focus, Start opens the menu, the right stick scrolls. Asks the pad only while one is connected. Returns how to stop.
 */
export function connectGamepad(handlers: PadHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let memory: PadMemory = restingPad;
  let frame: number | null = null;

  const look = (now: number): void => {
    const pad = navigator.getGamepads().find((candidate) => candidate?.connected === true);
    if (!pad) {
      frame = null;
      memory = restingPad;
      return;
    }
    frame = requestAnimationFrame(look);
    const { actions, next } = padActions(memory, stateOf(pad), now);
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
  if (navigator.getGamepads().some((pad) => pad !== null)) start();

  return () => {
    listening.abort();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

function stateOf(pad: Gamepad): PadState {
  return { buttons: pad.buttons.map(({ pressed }) => pressed), axes: [...pad.axes] };
}

function carryOut(action: PadAction, handlers: PadHandlers): void {
  const inDialog = topDialog() !== null;
  switch (action.kind) {
    case 'move':
      if (!slide(action.direction)) moveFocus(action.direction);
      return;
    case 'press':
      press();
      return;
    case 'back':
      pressEscape();
      return;
    case 'scroll':
      document.activeElement?.closest('.scrolls')?.scrollBy(0, action.by);
      if (!document.activeElement?.closest('.scrolls')) topDialog()?.querySelector('.scrolls')?.scrollBy(0, action.by);
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

/** Moves the slider that has the focus, for left and right. */
function slide(direction: string): boolean {
  const slider = document.activeElement;
  if (!(slider instanceof HTMLInputElement) || slider.type !== 'range') return false;
  if (direction === 'right') slider.stepUp();
  else if (direction === 'left') slider.stepDown();
  else return false;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function press(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.click();
  else moveFocus('down');
}

/** What the Escape key does. Keys that a program makes do not close dialogs, so those are closed here. */
function pressEscape(): void {
  const dialog = topDialog();
  if (dialog) {
    dialog.close();
    return;
  }
  pressKey('Escape');
}

function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
