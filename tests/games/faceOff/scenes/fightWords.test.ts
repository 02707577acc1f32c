import { describe, expect, test } from 'vitest';
import { tableLayout } from '../../../../src/games/faceOff/interaction/layout/tableLayout.ts';
import { pastView } from '../../../../src/games/faceOff/interaction/tableView.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { paintCardLine } from '../../../../src/games/faceOff/scenes/paint/card.ts';
import { drawArena } from '../../../../src/games/faceOff/scenes/table/arena.ts';
import type { Surface } from '../../../../src/games/faceOff/scenes/table/surface.ts';
import { regions } from '../../../../src/games/faceOff/ui/regions.ts';
import type { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import { type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { inFaceOff } from '../position.ts';

/** A painter on which every letter is half as wide as it is high, and what it writes. */
function paper() {
  const words: string[] = [];
  const paragraphs: { readonly says: string; readonly area: Rect }[] = [];
  const nothing = () => undefined;
  const painter = {
    measure: (says: string, { size }: { readonly size: number }) => says.length * size * 0.5,
    text: (says: string) => words.push(says),
    paragraph: (runs: readonly { readonly text: string }[], area: Rect) =>
      paragraphs.push({ says: runs.map(({ text }) => text).join(''), area }),
    within: (_: unknown, draw: () => void) => draw(),
    withinRound: (_: unknown, __: unknown, draw: () => void) => draw(),
  };
  // Whatever else is drawn has no words.
  const g = new Proxy(painter, { get: (own, name) => Reflect.get(own, name) ?? nothing });
  return { words, paragraphs, g: g as unknown as CanvasPainter };
}

const state = faceOff.view(inFaceOff({ seats: [{ hand: ['grendel'] }, {}] }), 0);
const layout = tableLayout(1280, 720, { seats: 2, own: 0 });
const view = pastView({ regions }, state, 0, { width: 1280, height: 720, area: layout.arena }, false);

describe('the chances of a choice', () => {
  const written = (chances: readonly number[] | null): string[] => {
    const { words, g } = paper();
    const panels = {
      put: (_: string, __: Rect, ___: number, ____: unknown, draw: (g: CanvasPainter) => void) => draw(g),
    };
    drawArena({ panels } as unknown as Surface, { ...view, outlook: { total: null, chances, lines: [] } });
    return words.filter((one) => /odds|^(1st|2nd|3rd)/.test(one));
  };

  test('F5 have a bar that says what it is; a part with little room has its place alone', () => {
    expect(written([0.7, 0.22, 0.08])).toEqual(['Your odds', '1st 70%', '2nd 22%', '3rd']);
  });

  test('F5 are announced by the bar while they are worked out', () => {
    expect(written(null)).toEqual(['Your odds', 'Working out your odds']);
  });
});

test('a name that finds no room beside the picture of a line stands below it, over the whole width', () => {
  const nameIn = (width: number) => {
    const { paragraphs, g } = paper();
    paintCardLine(g, rect(0, 0, width, 60), 'grendel', 1);
    return paragraphs.map(({ says, area: { x, y, w } }) => [says, x > 20, y > 20, w >= width - 8]);
  };
  expect(nameIn(200)).toEqual([['Grendel', true, false, false]]);
  expect(nameIn(80)).toEqual([['Grendel', false, true, true]]);
});
