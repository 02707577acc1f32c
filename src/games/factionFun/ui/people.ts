import type { StandingPart } from '../../../module/capabilities/passing.ts';
import type { SeatColor } from '../../../module/gameModule.ts';
import { css } from '../../../table/theme.ts';
import { realmSize, tilesOf } from '../rules/board/realm.ts';
import { avatarNamed } from '../rules/state/avatars.ts';
import type { FactionFunView, Seat } from '../rules/state/state.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import { isAskedOutOfTurn, peopleOf } from '../rules/turn/seats.ts';
import { PEOPLE_PAINT } from '../scenes/paint/paint.ts';
import { moduleText } from '../text/module.en.ts';
import { avatarName, tileName } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';

/** The realm and the tiles of a seat's people. */
export function seatStanding(state: FactionFunView, seat: Seat): readonly StandingPart[] {
  const people = peopleOf(seat);
  return [
    { text: moduleText.realm(realmSize(state, people), realmToWin(state)) },
    { text: moduleText.tiles(tilesOf(state, people).length) },
  ];
}

/** What a seat is asked out of turn; empty if it just takes its turn. */
export function questionAt(state: FactionFunView): string {
  const { claim, steps } = state;
  if (!isAskedOutOfTurn(state)) return '';
  if (claim && steps[0]?.step === 'answer')
    return text.asksAnswer(avatarName(avatarNamed(state, claim.avatar)), tileName(state.columns, claim.tile));
  return text.choose[steps[0]?.step ?? ''] ?? '';
}

/** The color of a seat's people. */
export function seatColor(_: FactionFunView, seat: Seat): SeatColor {
  const { main, on } = PEOPLE_PAINT[peopleOf(seat)];
  return { fill: css(main), ink: css(on) };
}
