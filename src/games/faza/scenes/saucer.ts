import type Phaser from 'phaser';
import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import { type Rect, rect, type Spot } from '../../../table/layout/rect.ts';
import { Panel } from '../../../table/panel.ts';
import { color, css } from '../../../table/theme.ts';
import { ellipse, star } from './card/spot.ts';

/** A saucer whose lights show progress. */
export interface Saucer {
  /** Shows which part is done, from 0 to 1. */
  fill(part: number): void;
  /** Hovers as it does `seconds` after it appeared. */
  hover(seconds: number): void;
}

const LIGHTS = 7;
const STARS = 16;

type Image = Phaser.GameObjects.Image;

/** Draws a saucer under stars; `size` is half its width in CSS pixels. */
export function drawSaucer(scene: Phaser.Scene, center: Spot, size: number, ratio: number): Saucer {
  const panel = (area: Rect, draw: (g: CanvasPainter) => void): Image => new Panel(scene, area, ratio, draw).image;
  const stars = starsAround(center, size).map(({ x, y, r }) =>
    panel(rect(x - r, y - r, 2 * r, 2 * r), (g) => form(g, star(x, y, 4, r, r * 0.28), color.act)),
  );
  const beam = panel(rect(center.x - size, center.y, 2 * size, size * 2.2), (g) => drawBeam(g, center, size));
  beam.setOrigin(0.5, 0).setPosition(center.x, center.y).setAlpha(0);
  const around = rect(center.x - size * 1.1, center.y - size * 0.75, size * 2.2, size * 1.25);
  const body = panel(around, (g) => drawBody(g, center, size));
  const home = { x: body.x, y: body.y };
  const lights = lightSpots(center, size).map(({ x, y }) => {
    const r = size * 0.06;
    const image = panel(rect(x - r, y - r, 2 * r, 2 * r), (g) => g.circle(x, y, r, color.act)).setVisible(false);
    return { image, dx: x - home.x, dy: y - home.y };
  });
  let lit = 0;
  return {
    fill: (part) => {
      lit = part;
      for (const [i, { image }] of lights.entries()) image.setVisible(i < part * LIGHTS);
      beam.setAlpha(0.8 * part);
    },
    hover: (seconds) => {
      const lift = Math.sin(seconds * 2.6) * size * 0.07;
      const tilt = Math.sin(seconds * 1.3) * 0.06;
      body.setPosition(home.x, home.y + lift).setRotation(tilt);
      const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
      for (const [i, { image, dx, dy }] of lights.entries()) {
        image.setPosition(home.x + dx * cos - dy * sin, home.y + lift + dx * sin + dy * cos);
        // A wave of light runs along them.
        image.setAlpha(0.75 + 0.25 * Math.sin(seconds * 6 - i));
      }
      beam.setPosition(center.x, center.y + lift).setRotation(tilt);
      beam.setAlpha(lit * (0.8 + 0.15 * Math.sin(seconds * 3.1)));
      for (const [i, image] of stars.entries()) {
        const glow = Math.sin(seconds * (1.1 + (i % 5) * 0.3) + i * 1.7);
        image.setAlpha(0.6 + 0.4 * glow).setScale((0.8 + 0.2 * glow) / ratio);
      }
    },
  };
}

function lightSpots({ x, y }: Spot, size: number): Spot[] {
  return Array.from({ length: LIGHTS }, (_, i) => {
    const at = (i - (LIGHTS - 1) / 2) / ((LIGHTS - 1) / 2);
    return { x: x + at * size * 0.82, y: y + size * (0.2 - 0.16 * at * at) };
  });
}

/** Stars on a spiral, so that no two are close; none behind the saucer. */
function starsAround({ x, y }: Spot, size: number): { x: number; y: number; r: number }[] {
  return Array.from({ length: STARS }, (_, i) => {
    const turn = i * 2.4;
    const reach = size * (1.5 + 1.1 * Math.sqrt(i / STARS));
    return { x: x + Math.cos(turn) * reach * 1.1, y: y + Math.sin(turn) * reach, r: size * (0.03 + 0.015 * (i % 3)) };
  });
}

function drawBody(g: CanvasPainter, { x, y }: Spot, size: number): void {
  form(g, ellipse(x, y, size * 1.07, size * 0.39), color.ink);
  form(g, ellipse(x, y - size * 0.24, size * 0.49, size * 0.43), color.ink);
  form(g, ellipse(x, y - size * 0.24, size * 0.43, size * 0.37), color.live);
  form(g, ellipse(x, y, size * 1.01, size * 0.33), color.amber);
  form(g, ellipse(x, y + size * 0.06, size * 0.75, size * 0.18), color.table);
  for (const spot of lightSpots({ x, y }, size)) {
    g.circle(spot.x, spot.y, size * 0.085, color.ink);
    g.circle(spot.x, spot.y, size * 0.06, color.tableDot);
  }
}

/** Light from below it, thinner farther down. */
function drawBeam(g: CanvasPainter, { x, y }: Spot, size: number): void {
  const depth = size * 2.2;
  g.dots(rect(x - size, y, 2 * size, depth), size / 14, color.act, (atX, atY) => {
    const down = (atY - y) / depth;
    const isInside = Math.abs(atX - x) < size * (0.4 + 0.5 * down);
    return isInside ? 0.75 * (1 - down) : 0;
  });
}

function form({ ctx }: CanvasPainter, path: string, value: number): void {
  ctx.fillStyle = css(value);
  ctx.fill(new Path2D(`M${path}`));
}
