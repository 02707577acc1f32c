import type Phaser from 'phaser';
import type { Spot } from '../../../../../table/layout/rect.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color } from '../../../../../table/theme.ts';
import type { Surface } from '../../board/surface.ts';

type Emitter = Phaser.GameObjects.Particles.ParticleEmitter;
type EmitterConfig = Phaser.Types.GameObjects.Particles.ParticleEmitterConfig;
export type ParticleKind = 'dust' | 'spark' | 'debris' | 'ember';

interface Recipe {
  /** The maximum number alive at once; all kinds together stay below sixty. */
  readonly most: number;
  /** How they move; `pixel` is the scale at which a sprite has the size it was painted for. */
  readonly config: (unit: number, pixel: number) => EmitterConfig;
  readonly picture: (surface: Surface, unit: number) => CachedSprite;
}

const RECIPES: Readonly<Record<ParticleKind, Recipe>> = {
  // Rolls out along the ground to both sides.
  dust: {
    most: 18,
    picture: ({ sprites }, unit) => sprites.sprite('smoke', 26 * unit),
    config: (unit, pixel) => ({
      speedX: { min: -70 * unit, max: 70 * unit },
      speedY: { min: -26 * unit, max: 4 * unit },
      lifespan: { min: 260, max: 440 },
      scale: { start: 0.35 * pixel, end: pixel },
      alpha: { start: 0.95, end: 0 },
      rotate: { min: -40, max: 40 },
    }),
  },
  spark: {
    most: 16,
    picture: ({ sprites }, unit) => sprites.sprite('spark', 22 * unit),
    config: (unit, pixel) => ({
      speed: { min: 60 * unit, max: 210 * unit },
      lifespan: { min: 220, max: 400 },
      scale: { start: pixel, end: 0.1 * pixel },
      rotate: { min: 0, max: 90 },
    }),
  },
  // Bits of plating that are thrown up and fall down.
  debris: {
    most: 16,
    picture: ({ sprites }, unit) =>
      sprites.paint(`shard@${unit.toFixed(2)}`, 15 * unit, 11.5 * unit, (g) => {
        const shard = [
          { x: 1.7, y: 2.9 },
          { x: 12.7, y: 1.7 },
          { x: 8, y: 9.8 },
          { x: 2.9, y: 8 },
        ].map(({ x, y }) => ({ x: x * unit, y: y * unit }));
        g.fill(shard, color.white);
        g.stroke(shard, 1.8 * unit);
      }),
    config: (unit, pixel) => ({
      speed: { min: 70 * unit, max: 230 * unit },
      angle: { min: 205, max: 335 },
      gravityY: 460 * unit,
      lifespan: { min: 420, max: 720 },
      rotate: { start: 0, end: 620 },
      scale: { min: 0.52 * pixel, max: pixel },
    }),
  },
  // Glowing crumbs that float upward.
  ember: {
    most: 9,
    picture: ({ sprites }, unit) =>
      sprites.paint(`ember@${unit.toFixed(2)}`, 7 * unit, 7 * unit, (g) =>
        g.circle(3.5 * unit, 3.5 * unit, 2.4 * unit, color.white, 1.1 * unit),
      ),
    config: (unit, pixel) => ({
      speedX: { min: -24 * unit, max: 24 * unit },
      speedY: { min: -80 * unit, max: -26 * unit },
      lifespan: { min: 480, max: 860 },
      scale: { start: pixel, end: 0.2 * pixel },
      alpha: { start: 1, end: 0.3 },
    }),
  },
};

/**
 * Dust, sparks, debris and embers of one animation: an emitter for each kind, created on first use, which reuses its
 * particles.
 */
export class Particles {
  private readonly emitters = new Map<ParticleKind, Emitter>();

  /** `unit` is the width of a tile relative to the design's 138 CSS pixels; `speed` is the animation's. */
  constructor(
    private readonly scene: Phaser.Scene,
    private readonly surface: () => Surface,
    private readonly unit: () => number,
    private readonly speed: () => number,
    private readonly depth: number,
  ) {}

  /** Emits this many at once. */
  throw(kind: ParticleKind, at: Spot, count: number, tint: number): void {
    const emitter = this.emitters.get(kind) ?? this.make(kind);
    emitter.timeScale = this.speed();
    emitter.setParticleTint(tint);
    emitter.explode(count, at.x, at.y);
  }

  destroy(): void {
    for (const emitter of this.emitters.values()) emitter.destroy();
    this.emitters.clear();
  }

  private make(kind: ParticleKind): Emitter {
    const { most, config, picture } = RECIPES[kind];
    const unit = this.unit();
    const surface = this.surface();
    const { page, id } = picture(surface, unit);
    const emitter = this.scene.add.particles(0, 0, page, {
      ...config(unit, 1 / surface.sprites.ratio),
      frame: id,
      emitting: false,
      maxAliveParticles: most,
    });
    this.emitters.set(kind, emitter.setDepth(this.depth));
    return emitter;
  }
}
