import type { GameModule } from '../module/gameModule.ts';
import type { AnyGame, Match as AnyMatch, PlayerGroup } from '../module/match.ts';
import type { NewGame as AnyNewGame } from '../module/screens/setups.ts';

export { computerSeats, isEnded, isWatched } from '../module/match.ts';

/** The types of the game that is played, as far as the shell knows them. */
export type Played = AnyGame;
/** What anybody sees of a game; only its session knows the state with the luck to come. */
export type View = Played['view'];
export type Command = Played['command'];
export type Fact = Played['fact'];
export type Setup = Played['setup'];
export type NewGame = AnyNewGame<Played>;

/** The module of the game that is played. */
export type PlayedGame = GameModule<Played>;

/** A game and who plays it: what is stored, continued and brought to the table. */
export type Match = AnyMatch<Played>;

/** The commands that people may give: seats of the computer act for themselves, but what is shared is people's, if there are any. */
export function commandsOfPeople(
  { table }: Pick<PlayedGame, 'table'>,
  { players }: Pick<Match, 'players'>,
  commands: readonly Command[],
): Command[] {
  return commands.filter((command) => {
    const actor = table.actor(command);
    return actor === null || players[actor] !== 'computer' || table.isShared(command);
  });
}

/** Why a computer gave a command, in a line, for who saw the table before it as `before`; `null` for people, or without a word. */
export function reasonFor(
  { computer, table }: PlayedGame,
  match: Match,
  before: View,
  command: Command,
): string | null {
  const actor = table.actor(command);
  if (actor === null || match.players[actor] !== 'computer') return null;
  return computer.reason?.(match, before, command) ?? null;
}

/** Says which commands people can undo. A computer that acts at once would only repeat a command of its own that was undone. */
export function byPeople({ computer, table }: PlayedGame, { players }: Match): (command: Command) => boolean {
  return (command) => {
    const actor = computer.atOnce ? table.actor(command) : null;
    return actor === null || players[actor] !== 'computer';
  };
}

/** The match with other people around the device; without any where nobody has a name. */
export function withPlayerGroup({ company: _, ...match }: Match, company: PlayerGroup | undefined): Match {
  return company ? { ...match, company } : match;
}
