import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { familyOf } from '../../../src/shell/sound/effects.ts';
import { EFFECTS_RATE } from '../../../src/shell/sound/files.ts';

const FOLDER = 'public/game/sound';
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
interface Sprite {
  readonly src: string[];
  readonly sprite: Record<string, [number, number, true?]>;
  readonly classes: Record<string, string>;
}
const sprites = ['effects.json', 'stingers.json'].map((name) => read(name) as Sprite);
interface Piece {
  readonly bar: number;
  readonly segment: number;
  readonly lead: number;
  readonly blend: number;
  readonly layers: readonly { readonly file: string; readonly cuts: readonly number[] }[][];
}
const music = read('music.json') as Record<'title' | 'board', Piece>;
const names = sprites.flatMap(({ sprite }) => Object.keys(sprite));
const families = sprites.flatMap(({ classes }) => Object.keys(classes));
const bytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);

/** Every name in quotes that the sources play, also one of two; of `motif-${ship}` its beginning, with a star. */
function namesPlayed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:sound|cue|sound\.play)\(([^\n]*)\)/g),
    ])
    .flatMap(([, wanted = '']) => [...wanted.matchAll(/(=== )?['`]([\w/-]+)(['`]|\$)/g)])
    .filter(([, compared]) => compared === undefined)
    .map(([, , name = '', end]) => (end === '$' ? `${name}*` : name));
}

/** Whether there is such a sound; of a name that ends in a star, whether one begins so. */
function isThere(name: string): boolean {
  if (name.endsWith('*')) return names.some((known) => known.startsWith(name.slice(0, -1)));
  return familyOf(names, name) !== null;
}

describe('recordings', () => {
  test('are many families, and of what is heard often there are three variations or more', () => {
    expect(families.length).toBeGreaterThanOrEqual(45);
    for (const family of [
      'tick',
      'select',
      'card',
      'step',
      'drop',
      'kill',
      'ray',
      'injury',
      'flip',
      'dice1',
      'dice2',
      'glide',
    ]) {
      expect([family, familyOf(names, family)?.takes.length]).toEqual([
        family,
        expect.toSatisfy((takes) => takes >= 3),
      ]);
    }
  });

  test('hold everything that the game plays', () => {
    const played = namesPlayed('src');
    expect(played).toContain('glide');
    expect(played.filter((name) => !isThere(name))).toEqual([]);
  });

  test('are all asked for by somebody', () => {
    const literals = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/['`]([\w/-]{3,})(['`]|\$)/g)])
      .map(([, name = '', end]) => ({ name, open: end === '$' }));
    const asked = (family: string): boolean =>
      literals.some(({ name, open }) =>
        open ? family.startsWith(name) : name === family.split('/')[0] || name === family,
      );
    expect(families.filter((family) => !asked(family))).toEqual([]);
  });

  test('have a motif, a fall and a hum for each ship, a hit for each health, and an end for each defeat', () => {
    const ships = ['carrier', 'destroyer', 'former'];
    const wanted = [
      ...['motif', 'fall', 'hum'].flatMap((family) => ships.map((ship) => `${family}-${ship}`)),
      ...[3, 2, 1].map((health) => `shipHit/${health}`),
      ...['X2', 'X3', 'X4', 'X5'].map((rule) => `defeat/${rule}`),
    ];
    for (const name of wanted) expect(familyOf(names, name)?.name).toBe(name);
  });

  test('lie one after the other without touching', () => {
    for (const { sprite } of sprites) {
      const places = Object.values(sprite).sort(([a], [b]) => a - b);
      for (const [index, [start]] of places.slice(1).entries()) {
        const [before = 0, length = 0] = places[index] ?? [];
        expect(start - before - length).toBeGreaterThan(50);
      }
    }
  });

  test('keep to their budget', () => {
    const layers = Object.values(music).flatMap(({ layers }) => layers.flatMap(([webm]) => webm?.file ?? []));
    expect(bytes(['effects.webm'])).toBeLessThanOrEqual(420_000);
    expect(bytes(['stingers.webm', ...layers])).toBeLessThanOrEqual(2_000_000);
  });

  test('of music are whole bars long, the board in four layers of 32 to 48 bars, in segments that lead in', () => {
    expect(Object.keys(music)).toEqual(['title', 'board']);
    for (const { bar, segment, lead, blend, layers } of Object.values(music)) {
      const counts = layers.flat().map(({ cuts }) => cuts.length - 1);
      expect(new Set(counts).size).toBe(1);
      expect(segment / bar).toBeCloseTo(Math.round(segment / bar), 3);
      expect((segment / bar) * (counts[0] ?? 0)).toBeGreaterThanOrEqual(31.9);
      expect((segment / bar) * (counts[0] ?? 0)).toBeLessThanOrEqual(48.1);
      expect(lead).toBeGreaterThan(blend);
    }
    expect(music.board.layers).toHaveLength(4);
  });

  test('lie in their files as their description says', () => {
    for (const { file, cuts } of Object.values(music).flatMap(({ layers }) => layers.flat())) {
      expect([file, cuts.at(-1)]).toEqual([file, bytes([file])]);
      expect([...cuts].sort((a, b) => a - b)).toEqual(cuts);
    }
  });

  test('take less than 60 MB when all that can sound at a time is decoded: effects, stingers, two segments of each layer', () => {
    const [effects = 0, stingers = 0] = sprites.map(({ sprite }) =>
      Math.max(...Object.values(sprite).map(([start, length]) => start + length)),
    );
    const float = 4;
    const held = (effects + 2 * stingers) * (EFFECTS_RATE / 1000) * float;
    for (const { segment, lead, layers } of Object.values(music)) {
      // The calmest layer has two channels, the others have one.
      const sounding = 2 * (segment + 2 * lead) * (layers.length + 1) * 48 * float;
      expect(held + sounding).toBeLessThan(60_000_000);
    }
  });
});
