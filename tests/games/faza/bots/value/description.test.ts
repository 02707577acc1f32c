import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describe as describeInto, descriptionOf } from '../../../../../src/games/faza/bots/value/description.ts';
import { winChanceOf } from '../../../../../src/games/faza/bots/value/trained.ts';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { fc } from '../../../../kit/seeded.ts';
import { position } from '../../positions.ts';
import { positions } from '../table.ts';

const { names } = descriptionOf('published');

/** The network's inputs for a position, by name. */
function told(view: FazaView): (name: string) => number | undefined {
  const numbers = new Float32Array(names.length);
  expect(describeInto(view, numbers)).toBeNull();
  return (name) => {
    expect(names).toContain(name);
    return numbers[names.indexOf(name)];
  };
}

describe('the description of a position', () => {
  const now = told(
    position({
      heroes: { soldier: { tile: 14, injured: [1], used: [2], points: 3 }, doctor: { tile: 1 } },
      tiles: { 14: { drones: 0, rebels: 2 }, 1: { rebels: 1 }, 5: { drones: 1 } },
      ships: { carrier: { tile: 14, health: 2 }, former: { health: 0 } },
    }),
  );

  test('tells of each hero', () => {
    expect(now('now: tactical: there is one')).toBe(1);
    expect(now('now: tactical: the second of the area')).toBe(0);
    expect(now('now: tactical: card 1 is healthy')).toBe(0);
    expect(now('now: tactical: card 1 is unused and injured')).toBe(1);
    expect(now('now: tactical: card 2 is unused')).toBe(0);
    expect(now('now: tactical: unused cards')).toBe(0.75);
    expect(now('now: tactical: 3 Points')).toBe(1);
    expect(now('now: tactical: 4 Points')).toBe(0);
    expect(now('now: tactical: at a Mothership')).toBe(1);
    expect(now('now: medical: at an Outpost')).toBe(1);
  });

  test('does not describe missing heroes', () => {
    for (const name of names.filter((one) => one.startsWith('now: political'))) expect(now(name)).toBe(0);
  });

  test('tells of each Mothership, and of a wreck only that it is one', () => {
    expect(now('now: carrier: health')).toBe(0.5);
    expect(now('now: carrier: Rebels who can board')).toBeCloseTo(2 / 3, 6);
    expect(now('now: carrier: Rebels can defeat it')).toBe(1);
    expect(now('now: former: is a wreck')).toBe(1);
    expect(now('now: former: steps to a hero')).toBe(0);
  });

  test('tells of the whole table', () => {
    expect(now('now: city: two Motherships')).toBe(1);
    expect(now('now: city: 2 heroes')).toBe(1);
    expect(now('now: city: 3 heroes')).toBe(0);
  });

  test('looks at the next Team phase, too: all cards are unused then', () => {
    expect(now('next: tactical: card 2 is unused')).toBe(1);
    expect(now('next: city: round')).toBe((now('now: city: round') ?? 0) + 0.125);
  });

  test('says when ending the phase loses the game, and by which rule', () => {
    const doomed = told(
      position({
        heroes: { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: {} },
        ships: { destroyer: { tile: 6 } },
      }),
    );
    expect([now('end: it is lost'), now('end: X2')]).toEqual([0, 0]);
    expect([doomed('end: it is lost'), doomed('end: X2'), doomed('end: X4')]).toEqual([1, 1, 0]);
  });

  test('has one number for each name, none of them twice, in every position', () => {
    expect(new Set(names).size).toBe(names.length);
    fc.assert(
      fc.property(positions, (view) => {
        // A missing number is noticeable: no described value is 99.
        const numbers = new Float32Array(names.length + 1).fill(99);
        if (describeInto(view, numbers) !== null) return;
        expect(numbers.slice(0, -1).filter((number) => Number.isNaN(number) || number === 99)).toHaveLength(0);
        expect(numbers.at(-1)).toBe(99);
      }),
      { numRuns: 60 },
    );
  });

  test('is the same, whatever was described before', () => {
    /** The numbers of a position, or the value of a finished game. */
    const numbersOf = (view: FazaView): string => {
      const numbers = new Float32Array(names.length);
      const ended = describeInto(view, numbers);
      return ended === null ? numbers.join() : `${ended}`;
    };
    const elsewhere = position({});
    let compared = 0;
    fc.assert(
      fc.property(
        positions.filter(({ edition }) => edition === 'published'),
        (view) => {
          const after = legalCommands(view).map((command) => applyLegal(view, command).state);
          const together = after.map(numbersOf);
          // A position of another game clears the cache of this one.
          const apart = after.map((one) => [numbersOf(elsewhere), numbersOf(one)][1]);
          expect(together).toEqual(apart);
          compared += after.length;
        },
      ),
      { numRuns: 8 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('the learned chance to win', () => {
  test('is certain once the game is over', () => {
    const ended = (won: boolean): FazaView => ({
      ...position({}),
      phase: 'over',
      outcome: won ? { won: true, rule: 'X1' } : { won: false, rule: 'X2' },
    });
    expect(winChanceOf(ended(true))).toBe(1);
    expect(winChanceOf(ended(false))).toBe(0);
  });

  test('is higher with weaker Motherships, and lower with injuries', () => {
    const chance = (health: number, injured: readonly number[]): number =>
      winChanceOf(
        position({
          heroes: { soldier: { tile: 7, injured: [...injured] }, doctor: {}, senator: {} },
          tiles: { 1: { rebels: 2 }, 2: { rebels: 2 }, 3: { rebels: 2 } },
          ships: { carrier: { health }, destroyer: { health }, former: { health } },
        }),
      );
    expect(chance(1, [])).toBeGreaterThan(chance(3, []));
    expect(chance(3, [])).toBeGreaterThan(chance(3, [1, 2, 3]));
  });

  test('comes from a network that was trained with exactly these numbers', () => {
    const file = JSON.parse(readFileSync('src/games/faza/bots/value/network.json', 'utf8'));
    expect(file.inputs).toEqual(names);
  });
});
