import type { LawSet } from '../kit/properties/properties.ts';
import type { PropertyPlan } from '../kit/runProperties.ts';

/** A long run, cut into chunks that are played and kept one by one; plain JSON. */
export interface Job {
  readonly plan: PropertyPlan;
  readonly games: number;
  /** On which board: with how many tiles. */
  readonly tiles: Tiles;
  /** Games in a chunk: what a process that is ended loses at most. */
  readonly chunk: number;
}

/** The boards there are, by their number of tiles. */
export type Tiles = '16' | '24';

/** Who leads the games of a run; `mixed` leaves one game of a hundred to the slow one. */
export type Lead = 'random' | 'policy' | 'mixed';

const LEADERS: Readonly<Record<Lead, readonly string[]>> = {
  random: ['random'],
  policy: ['policy'],
  mixed: ['policy', ...Array.from({ length: 99 }, () => 'random')],
};

/** What a command line asks for. */
export interface Asked {
  readonly games: number;
  readonly tiles: Tiles;
  readonly properties: LawSet;
  readonly bot: Lead;
  readonly seed: string;
  readonly middles: number;
}

/** The job that is asked for. */
export function jobOf({ games, tiles, properties, bot, seed, middles }: Asked): Job {
  const chunk = bot === 'policy' ? 2 : properties === 'plain' ? 200 : 10;
  return { plan: { seed, properties, bots: LEADERS[bot], middles }, games, tiles, chunk };
}

/** How many chunks a job has. */
export function chunksOf({ games, chunk }: Job): number {
  return Math.ceil(games / chunk);
}

/** The games of one chunk: from one number up to, not including, another. */
export function gamesOf({ games, chunk }: Job, number: number): { readonly from: number; readonly to: number } {
  return { from: number * chunk, to: Math.min(games, (number + 1) * chunk) };
}
