import { describe, expect, test } from 'vitest';
import { type Decisions, type SearchMemory, search } from '../../../src/kernel/bots/search.ts';

/** A position of a game that is written out completely: its estimate, and its moves, each with its outcomes. */
interface Spot {
  readonly estimate: number;
  readonly moves?: Readonly<Record<string, readonly (readonly [chance: number, to: string])[]>>;
}

/** A game as a map of positions, which counts how often each is estimated. */
function game(spots: Readonly<Record<string, Spot>>): Decisions<string, string> & { readonly asked: string[] } {
  const asked: string[] = [];
  const spot = (name: string): Spot => {
    const found = spots[name];
    if (!found) throw new Error(`no position ${name}`);
    return found;
  };
  return {
    asked,
    key: (name) => name,
    moves: (name) => Object.keys(spot(name).moves ?? {}),
    outcomes: (name, move) => (spot(name).moves?.[move] ?? []).map(([chance, view]) => ({ view, chance })),
    value: (name) => {
      asked.push(name);
      return spot(name).estimate;
    },
  };
}

const only =
  (most: number) =>
  (expanded: number): boolean =>
    expanded >= most;
const NEVER = (): boolean => false;

/**
 * Leaving wins 4 times out of 10. A first throw looks bad, but half of its outcomes lead to a second one, which wins 9
 * times out of 10.
 */
const THROWS = {
  start: {
    estimate: 0,
    moves: {
      leave: [[1, 'left']],
      throw: [
        [0.5, 'again'],
        [0.5, 'bust'],
      ],
    },
  },
  left: { estimate: 0.4 },
  bust: { estimate: 0 },
  again: {
    estimate: 0.5,
    moves: {
      leave: [[1, 'little']],
      throw: [
        [0.9, 'won'],
        [0.1, 'bust'],
      ],
    },
  },
  little: { estimate: 0.1 },
  won: { estimate: 1 },
} as const;

describe('search', () => {
  test('with a single expansion it compares the direct results of the moves', () => {
    expect(search(game(THROWS), 'start', only(1))).toEqual([
      { move: 'leave', value: 0.4 },
      { move: 'throw', value: 0.25 },
    ]);
  });

  test('if a better estimate turns up it searches on, and weighs outcomes by their chances', () => {
    const hopeful = { ...THROWS, again: { ...THROWS.again, estimate: 0.85 } };
    expect(search(game(hopeful), 'start', NEVER)).toEqual([
      { move: 'throw', value: 0.45 },
      { move: 'leave', value: 0.4 },
    ]);
  });

  test('a game may leave out moves that are further ahead', () => {
    const hopeful = game({ ...THROWS, again: { ...THROWS.again, estimate: 0.85 } });
    const narrow: typeof hopeful = {
      ...hopeful,
      moves: (name, isRoot) => hopeful.moves(name, isRoot).filter((move) => isRoot || move !== 'throw'),
    };
    expect(search(narrow, 'start', NEVER)).toEqual([
      { move: 'leave', value: 0.4 },
      { move: 'throw', value: 0.05 },
    ]);
    expect(search(narrow, 'again', NEVER)[0]).toEqual({ move: 'throw', value: 0.9 });
  });

  test('it drops a move that turns out worse than estimated', () => {
    const spots = {
      start: { estimate: 0, moves: { safe: [[1, 'safe']], trap: [[1, 'trap']] } },
      safe: { estimate: 0.5 },
      trap: { estimate: 0.9, moves: { on: [[1, 'lost']] } },
      lost: { estimate: 0.1 },
    } as const;
    expect(search(game(spots), 'start', only(1))[0]).toEqual({ move: 'trap', value: 0.9 });
    expect(search(game(spots), 'start', only(2))).toEqual([
      { move: 'safe', value: 0.5 },
      { move: 'trap', value: 0.1 },
    ]);
  });

  test('it looks first at the likely outcomes, and at each of them in the end', () => {
    const spots = {
      start: {
        estimate: 0,
        moves: {
          go: [
            [0.3, 'rare'],
            [0.7, 'likely'],
          ],
        },
      },
      likely: { estimate: 0.5, moves: { on: [[1, 'good']] } },
      rare: { estimate: 0.5, moves: { on: [[1, 'best']] } },
      good: { estimate: 0.6 },
      best: { estimate: 1 },
    } as const;
    expect(search(game(spots), 'start', only(2))[0]?.value).toBeCloseTo(0.7 * 0.6 + 0.3 * 0.5, 9);
    expect(search(game(spots), 'start', NEVER)[0]?.value).toBeCloseTo(0.7 * 0.6 + 0.3 * 1, 9);
  });

  test('with exploration it also tries moves that seem worse, and more of them the longer it searches', () => {
    // A long path on which nothing gets better or worse, and a move that is worth more than its estimate.
    const way = Array.from({ length: 12 }, (_, step): [string, Spot] => [
      `way ${step}`,
      { estimate: 0.6, moves: { on: [[1, `way ${step + 1}`]] } },
    ]);
    const spots = {
      ...Object.fromEntries(way),
      start: { estimate: 0, moves: { go: [[1, 'way 0']], wait: [[1, 'waiting']] } },
      'way 12': { estimate: 0.6 },
      waiting: { estimate: 0.5, moves: { on: [[1, 'won']] } },
      won: { estimate: 1 },
    } as const;
    const best = (exploration: number, most: number): string | undefined =>
      search(game(spots), 'start', only(most), { exploration })[0]?.move;
    expect(best(0, 10)).toBe('go');
    // On the second visit waiting gets a bonus of √2 × 0.2 × (1 − 1/2) = 0.14, and its estimate is 0.1 worse.
    expect(best(0.2, 3)).toBe('wait');
    // √3 × 0.05 × (1 − 1/3) = 0.06 is not enough, but on the sixth visit √6 × 0.05 × (1 − 1/6) = 0.102 is.
    expect(best(0.05, 4)).toBe('go');
    expect(best(0.05, 7)).toBe('wait');
  });

  test('a position reached by two orders of moves is estimated once', () => {
    const spots = {
      start: { estimate: 0, moves: { one: [[1, 'one']], other: [[1, 'other']] } },
      one: { estimate: 0.5, moves: { other: [[1, 'both']] } },
      other: { estimate: 0.5, moves: { one: [[1, 'both']] } },
      both: { estimate: 0.7 },
    } as const;
    const found = game(spots);
    search(found, 'start', NEVER);
    expect(found.asked.filter((name) => name === 'both')).toEqual(['both']);
  });

  test('it terminates if moves form a cycle, and when the game is over', () => {
    const spots = {
      here: { estimate: 0.2, moves: { go: [[1, 'there']] } },
      there: { estimate: 0.3, moves: { back: [[1, 'here']] } },
    } as const;
    expect(search(game(spots), 'here', NEVER)).toHaveLength(1);
    expect(search(game({ over: { estimate: 1 } }), 'over', NEVER)).toEqual([]);
  });

  test('a cache of earlier searches changes no answer, and nothing is estimated twice', () => {
    const found = game(THROWS);
    const memory: SearchMemory<string, string> = new Map();
    search(found, 'again', NEVER, { memory });
    const before = [...found.asked];
    expect(before).toEqual(['again', 'little', 'won', 'bust']);
    expect(search(found, 'start', only(1), { memory })).toEqual([
      { move: 'leave', value: 0.4 },
      { move: 'throw', value: 0.25 },
    ]);
    expect(found.asked.slice(before.length)).toEqual(['start', 'left']);
    search(found, 'start', only(2), { memory });
    expect(found.asked).toHaveLength(before.length + 2);
  });

  test('cached values of a root are not reused for later positions', () => {
    const plain = game({ ...THROWS, again: { ...THROWS.again, estimate: 0.85 } });
    const found: Decisions<string, string> = {
      ...plain,
      outcomes: (name, move, isRoot) =>
        isRoot && name === 'again' ? [{ view: 'won', chance: 1 }] : plain.outcomes(name, move, isRoot),
    };
    const memory: SearchMemory<string, string> = new Map();
    expect(search(found, 'again', only(1), { memory })[0]).toEqual({ move: 'leave', value: 1 });
    expect(search(found, 'start', NEVER, { memory })[0]).toEqual({ move: 'throw', value: 0.45 });
    expect(search(found, 'again', only(1), { memory })[0]).toEqual({ move: 'leave', value: 1 });
  });

  test('moves of equal value stay in the game’s order', () => {
    const spots = {
      start: { estimate: 0, moves: { b: [[1, 'same']], a: [[1, 'same']], c: [[1, 'same']] } },
      same: { estimate: 0.5 },
    } as const;
    expect(search(game(spots), 'start', NEVER).map(({ move }) => move)).toEqual(['b', 'a', 'c']);
  });
});
