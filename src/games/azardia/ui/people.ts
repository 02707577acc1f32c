import type { StandingPart } from '../../../module/capabilities/passing.ts';
import type { SeatColor } from '../../../module/gameModule.ts';
import { css } from '../../../table/theme.ts';
import { TOP_LEVEL } from '../content/board.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { paintOf } from '../scenes/paint/paint.ts';
import { factText } from '../text/facts.en.ts';
import { moduleText as text } from '../text/module.en.ts';

/** Level, tile, coins and cards of a seat. */
export function seatStanding({ players }: AzardiaView, seat: Seat): readonly StandingPart[] {
  const player = players[seat];
  if (!player) return [];
  return text
    .standingParts(player)
    .map((part) => (part.mark === 'level' ? { ...part, filled: player.level / TOP_LEVEL } : part));
}

/** Whether somebody is asked for an answer to a card, or in a duel: the strip or the page of the duel says who, and what about. */
export function isAskedAtTable({ attack, duel }: AzardiaView): boolean {
  return attack !== null || duel !== null;
}

/** What an attack asks of the player who may answer it; empty if there is none. */
export function attackQuestion(state: AzardiaView): string {
  if (state.attack === null) return '';
  const { card, owner, victim, isMass, answers } = state.attack;
  const cause = { rule: 'X1', by: `card:${card}` } as const;
  const answer = answers.at(-1);
  if (answer) return factText({ fact: 'answered', ...answer, ...cause }, state);
  return factText({ fact: 'attacked', card, owner, victim, isMass, ...cause }, state);
}

/** The color and the symbol of a seat's character. */
export function seatColor({ players }: AzardiaView, seat: Seat): SeatColor {
  const { character = null } = players[seat] ?? {};
  const { main, on, dark } = paintOf(character);
  return { fill: css(main), ink: css(on), dark: css(dark), ...(character === null ? {} : { symbol: character }) };
}
