import type { GameTypes } from '../../src/kernel/game.ts';
import { at } from '../../src/kernel/values/at.ts';
import type { Rigour } from './examine.ts';
import type { BrokenInvariant } from './invariantRunner.ts';
import { ledBy, retelling } from './leader.ts';
import { Luck } from './luck.ts';
import { type Opening, openingFrom } from './opening.ts';
import { play } from './play.ts';
import { type LawSet, lawSets } from './properties/properties.ts';
import type { Care } from './properties/sight.ts';
import { EVERYTHING, shortened } from './shrink.ts';
import { PropertyFailure, type Story } from './story.ts';
import type { Subject } from './subject.ts';
import { count, noGames, type Tally } from './tally.ts';

/**
 * Which games are played, and under which properties; plain JSON. Game number i is the same in every run that plays it.
 */
export interface PropertyPlan {
  /** The seed of the setups, the openings and the leaders' luck. */
  readonly seed: string;
  readonly properties: LawSet;
  /** How much is tried at each state; `usual` by default. */
  readonly care?: keyof typeof cares;
  /** With n, checks one state in n closely and one game in n as a whole; all by default. */
  readonly closely?: number;
  /** The leaders' names, taking turns; a name may occur more than once. */
  readonly bots: readonly string[];
  /** Percentage of games that begin in the middle, where a position can be made up. */
  readonly middles: number;
}

/** How much is tried at each state: little enough for a run to play many games instead of checking few thoroughly. */
const cares = {
  usual: { accepts: 8, tries: 4, misses: 2, strays: 3 },
  light: { accepts: 4, tries: 2, misses: 2, strays: 2 },
} as const satisfies Record<string, Care>;

/** A game in which a property was broken, as it was met. */
export interface Met<T extends GameTypes> {
  readonly opening: Opening<T>;
  readonly commands: readonly T['command'][];
  readonly broken: BrokenInvariant;
}

/**
 * Plays the games from one number up to, not including, another. Throws a `PropertyFailure` when a property is broken.
 */
export function runProperties<T extends GameTypes>(
  subject: Subject<T>,
  plan: PropertyPlan,
  from: number,
  to: number,
): Tally {
  const { tally, met } = playSoak(subject, plan, from, to);
  if (met) throw shortened(subject, met.opening, met.commands, met.broken);
  return tally;
}

/**
 * The same, up to the first broken property, which is reported unshrunk: for callers that only need to know that there
 * is one.
 */
export function playSoak<T extends GameTypes>(
  subject: Subject<T>,
  { seed, properties, care = 'usual', closely = 1, bots, middles }: PropertyPlan,
  from: number,
  to: number,
): { tally: Tally; met: Met<T> | null } {
  const tally = noGames();
  for (let number = from; number < to; number++) {
    const opening = openingFrom(subject, `${seed}/${number}`, middles);
    const bot = at(bots, number % bots.length);
    const leader = subject.bots[bot];
    if (!leader) throw new RangeError(`nobody is called ${bot}`);
    const luck = new Luck(`${seed}/${number}/closely`);
    const isClose = (): boolean => closely === 1 || luck.below(closely) === 0;
    const rigour: Rigour = { properties: lawSets[properties], care: cares[care], isClose };
    const { commands, broken, end } = play(subject, opening, ledBy(leader, `${seed}/${number}/bot`), rigour, tally);
    if (broken) return { tally, met: { opening, commands, broken } };
    count(tally.games, gameName(subject.kindOf(opening.setup), bot, opening.middle !== null));
    if (end !== null) count(tally.ends, subject.endOf(end));
  }
  return { tally, met: null };
}

/** How a tally names a game: its kind, its leader, and where it began. */
function gameName(kind: string, bot: string, fromMiddle: boolean): string {
  return `${kind} | ${bot}${fromMiddle ? ', from the middle' : ''}`;
}

/**
 * Replays a failure's story under every property, for a test that contains its JSON. Throws as the property suite did.
 */
export function retell<T extends GameTypes>(subject: Subject<T>, story: Story<T>): void {
  const rigour: Rigour = { properties: lawSets.all, care: EVERYTHING };
  const { broken } = play(subject, story, retelling(story.commands), rigour, noGames());
  if (broken) throw new PropertyFailure(broken.property, broken.what, story, story.commands.length, true);
}
