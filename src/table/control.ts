import type { BoardCamera } from './layout/boardCamera.ts';
import type { Rect } from './layout/rect.ts';

/** The ID prefix of a list item, when it is pointed at like a control. */
export const SHEET = 'sheet:';

/**
 * Something that can be done now, or could be if it were not for `why`. Scenes draw it; the page around them lays a real,
 * focusable, labeled button over `rect`. Mouse, touch, keys, gamepad, screen readers and the browser tests all go
 * through that button, so nothing on the canvas listens for input.
 */
export interface Control {
  /** Unique on the screen, and stable for the same thing, so that the focus stays. */
  readonly id: string;
  /** Its name for people who cannot see it. */
  readonly label: string;
  readonly rect: Rect;
  /**
   * For something on a board under a camera: the camera, and the position in units of the board. Its button follows the
   * board.
   */
  readonly on?: { readonly camera: BoardCamera; readonly rect: Rect };
  /** Reading and arrow-key order: groups one after the other, in the order of their first control. */
  readonly group: string;
  /** A description of its effect, read out after the label. */
  readonly hint?: string;
  /**
   * The chance that a press loses the game, in two or three words that are shown on its button: if it gives a command,
   * or makes the last choice that one needs. Its hint then starts with the reason. `isDrawn`: whether the scene draws
   * the words.
   */
  readonly danger?: { readonly brief: string; readonly isDrawn?: true };
  /** Why it cannot be done; pressing it then says so. */
  readonly why?: string;
  /** For something that is chosen or not. */
  readonly pressed?: boolean;
  /** The main control of its screen: it has the focus when the screen opens. */
  readonly main?: boolean;
  /** Whether pictures may cover what the scene drew for it: its button then shows its name while it has the focus. */
  readonly covered?: boolean;
  /** Keyboard shortcut, as `KeyboardEvent.key`. */
  readonly key?: string;
  /** Other familiar keys for it. */
  readonly otherKeys?: readonly string[];
  /**
   * A key that moves the focus here instead of pressing: of several controls with the same one, to the next; and what
   * it leads to.
   */
  readonly jump?: { readonly key: string; readonly what: string };
  /** Whether it is among the next choices: a shortcut that needs a choice moves the focus here. */
  readonly asked?: boolean;
  /** Names the action that a press carries out after it was offered: a shortcut that offers it moves the focus here. */
  readonly confirms?: string;
  /**
   * Whether a press on it, just when it has taken the place of another control, was meant for that one and does not count. On
   * the main control of a screen: neither does such a press, or any key, just when the screen has come.
   */
  readonly guarded?: boolean;
  press(): void;
  /**
   * For a control that does something for as long as it is held down, by pointer, key or gamepad; screen readers and switches, which
   * can only press, switch it on and off. It is called instead of `press`.
   */
  hold?(isHeld: boolean): void;
  /**
   * Whether it belongs to the content that another held control shows: releasing the pointer over it presses it, and a
   * switched-on control stays on while the focus is here.
   */
  readonly ofHeld?: boolean;
}
