import type { GameListing } from '../module/listing.ts';
import type { PlayedGame } from './match.ts';

/** A game that can be played on this page. */
export interface ListedGame {
  readonly id: string;
  readonly listing: GameListing;
  /** Its module, so that a match of it can be looked at before the open game is left. Rejects where it cannot be fetched. */
  load(): Promise<PlayedGame>;
  /** Whether it has a game in progress, as far as that can be told without its rules. */
  isInProgress(): boolean;
  /** Loads the page again with it: with its title, or at the table of its game in progress. */
  open(at?: 'title' | 'table'): void;
}

/** The games of a page, one of which is open. */
interface Games {
  readonly game: PlayedGame;
  readonly games: readonly ListedGame[];
}

/** A game of the page other than the open one, by its ID; `undefined` where there is none. */
export function otherGame({ game, games }: Games, id: string | null): ListedGame | undefined {
  return otherGames({ game, games }).find((other) => other.id === id);
}

/** The games of the page other than the open one. */
export function otherGames({ game, games }: Games): readonly ListedGame[] {
  return games.filter(({ id }) => id !== game.rules.id);
}
