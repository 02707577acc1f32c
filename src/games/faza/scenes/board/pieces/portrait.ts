import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color, css } from '../../../../../table/theme.ts';
import { areaOf, heroAt, heroSpec, skillsOf } from '../../../rules/board/board.ts';
import type { FazaView, HeroState, Seat } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { areaColor, areaIcon } from '../../areaLooks.ts';
import { faceFrame, moodOf } from '../../artwork.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';

/** The content of a hero's panel or tab. */
export interface Shown {
  readonly hero: FazaView['heroes'][number];
  readonly seat: Seat;
  readonly front: boolean;
  readonly asked: boolean;
  readonly picked: boolean;
  readonly computer: boolean;
}

/** A face in a circle of the area's color. */
export function portrait(
  g: CanvasPainter,
  state: FazaView,
  seat: Seat,
  x: number,
  y: number,
  radius: number,
  { line }: Sizes,
): void {
  const hero = heroAt(state, seat);
  const ground = areaColor[areaOf(state, seat)];
  g.circle(x, y, radius, ground);
  g.ctx.save();
  g.ctx.beginPath();
  g.ctx.arc(x, y, radius, 0, Math.PI * 2);
  g.ctx.clip();
  const box = rect(x - radius, y - radius, radius * 2, radius * 2);
  g.dots(box, Math.max(4, radius * 0.22), color.ink, (_x, at) => 0.6 * ((y - at) / radius + 0.1), 0.3);
  g.sprite(faceFrame(hero.id, moodOf(hero)), x, y + radius * 0.16, radius * 2.06);
  g.ctx.restore();
  g.ctx.beginPath();
  g.ctx.arc(x, y, radius, 0, Math.PI * 2);
  g.ctx.lineWidth = line * 1.2;
  g.ctx.strokeStyle = '#1d1220';
  g.ctx.stroke();
}

/** Where a portrait is, and how big. */
export interface Medallion {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The red frame of a hero whom the next injury kills (I4), which beats (see `life/boardLife.ts`). */
export function drawHeartFrame(surface: Surface, hero: HeroState, seat: Seat, { x, y, radius }: Medallion): void {
  const {
    sprites,
    cast,
    sizes: { line },
  } = surface;
  if (moodOf(hero) !== 'dying') return;
  const side = radius * 2.5;
  const sprite = sprites.paint(`heart-frame@${radius.toFixed(1)}`, side, side, (g) => {
    for (const [width, ink] of [
      [line * 4.2, color.ink],
      [line * 2.4, color.hurt],
    ] as const) {
      g.ctx.beginPath();
      g.ctx.arc(side / 2, side / 2, radius + line * 0.6, 0, Math.PI * 2);
      g.ctx.lineWidth = width;
      g.ctx.strokeStyle = css(ink);
      g.ctx.stroke();
    }
  });
  cast.put(`heart:${seat}`, sprite, x, y, DEPTH.panel + 0.9);
}

/** Four hearts from the right; an injury is a broken one. Returns where they begin. */
export function hearts(g: CanvasPainter, right: number, y: number, size: number, wounds: readonly boolean[]): number {
  let x = right;
  for (const wounded of [...wounds].sort((a, b) => Number(a) - Number(b))) {
    x -= size;
    g.icon(wounded ? 'hurt' : 'heart', x + size / 2, y, size * (wounded ? 0.94 : 1), wounded ? 0xa98577 : color.hurt);
    x -= size * 0.06;
  }
  return x;
}

/** Points are captured Drones. Returns where the pill begins. */
export function pointsPill(
  g: CanvasPainter,
  right: number,
  y: number,
  h: number,
  { points }: Pick<HeroState, 'points'>,
  sizes: Sizes,
): number {
  const font = h * 0.74;
  const number = String(points);
  const wide = h * 1.12 + g.measure(number, { face: 'display', size: font }) + h * 0.34;
  const r = rect(right - wide, y - h / 2, wide, h);
  g.panel(r, { fill: color.ink, radius: h / 2, line: 0 });
  g.sprite('drone/small', r.x + h * 0.58, y, h * 1.02);
  g.text(number, r.x + h * 1.12, y, {
    face: 'display',
    size: Math.max(14, font),
    color: points > 0 ? color.white : 0xb9a9b5,
  });
  return r.x - sizes.u;
}

/** The symbol of a hero's area, in its color. */
export function symbol(
  g: CanvasPainter,
  state: FazaView,
  seat: Seat,
  x: number,
  y: number,
  r: number,
  { line }: Sizes,
): void {
  const area = areaOf(state, seat);
  g.circle(x, y, r, areaColor[area], line);
  g.icon(areaIcon[area], x, y, r * 1.35, color.white);
}

/** The place of a card that lies on its side. */
export function place(g: CanvasPainter, card: Rect, { u, card: radius }: Sizes): void {
  g.panel(inset(card, 1), {
    fill: color.ink,
    alpha: 0.05,
    radius,
    line: 1.3 * u,
    lineColor: 0xa8895e,
    dashed: true,
  });
}

/** What a hero can do that others cannot; after the last one, the names of what everybody can do besides (P24-P1, P24-P2). */
export function skillsSaid(state: FazaView, seat: Seat): { readonly name: string; readonly line: string }[] {
  const own = heroSpec(state, seat).skills;
  const shared = skillsOf(state, seat).slice(own.length);
  const also = shared.length === 0 ? '' : ` ${text.board.also(shared.map(({ id }) => text.skillName[id]))}`;
  return own.map((skill, i) => ({
    name: text.skillName[skill.id],
    line: text.skillLine(skill) + (i === own.length - 1 ? also : ''),
  }));
}

/**
 * All skills of a hero in one paragraph, each after its name. Two lines of it fit, with letters no larger than `most`.
 */
export function skillLines(g: CanvasPainter, state: FazaView, seat: Seat, r: Rect, most: number): void {
  const ink = areaColor[areaOf(state, seat)];
  const runs = skillsSaid(state, seat).flatMap(({ name, line }) => [
    { text: `${name}: `, weight: 700, color: ink } as const,
    { text: `${line} ` },
  ]);
  g.paragraph(runs, r, { size: Math.min(r.h / 2, most), weight: 500, leading: 1.06, middle: true });
}
