import { type Chance, chanceFrom } from '../../../kernel/chance.ts';
import { age, now } from '../../../kernel/session.ts';
import { type Match as AnyMatch, computerSeats } from '../../../module/match.ts';
import type { ComputerSection } from '../../../module/table.ts';
import { greedy } from '../bots/greedy.ts';
import type { Command } from '../rules/state/command.ts';
import type { Seat } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';

type Match = AnyMatch<FazaTypes>;

/** Never more commands in a row from one computer seat: a guard against a bot that cannot stop. */
const MOST_COMMANDS = 40;

/** What a hero of the computer does next before the Team phase ends; `null` when they have done enough, or cannot act now. */
function nextOfSeat(match: Match, seat: Seat, acted: number): Command | null {
  const state = now(match.session);
  if (acted >= MOST_COMMANDS || state.phase !== 'team' || state.agenda.length > 0) return null;
  const command = greedy.choose(match.session.game.view(state, seat), botChance(match), [seat]);
  return command?.do === 'endTeamPhase' ? null : command;
}

/** What a table of computers does next. Decisions of the whole team are theirs, too. */
function nextOfAll(match: Match): Command {
  const state = now(match.session);
  const seats = state.agenda.length > 0 ? undefined : computerSeats(match);
  return greedy.choose(match.session.game.view(state, 'spectator'), botChance(match), seats) ?? { do: 'endTeamPhase' };
}

/** The computer's own luck: the same for the same game and moment, and nothing to do with the real one. */
function botChance({ session }: Match): Chance {
  return chanceFrom(`computer/${session.setup.seed}/${age(session)}`);
}

/** The computer's heroes are played by the greedy bot. */
export const fazaComputer: ComputerSection<FazaTypes> = { atOnce: false, next: nextOfSeat, nextOfAll };
