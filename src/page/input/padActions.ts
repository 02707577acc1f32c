import type { Direction } from './geometry.ts';

/** What a person wants to do with a gamepad. */
export type PadAction =
  | { readonly kind: 'move'; readonly direction: Direction }
  /** Distance in CSS pixels; positive is down. */
  | { readonly kind: 'scroll'; readonly by: number }
  /** By a page of scrolling content, or a round of a replay: -1 back, 1 forward. */
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'press' | 'back' | 'undo' | 'forecast' | 'menu' | 'ask' | 'peek' }
  /** The button of a press, or of `peek`, was released. */
  | { readonly kind: 'letGo'; readonly of: 'press' | 'peek' };

/** The state of a gamepad, in the browser's standard mapping. */
export interface PadState {
  readonly buttons: readonly boolean[];
  readonly axes: readonly number[];
}

/** What has to be remembered between two polls of the gamepad. */
export interface PadMemory {
  readonly buttons: readonly boolean[];
  readonly direction: Direction | null;
  /** When the direction that is held counts again, in milliseconds. */
  readonly repeatAt: number;
}

/**
 * Combines several gamepads into one: people around a device may each hold their own, and some devices report several.
 */
export function together(pads: readonly PadState[]): PadState {
  const most = (length: (pad: PadState) => number): number[] => [...Array(Math.max(0, ...pads.map(length))).keys()];
  return {
    buttons: most(({ buttons }) => buttons.length).map((index) => pads.some(({ buttons }) => buttons[index] === true)),
    axes: most(({ axes }) => axes.length).map((index) =>
      pads.reduce((farthest, { axes }) => {
        const value = axes[index] ?? 0;
        return Math.abs(value) > Math.abs(farthest) ? value : farthest;
      }, 0),
    ),
  };
}

export const restingPad: PadMemory = { buttons: [], direction: null, repeatAt: 0 };

/** A held direction waits, then repeats, in milliseconds. */
const FIRST_REPEAT = 420;
const NEXT_REPEAT = 130;
/** A stick counts from here on, and stops counting a little lower, so that it does not flutter. */
const PUSHED = 0.55;
const RELEASED = 0.4;
const SCROLL_SPEED = 18;

/** Buttons of the standard mapping. */
const BUTTONS = [
  [0, 'press'],
  [1, 'back'],
  [2, 'undo'],
  [3, 'forecast'],
  [6, 'peek'],
  [7, 'peek'],
  [8, 'ask'],
  [9, 'menu'],
] as const;
const SHOULDERS = [
  [4, -1],
  [5, 1],
] as const;
const CROSS: readonly (readonly [number, Direction])[] = [
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
];

/**
 * The changes of a gamepad since the last poll. A button counts when it goes down, never while it is held; some count
 * when they are released.
 */
export function padActions(
  memory: PadMemory,
  pad: PadState,
  now: number,
): { actions: readonly PadAction[]; next: PadMemory } {
  const actions: PadAction[] = [];
  for (const [index, kind] of BUTTONS) {
    if (pad.buttons[index] && !memory.buttons[index]) actions.push({ kind });
    const isLetGo = !pad.buttons[index] && memory.buttons[index];
    if (isLetGo && (kind === 'press' || kind === 'peek')) actions.push({ kind: 'letGo', of: kind });
  }
  for (const [index, by] of SHOULDERS) {
    if (pad.buttons[index] && !memory.buttons[index]) actions.push({ kind: 'page', by });
  }
  const direction = directionOf(pad, memory.direction);
  let { repeatAt } = memory;
  if (direction && direction !== memory.direction) {
    actions.push({ kind: 'move', direction });
    repeatAt = now + FIRST_REPEAT;
  } else if (direction && now >= repeatAt) {
    actions.push({ kind: 'move', direction });
    repeatAt = now + NEXT_REPEAT;
  }
  const scroll = pad.axes[3] ?? 0;
  if (Math.abs(scroll) > RELEASED) actions.push({ kind: 'scroll', by: scroll * SCROLL_SPEED });
  return { actions, next: { buttons: pad.buttons, direction, repeatAt } };
}

/** The direction of the D-pad, or of the left stick; a held stick keeps its direction until it is released. */
function directionOf({ buttons, axes }: PadState, held: Direction | null): Direction | null {
  const crossed = CROSS.find(([index]) => buttons[index]);
  if (crossed) return crossed[1];
  const [x = 0, y = 0] = axes;
  const along = Math.max(Math.abs(x), Math.abs(y));
  if (along < (held ? RELEASED : PUSHED)) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
