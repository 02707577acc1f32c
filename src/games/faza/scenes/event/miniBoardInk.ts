import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { nowDoes } from '../../text/pictures.en.ts';
import type { EventStory } from './eventStory.ts';
import type { Touch } from './touched.ts';

const TONES: Readonly<Record<Touch['tone'], readonly [fill: number, ink: number]>> = {
  drone: [color.drone, color.ink],
  rebel: [color.rebel, color.ink],
  hurt: [color.hurt, color.white],
  faza: [color.faza, color.paper],
  good: [color.good, color.ink],
};

/** What the event does now: the board in small, in shadow but for the tiles that it touches. */
export function miniBoardInk(pen: Pen, r: Rect, story: EventStory): void {
  if (r.w === 0) return;
  const head = Math.max(14, r.h * 0.105);
  pen.text(nowDoes, r.x, r.y + head * 0.55, { face: 'display', size: head, color: color.act, width: r.w });
  const side = Math.min(r.w, r.h - head * 1.35);
  const tray = rect(r.x, r.y + head * 1.35, side, side);
  const line = Math.max(1.5, side / 120);
  pen.panel(tray, { fill: color.nightDot, line: line * 1.4, radius: side * 0.03 });
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
    pen.fill(inner, fazaformed ? color.faza : 0x8a6a4a);
    pen.within(inner, () => {
      const tall = cell * 1.14;
      const atlas = fazaformed ? 'tiles-faza' : 'tiles-earth';
      pen.sprite(`tile/${tile}`, area.x + cell / 2, area.y + cell - tall / 2, tall, {}, atlas);
      pen.fill(inner, color.nightDot, lit ? 0.12 : 0.62);
    });
    if (lit) pen.stroke(inset(area, line), line * 1.4, tile === story.tile ? color.paper : color.act);
  }
  for (const { tile, area } of cells) {
    const here = story.touched.filter((touch) => touch.tile === tile);
    for (const [i, touch] of here.slice(0, 2).entries())
      tag(pen, area, touch, here.length > 1 ? (i === 0 ? 0.28 : 0.74) : 0.5, line);
  }
}

/** A sign on a tile; `down` is where its middle lies, as a part of the tile's height. */
function tag(pen: Pen, cell: Rect, { icon, words, tone }: Touch, down: number, line: number): void {
  const [fill, ink] = TONES[tone];
  const size = Math.max(12, cell.w * 0.34);
  const style = { face: 'display', size } as const;
  const wide = size + (words === '' ? 0 : pen.measure(words, style)) + size * 0.2;
  const r = rect(cell.x + cell.w / 2 - wide / 2, cell.y + cell.h * down - size * 0.62, wide, size * 1.24);
  pen.panel(r, { fill, line, radius: size * 0.3 });
  pen.icon(icon, r.x + size * 0.56, r.y + r.h / 2, size * 0.9, ink);
  pen.text(words, r.x + size * 1.06, r.y + r.h / 2, { ...style, color: ink });
}
