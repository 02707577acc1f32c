import { expect, test } from 'vitest';
import { drawStrip } from '../../../../src/games/azardia/scenes/table/strip.ts';
import type { Surface } from '../../../../src/games/azardia/scenes/table/surface.ts';
import type { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import type { Rect } from '../../../../src/table/layout/rect.ts';
import { Paper } from '../../../kit/paper.ts';
import { give, play, position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import widths from './letterWidths.json' with { type: 'json' };

const challenge = give(
  position('C', [
    { character: 'noncredoMantis', level: 3, tile: 40, hand: ['thrownGauntlet'] },
    { character: 'lagartoon', level: 3, tile: 60, hand: ['nopeNebula'] },
  ]),
  play('thrownGauntlet', { rival: 1 }),
).state;

test.each(WINDOWS)('X1 at %i × %i what a challenge is about is told in full, within the strip', (...window) => {
  const { shown } = tableFor(challenge, 1, [], window);
  const paper = new Paper(widths);
  const put = (_: string, area: Rect, ...[, , paint]: [number, unknown, (g: CanvasPainter) => void]): void =>
    paint(paper.g(area));
  drawStrip({ panels: { put } } as Pick<Surface, 'panels'> as Surface, shown);
  expect(paper.lines.join(' ')).toMatch(/a duel with Noncredo Mantis for a level/i);
  expect(paper.complaints).toEqual([]);
});
