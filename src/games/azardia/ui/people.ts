import type { SeatColor } from '../../../module/gameModule.ts';
import { css } from '../../../table/theme.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { paintOf } from '../scenes/paint/paint.ts';
import { factText } from '../text/facts.en.ts';
import { moduleText as text } from '../text/module.en.ts';

/** Level, tile, coins and cards of a seat, in words. */
export function seatStanding({ players }: AzardiaView, seat: Seat): string {
  const player = players[seat];
  return player ? text.standing(player) : '';
}

/** What an attack asks of whoever may answer it; empty where there is none. */
export function attackQuestion(state: AzardiaView): string {
  if (state.attack === null) return '';
  const { card, owner, victim, isMass, answers } = state.attack;
  const cause = { rule: 'X1', by: `card:${card}` } as const;
  const answer = answers.at(-1);
  if (answer) return factText({ fact: 'answered', ...answer, ...cause }, state);
  return factText({ fact: 'attacked', card, owner, victim, isMass, ...cause }, state);
}

/** The color of a seat's character. */
export function seatColor({ players }: AzardiaView, seat: Seat): SeatColor {
  const { main, on } = paintOf(players[seat]?.character ?? null);
  return { fill: css(main), ink: css(on) };
}
