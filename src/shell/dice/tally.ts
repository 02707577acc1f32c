import { at } from '../../kernel/at.ts';
import type { Roll } from '../../module/gameModule.ts';

/** The page about dice is for dice with so many sides. */
export const DIE_SIDES = 6;

/** How often each face from 1 to 6 was rolled. */
export type Faces = readonly [number, number, number, number, number, number];

/** The longest rows within one game. */
export interface Streaks {
  /** Dice in a row that were hits. */
  readonly hits: number;
  /** Dice in a row that were none. */
  readonly misses: number;
  /** Dice in a row with the same face. */
  readonly same: number;
}

/** Dice of one game or of many, added up. */
export interface Tally {
  readonly games: number;
  /** Every die that was rolled, also those that were rolled again. */
  readonly faces: Faces;
  /** Dice as they lay at last. */
  readonly fought: number;
  readonly hits: number;
  /** Hits that the odds on the screen promised: the sum of their means. */
  readonly promised: number;
  /** The sum of the variances of those means. */
  readonly variance: number;
  readonly streaks: Streaks;
}

/** No dice at all. */
export const noDice: Tally = {
  games: 0,
  faces: [0, 0, 0, 0, 0, 0],
  fought: 0,
  hits: 0,
  promised: 0,
  variance: 0,
  streaks: { hits: 0, misses: 0, same: 0 },
};

/** Adds up the rolls of one game. */
export function tallyOf(rolls: readonly Roll[]): Tally {
  const faces = rolls.flatMap((roll) => roll.faces);
  const dice = rolls.flatMap(({ hits }) => hits);
  return {
    games: 1,
    faces: countFaces(faces),
    fought: dice.length,
    hits: dice.filter((hit) => hit).length,
    promised: rolls.reduce((sum, { promised }) => sum + promised, 0),
    variance: rolls.reduce((sum, { variance }) => sum + variance, 0),
    streaks: {
      hits: longest(dice, (hit) => hit),
      misses: longest(dice, (hit) => !hit),
      same: Math.max(...[1, 2, 3, 4, 5, 6].map((number) => longest(faces, (face) => face === number))),
    },
  };
}

/** How often each face is in a list. */
export function countFaces(faces: readonly number[]): Faces {
  const counts: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1] = at(counts, face - 1) + 1;
  return counts;
}

/** Two tallies in one. A streak ends with its game. */
export function together(a: Tally, b: Tally): Tally {
  const sum = (face: 0 | 1 | 2 | 3 | 4 | 5): number => a.faces[face] + b.faces[face];
  return {
    games: a.games + b.games,
    faces: [sum(0), sum(1), sum(2), sum(3), sum(4), sum(5)],
    fought: a.fought + b.fought,
    hits: a.hits + b.hits,
    promised: a.promised + b.promised,
    variance: a.variance + b.variance,
    streaks: {
      hits: Math.max(a.streaks.hits, b.streaks.hits),
      misses: Math.max(a.streaks.misses, b.streaks.misses),
      same: Math.max(a.streaks.same, b.streaks.same),
    },
  };
}

/** How many dice were rolled. */
export function rolled({ faces }: Tally): number {
  return faces.reduce((sum, count) => sum + count, 0);
}

function longest<T>(items: readonly T[], counts: (item: T) => boolean): number {
  let best = 0;
  let length = 0;
  for (const item of items) {
    length = counts(item) ? length + 1 : 0;
    best = Math.max(best, length);
  }
  return best;
}

/** A roll that can be rolled again: the draw that it began with, and what it showed in the order of drawing. */
export type RolledFaces = Pick<Roll, 'draw' | 'faces'>;

/** What `writeRolls` writes: `16:352 21:6` is three dice from draw 16 on, and one from draw 21. */
export const ROLLS = /^(?:\d{1,6}:[1-6]{1,60}(?: \d{1,6}:[1-6]{1,60})*)?$/;

/** The rolls of a game as a short text. */
export function writeRolls(rolls: readonly RolledFaces[]): string {
  return rolls.map(({ draw, faces }) => `${draw}:${faces.join('')}`).join(' ');
}

/** The rolls out of a text that fits `ROLLS`. */
export function readRolls(text: string): RolledFaces[] {
  if (text === '') return [];
  return text.split(' ').map((roll) => {
    const [draw = '', faces = ''] = roll.split(':');
    return { draw: Number(draw), faces: [...faces].map(Number) };
  });
}

/** Whether one game's rolls are the beginning of another's, or the same. */
export function beginsWith(rolls: string, beginning: string): boolean {
  return beginning === '' || `${rolls} `.startsWith(`${beginning} `);
}
