import type { Command } from '../games/faza/rules/command.ts';
import type { Seat } from '../games/faza/rules/state.ts';
import type { FazaTypes } from '../games/faza/rules/types.ts';
import type { Company } from '../module/company.ts';
import type { Match as AnyMatch } from '../module/match.ts';
import type { NewGame as AnyNewGame } from '../module/setups.ts';

/** A match of FAZA. */
export type Match = AnyMatch<FazaTypes>;

/** A setup of its game, and one with who plays its seats. */
export type Setup = Match['session']['setup'];
export type NewGame = AnyNewGame<FazaTypes>;

/** Seats that the computer plays. */
export function computerSeats({ players }: Match): Seat[] {
  return players.flatMap((player, seat) => (player === 'computer' ? [seat] : []));
}

/** Whether nobody but the computer plays: a game to watch. */
export function isWatched({ players }: Match): boolean {
  return players.every((player) => player === 'computer');
}

/**
 * The commands that people may give: heroes of the computer act for themselves, but decisions of the whole team are
 * people's, if there are any.
 */
export function commandsOfPeople(match: Match, commands: readonly Command[]): Command[] {
  const computers = computerSeats(match);
  return commands.filter((command) => isDecision(command) || !('hero' in command) || !computers.includes(command.hero));
}

function isDecision(command: Command): boolean {
  return command.do === 'protect' || command.do === 'recoverOne';
}

/** The match with other people around the device; without any where nobody has a name. */
export function withCompany({ company: _, ...match }: Match, company: Company | undefined): Match {
  return company ? { ...match, company } : match;
}
