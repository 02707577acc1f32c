import type { Control } from '../table/control.ts';
import type { Rect } from '../table/rect.ts';

/** What a film of a game waits for until it has been read. */
export interface GameReading {
  /** The controls that let the film go on, the one that has the focus first. It is told in a part of the window. */
  controls(frame: Rect, resume: () => void): readonly [Control, ...Control[]];
}
