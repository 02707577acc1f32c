import { expect, test } from 'vitest';
import { view } from '../../../../src/games/factionFun/rules/views.ts';
import { linkSounds } from '../../../../src/games/factionFun/scenes/animation/linkSounds.ts';
import { position } from '../position.ts';

const shown = (row: string) => view(position({ map: [row], avatars: [] }), null);

test('L1: a tile that joins land sounds once for each seam, in the voice of its people', () => {
  expect(linkSounds(shown('Sp p p p'), shown('Sp Sp p p'), 1)).toEqual(['link-sailfolk/1']);
  expect(linkSounds(shown('Hp p Hp p'), shown('Hp Hp Hp p'), 1)).toEqual(['link-hearthfolk/2', 'link-hearthfolk/3']);
});

test('the larger the land, the higher it sounds, up to the top of the scale', () => {
  const before = `${'Sp '.repeat(14)}p`;
  expect(linkSounds(shown(before), shown('Sp '.repeat(15)), 14)).toEqual(['link-sailfolk/12']);
});

test('nothing sounds for a tile that joins nothing, is lost, or keeps its holder', () => {
  expect(linkSounds(shown('Sp p p p'), shown('Sp p Sp p'), 2)).toEqual([]);
  expect(linkSounds(shown('Sp Hp p p'), shown('Sp p p p'), 1)).toEqual([]);
  expect(linkSounds(shown('Sp Sp p p'), shown('Sp Sf p p'), 1)).toEqual([]);
});
