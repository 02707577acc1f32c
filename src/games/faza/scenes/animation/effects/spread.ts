import Phaser from 'phaser';
import type { Spot } from '../../../../../table/layout/rect.ts';
import { betweenFrames } from '../../../../../table/pages/scheduling.ts';
import type { AtlasRegion } from '../../../../../table/pictures/sprites/atlasPages.ts';
import { color, css, mix } from '../../../../../table/theme.ts';

/** The number of pictures of a tile that turns. More of them would cost time without looking better. */
const SPREAD_STEPS = 14;
/** Dots side by side on a tile's width. */
const DOTS = 15;
/** The fraction of the total time that one dot takes to open. */
const OPENING = 0.24;
const VEINS = 7;

/** The colors at the front, from the outside in. */
const EDGES = {
  faza: { outer: color.ink, inner: 0xff5a1f, core: 0xffd84a },
  earth: { outer: mix(color.good, color.ink, 0.55), inner: 0xbfe08a, core: 0xf4ffd0 },
} as const;

interface Dot extends Spot {
  /** When it starts to open, 0–1. */
  readonly begins: number;
}

/**
 * The picture of a tile's old side, which dissolves in halftone dots from a spot outward (or from the edges inward,
 * when the earth is restored). The new side lies below, so what is visible is correct whenever it stops. Each step only
 * draws the dots that are about to open: an edge of ink, one of glow, one of light, and a hole.
 */
export class Erosion {
  private readonly dots: readonly Dot[];
  private readonly veins: readonly (readonly Spot[])[];
  /** Their spots, x and y in turn. */
  private readonly cracks: Float32Array;
  private readonly step: number;
  private done = 0;

  /** `patch` shows the old side; `from` is in its pixels; `seed` makes each tile crack differently. */
  constructor(
    private readonly patch: AtlasRegion,
    private readonly from: Spot,
    private readonly side: 'faza' | 'earth',
    seed: number,
  ) {
    const { w, h } = patch;
    const random = new Phaser.Math.RandomDataGenerator([String(seed)]);
    this.veins = Array.from({ length: VEINS }, (_, i) =>
      this.vein(random, ((i + random.frac() * 0.6) / VEINS) * 6.283),
    );
    this.cracks = Float32Array.from(this.veins.flatMap((vein) => vein.flatMap(({ x, y }) => [x, y])));
    this.step = w / DOTS;
    this.dots = this.lattice(random, w, h);
  }

  /** Shows the state at a time from 0 to 1, from the next frame on. Does nothing until its next step is due. */
  reach(part: number): void {
    const now = Math.floor(part * SPREAD_STEPS) / SPREAD_STEPS;
    if (now <= this.done) return;
    const opening = this.dots.filter(({ begins }) => begins < now && begins + OPENING > this.done);
    this.done = now;
    betweenFrames(() => this.patch.paintOver((ctx) => this.eat(ctx, opening, now)));
  }

  private eat(ctx: CanvasRenderingContext2D, opening: readonly Dot[], now: number): void {
    const edge = EDGES[this.side];
    ctx.globalCompositeOperation = 'source-atop';
    if (this.side === 'faza') this.crack(ctx, now);
    this.draw(ctx, opening, now, this.step * 0.62, edge.outer);
    this.draw(ctx, opening, now, this.step * 0.46, edge.inner);
    this.draw(ctx, opening, now, this.step * 0.2, edge.core);
    ctx.globalCompositeOperation = 'destination-out';
    this.draw(ctx, opening, now, 0, color.ink);
  }

  private draw(ctx: CanvasRenderingContext2D, dots: readonly Dot[], now: number, wider: number, ink: number): void {
    ctx.fillStyle = css(ink);
    ctx.beginPath();
    for (const { x, y, begins } of dots) {
      const open = Math.min(1, (now - begins) / OPENING);
      // Dots of this size, half a step apart in rows, leave nothing between them.
      const radius = this.step * 0.78 * Math.sqrt(open) + wider * (1 - open * 0.4);
      ctx.moveTo(x + radius, y);
      ctx.arc(x, y, radius, 0, Math.PI * 2);
    }
    ctx.fill();
  }

  /** Glowing veins run ahead of the dots. */
  private crack(ctx: CanvasRenderingContext2D, now: number): void {
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const [width, ink] of [
      [this.step * 0.8, EDGES.faza.outer],
      [this.step * 0.5, EDGES.faza.inner],
      [this.step * 0.2, EDGES.faza.core],
    ] as const) {
      ctx.beginPath();
      for (const vein of this.veins) {
        const end = Math.min(vein.length, Math.ceil(vein.length * (now * 2 + 0.2)));
        for (const [i, { x, y }] of vein.slice(0, end).entries()) {
          if (i === 0) ctx.moveTo(x, y);
          else ctx.lineTo(x, y);
        }
      }
      ctx.lineWidth = width;
      ctx.strokeStyle = css(ink);
      ctx.stroke();
    }
  }

  private vein(random: Phaser.Math.RandomDataGenerator, start: number): Spot[] {
    const { w: width } = this.patch;
    const spots: Spot[] = [this.from];
    let { x, y } = this.from;
    let angle = start;
    for (let i = 0; i < 14; i++) {
      angle += random.realInRange(-0.5, 0.5);
      x += Math.cos(angle) * width * 0.075;
      y += Math.sin(angle) * width * 0.075;
      spots.push({ x, y });
    }
    return spots;
  }

  /** How much earlier the front reaches a spot near a vein. */
  private lead(x: number, y: number): number {
    const reach = this.patch.w * 0.12;
    // Half a thousand dots times a hundred spots are too many square roots for one frame, so only the nearest spot gets
    // one.
    let near = reach * reach;
    for (let i = 0; i < this.cracks.length; i += 2) {
      const dx = (this.cracks[i] ?? 0) - x;
      const dy = (this.cracks[i + 1] ?? 0) - y;
      near = Math.min(near, dx * dx + dy * dy);
    }
    return ((reach - Math.sqrt(near)) / this.patch.w) * 1.4;
  }

  /**
   * Dots in rows, every other row shifted by half; each opens when the front reaches it, slightly earlier near a vein.
   */
  private lattice(random: Phaser.Math.RandomDataGenerator, width: number, height: number): Dot[] {
    const far = Math.hypot(Math.max(this.from.x, width - this.from.x), Math.max(this.from.y, height - this.from.y));
    const dots: Dot[] = [];
    for (let row = 0; row * this.step * 0.5 < height + this.step; row++) {
      for (let x = row % 2 === 0 ? 0 : this.step / 2; x < width + this.step; x += this.step) {
        const y = row * this.step * 0.5;
        const away = Math.hypot(x - this.from.x, y - this.from.y) / far;
        const order = this.side === 'faza' ? away - this.lead(x, y) : 1 - away;
        const begins = Phaser.Math.Clamp(order + random.realInRange(-0.05, 0.05), 0, 1) * (1 - OPENING);
        dots.push({ x, y, begins });
      }
    }
    return dots;
  }
}
