import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, committedText } from '../../../src/kernel/records/commitment.ts';
import { fc } from '../../kit/seeded.ts';

const secret = fc.record({
  game: fc.constantFrom('faza', 'counting', 'faza2'),
  version: fc.integer({ min: 1, max: 99 }),
  seed: fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme' }),
});

describe('a commitment', () => {
  test('is the SHA-256 that any other program computes', () => {
    fc.assert(
      fc.property(secret, (value) => {
        const hash = createHash('sha256').update(committedText(value), 'utf8').digest('hex');
        expect(commitmentTo(value)).toBe(hash);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('hashes a text that states its purpose', () => {
    const abc = { game: 'faza', version: 3, seed: 'abc' };
    expect(committedText(abc)).toBe('faza dice 3 abc');
    expect(commitmentTo(abc)).toBe('6543d4fe3696d5a6df6f6dcbb4a08ac263b5f3cba37000569cac18960d40f277');
  });

  test('is made to one game, version and seed: none of the three can be exchanged', () => {
    const part = fc.constantFrom('game', 'version', 'seed');
    fc.assert(
      fc.property(secret, secret, part, (a, b, changed) => {
        const other = { ...a, [changed]: b[changed] };
        expect(commitmentTo(a) === commitmentTo(other)).toBe(a[changed] === b[changed]);
      }),
      { seed: 1, numRuns: 200 },
    );
    expect(committedText({ game: 'faza', version: 1, seed: '2 x' })).not.toBe(
      committedText({ game: 'faza', version: 12, seed: 'x' }),
    );
  });
});
