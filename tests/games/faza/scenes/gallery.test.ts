import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newest } from '../../../../src/games/faza/content/editions.ts';
import { combatLayout } from '../../../../src/games/faza/scenes/combat/combatLayout.ts';
import { cardParts, eventLayout } from '../../../../src/games/faza/scenes/event/eventLayout.ts';
import { eventPictures, layersOf } from '../../../../src/games/faza/scenes/event/eventPictures.ts';
import { atlasStages, gradeFor, placesOf } from '../../../../src/games/faza/scenes/loading/atlases.ts';
import { ROOT } from '../../../tools/source.ts';

const FOLDER = join(ROOT, 'src/games/faza/atlases');
const GRADES = ['plain', 'fine'] as const;
/** The size in CSS pixels, and the device pixels per CSS pixel. */
const WINDOWS = [
  [360, 640, 2],
  [640, 360, 2],
  [412, 915, 2],
  [440, 956, 2],
  [956, 440, 2],
  [1280, 720, 1],
  [1366, 768, 1],
  [1440, 900, 1],
  [1280, 720, 2],
  [1920, 1080, 1],
] as const;

interface Atlas {
  readonly frames: Readonly<Record<string, { readonly sourceSize: { readonly w: number; readonly h: number } }>>;
  readonly meta: { readonly image: string; readonly size: { readonly w: number; readonly h: number } };
}

function atlas(folder: string, name: string): Atlas {
  return JSON.parse(readFileSync(join(FOLDER, folder, `${name}.json`), 'utf8'));
}

const namesIn = (folder: string): string[] =>
  readdirSync(join(FOLDER, folder)).flatMap((file) => (file.endsWith('.json') ? [file.replace('.json', '')] : []));

describe('the gallery', () => {
  test('phones and small windows get plain pictures, everything else fine ones', () => {
    expect(gradeFor(360, 640, 2)).toBe('plain');
    expect(gradeFor(640, 360, 2)).toBe('plain');
    expect(gradeFor(430, 932, 2)).toBe('plain');
    expect(gradeFor(1280, 720, 1)).toBe('plain');
    expect(gradeFor(1280, 720, 2)).toBe('fine');
    expect(gradeFor(1440, 900, 1)).toBe('fine');
    expect(gradeFor(1920, 1080, 1)).toBe('fine');
  });

  test('no texture that a phone gets has more than 2048 pixels, and none at all more than 4096', () => {
    for (const [folder, most] of [
      ['plain', 2048],
      ['every', 2048],
      ['fine', 4096],
    ] as const) {
      for (const name of namesIn(folder)) {
        const { w, h } = atlas(folder, name).meta.size;
        expect(Math.max(w, h), `${folder}/${name}`).toBeLessThanOrEqual(most);
      }
    }
  });

  test('every atlas is tried in its grade first, then plain, and WebP last', () => {
    for (const name of Object.values(atlasStages(true)).flat()) {
      const kinds = (grade: 'plain' | 'fine', readsAvif: boolean): string[] =>
        placesOf(name, grade, readsAvif).map(({ image }) => image.replace(/.*\/(\w+)\/[\w-]+\.(\w+)\b.*/, '$1 $2'));
      if (namesIn('every').includes(name)) expect(kinds('fine', true), name).toEqual(['every webp']);
      else expect(kinds('fine', true), name).toEqual(['fine avif', 'plain avif', 'plain webp']);
      expect(kinds('plain', true), name).toEqual(kinds('fine', true).filter((kind) => kind !== 'fine avif'));
    }
  });

  test('a browser that cannot read AVIF finds every atlas all the same', () => {
    for (const name of Object.values(atlasStages(true)).flat()) {
      const places = placesOf(name, 'fine', false);
      expect(places.length, name).toBe(1);
      expect(places[0]?.image, name).toMatch(/\.webp\b/);
    }
  });

  test('no two atlases have a frame of the same name, but for places and their ruins', () => {
    const named = ['plain', 'every'].flatMap((folder) =>
      namesIn(folder).flatMap((name) => (name.startsWith('tiles') ? [] : Object.keys(atlas(folder, name).frames))),
    );
    expect(named.filter((frame, i) => named.indexOf(frame) !== i)).toEqual([]);
  });

  test('both grades have the same frames, in the same proportions', () => {
    expect(namesIn('fine')).toEqual(namesIn('plain'));
    for (const name of namesIn('fine')) {
      const [plain, fine] = GRADES.map((grade) => atlas(grade, name).frames);
      expect(Object.keys(fine ?? {})).toEqual(Object.keys(plain ?? {}));
      for (const [frame, { sourceSize }] of Object.entries(fine ?? {})) {
        const other = plain?.[frame]?.sourceSize ?? { w: 0, h: 1 };
        expect(other.w / other.h, frame).toBeCloseTo(sourceSize.w / sourceSize.h, 1);
      }
    }
  });

  test('a frame that comes later has a parent that comes first', () => {
    const first = new Set(
      atlasStages(false).first.flatMap((name) =>
        namesIn('plain').includes(name) ? Object.keys(atlas('plain', name).frames) : [],
      ),
    );
    for (const name of ['drama', 'fight']) {
      for (const frame of Object.keys(atlas('plain', name).frames)) {
        // A die that cannot tumble yet flies with its face up, which the fight looks after.
        if (/^die\/(roll|land)\//.test(frame)) continue;
        expect(
          frame.split('/').some((_, depth, parts) => first.has(parts.slice(0, depth).join('/'))),
          frame,
        ).toBe(true);
      }
    }
  });

  test('what stands large in a fight is painted as large as it is shown', () => {
    // The camera of a fight comes nearer by a thirtieth while dice fly.
    for (const [width, height, ratio] of WINDOWS) {
      const { frames } = atlas(gradeFor(width, height, ratio), 'fight');
      for (const dice of [1, 2, 3, 4, 5, 6]) {
        const { bust, drones, dice: lanes } = combatLayout(width, height, dice);
        const largest = (rects: readonly { readonly h: number }[]): number =>
          Math.max(...rects.map(({ h }) => h)) * ratio * 1.035;
        for (const [frame, { sourceSize }] of Object.entries(frames)) {
          const shown = frame.startsWith('hero/')
            ? largest([bust])
            : frame.startsWith('drone/')
              ? largest(drones)
              : frame.startsWith('rebel/')
                ? largest([bust]) / 2
                : largest(lanes);
          expect(shown / sourceSize.h, `${frame} at ${width}×${height}@${ratio}`).toBeLessThanOrEqual(1.02);
        }
      }
    }
  });

  test('what an event card shows is painted as large as it is shown', () => {
    for (const [width, height, ratio] of WINDOWS) {
      const grade = gradeFor(width, height, ratio);
      const frames = ['ui', 'effects', 'title', 'title-ships', 'pieces', 'fight', 'drama'].flatMap((name) =>
        Object.entries(atlas(namesIn(grade).includes(name) ? grade : 'every', name).frames),
      );
      const { card, highestPicture } = eventLayout(width, height);
      const { picture } = cardParts(card, highestPicture);
      for (const event of newest.events) {
        for (const layer of layersOf(eventPictures[event.id], event)) {
          if (!('frame' in layer) || layer.atlas !== undefined) continue;
          const pattern = new RegExp(`^${layer.frame.replace(/@\w*/, '\\w+')}$`);
          for (const [frame, { sourceSize }] of frames.filter(([name]) => pattern.test(name))) {
            const shown = picture.h * layer.size * ratio;
            expect(shown / sourceSize.h, `${event.id}: ${frame} at ${width}×${height}@${ratio}`).toBeLessThanOrEqual(
              1.02,
            );
          }
        }
      }
    }
  });

  test('what has to come before the board is drawn weighs less than 1.3 MB in either grade', () => {
    for (const grade of GRADES) {
      const bytes = atlasStages(false).first.map((name) => {
        const folder = namesIn(grade).includes(name) ? grade : 'every';
        return statSync(join(FOLDER, folder, atlas(folder, name).meta.image)).size;
      });
      expect(
        bytes.reduce((sum, size) => sum + size, 0),
        grade,
      ).toBeLessThan(1_300_000);
    }
  });
});
