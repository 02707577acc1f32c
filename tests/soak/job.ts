import type { LawSet } from '../kit/properties/properties.ts';
import type { PropertyPlan } from '../kit/runProperties.ts';

/** A long run, cut into chunks that are played and stored one by one; plain JSON. */
export interface Job {
  readonly plan: PropertyPlan;
  readonly games: number;
  readonly game: Tried;
  /** Games in a chunk: the most that is lost when a process is stopped. */
  readonly chunk: number;
}

/** What can be tested: a game, or one of its boards. */
export type Tried = 'faza' | 'faza24' | 'azardia' | 'factionFun' | 'faceOff';

/** Who leads the games of a run: random legal commands, a bot that plays well, or that bot in one game of a hundred. */
export type Lead = 'random' | 'strong' | 'mixed';

const STRONG: Readonly<Record<Tried, string>> = {
  faza: 'policy',
  faza24: 'policy',
  azardia: 'regular',
  factionFun: 'normal',
  faceOff: 'boss',
};

function leaders(game: Tried, lead: Lead): readonly string[] {
  const strong = STRONG[game];
  const bots = { random: ['random'], strong: [strong], mixed: [strong, ...Array.from({ length: 99 }, () => 'random')] };
  return bots[lead];
}

/** What a command line asks for. */
export interface Asked {
  readonly games: number;
  readonly game: Tried;
  readonly properties: LawSet;
  readonly bot: Lead;
  readonly seed: string;
  readonly middles: number;
  readonly closely?: number;
}

/** The job that is asked for. */
export function jobOf({ games, game, properties, bot, seed, middles, closely = 1 }: Asked): Job {
  const chunk = bot === 'strong' ? 2 : properties === 'plain' ? 200 : 10;
  return { plan: { seed, properties, bots: leaders(game, bot), middles, closely }, games, game, chunk };
}

/** How many chunks a job has. */
export function chunksOf({ games, chunk }: Job): number {
  return Math.ceil(games / chunk);
}

/** The games of one chunk: from one number up to, not including, another. */
export function gamesOf({ games, chunk }: Job, number: number): { readonly from: number; readonly to: number } {
  return { from: number * chunk, to: Math.min(games, (number + 1) * chunk) };
}
