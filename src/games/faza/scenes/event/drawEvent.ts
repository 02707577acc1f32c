import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { trimmed } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { editionById } from '../../content/editions.ts';
import type { EventStory, Touch } from '../../interaction/events/eventStory.ts';
import { cellsIn } from '../../interaction/layout/layout.ts';
import { nowDoes } from '../../text/content/pictures.en.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { tilePicture } from '../artwork.ts';
import { drawButton } from '../buttonFrame.ts';
import type { EventLayout } from './eventLayout.ts';

/** The night behind the card. */
export function drawEventGround(g: CanvasPainter, layout: EventLayout): void {
  const { width: w, height: h, unit: u, form } = layout.page;
  const whole = rect(0, 0, w, h);
  const { card } = layout;
  const center = { x: card.x + card.w / 2, y: card.y + card.h * 0.45 };
  const reach = Math.hypot(w, h);
  g.fill(whole, color.night);
  g.within(whole, () => {
    g.rays(center, reach, color.night2, 22, 0.07);
    g.dots(whole, form === 'wide' ? 9 * u : 7 * u, color.nightDot, (x, y) => {
      const far = Math.hypot((x - center.x) / w, (y - center.y) / h);
      return Math.max(0, far - 0.12) * 1.15;
    });
  });
}

/** Who boarded what, and the effect. */
export function drawEventStory(g: CanvasPainter, layout: EventLayout, story: EventStory): void {
  const words = text.screens.event;
  const { story: r, ship, deck } = layout;
  const { unit: u, form } = layout.page;
  const wide = form === 'wide';
  const head = (wide ? 32 : 20) * u;
  g.text(words.retaliate, r.x, r.y + head * 0.5, { face: 'display', size: head, color: color.act, width: r.w });
  const say = story.rebel ? words.boarded : words.boardedAlone;
  const line = say(text.heroTitle(story.hero), text.shipText[story.ship].name, text.tileName(story, story.tile));
  const style = { size: (wide ? 18 : 13.5) * u, color: color.cream, weight: 500 } as const;
  g.paragraph([{ text: line }], trimmed(r, { top: head * 1.2 }), style);
  drawShip(g, ship, story, u, form !== 'portrait');
  drawHero(g, layout, story);
  drawMiniBoard(g, layout.now, story);
  if (deck.w > 0) {
    g.sprite('card/back-event', deck.x + 12 * u, deck.y + deck.h / 2, Math.min(deck.h, 34 * u), { turn: -8 });
    const small = { size: Math.max(12, (wide ? 16 : 13) * u), color: color.lilac, width: deck.w - 30 * u };
    g.text(words.deck(story.left), deck.x + 30 * u, deck.y + deck.h / 2, small);
  }
}

/** The hero who did it, in a leaning frame. */
function drawHero(g: CanvasPainter, { hero: r }: EventLayout, story: EventStory): void {
  if (r.w === 0) return;
  const u = r.w / 248;
  const own = areaColor[story.area];
  const lean = 14 * u;
  const frame = [
    { x: r.x + lean, y: r.y },
    { x: r.x + r.w, y: r.y + lean * 0.4 },
    { x: r.x + r.w - lean, y: r.y + r.h },
    { x: r.x, y: r.y + r.h - lean * 0.5 },
  ];
  const shadow = frame.map(({ x, y }) => ({ x: x + 6 * u, y: y + 7 * u }));
  g.fill(shadow, color.nightDot);
  g.within(frame, () => {
    g.fill(r, 0xf26a1b);
    const center = { x: r.x + r.w / 2, y: r.y + r.h * 0.5 };
    g.rays(center, r.h, own, 18, 0.06);
    const grow = (x: number, y: number): number => (Math.hypot(x - center.x, y - center.y) / r.h - 0.3) * 0.9;
    g.dots(r, Math.max(5, 8 * u), mix(own, color.ink, 0.45), grow, 0.8);
    const size = r.h * 0.92;
    g.sprite(`face/${story.hero}`, r.x + r.w / 2, r.y + r.h - size * 0.49, size);
  });
  g.stroke(frame, Math.max(2, 4 * u));
  const name = text.heroName[story.hero];
  const size = Math.max(16, 25 * u);
  const wide = g.measure(name, { face: 'display', size }) + size * 1.75;
  const tag = rect(r.x - 4 * u, r.y + r.h - size * 1.5, wide, size * 1.35);
  g.panel(tag, { fill: own, line: Math.max(1.5, 2.5 * u), radius: 4 * u });
  g.icon(areaIcon[story.area], tag.x + size * 0.75, tag.y + tag.h / 2, size * 0.82, color.white);
  g.text(name, tag.x + size * 1.35, tag.y + tag.h / 2, { face: 'display', size, color: color.white });
}

function drawShip(g: CanvasPainter, r: Rect, story: EventStory, u: number, roomy: boolean): void {
  const down = story.health === 0;
  const frame = `ship/${story.ship}${down ? '/wreck' : ''}`;
  if (!roomy) {
    g.sprite(frame, r.x + r.w / 2, r.y + r.h * 0.4, r.w * 1.05);
    lamps(g, r.x + r.w / 2, r.y + r.h * 0.9, story, 9 * u, true);
    return;
  }
  const size = Math.min(r.h * 0.84, r.w * 0.6);
  g.sprite(frame, r.x + size / 2, r.y + size / 2, size);
  lamps(g, r.x + size * 1.06, r.y + size * 0.42, story, Math.max(11, size * 0.1), false);
  const words = text.screens.event;
  const line = down
    ? `${text.shipText[story.ship].name}: ${words.wreck}`
    : `${words.downTo(text.shipText[story.ship].name)} ${story.health + 1} → ${story.health}`;
  const style = { face: 'display', size: Math.max(15, size * 0.15), color: color.paper, width: r.w } as const;
  g.text(line, r.x, r.y + size * 1.1, style);
}

/** Health as lamps: those that are lit, and the one that has just gone out. */
function lamps(g: CanvasPainter, x: number, y: number, story: EventStory, size: number, centered: boolean): void {
  const count = Math.max(story.most, story.health + 1);
  const step = size * 1.35;
  const left = centered ? x - ((count - 1) * step) / 2 : x + size / 2;
  for (let i = 0; i < count; i++) {
    const lit = i < story.health;
    const gone = i === story.health;
    g.circle(left + i * step, y, size / 2, lit ? color.live : gone ? color.hurt : 0x150a1c, Math.max(1.5, size * 0.14));
    if (gone) g.icon('x', left + i * step, y, size * 0.7, color.paper);
  }
}

/** The button that resolves the event. */
export function resolveButton(g: CanvasPainter, layout: EventLayout): void {
  const { resolve } = layout;
  const label = text.screens.event.resolve;
  drawButton(g, resolve, layout.page.unit, { label, size: resolve.h * 0.5, first: true, align: 'center' });
}

const TONES: Readonly<Record<Touch['tone'], readonly [fill: number, ink: number]>> = {
  drone: [color.amber, color.ink],
  rebel: [color.lilac, color.ink],
  hurt: [color.hurt, color.white],
  faza: [color.plum, color.paper],
  good: [color.good, color.ink],
};

/** The current effect of the event: a small board, dark except for the tiles that it affects. */
function drawMiniBoard(g: CanvasPainter, r: Rect, story: EventStory): void {
  if (r.w === 0) return;
  const head = Math.max(14, r.h * 0.105);
  g.text(nowDoes, r.x, r.y + head * 0.55, { face: 'display', size: head, color: color.act, width: r.w });
  const side = Math.min(r.w, r.h - head * 1.35);
  const tray = rect(r.x, r.y + head * 1.35, side, side);
  const line = Math.max(1.5, side / 120);
  g.panel(tray, { fill: color.nightDot, line: line * 1.4, radius: side * 0.03 });
  const places = cellsIn(inset(tray, line * 2), editionById(story.edition).cells);
  const cells = story.board.map((shown, i) => ({ ...shown, area: at(places, i) }));
  for (const { tile, fazaformed, area } of cells) {
    const lit = tile === story.tile || story.touched.some((touch) => touch.tile === tile);
    const inner = inset(area, line * 0.5);
    g.fill(inner, fazaformed ? color.plum : 0x8a6a4a);
    g.within(inner, () => {
      const tall = area.h * 1.14;
      const { frame, atlas } = tilePicture(story, tile, fazaformed);
      g.sprite(frame, area.x + area.w / 2, area.y + area.h - tall / 2, tall, {}, atlas);
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

/** The size of the letters of this many signs on a tile, and the middle of each: none is left out, or off the board. */
export function tagRows(cell: Rect, board: Rect, count: number): { size: number; middles: readonly number[] } {
  const size = Math.max(12, cell.h * Math.min(0.34, 0.8 / count));
  const step = Math.max(size * 1.15, (cell.h * 0.92) / count);
  const half = ((count - 1) * step + size * 1.24) / 2;
  const middle = Math.min(Math.max(cell.y + cell.h / 2, board.y + half), board.y + board.h - half);
  return { size, middles: Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * step) };
}

/** A sign on a tile: the size of its letters, and its middle. */
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
