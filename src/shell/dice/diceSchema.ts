import * as v from 'valibot';
import type { Secret } from '../../kernel/commitment.ts';
import { countFaces, type Tally } from './diceTally.ts';
import { ROLLS, readRolls } from './diceText.ts';

/*
 * What the stored history of dice may look like. It has passed through a place that anybody can write to, so it is checked
 * to the last number, and what can be worked out is worked out again.
 */

/** A game that is over, with all that is needed to roll its dice again. */
export interface GameDice extends Secret {
  /** The day on which it ended, as in `2026-11-21`. */
  readonly ended: string;
  readonly outcome: 'won' | 'lost' | 'givenUp';
  /** What was rolled, as `writeRolls` writes it. */
  readonly rolls: string;
  readonly tally: Tally;
}

/** A commitment that was shown when a game began. */
export interface Pledge {
  readonly commitment: string;
  /** Whether the player chose the seed and so could know the dice. */
  readonly known: boolean;
}

/** All that is stored about dice. */
export interface DiceRecord {
  readonly format: 1;
  /** What was shown at the beginning of games, the latest last. */
  readonly pledges: readonly Pledge[];
  /** Games that are too long ago to be listed. */
  readonly older: Tally;
  /** Games, the latest last. */
  readonly games: readonly GameDice[];
}

/** How many games are listed one by one; older ones are added up. */
export const MOST_GAMES = 40;
/** A game keeps its pledge as long as it is listed; a few are of games that are still being played. */
export const MOST_PLEDGES = MOST_GAMES + 20;
/** The longest text of rolls that is stored: of some three thousand rolls. */
export const MOST_ROLLS = 30_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9));

/** Whether a day exists: what becomes of the 31st of February is up to the browser, and some cannot format it. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(day);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}

const tally = v.pipe(
  v.strictObject({
    games: count,
    faces: v.strictTuple([count, count, count, count, count, count]),
    fought: count,
    hits: count,
    promised: amount,
    variance: amount,
    streaks: v.strictObject({ hits: count, misses: count, same: count }),
  }),
  v.check(({ faces, fought, hits, promised, streaks }) => {
    const all = faces.reduce((sum, face) => sum + face, 0);
    return (
      fought <= all &&
      hits <= fought &&
      // The odds are sums of many small parts, and not exact to the last digit.
      promised <= fought + 1e-6 * (1 + fought) &&
      streaks.hits <= hits &&
      streaks.misses <= fought - hits &&
      streaks.same <= Math.max(...faces)
    );
  }),
);

const gameDice = (game: string): v.GenericSchema<unknown, GameDice> =>
  v.pipe(
    v.strictObject({
      game: v.literal(game),
      version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
      seed: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      ended: v.pipe(v.string(), v.maxLength(10), v.isoDate(), v.check(isInCalendar)),
      outcome: v.picklist(['won', 'lost', 'givenUp']),
      rolls: v.pipe(v.string(), v.maxLength(MOST_ROLLS), v.regex(ROLLS)),
      tally,
    }),
    v.check(({ rolls, tally: told }) => {
      const faces = countFaces(readRolls(rolls).flatMap((roll) => roll.faces));
      return told.games === 1 && faces.every((number, face) => number === told.faces[face]);
    }),
  );

const pledge: v.GenericSchema<unknown, Pledge> = v.strictObject({
  commitment: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)),
  known: v.boolean(),
});

/** What the stored history of a game's dice must look like; the game is known by the ID of its rules. */
export function diceRecordSchema(game: string): v.GenericSchema<unknown, DiceRecord> {
  return v.strictObject({
    format: v.literal(1),
    pledges: v.pipe(v.array(pledge), v.maxLength(MOST_PLEDGES)),
    older: tally,
    games: v.pipe(v.array(gameDice(game)), v.maxLength(MOST_GAMES)),
  });
}
