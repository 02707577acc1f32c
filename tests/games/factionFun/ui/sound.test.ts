import { expect, test } from 'vitest';
import { view } from '../../../../src/games/factionFun/rules/views.ts';
import { factionFunSound } from '../../../../src/games/factionFun/ui/sound.ts';
import { position } from '../position.ts';

/** A position in which the Hearthfolk hold a realm of so many tiles, of 11 to win. */
const holding = (tiles: number) =>
  view(position({ map: [`${'Hp '.repeat(tiles)}${'p '.repeat(12 - tiles)}`], avatars: [] }), null);

test('the music stays calm until half a realm, and never gets worse than half', () => {
  expect(factionFunSound.danger(holding(5))).toBe(0);
  expect(factionFunSound.danger(holding(8))).toBeCloseTo(0.5 * (16 / 11 - 1));
  expect(factionFunSound.danger(holding(11))).toBe(0.5);
  expect(factionFunSound.danger({ ...holding(11), ending: { rule: 'W1', winner: 'hearthfolk' } })).toBe(0);
});

test('the low reed is heard only near the end', () => {
  expect(factionFunSound.layers('title', 0.5)).toEqual([1]);
  expect(factionFunSound.layers('board', 0)).toEqual([1, 1, 0]);
  expect(factionFunSound.layers('board', 0.5)).toEqual([1, 1, 1]);
});
