import { expect, test } from 'vitest';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { prospectsOf } from '../../../../src/games/factionFun/rules/forecast/prospects.ts';
import { position } from '../position.ts';

const rounded = (state: Parameters<typeof factionFun.view>[0]) => {
  const { steps, tiles, claim, held } = prospectsOf(factionFun.view(state, 0));
  return { steps, tiles, claim: Math.round(claim * 100), held: Math.round(held * 100) };
};

test('M3, C1, C2 before a move: the steps, the tiles in reach, and the best claim, also against an answer', () => {
  const near = position({
    map: ['Sp p f p p p p Hp'],
    avatars: [
      ['S', 0],
      ['H', 4],
    ],
    die: 2,
  });
  expect(rounded(near)).toEqual({ steps: 2, tiles: 3, claim: 92, held: 64 });
});

test('M3 only the side on turn counts, not a rival with more steps', () => {
  const swift = position({
    map: ['Sp w w w p p Hp p'],
    avatars: [
      ['S', 0],
      ['H', 5],
    ],
    die: 2,
    event: 'landAwake',
  });
  expect(rounded(swift)).toEqual({ steps: 2, tiles: 1, claim: 0, held: 0 });
});

test('M1, C1 without land in reach nothing can be claimed', () => {
  const island = position({
    map: ['Sp w p p p p p Hp'],
    avatars: [
      ['S', 0],
      ['H', 7],
    ],
    die: 1,
  });
  expect(rounded(island)).toEqual({ steps: 1, tiles: 1, claim: 0, held: 0 });
});
