import { describe, expect, test } from 'vitest';
import { boardLayout } from '../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { planBarPlace } from '../../../../../src/games/faza/ui/plan/plansSection.ts';
import { TOUCH } from '../../../../../src/page/input/geometry.ts';
import type { Rect } from '../../../../../src/table/layout/rect.ts';
import { tableFor } from '../../tables.ts';

const WINDOWS = [
  [360, 640],
  [412, 915],
  [640, 360],
  [915, 412],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(WINDOWS)('in a window of %i×%i the bar of a plan', (width, height) => {
  const layout = boardLayout(width, height, tableFor(4));
  const place = planBarPlace(layout);

  test('leaves free what is needed meanwhile: menu, round and phase, forecast, the steps back and forth', () => {
    for (const sign of [layout.menu, layout.phase, layout.forecast, layout.undo, layout.redo]) {
      expect(overlaps(place, sign)).toBe(false);
    }
  });

  test('has room for buttons that a finger finds: five in a row, or on phones three', () => {
    const [count, gap] = layout.form === 'wide' ? [5, 4] : [3, 2];
    expect((place.w - (count - 1) * gap) / count).toBeGreaterThanOrEqual(TOUCH);
    expect(place.h).toBeGreaterThanOrEqual(TOUCH);
  });
});
