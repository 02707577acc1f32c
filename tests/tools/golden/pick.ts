import type { Bot } from '../../../src/kernel/bots/bot.ts';
import type { Game, GameTypes, Seat } from '../../../src/kernel/game.ts';
import type { Session } from '../../../src/kernel/session.ts';
import { Selection } from './features.ts';
import { playBy } from './players.ts';

/** How many games of each kind are played, and how many of them are kept. */
const TRIES = 10;
const KEPT = 2;

/** The kinds of recorded games: of every size, with each kind of players. */
export interface GoldenKinds<T extends GameTypes> {
  readonly game: Game<T>;
  readonly sizes: readonly number[];
  /** Who plays a seat, by a name for the table. */
  readonly players: Readonly<Record<string, (seat: Seat) => Bot<T>>>;
  /** The setup of the game of some name, with varying options. */
  setupOf(name: string, size: number): T['setup'] & { readonly seed: string };
  /** What a game shows, in short words. */
  featuresOf(session: Session<T>): Set<string>;
  /** How a game ended, as the end of its name. */
  endOf(session: Session<T>): string;
}

/**
 * Plays games of every kind, and picks those that show most, by name: `3-mixed-04-seat1`. Calls `report` with what they show.
 */
export function pickGames<T extends GameTypes>(
  { game, sizes, players, setupOf, featuresOf, endOf }: GoldenKinds<T>,
  report: (selection: Selection) => void,
): Map<string, Session<T>> {
  const selection = new Selection();
  const played = sizes.flatMap((size) =>
    Object.entries(players).map(([player, botOf]) =>
      Array.from({ length: TRIES }, (_, index) => {
        const name = `${size}-${player}-${String(index + 1).padStart(2, '0')}`;
        const setup = setupOf(name, size);
        const session = playBy(game, setup, setup.seed, player, botOf);
        return { name, session, features: featuresOf(session) };
      }),
    ),
  );
  const kept = new Map<string, Session<T>>();
  for (let turn = 0; turn < KEPT; turn++) {
    for (const games of played) {
      const { name, session } = selection.pick(games);
      kept.set(`${name}-${endOf(session)}`, session);
    }
  }
  report(selection);
  return kept;
}
