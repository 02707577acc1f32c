import { at } from '../../../../kernel/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { nowDoes } from '../../text/pictures.en.ts';
import type { EventStory } from './eventStory.ts';
import type { Touch } from './touched.ts';

const TONES: Readonly<Record<Touch['tone'], readonly [fill: number, ink: number]>> = {
  drone: [color.amber, color.ink],
  rebel: [color.lilac, color.ink],
  hurt: [color.hurt, color.white],
  faza: [color.plum, color.paper],
  good: [color.good, color.ink],
};

/** What the event does now: the board in small, in shadow but for the tiles that it touches. */
export function drawMiniBoard(g: CanvasPainter, r: Rect, story: EventStory): void {
  if (r.w === 0) return;
  const head = Math.max(14, r.h * 0.105);
  g.text(nowDoes, r.x, r.y + head * 0.55, { face: 'display', size: head, color: color.act, width: r.w });
  const side = Math.min(r.w, r.h - head * 1.35);
  const tray = rect(r.x, r.y + head * 1.35, side, side);
  const line = Math.max(1.5, side / 120);
  g.panel(tray, { fill: color.nightDot, line: line * 1.4, radius: side * 0.03 });
  const columns = Math.round(Math.sqrt(story.board.length));
  const cell = (side - line * 4) / columns;
  const cells = story.board.map(({ tile, fazaformed }, i) => ({
    tile,
    fazaformed,
    area: rect(
      tray.x + line * 2 + (i % columns) * cell,
      tray.y + line * 2 + Math.floor(i / columns) * cell,
      cell,
      cell,
    ),
  }));
  for (const { tile, fazaformed, area } of cells) {
    const lit = tile === story.tile || story.touched.some((touch) => touch.tile === tile);
    const inner = inset(area, line * 0.5);
    g.fill(inner, fazaformed ? color.plum : 0x8a6a4a);
    g.within(inner, () => {
      const tall = cell * 1.14;
      const atlas = fazaformed ? 'tiles-faza' : 'tiles-earth';
      g.sprite(`tile/${tile}`, area.x + cell / 2, area.y + cell - tall / 2, tall, {}, atlas);
      g.fill(inner, color.nightDot, lit ? 0.12 : 0.62);
    });
    if (lit) g.stroke(inset(area, line), line * 1.4, tile === story.tile ? color.paper : color.act);
  }
  for (const { tile, area } of cells) {
    const here = story.touched.filter((touch) => touch.tile === tile);
    const { size, middles } = tagRows(area, tray, here.length);
    for (const [i, touch] of here.entries()) tag(g, area, touch, { size, y: at(middles, i) }, line);
  }
}

/** How large the letters of so many signs on a tile are, and where the middle of each lies: none is left out, or off the board. */
export function tagRows(cell: Rect, board: Rect, count: number): { size: number; middles: readonly number[] } {
  const size = Math.max(12, cell.h * Math.min(0.34, 0.8 / count));
  const step = Math.max(size * 1.15, (cell.h * 0.92) / count);
  const half = ((count - 1) * step + size * 1.24) / 2;
  const middle = Math.min(Math.max(cell.y + cell.h / 2, board.y + half), board.y + board.h - half);
  return { size, middles: Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * step) };
}

/** A sign on a tile, in letters of that size and with its middle at that height. */
function tag(
  g: CanvasPainter,
  cell: Rect,
  { icon, words, tone }: Touch,
  { size, y }: { size: number; y: number },
  line: number,
): void {
  const [fill, ink] = TONES[tone];
  const style = { face: 'display', size } as const;
  const wide = size + (words === '' ? 0 : g.measure(words, style)) + size * 0.2;
  const r = rect(cell.x + cell.w / 2 - wide / 2, y - size * 0.62, wide, size * 1.24);
  g.panel(r, { fill, line, radius: size * 0.3 });
  g.icon(icon, r.x + size * 0.56, r.y + r.h / 2, size * 0.9, ink);
  g.text(words, r.x + size * 1.06, r.y + r.h / 2, { ...style, color: ink });
}
