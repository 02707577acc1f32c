import type Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { frameOf } from '../../../../table/pictures/frames.ts';
import { color } from '../../../../table/theme.ts';

type Emitter = Phaser.GameObjects.Particles.ParticleEmitter;
type Config = Phaser.Types.GameObjects.Particles.ParticleEmitterConfig;

/** The most particles that are alive at a time. */
const MOST_PARTICLES = 60;
/** Particles fly above the panels and the dice. */
const PARTICLE_DEPTH = 30;

/** Sparks, smoke and dust of a fight, in three pools of limited size. None under reduced motion. */
export class Sparks {
  private readonly sparks: Emitter;
  private readonly smoke: Emitter;
  private readonly dustClouds: Emitter;

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
        .setDepth(PARTICLE_DEPTH);
    };
    this.sparks = make('spark', 0.5, {
      lifespan: { min: 260, max: 460 },
      speed: { min: 130 * size, max: 430 * size },
      gravityY: 620 * size,
      scale: { start: 0.15 * size, end: 0.02 },
      rotate: { min: 0, max: 360 },
      tint: [color.act, color.white, color.amber],
    });
    this.smoke = make('smoke', 0.2, {
      lifespan: { min: 420, max: 700 },
      speed: { min: 15 * size, max: 70 * size },
      gravityY: -90 * size,
      scale: { start: 0.12 * size, end: 0.34 * size },
      alpha: { start: 0.85, end: 0 },
      rotate: { min: -40, max: 40 },
    });
    this.dustClouds = make('smoke', 0.3, {
      lifespan: { min: 200, max: 340 },
      speedX: { min: -190 * size, max: 190 * size },
      speedY: { min: -60 * size, max: 8 * size },
      scale: { start: 0.09 * size, end: 0.02 },
      alpha: { start: 0.9, end: 0 },
      tint: color.cream,
    });
  }

  /** A Drone bursts. */
  burst(x: number, y: number): void {
    this.emit(this.sparks, 14, x, y);
    this.emit(this.smoke, 4, x, y);
  }

  /** A few sparks, as off a shield. */
  glance(x: number, y: number): void {
    this.emit(this.sparks, 8, x, y);
  }

  /** Dust from an impact on the ground. */
  dust(x: number, y: number): void {
    this.emit(this.dustClouds, 6, x, y);
  }

  /** Removes all particles. */
  clear(): void {
    for (const emitter of [this.sparks, this.smoke, this.dustClouds]) if (emitter.active) emitter.killAll();
  }

  private emit(emitter: Emitter, count: number, x: number, y: number): void {
    if (this.motion.lively && !this.motion.instant) emitter.explode(count, x, y);
  }
}
