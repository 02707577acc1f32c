import { describe, expect, test } from 'vitest';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { setupProblem } from '../../../../src/games/faza/rules/setup.ts';
import type { Setup } from '../../../../src/games/faza/rules/state/state.ts';
import { setupOf } from '../positions.ts';

const good = setupOf(['soldier', 'doctor']);
/** A setup with arbitrary content, as stored text may have. */
const strange = (changes: object): Setup => ({ ...good, ...changes });
const without = (field: keyof Setup): Setup => {
  const { [field]: _, ...rest } = good;
  return rest as Setup;
};

describe('S5 what is no setup at all', () => {
  test.each<[string, Setup]>([
    ['an option that is a number', strange({ rewards: 1 })],
    ['an option that is a word', strange({ fazaFirst: 'false' })],
    ['an option that is nothing', strange({ fazaFirst: null })],
    ['an option left out', without('fazaFirst')],
    ['an extra option that is off', strange({ drawTwo: false })],
    ['an extra option that is nothing', strange({ radio: undefined })],
    ['an extra option in place of one left out', { ...without('rewards'), radio: true } as unknown as Setup],
    ['an option that is no more', strange({ headStart: false })],
    ['a mode left out', without('mode')],
    ['a field too many', strange({ cheat: true })],
    ['a field too many instead of one left out', { ...without('rewards'), cheat: true } as unknown as Setup],
    ['an inherited field', Object.assign(Object.create({ rewards: true }), without('rewards'), { cheat: true })],
    ['a word for the team', strange({ heroes: 'soldier' })],
    ['no team', strange({ heroes: null })],
    ['a list with holes for the team', strange({ heroes: new Array(2) })],
    ['a list for a hero', strange({ heroes: [['soldier'], 'doctor'] })],
    ['a list for the edition', strange({ edition: ['published'] })],
    ['a list for the mode', strange({ mode: ['normal'] })],
    ['a number for the seed', strange({ seed: 7 })],
  ])('%s is unknown', (_, setup) => {
    expect(setupProblem(setup)).toBe('unknown');
    expect(() => faza.newGame(setup)).toThrow('unknown');
  });

  test.each(['\ud800', 'ab\udc00', '\udc00\ud800'])('half a character is no seed: %j', (seed) => {
    expect(setupProblem(strange({ seed }))).toBe('seed');
  });

  test('a seed may hold any whole character', () => {
    expect(setupProblem(strange({ seed: '🛸 città \u0000' }))).toBeNull();
  });

  test.each([1e308, Number.POSITIVE_INFINITY, '4', [4], undefined])('%s is no health', (health) => {
    expect(setupProblem(strange({ health }))).toBe('health');
  });
});
