import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, css } from '../../../../table/theme.ts';
import { areaOf, heroAt, heroSpec } from '../../rules/board.ts';
import type { HeroState, Seat, State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { faceFrame, moodOf } from '../artwork.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** What the panel or tab of a hero shows. */
export interface Shown {
  readonly hero: State['heroes'][number];
  readonly seat: Seat;
  readonly front: boolean;
  readonly asked: boolean;
  readonly picked: boolean;
  readonly computer: boolean;
}

/** A face in a circle of the area's colour. */
export function portrait(
  pen: CanvasPainter,
  state: State,
  seat: Seat,
  x: number,
  y: number,
  radius: number,
  { line }: Sizes,
): void {
  const hero = heroAt(state, seat);
  const ground = areaColor[areaOf(state, seat)];
  pen.circle(x, y, radius, ground);
  pen.ctx.save();
  pen.ctx.beginPath();
  pen.ctx.arc(x, y, radius, 0, Math.PI * 2);
  pen.ctx.clip();
  const box = rect(x - radius, y - radius, radius * 2, radius * 2);
  pen.dots(box, Math.max(4, radius * 0.22), color.ink, (_x, at) => 0.6 * ((y - at) / radius + 0.1), 0.3);
  pen.sprite(faceFrame(hero.id, moodOf(hero)), x, y + radius * 0.16, radius * 2.06);
  pen.ctx.restore();
  pen.ctx.beginPath();
  pen.ctx.arc(x, y, radius, 0, Math.PI * 2);
  pen.ctx.lineWidth = line * 1.2;
  pen.ctx.strokeStyle = '#1d1220';
  pen.ctx.stroke();
}

/** Where a portrait is, and how big. */
export interface Medallion {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The red frame of a hero whom the next wound kills (I4); it beats (see `life/heartbeat.ts`). */
export function drawHeartFrame(
  { stamps, cast }: Surface,
  hero: State['heroes'][number],
  seat: Seat,
  { x, y, radius }: Medallion,
  { line }: Sizes,
): void {
  if (moodOf(hero) !== 'dying') return;
  const side = radius * 2.5;
  const stamp = stamps.paint(`heart-frame@${radius.toFixed(1)}`, side, side, (pen) => {
    for (const [width, ink] of [
      [line * 4.2, color.ink],
      [line * 2.4, color.hurt],
    ] as const) {
      pen.ctx.beginPath();
      pen.ctx.arc(side / 2, side / 2, radius + line * 0.6, 0, Math.PI * 2);
      pen.ctx.lineWidth = width;
      pen.ctx.strokeStyle = css(ink);
      pen.ctx.stroke();
    }
  });
  cast.put(`heart:${seat}`, stamp, x, y, DEPTH.panel + 0.9);
}

/** Four hearts from the right; a wound is a broken one. Returns where they begin. */
export function hearts(pen: CanvasPainter, right: number, y: number, size: number, wounds: readonly boolean[]): number {
  let x = right;
  for (const wounded of [...wounds].sort((a, b) => Number(a) - Number(b))) {
    x -= size;
    pen.icon(wounded ? 'hurt' : 'heart', x + size / 2, y, size * (wounded ? 0.94 : 1), wounded ? 0xa98577 : color.hurt);
    x -= size * 0.06;
  }
  return x;
}

/** Points are Drones taken, but for bonus Points, which have a star. Returns where the pill begins. */
export function pointsPill(
  pen: CanvasPainter,
  right: number,
  y: number,
  h: number,
  { points, bonus = 0 }: Pick<HeroState, 'points' | 'bonus'>,
  sizes: Sizes,
): number {
  const font = h * 0.74;
  const number = String(points);
  const wide = h * 1.12 + pen.measure(number, { face: 'display', size: font }) + h * 0.34;
  const r = rect(right - wide, y - h / 2, wide, h);
  pen.panel(r, { fill: color.ink, radius: h / 2, line: 0 });
  pen.sprite('drone/small', r.x + h * 0.58, y, h * 1.02);
  if (bonus > 0) pen.icon('star', r.x + h * 0.86, y - h * 0.26, h * 0.5, color.act);
  pen.text(number, r.x + h * 1.12, y, {
    face: 'display',
    size: Math.max(14, font),
    color: points > 0 ? color.white : 0xb9a9b5,
  });
  return r.x - sizes.u;
}

/** The symbol of a hero's area, in its colour. */
export function symbol(
  pen: CanvasPainter,
  state: State,
  seat: Seat,
  x: number,
  y: number,
  r: number,
  { line }: Sizes,
): void {
  const area = areaOf(state, seat);
  pen.circle(x, y, r, areaColor[area], line);
  pen.icon(areaIcon[area], x, y, r * 1.35, color.white);
}

/** The place of a card that lies on its side. */
export function place(pen: CanvasPainter, card: Rect, { u, card: radius }: Sizes): void {
  pen.panel(inset(card, 1), { fill: color.ink, alpha: 0.05, radius, line: 1.3 * u, lineColor: 0xa8895e, dashed: true });
}

/** All skills of a hero in one paragraph, each after its name: two lines of it fit, and it gets no larger than `most`. */
export function skillLines(pen: CanvasPainter, state: State, seat: Seat, r: Rect, most: number): void {
  const ink = areaColor[areaOf(state, seat)];
  const runs = heroSpec(state, seat).skills.flatMap(({ id }) => [
    { text: `${text.skillName[id]}: `, weight: 700, color: ink } as const,
    { text: `${text.skillLine[id]} ` },
  ]);
  pen.paragraph(runs, r, { size: Math.min(r.h / 2, most), weight: 500, leading: 1.06, middle: true });
}
