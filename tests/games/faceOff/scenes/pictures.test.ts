import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fightersOf } from '../../../../src/games/faceOff/content/cards.ts';
import { BONUSES } from '../../../../src/games/faceOff/content/clock.ts';

const NAMES = ['pieces', 'starters', 'prizes', 'clock', 'buildings'];
const LARGE = ['starters', 'prizes', 'buildings'];
const SETS = ['house', 'monsters', 'cowboys', 'ninjas', 'pirates'] as const;
const FOLDER = 'src/games/faceOff/atlases';

/** The names of the frames of an atlas, and its size in pixels. */
function atlas(name: string, grade = 'every'): { frames: string[]; w: number; h: number } {
  const { frames, meta } = JSON.parse(readFileSync(`${FOLDER}/${grade}/face-${name}.json`, 'utf8'));
  return { frames: Object.keys(frames), ...meta.size };
}

const named = (name: string, prefix: string): string[] =>
  atlas(name).frames.filter((frame) => frame.startsWith(prefix));

test('157 cards have pictures: figures, victory cards, bonus cards, headquarters and rewards', () => {
  const cards = (['starter', 'scrub', 'power', 'market'] as const).map((kind) =>
    SETS.flatMap((set) => fightersOf(kind, set)).map((id) => `figure/${id}`),
  );
  const [starters = [], scrubs = [], power = [], market = []] = cards;
  expect(cards.map(({ length }) => length)).toEqual([48, 5, 36, 13]);
  expect(named('starters', 'figure/').sort()).toEqual([...starters, ...scrubs].sort());
  expect(named('prizes', 'figure/').sort()).toEqual([...power, ...market].sort());
  expect(named('clock', 'victory/').sort()).toEqual(
    SETS.flatMap((set) => [1, 2, 3, 4, 5, 6, 7].map((no) => `victory/${set}${no}`)).sort(),
  );
  expect(Object.keys(BONUSES).length).toBe(10);
  expect(named('clock', 'bonus/').sort()).toEqual(
    Object.keys(BONUSES)
      .map((id) => `bonus/${id}`)
      .sort(),
  );
  expect(named('buildings', 'hq/').sort()).toEqual(
    SETS.flatMap((set) => [0, 1, 2].map((cracks) => `hq/${set}/${cracks}`)).sort(),
  );
  expect(named('prizes', 'reward/').sort()).toEqual(SETS.map((set) => `reward/${set}`).sort());
});

test('every set has a ground and a lid, and every faction a second of both for its second copy', () => {
  for (const kind of ['ground', 'lid']) {
    const own = SETS.map((set) => `${kind}/${set}`);
    const swapped = SETS.filter((set) => set !== 'house').map((set) => `${kind}/swapped/${set}`);
    expect(named('pieces', `${kind}/`).sort(), kind).toEqual([...own, ...swapped].sort());
  }
});

test('no atlas is larger than the graphics cards of phones allow', () => {
  for (const name of NAMES) {
    const { w, h } = atlas(name);
    expect(Math.max(w, h), name).toBeLessThanOrEqual(2048);
  }
});

test('finer and coarser pictures have the same frames', () => {
  for (const name of LARGE) expect(atlas(name, 'fine').frames, name).toEqual(atlas(name).frames);
  for (const name of ['pieces', 'starters'])
    expect(atlas(name, 'coarse').frames.sort(), name).toEqual(atlas(name).frames.sort());
});

test('the pictures of every screen stay within 500 kB in all', () => {
  const bytes = NAMES.map((name) => statSync(`${FOLDER}/every/face-${name}.webp`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});
