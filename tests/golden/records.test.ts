import { describe, expect, it } from 'vitest';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { replay } from '../../src/kernel/record.ts';
import { now } from '../../src/kernel/session.ts';
import { golden } from '../e2e/kit/golden.ts';

describe('golden games: recorded whole games lead where they led', () => {
  it('X1 victory', () => {
    expect(now(replay(faza, golden('victory'))).outcome).toEqual({ won: true, rule: 'X1' });
  });

  it('X2–X5 defeat', () => {
    expect(now(replay(faza, golden('defeat'))).outcome?.won).toBe(false);
  });
});
