import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAND_VALUE, PEOPLES, SPECIALTIES } from '../../../../src/games/factionFun/content/vocabulary.ts';

/** The names of the frames of an atlas, and its size in pixels. */
function atlas(name: string, grade = 'plain'): { frames: string[]; w: number; h: number } {
  const path = `src/games/factionFun/atlases/${grade}/faction-${name}.json`;
  const { frames, meta } = JSON.parse(readFileSync(path, 'utf8'));
  return { frames: Object.keys(frames), ...meta.size };
}

test('every terrain and people has three glazes in both lays, and every terrain three motifs', () => {
  const { frames } = atlas('pieces');
  const terrains = Object.keys(LAND_VALUE);
  const glazes = [...terrains, ...PEOPLES].flatMap((name) =>
    [1, 2, 3].flatMap((variant) => ['pointy', 'flat'].map((lay) => `glaze/${name}/${variant}/${lay}`)),
  );
  expect(frames.filter((name) => name.startsWith('glaze/')).sort()).toEqual(glazes.sort());
  const motifs = terrains.flatMap((name) => [1, 2, 3].map((variant) => `motif/${name}/${variant}`));
  expect(frames.filter((name) => name.startsWith('motif/')).sort()).toEqual(motifs.sort());
});

test('every kind of avatar has a piece', () => {
  const kinds = PEOPLES.flatMap((people) =>
    ['base', 'base2', 'protector', ...SPECIALTIES[people]].map((kind) => `piece/${people}/${kind}`),
  );
  const { frames } = atlas('pieces');
  expect(frames.filter((name) => name.startsWith('piece/')).sort()).toEqual(kinds.sort());
});

test('whatever one people has, the other has too', () => {
  const { frames } = atlas('pieces');
  const other = (name: string): string => name.replace('sailfolk', 'hearthfolk');
  const sailfolk = frames.filter((name) => name.includes('sailfolk') && !/governor|captain/.test(name));
  expect(sailfolk.length).toBeGreaterThan(15);
  expect(frames).toEqual(expect.arrayContaining(sailfolk.map(other)));
});

test('no atlas is larger than the graphics cards of phones allow, and the coarse one has the same frames', () => {
  const { w, h, frames } = atlas('pieces');
  expect(Math.max(w, h)).toBeLessThanOrEqual(2048);
  expect(atlas('pieces', 'coarse').frames.sort()).toEqual(frames.sort());
});
