import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';

/** What an animation shows until a person has read it. */
export interface GameReading {
  /** The controls that let the animation continue, the one that has the focus first; `frame` is the part of the window it is shown in. */
  controls(frame: Rect, resume: () => void): readonly [Control, ...Control[]];
}
