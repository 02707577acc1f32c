import type { SeatColor } from '../../../module/gameModule.ts';
import { css } from '../../../table/theme.ts';
import type { FaceOffView, Seat, StepName } from '../rules/state/state.ts';
import { seatPaint } from '../scenes/paint/paint.ts';

/** The color of a seat's faction. */
export function seatColor(view: FaceOffView, seat: Seat): SeatColor {
  const { main, on } = seatPaint(view, seat);
  return { fill: css(main), ink: css(on) };
}

/** What everybody sees anyway: these choices need no hand. */
const PUBLIC: readonly StepName[] = ['draft', 'clock', 'reward', 'move', 'bid', 'shelve', 'cleanUp'];

/** Whether the game asks something that everybody may watch, so that the device is not passed on for it. */
export function isAskedAtTable({ steps: [step] }: FaceOffView): boolean {
  return step !== undefined && PUBLIC.includes(step.step);
}
