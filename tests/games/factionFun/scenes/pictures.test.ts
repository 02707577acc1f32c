import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTION_DECK } from '../../../../src/games/factionFun/content/cards.ts';
import { EVENT_DECK } from '../../../../src/games/factionFun/content/events.ts';
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

/** The kinds of avatars of both peoples, base avatars with two faces. */
const KINDS = PEOPLES.flatMap((people) =>
  ['base', 'base2', 'protector', ...SPECIALTIES[people]].map((kind) => `${people}/${kind}`),
);

test('every kind of avatar has a piece and three portraits', () => {
  const named = (name: string, prefix: string): string[] =>
    atlas(name)
      .frames.filter((frame) => frame.startsWith(prefix))
      .sort();
  expect(named('pieces', 'piece/')).toEqual(KINDS.map((kind) => `piece/${kind}`).sort());
  const portraits = KINDS.flatMap((kind) => ['', '/glad', '/sad'].map((mood) => `portrait/${kind}${mood}`));
  expect(named('figures', 'portrait/')).toEqual(portraits.sort());
});

test('every card and every event has a picture, and every deck a back', () => {
  const cards = new Set([...ACTION_DECK.sailfolk, ...ACTION_DECK.hearthfolk].map((id) => `card/${id}`));
  const events = new Set(EVENT_DECK.map((id) => `event/${id}`));
  expect([cards.size, events.size]).toEqual([13, 15]);
  const pictures = atlas('cards').frames.filter((name) => /^(?:card|event|back)\//.test(name));
  const backs = ['back/sailfolk', 'back/hearthfolk', 'back/event'];
  expect(pictures.sort()).toEqual([...cards, ...events, ...backs].sort());
});

test('whatever one people has, the other has too', () => {
  const own = /governor|captain|songKeeper|healer/;
  for (const [name, count] of [
    ['pieces', 16],
    ['cards', 5],
    ['figures', 13],
  ] as const) {
    const frames = atlas(name).frames.filter((frame) => !own.test(frame));
    const of = (people: string): string[] =>
      frames.filter((frame) => frame.includes(people)).map((frame) => frame.replace(people, 'people'));
    expect(of('sailfolk').length, name).toBe(count);
    expect(of('sailfolk').sort(), name).toEqual(of('hearthfolk').sort());
  }
});

test('no atlas is larger than the graphics cards of phones allow', () => {
  for (const name of ['pieces', 'cards', 'figures']) {
    const { w, h } = atlas(name);
    expect(Math.max(w, h), name).toBeLessThanOrEqual(2048);
  }
});

test('what is shown before the real pictures has the same frames', () => {
  for (const name of ['pieces', 'figures'])
    expect(atlas(name, 'coarse').frames.sort(), name).toEqual(atlas(name).frames.sort());
});

test('the pictures stay within their bytes: 150 kB for the board, 450 kB in all', () => {
  const bytes = ['pieces', 'cards', 'figures'].map(
    (name) => statSync(`src/games/factionFun/atlases/plain/faction-${name}.avif`).size,
  );
  expect(bytes[0]).toBeLessThan(150_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(450_000);
});
