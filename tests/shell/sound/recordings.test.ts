import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { azardiaSound } from '../../../src/games/azardia/ui/sound.ts';
import { faceOffSound } from '../../../src/games/faceOff/ui/sound.ts';
import { factionFunSound } from '../../../src/games/factionFun/ui/sound.ts';
import { fazaSound } from '../../../src/games/faza/ui/sound.ts';
import type { GameSound } from '../../../src/module/gameModule.ts';
import { familyOf } from '../../../src/shell/sound/effects.ts';
import { EFFECTS_RATE } from '../../../src/shell/sound/files.ts';

interface Sprite {
  readonly src: string[];
  readonly sprite: Record<string, [number, number, true?]>;
  readonly classes: Record<string, string>;
}
interface Piece {
  readonly bar: number;
  readonly segment: number;
  readonly lead: number;
  readonly blend: number;
  readonly layers: readonly { readonly file: string; readonly cuts: readonly number[] }[][];
}

/** All sounds of a game: the shell's sounds come from the game's own recordings. */
const SHARED = ['src/shell', 'src/table', 'src/page'];

/** The output of `npm run sound` for a game, and the sources that play it. */
function recordingsOf({ folder }: Pick<GameSound, 'folder'>, sources: readonly string[]) {
  const at = join('public', folder);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(at, name), 'utf8'));
  const sprites = ['effects.json', 'stingers.json'].map((name) => read(name) as Sprite);
  return {
    sprites,
    music: read('music.json') as Record<'title' | 'board', Piece>,
    names: sprites.flatMap(({ sprite }) => Object.keys(sprite)),
    families: sprites.flatMap(({ classes }) => Object.keys(classes)),
    bytes: (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(join(at, file)).size, 0),
    files: readdirSync(at),
    texts: [...SHARED, ...sources].flatMap(textsIn),
  };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Every sound name that the sources quote, even one of two; for `motif-${ship}` its prefix, with a star. */
function namesPlayed(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => [...text.matchAll(/\b(?:sound|cue|sound\.play)\(([^\n]*)\)/g)])
    .flatMap(([, wanted = '']) => [...wanted.matchAll(/(=== )?['`]([\w/-]+)(['`]|\$)/g)])
    .filter(([, compared]) => compared === undefined)
    .map(([, , name = '', end]) => (end === '$' ? `${name}*` : name));
}

const faza = recordingsOf(fazaSound, ['src/games/faza', 'src/smallGame']);
const azardia = recordingsOf(azardiaSound, ['src/games/azardia']);
const factionFun = recordingsOf(factionFunSound, ['src/games/factionFun']);
const faceOff = recordingsOf(faceOffSound, ['src/games/faceOff']);

describe.each([
  {
    game: 'FAZA',
    sound: fazaSound as Pick<GameSound, 'layers' | 'sample' | 'ducking' | 'rests'>,
    recorded: faza,
    often: ['tick', 'select', 'card', 'step', 'drop', 'kill', 'ray', 'injury', 'flip', 'dice1', 'dice2', 'glide'],
    played: 'glide',
    most: { families: 45, effects: 420_000, music: 2_000_000 },
    bars: [31.9, 48.1] as const,
  },
  {
    game: 'Azardia',
    sound: azardiaSound as Pick<GameSound, 'layers' | 'sample' | 'ducking' | 'rests'>,
    recorded: azardia,
    often: ['tick', 'select', 'card', 'shake', 'dieLand', 'coin'],
    played: 'duelLost',
    most: { families: 45, effects: 130_000, music: 600_000 },
    bars: [23.9, 32.1] as const,
  },
  {
    game: 'Faction Fun',
    sound: factionFunSound as Pick<GameSound, 'layers' | 'sample' | 'ducking' | 'rests'>,
    recorded: factionFun,
    often: ['tick', 'select', 'card', 'step', 'glaze', 'dice', 'd20'],
    played: 'treaty',
    most: { families: 45, effects: 120_000, music: 420_000 },
    bars: [15.9, 16.1] as const,
  },
  {
    game: 'Face Off',
    sound: faceOffSound as Pick<GameSound, 'layers' | 'sample' | 'ducking' | 'rests'>,
    recorded: faceOff,
    often: ['tick', 'select', 'card', 'seal', 'strike', 'spark', 'token', 'reward', 'bid'],
    played: 'boxes',
    most: { families: 27, effects: 120_000, music: 420_000 },
    bars: [15.9, 16.1] as const,
  },
])('recordings of $game', ({ sound, recorded, often, played, most, bars }) => {
  const { sprites, music, names, families, bytes, files, texts } = recorded;

  /** Whether there is such a sound; for a name that ends in a star, whether one has that prefix. */
  function isThere(name: string): boolean {
    if (name.endsWith('*')) return names.some((known) => known.startsWith(name.slice(0, -1)));
    return familyOf(names, name) !== null;
  }

  test('are many families, and frequent sounds have three variations or more', () => {
    expect(families.length).toBeGreaterThanOrEqual(most.families);
    for (const family of often) {
      expect([family, familyOf(names, family)?.takes.length]).toEqual([
        family,
        expect.toSatisfy((takes) => takes >= 3),
      ]);
    }
  });

  test('contain everything that the shell and the game play', () => {
    const wanted = namesPlayed(texts);
    expect(wanted).toEqual(expect.arrayContaining(['tick', played]));
    expect(wanted.filter((name) => !isThere(name))).toEqual([]);
    expect(isThere(sound.sample)).toBe(true);
  });

  test('contain every sound that ducks the music or needs a pause', () => {
    const known = new Set(names.map((name) => name.split(/[/-]/)[0]));
    expect(Object.keys(sound.ducking).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(sound.rests).filter((name) => !isThere(name))).toEqual([]);
  });

  test('are all used', () => {
    const literals = texts
      .flatMap((text) => [...text.matchAll(/['`]([\w/-]{3,})(['`]|\$)/g)])
      .map(([, name = '', end]) => ({ name, open: end === '$' }));
    const asked = (family: string): boolean =>
      literals.some(({ name, open }) =>
        open ? family.startsWith(name) : name === family.split('/')[0] || name === family,
      );
    expect(families.filter((family) => !asked(family))).toEqual([]);
  });

  test('are in sequence without overlap', () => {
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
    expect(bytes(['effects.webm'])).toBeLessThanOrEqual(most.effects);
    expect(bytes(['stingers.webm', ...layers])).toBeLessThanOrEqual(most.music);
  });

  test('of music are whole bars long, in segments with a lead-in, and the game sets the volume of each layer', () => {
    expect(Object.keys(music)).toEqual(['title', 'board']);
    for (const { bar, segment, lead, blend, layers } of Object.values(music)) {
      const counts = layers.flat().map(({ cuts }) => cuts.length - 1);
      expect(new Set(counts).size).toBe(1);
      expect(segment / bar).toBeCloseTo(Math.round(segment / bar), 3);
      expect((segment / bar) * (counts[0] ?? 0)).toBeGreaterThanOrEqual(bars[0]);
      expect((segment / bar) * (counts[0] ?? 0)).toBeLessThanOrEqual(bars[1]);
      expect(lead).toBeGreaterThan(blend);
    }
    expect(music.board.layers.length).toBeGreaterThanOrEqual(3);
    for (const piece of ['title', 'board'] as const)
      expect(sound.layers(piece, 0.5)).toHaveLength(music[piece].layers.length);
  });

  test('match the description of their files, and no file is unused', () => {
    const cut = Object.values(music).flatMap(({ layers }) => layers.flat());
    for (const { file, cuts } of cut) {
      expect([file, cuts.at(-1)]).toEqual([file, bytes([file])]);
      expect([...cuts].sort((a, b) => a - b)).toEqual(cuts);
    }
    const described = [...sprites.flatMap(({ src }) => src), ...cut.map(({ file }) => file)];
    expect(files.filter((file) => file.includes('.') && !file.endsWith('.json')).sort()).toEqual(described.sort());
  });

  test('take less than 60 MB when everything that can play at a time is decoded: effects, stingers, two segments of each layer', () => {
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

test('FAZA has a motif, a fall and a hum for each ship, a hit for each health, and an end for each defeat', () => {
  const ships = ['carrier', 'destroyer', 'former'];
  const wanted = [
    ...['motif', 'fall', 'hum'].flatMap((family) => ships.map((ship) => `${family}-${ship}`)),
    ...[3, 2, 1].map((health) => `shipHit/${health}`),
    ...['X2', 'X3', 'X4', 'X5'].map((rule) => `defeat/${rule}`),
  ];
  for (const name of wanted) expect(familyOf(faza.names, name)?.name).toBe(name);
});
