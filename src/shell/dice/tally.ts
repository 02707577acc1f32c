import { at } from '../../kernel/values/at.ts';
import type { Roll } from '../../module/capabilities/dice.ts';

/** How many sides a die usually has. */
export const USUAL_SIDES = 6;

/** How often each face was rolled, from face 1 on: a number for each side. */
export type Faces = readonly number[];

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
export function noDice(sides: number): Tally {
  return {
    games: 0,
    faces: countFaces([], sides),
    fought: 0,
    hits: 0,
    promised: 0,
    variance: 0,
    streaks: { hits: 0, misses: 0, same: 0 },
  };
}

/** Adds up the rolls of one game. */
export function tallyOf(rolls: readonly Roll[], sides: number): Tally {
  const faces = rolls.flatMap((roll) => roll.faces);
  const dice = rolls.flatMap(({ hits }) => hits);
  return {
    games: 1,
    faces: countFaces(faces, sides),
    fought: dice.length,
    hits: dice.filter((hit) => hit).length,
    promised: rolls.reduce((sum, { promised }) => sum + promised, 0),
    variance: rolls.reduce((sum, { variance }) => sum + variance, 0),
    streaks: {
      hits: longest(dice, (hit) => hit),
      misses: longest(dice, (hit) => !hit),
      same: Math.max(...facesOf(sides).map((number) => longest(faces, (face) => face === number))),
    },
  };
}

/** The faces of a die. */
function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, index) => index + 1);
}

/** How often each face is in a list. */
export function countFaces(faces: readonly number[], sides: number): Faces {
  const counts = facesOf(sides).map(() => 0);
  for (const face of faces) counts[face - 1] = at(counts, face - 1) + 1;
  return counts;
}

/** Two tallies in one. A streak ends with its game. */
export function together(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    faces: a.faces.map((count, face) => count + at(b.faces, face)),
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

/** Faces are written as a digit each, 10 as 0: as on the dice themselves. */
const DIGITS = '1234567890';

/** What `writeRolls` writes: `16:352 21:6` is three dice from draw 16 on, and one from draw 21. */
export function rollsPattern(sides: number): RegExp {
  const roll = `\\d{1,6}:[${DIGITS.slice(0, sides)}]{1,60}`;
  return new RegExp(`^(?:${roll}(?: ${roll})*)?$`);
}

/** The rolls of a game as a short text. */
export function writeRolls(rolls: readonly RolledFaces[]): string {
  return rolls.map(({ draw, faces }) => `${draw}:${faces.map((face) => face % 10).join('')}`).join(' ');
}

/** The rolls out of a text that fits `rollsPattern`. */
export function readRolls(text: string): RolledFaces[] {
  if (text === '') return [];
  return text.split(' ').map((roll) => {
    const [draw = '', faces = ''] = roll.split(':');
    return { draw: Number(draw), faces: [...faces].map((digit) => Number(digit) || 10) };
  });
}

/** Whether one game's rolls are the beginning of another's, or the same. */
export function beginsWith(rolls: string, beginning: string): boolean {
  return beginning === '' || `${rolls} `.startsWith(`${beginning} `);
}
