import type Phaser from 'phaser';
import { frameOf } from '../../../../table/frames.ts';
import type { Motion } from '../../../../table/motion.ts';
import { color } from '../../../../table/theme.ts';
import { MOST_PARTICLES } from './timings.ts';

type Emitter = Phaser.GameObjects.Particles.ParticleEmitter;
type Config = Phaser.Types.GameObjects.Particles.ParticleEmitterConfig;

/** Sparks, smoke and dust of a fight: three pools that together never hold more than `MOST_PARTICLES`. None under reduced motion. */
export class Sparks {
  private readonly emitters: readonly Emitter[];

  constructor(
    scene: Phaser.Scene,
    private readonly motion: Motion,
    unit: number,
  ) {
    const size = Math.max(0.5, unit);
    const make = (frame: string, share: number, config: Config): Emitter => {
      const found = frameOf(scene.textures, frame);
      return scene.add
        .particles(0, 0, found?.texture.key ?? '__DEFAULT', {
          frame: found?.name ?? '',
          emitting: false,
          maxAliveParticles: Math.floor(MOST_PARTICLES * share),
          ...config,
        })
        .setDepth(DEPTH);
    };
    this.emitters = [
      make('spark', 0.5, {
        lifespan: { min: 260, max: 460 },
        speed: { min: 130 * size, max: 430 * size },
        gravityY: 620 * size,
        scale: { start: 0.15 * size, end: 0.02 },
        rotate: { min: 0, max: 360 },
        tint: [color.act, color.white, color.amber],
      }),
      make('smoke', 0.2, {
        lifespan: { min: 420, max: 700 },
        speed: { min: 15 * size, max: 70 * size },
        gravityY: -90 * size,
        scale: { start: 0.12 * size, end: 0.34 * size },
        alpha: { start: 0.85, end: 0 },
        rotate: { min: -40, max: 40 },
      }),
      make('smoke', 0.3, {
        lifespan: { min: 200, max: 340 },
        speedX: { min: -190 * size, max: 190 * size },
        speedY: { min: -60 * size, max: 8 * size },
        scale: { start: 0.09 * size, end: 0.02 },
        alpha: { start: 0.9, end: 0 },
        tint: color.cream,
      }),
    ];
  }

  /** A Drone bursts. */
  burst(x: number, y: number): void {
    this.emit(0, 14, x, y);
    this.emit(1, 4, x, y);
  }

  /** A few sparks, as off a shield. */
  glance(x: number, y: number): void {
    this.emit(0, 8, x, y);
  }

  /** What something raises that comes down. */
  dust(x: number, y: number): void {
    this.emit(2, 6, x, y);
  }

  /** All of them are gone. */
  clear(): void {
    for (const emitter of this.emitters) if (emitter.active) emitter.killAll();
  }

  private emit(kind: number, count: number, x: number, y: number): void {
    if (this.motion.lively && !this.motion.instant) this.emitters[kind]?.explode(count, x, y);
  }
}

/** Over the panels and the dice. */
const DEPTH = 30;
