import type { CanvasPainter, SpriteStyle } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import type { EventSpec, HeroId, ShipId } from '../../content/vocabulary.ts';
import { eventValue } from '../../text/content/events.en.ts';
import { pictureLettering } from '../../text/content/pictures.en.ts';
import { drawSpot, SPOT } from '../card/spot.ts';
import { eventPictures, layersOf } from './eventPictures.ts';
import { type Figure, INK, type Layer, type Lettering, type Prop, type Shape, type Streaks } from './pictureParts.ts';

/** The content of a picture: the event, the hero who boarded, the boarded ship, and the one under the tracker. */
export interface Actors {
  readonly spec: EventSpec;
  readonly hero: HeroId;
  readonly ship: ShipId;
  readonly tracked: ShipId;
}

/** The box in which shapes of a panel are drawn. */
const BOX = { w: 100, h: 60 } as const;

/** The picture of an event: a comic panel over `r`. */
export function drawEventPicture(g: CanvasPainter, r: Rect, actors: Actors): void {
  const picture = eventPictures[actors.spec.id];
  const { sky } = picture;
  const [ray, other] = sky.rays;
  const from = { x: r.x + r.w * sky.from[0], y: r.y + r.h * sky.from[1] };
  g.within(r, () => {
    g.fill(r, ray);
    g.rays(from, r.w * 1.3, other, 20, 0.08);
    const grow = (x: number, y: number): number => Math.max(0, Math.hypot(x - from.x, y - from.y) / r.w - 0.28) * 0.8;
    g.dots(r, Math.max(5, r.w / 46), sky.dots, grow, 0.7);
    for (const layer of layersOf(picture, actors.spec)) draw(g, r, layer, actors);
  });
}

function draw(g: CanvasPainter, r: Rect, layer: Layer, actors: Actors): void {
  if ('frame' in layer) figure(g, r, layer, actors);
  else if ('shape' in layer) shape(g, r, layer);
  else if ('streaks' in layer) streaks(g, r, layer);
  else if ('say' in layer) letters(g, r, layer, actors.spec);
  else prop(g, r, layer);
}

function figure(g: CanvasPainter, r: Rect, figure: Figure, actors: Actors): void {
  const { frame, atlas, x, y, size, ...style } = figure;
  const named = frameFor(frame, actors);
  g.sprite(named, r.x + r.w * x, r.y + r.h * y, r.h * size, style satisfies SpriteStyle, atlas);
}

/** The frame of a figure, with its actor put in. */
function frameFor(frame: string, { hero, ship, tracked }: Actors): string {
  return frame
    .replace('ship/@tracker', `ship/${tracked}`)
    .replace('ship/@', `ship/${ship}`)
    .replace(/hero\/@([23])/, (_, place) => `hero/${companions(hero)[place === '2' ? 0 : 1]}`)
    .replace('/@', `/${hero}`);
}

/** Two who are not the hero. */
function companions(hero: HeroId): HeroId[] {
  const others: readonly HeroId[] = ['doctor', 'engineer', 'senator'];
  return others.filter((other) => other !== hero);
}

/** Fills, shades the lower right of, and outlines a shape; an open line is an outline whose fill has no area. */
function shape(g: CanvasPainter, r: Rect, { shape: d, fill, line, shade, alpha = 1 }: Shape): void {
  const { ctx } = g;
  const unit = r.w / BOX.w;
  const path = new Path2D();
  path.addPath(new Path2D(`M${d}`), new DOMMatrix([unit, 0, 0, r.h / BOX.h, r.x, r.y]));
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.fillStyle = css(fill);
  ctx.fill(path);
  if (shade !== undefined) {
    ctx.save();
    ctx.clip(path);
    g.dots(r, Math.max(4, r.w / 70), shade, (x, y) => ((x - r.x) / r.w) * 0.35 + ((y - r.y) / r.h) * 0.8 - 0.35, 0.8);
    ctx.restore();
  }
  if (line > 0) {
    ctx.globalAlpha = 1;
    ctx.lineWidth = line * unit;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.strokeStyle = css(INK);
    ctx.stroke(path);
  }
  ctx.restore();
}

/** A number from 0 to 1 that looks like chance and is always the same. */
function scatter(i: number): number {
  const value = Math.sin((i + 1) * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

function streaks({ ctx }: CanvasPainter, r: Rect, { streaks: count, fill, x, y, inner, past }: Streaks): void {
  const reach = Math.hypot(r.w, r.h);
  const [cx, cy] = [r.x + r.w * x, r.y + r.h * y];
  ctx.beginPath();
  for (let i = 0; i < count; i++) {
    if (past === undefined) {
      const angle = ((i + (scatter(i) - 0.5) * 0.7) / count) * 2 * Math.PI;
      const start = r.h * inner * (1 + scatter(i + 90) * 0.35);
      const half = 0.008 + scatter(i + 40) * 0.02;
      ctx.moveTo(cx + Math.cos(angle) * start, cy + Math.sin(angle) * start);
      ctx.lineTo(cx + Math.cos(angle - half) * reach, cy + Math.sin(angle - half) * reach);
      ctx.lineTo(cx + Math.cos(angle + half) * reach, cy + Math.sin(angle + half) * reach);
      continue;
    }
    const angle = (past * Math.PI) / 180;
    const across = (i / (count - 1) - 0.5) * reach;
    const along = (scatter(i) - 0.5) * reach * 0.8;
    const long = reach * (0.18 + scatter(i + 60) * 0.3);
    const half = r.h * (0.004 + scatter(i + 30) * 0.008);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [sx, sy] = [cx - dy * across + dx * along, cy + dx * across + dy * along];
    ctx.moveTo(sx - dy * half, sy + dx * half);
    ctx.lineTo(sx + dx * long, sy + dy * long);
    ctx.lineTo(sx + dy * half, sy - dx * half);
  }
  ctx.fillStyle = css(fill);
  ctx.fill();
}

function letters(g: CanvasPainter, r: Rect, { say, x, y, size, turn, fill }: Lettering, spec: EventSpec): void {
  const words = say === 'value' ? eventValue(spec) : pictureLettering[say];
  const spot = { x: r.x + r.w * x, y: r.y + r.h * y };
  const high = r.h * size;
  const style = { face: 'display', size: high, align: 'center', color: fill, spacing: high * 0.04 } as const;
  g.within(null, () => g.text(words, spot.x, spot.y, { ...style, outline: high * 0.09, shadow: high * 0.07 }), {
    degrees: turn,
    about: spot,
  });
}

/** A little picture of a player card, large. */
function prop(g: CanvasPainter, r: Rect, { prop, paints, x, y, size, turn }: Prop): void {
  const high = r.h * size;
  const wide = (high * SPOT.w) / SPOT.h;
  const spot = { x: r.x + r.w * x, y: r.y + r.h * y };
  g.within(null, () => drawSpot(g, rect(spot.x - wide / 2, spot.y - high / 2, wide, high), prop, paints), {
    degrees: turn,
    about: spot,
  });
}
