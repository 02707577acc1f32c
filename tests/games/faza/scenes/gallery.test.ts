import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST } from '../../../../src/games/faza/scenes/gallery/atlases.ts';
import { gradeFor } from '../../../../src/games/faza/scenes/gallery/grade.ts';
import { ROOT } from '../../../tools/source.ts';

const FOLDER = join(ROOT, 'src/games/faza/atlases');
const GRADES = ['plain', 'fine'] as const;

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
    expect(gradeFor(1920, 1080, 1)).toBe('fine');
  });

  test('no texture that a phone gets has more than 2048 pixels', () => {
    for (const folder of ['plain', 'every']) {
      for (const name of namesIn(folder)) {
        const { w, h } = atlas(folder, name).meta.size;
        expect(Math.max(w, h), `${folder}/${name}`).toBeLessThanOrEqual(2048);
      }
    }
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
      FIRST.flatMap((name) => (namesIn('plain').includes(name) ? Object.keys(atlas('plain', name).frames) : [])),
    );
    for (const frame of Object.keys(atlas('plain', 'drama').frames)) {
      expect(
        frame.split('/').some((_, depth, parts) => first.has(parts.slice(0, depth).join('/'))),
        frame,
      ).toBe(true);
    }
  });

  test('what has to come before the board can be used weighs less than 2 MB in either grade', () => {
    for (const grade of GRADES) {
      const bytes = FIRST.map((name) => {
        const folder = namesIn(grade).includes(name) ? grade : 'every';
        return statSync(join(FOLDER, folder, atlas(folder, name).meta.image)).size;
      });
      expect(
        bytes.reduce((sum, size) => sum + size, 0),
        grade,
      ).toBeLessThan(2_000_000);
    }
  });
});
