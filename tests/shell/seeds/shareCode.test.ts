import { describe, expect, test } from 'vitest';
import { published } from '../../../src/games/faza/content/published/edition.ts';
import { setupProblem } from '../../../src/games/faza/rules/setup.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { codes } from '../../../src/games/faza/ui/setups/codes.ts';
import { teamsOf } from '../../../src/games/faza/ui/setups/teams.ts';
import { dailySeed } from '../../../src/module/daily/dailySeed.ts';
import { drawnSeed } from '../../../src/shell/seeds/seedNumber.ts';
import { codeOf as codeIn, codeLength, setupOfCode as setupIn } from '../../../src/shell/seeds/shareCode.ts';
import { fc } from '../../kit/seeded.ts';

const CODE_LENGTH = codeLength(codes);
const codeOf = (of: Setup): string | null => codeIn(codes, of);
const setupOfCode = (typed: string): ReturnType<typeof setupIn<FazaTypes>> => setupIn(codes, typed);

const LETTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

const cheapSeed = fc.oneof(
  fc.stringMatching(/^[0-9a-z]{1,6}$/),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .chain((date) => fc.constantFrom(0, 1, 35).map((retry) => dailySeed(date.toISOString().slice(0, 10), retry))),
);
const setups = (seed: fc.Arbitrary<string>): fc.Arbitrary<Setup> =>
  fc.record(
    {
      edition: fc.constant('published' as const),
      mode: fc.constantFrom(...published.modes.map(({ id }) => id)),
      heroes: fc.constantFrom(...teamsOf('published')),
      seed,
      health: fc.constantFrom(null, 1, 2, 3, 4, 5, 6),
      rewards: fc.boolean(),
      fazaFirst: fc.boolean(),
      drawTwo: fc.constant(true as const),
      radio: fc.constant(true as const),
    },
    { requiredKeys: ['edition', 'mode', 'heroes', 'seed', 'health', 'rewards', 'fazaFirst'] },
  );
const setup = setups(cheapSeed);

const mustCode = (of: Setup): string => codeOf(of) ?? expect.unreachable('a set-up without a code');

describe('share codes', () => {
  test('have twelve characters and lead back to the set-up', () => {
    fc.assert(
      fc.property(setup, (of) => {
        expect(setupProblem(of)).toBeNull();
        const code = mustCode(of);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
        expect(setupOfCode(code)).toEqual({ setup: of });
      }),
    );
  });

  test('every seed that the game draws itself has one', () => {
    const drawn = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map(drawnSeed);
    fc.assert(
      fc.property(setups(drawn), (of) => {
        expect(setupOfCode(mustCode(of))).toEqual({ setup: of });
      }),
      { numRuns: 6, examples: [0, 2 ** 32 - 1].map((number) => [{ ...sample(), seed: drawnSeed(number) }]) },
    );
  });

  test('a daily game with a retry number has its own code', () => {
    const of = (seed: string): Setup => ({ ...sample(), seed });
    expect(['daily 2026-11-23', 'daily 2026-11-23/1', 'daily 2026-11-23/35'].map((seed) => codeOf(of(seed)))).toEqual([
      '0040M000M9CJ',
      '0040M040M9C6',
      '0040M4C0M9C6',
    ]);
  });

  test('a player’s own long seed has none, nor one that only looks like ours', () => {
    const ours = drawnSeed(7);
    const forged = `${ours.slice(0, -1)}${ours.endsWith('0') ? '1' : '0'}`;
    for (const seed of [
      'seven77',
      'Capital',
      'ä',
      ' ',
      forged,
      ours.toUpperCase(),
      'daily 2026-02-30',
      'daily 1969-12-31',
    ]) {
      expect(codeOf({ ...sample(), seed })).toBeNull();
    }
  });

  test('a first game has one too: its opening, and the dice that the game drew', () => {
    const of: Setup = { ...sample(), seed: drawnSeed(7), opening: 'first' };
    expect(setupOfCode(mustCode(of))).toEqual({ setup: of });
    expect(mustCode(of)).not.toBe(codeOf({ ...sample(), seed: drawnSeed(7) }));
    expect(codeOf({ ...of, seed: 'faza' })).toBeNull();
    expect(codeOf({ ...of, fazaFirst: true })).toBeNull();
  });

  test('every single wrong character is noticed', () => {
    fc.assert(
      fc.property(setup, fc.nat(CODE_LENGTH - 1), fc.constantFrom(...LETTERS), (of, place, letter) => {
        const code = mustCode(of);
        fc.pre(code[place] !== letter);
        expect(setupOfCode(code.slice(0, place) + letter + code.slice(place + 1))).toEqual({ problem: 'mistyped' });
      }),
      { numRuns: 500 },
    );
  });

  test('two swapped characters are noticed, wherever they are', () => {
    fc.assert(
      fc.property(setup, fc.nat(CODE_LENGTH - 1), fc.nat(CODE_LENGTH - 1), (of, one, other) => {
        const letters = [...mustCode(of)];
        fc.pre(letters[one] !== letters[other]);
        [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
        expect(setupOfCode(letters.join(''))).toEqual({ problem: 'mistyped' });
      }),
    );
  });

  test('may be typed in lower case, in groups, and with look-alike letters', () => {
    fc.assert(
      fc.property(setup, (of) => {
        const code = mustCode(of).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        expect(setupOfCode(` ${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}\n`)).toEqual({ setup: of });
      }),
    );
  });

  test('any other text is refused with a reason, and every accepted one can be played', () => {
    expect(setupOfCode('U23456789ABC')).toEqual({ problem: 'letters' });
    expect(setupOfCode('')).toEqual({ problem: 'length' });
    expect(setupOfCode('0'.repeat(100_000))).toEqual({ problem: 'length' });
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...LETTERS), { minLength: 12, maxLength: 12 }).map((letters) => letters.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const result = setupOfCode(text);
        if ('setup' in result) expect(setupProblem(result.setup)).toBeNull();
        else expect(['length', 'letters', 'mistyped', 'unknown']).toContain(result.problem);
      }),
      { numRuns: 2000 },
    );
  });
});

function sample(): Setup {
  return {
    edition: 'published',
    mode: 'normal',
    heroes: ['soldier', 'doctor'],
    seed: 'faza',
    health: null,
    rewards: true,
    fazaFirst: false,
  };
}
