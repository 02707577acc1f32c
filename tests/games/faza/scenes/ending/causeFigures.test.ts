import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { causeFigures, causeSize } from '../../../../../src/games/faza/scenes/ending/drawCause.ts';
import { ROOT } from '../../../../tools/source.ts';
import { viewed } from '../../positions.ts';

const opening = viewed(
  faza.newGame({
    edition: 'published',
    mode: 'normal',
    heroes: ['scout', 'doctor'],
    seed: 'cause',
    health: null,
    rewards: true,
    fazaFirst: false,
  }).state,
);

const heights = new Map(
  ['pieces', 'drama', 'fight', 'tiles-faza'].flatMap((name) => {
    const file = readFileSync(join(ROOT, `src/games/faza/atlases/fine/${name}.json`), 'utf8');
    const { frames }: { frames: Record<string, { sourceSize: { h: number } }> } = JSON.parse(file);
    return Object.entries(frames).map(([frame, { sourceSize }]) => [frame, sourceSize.h] as const);
  }),
);

/** A game that was lost by a rule; the doctor has no healthy card left. */
const lost = (rule: 'X2' | 'X3' | 'X4' | 'X5'): FazaView => ({
  ...opening,
  outcome: { won: false, rule },
  heroes: opening.heroes.map((hero) => ({
    ...hero,
    cards: hero.cards.map((card) => ({ ...card, injured: hero.id === 'doctor' || card.injured })),
  })),
});

describe.each(['X2', 'X3', 'X4', 'X5'] as const)('the picture of what ended a game by %s', (rule) => {
  const state = lost(rule);

  test('is made of sprites that exist', () => {
    expect(causeFigures(state)).not.toEqual([]);
    for (const { frame } of causeFigures(state)) expect(heights.has(frame), frame).toBe(true);
  });

  test('is no larger than its sprites are painted, and one of them is shown as large as that', () => {
    const heightOf = (frame: string): number => (heights.get(frame) ?? 0) / 2;
    const side = causeSize(state, heightOf);
    const parts = causeFigures(state).map(({ frame, size }) => (size * side) / heightOf(frame));
    expect(Math.max(...parts)).toBeCloseTo(1);
  });
});

test('X2: the picture shows who fell', () => {
  expect(causeFigures(lost('X2')).map(({ frame }) => frame)).toEqual(['face/doctor/dying']);
});
