import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actionCards } from '../../../../src/games/azardia/content/actionCards.ts';
import { CHARACTERS } from '../../../../src/games/azardia/content/characters.ts';
import { eventCards } from '../../../../src/games/azardia/content/eventCards.ts';
import { penaltyCards } from '../../../../src/games/azardia/content/penaltyCards.ts';

/** The names of the frames of an atlas, and its size in pixels. */
function atlas(name: string): { frames: string[]; w: number; h: number } {
  const path = `src/games/azardia/atlases/plain/azardia-${name}.json`;
  const { frames, meta } = JSON.parse(readFileSync(path, 'utf8'));
  return { frames: Object.keys(frames), ...meta.size };
}

test('every card has a picture', () => {
  const cards = [actionCards, penaltyCards, eventCards].flatMap((some) => Object.keys(some));
  expect(cards).toHaveLength(64);
  expect(atlas('cards').frames.sort()).toEqual(cards.map((id) => `card/${id}`).sort());
});

test('every character has a pawn, a symbol, four faces and two poses', () => {
  const pieces = atlas('pieces').frames;
  for (const character of CHARACTERS) {
    expect(pieces).toEqual(expect.arrayContaining([`pawn/${character}`, `symbol/${character}`]));
    for (const mood of ['calm', 'glad', 'hurt', 'worried']) expect(pieces).toContain(`head/${character}/${mood}`);
    expect(atlas('figures').frames).toEqual(
      expect.arrayContaining([`figure/${character}`, `figure/${character}/victory`]),
    );
  }
});

test('no atlas is larger than the graphics cards of phones allow', () => {
  for (const name of ['pieces', 'cards', 'figures']) {
    const { w, h } = atlas(name);
    expect(Math.max(w, h), name).toBeLessThanOrEqual(2048);
  }
});
