import { at } from '../../../kernel/values/at.ts';
import type { SeatColor } from '../../../module/gameModule.ts';
import { css } from '../../../table/theme.ts';
import type { FaceOffView, Seat } from '../rules/state/state.ts';
import { SET_PAINT } from '../scenes/paint/paint.ts';

/** The color of a seat's faction. */
export function seatColor({ seats }: FaceOffView, seat: Seat): SeatColor {
  const { main, on } = SET_PAINT[at(seats, seat).faction];
  return { fill: css(main), ink: css(on) };
}
