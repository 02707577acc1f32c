import { at } from '../../../kernel/values/at.ts';
import type { StandingPart } from '../../../module/capabilities/passing.ts';
import type { SeatColor } from '../../../module/gameModule.ts';
import { css } from '../../../table/theme.ts';
import { FACES } from '../content/faces.ts';
import { raceOf } from '../interaction/lanes.ts';
import type { FaceOffView, Seat, StepName } from '../rules/state/state.ts';
import { seatPaint } from '../scenes/paint/paint.ts';
import { tokensText } from '../text/cards.en.ts';
import { passingText } from '../text/passing.en.ts';
import { screenText as text } from '../text/screen.en.ts';
import { cardPicture } from './cardPicture.ts';

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

/** The face of a seat's faction. */
export function seatPortrait({ seats }: FaceOffView, seat: Seat): HTMLElement | null {
  const faction = seats[seat]?.faction ?? null;
  return faction === null ? null : cardPicture(FACES[faction]);
}

/** What a seat is asked in secret, and whether all boxes open after it. */
export function secretQuestion(state: FaceOffView, seat: Seat): string {
  const [step] = state.steps;
  const isLast = step?.step === 'seal' && state.seats.every(({ sealed }, other) => other === seat || sealed !== null);
  return [passingText.asked(state), ...(isLast ? [passingText.last] : [])].join(' ');
}

/** What a seat has, for everybody to see. */
export function seatStanding(state: FaceOffView, seat: Seat): readonly StandingPart[] {
  const { tokens, faction } = at(state.seats, seat);
  if (faction === null) return [];
  return [{ text: text.visible(raceOf(state)[seat]?.points ?? 0) }, { text: tokensText(tokens) }];
}
