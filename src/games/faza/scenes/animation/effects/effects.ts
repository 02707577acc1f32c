import Phaser from 'phaser';
import type { Motion } from '../../../../../table/cutscenes/motion.ts';
import type { Spot } from '../../../../../table/layout/rect.ts';
import { mayFlash } from '../../../../../table/pages/scheduling.ts';
import { chromaticAberration } from '../../../../../table/pictures/chromaticAberration.ts';
import type { Image } from '../../../../../table/stage/props.ts';
import { color } from '../../../../../table/theme.ts';
import { burstStamp, type Placed } from '../../board/pieces/pieces.ts';
import { DEPTH } from '../../board/surface.ts';
import type { AnimatedBoard } from '../animatedBoard.ts';
import { TIMINGS } from '../timings.ts';
import { type ParticleKind, Particles } from './particles.ts';

const SAND = 0xe8c9a0;

/** Effects that nothing waits for: bursts, puffs, dust, shaking. Under reduced motion only the lettering remains. */
export class Effects {
  private readonly particles: Particles;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly board: AnimatedBoard,
    private readonly motion: Motion,
    speed: () => number,
  ) {
    this.particles = new Particles(
      scene,
      () => board.picture.surface,
      () => board.grain,
      speed,
      DEPTH.flying + 1,
    );
  }

  /** Whether effects may throw things around now. */
  private get loud(): boolean {
    return this.motion.lively && !this.motion.instant && this.scene.sys.isActive();
  }

  shake(length: number, force: number): void {
    if (this.loud) this.scene.cameras.main.shake(length, force);
  }

  /** A strong hit displaces the colors of the print, panel by panel; they swing back. */
  misprint(by: number): void {
    if (this.loud) void chromaticAberration(this.scene, this.motion, by * this.board.grain, TIMINGS.misprint);
  }

  /** A comic burst with a word, which pops up and disappears. */
  burst(words: string, kind: 'yellow' | 'red' | 'purple' | 'paper', at: Spot, size: number): void {
    if (this.motion.instant || !this.scene.sys.isActive()) return;
    const { tray } = this.board.picture.view.layout;
    const sprite = burstStamp(this.board.picture.surface, words, kind, size);
    // Inside the tray as a whole, even near its edge.
    const x = Phaser.Math.Clamp(at.x, tray.x + sprite.w * 0.45, tray.x + tray.w - sprite.w * 0.45);
    const y = Math.max(at.y, tray.y + sprite.h * 0.45);
    const image = this.board.props.sprite(sprite, x, y, DEPTH.flying + 5);
    const full = image.scaleX;
    void this.motion
      .move(TIMINGS.burstIn, (t) => image.setScale(full * (0.3 + 0.85 * t)).setAngle(-9 * (1 - t)))
      .then(() => this.motion.move(TIMINGS.burstSettle, (t) => image.setScale(full * (1.15 - 0.15 * t))))
      .then(() => this.motion.wait(TIMINGS.burstStay))
      .then(() => this.motion.fade(TIMINGS.burstOut, (t) => image.setAlpha(1 - t)))
      .then(() => this.board.props.drop(image));
  }

  /** Moves a prop, then removes it. */
  private play(image: Image, length: number, step: (t: number) => unknown): void {
    void this.motion.move(length, step).then(() => this.board.props.drop(image));
  }

  /** A puff that grows and disappears. */
  puff(name: 'smoke' | 'ring' | 'spark' | 'impact', at: Spot, size: number, tint: number, length = 360): void {
    if (!this.loud) return;
    const image = this.board.props.frame(name, at.x, at.y, size, DEPTH.flying + 2).setTint(tint);
    const full = image.scaleX;
    this.play(image, length, (t) => image.setScale(full * (0.3 + 0.8 * t)).setAlpha(1 - t * t));
  }

  /** A wave that spreads flat over the ground. */
  wave(at: Spot, size: number, tint: number, length = 420): void {
    if (!this.loud) return;
    const image = this.board.props.frame('ring', at.x, at.y, size, DEPTH.piece - 0.2).setTint(tint);
    const full = image.scaleX;
    this.play(image, length, (t) => image.setScale(full * (0.25 + t), full * (0.25 + t) * 0.52).setAlpha(1 - t * t));
  }

  /** Emits particles from a spot. Dust is sand-colored by default, other particles are yellow. */
  scatter(kind: ParticleKind, at: Spot, count: number, tint: number = kind === 'dust' ? SAND : color.act): void {
    if (this.loud) this.particles.throw(kind, at, count, tint);
  }

  /** An explosion as comics draw it: a burst of flame, then smoke. */
  blast(at: Spot, size: number): void {
    if (!this.loud) return;
    const image = this.board.props.frame('burst/blast', at.x, at.y, size, DEPTH.flying + 1).setAngle((at.x * 7) % 90);
    const full = image.scaleX;
    this.play(image, 240, (t) => image.setScale(full * (0.35 + 0.75 * t)).setAlpha(t < 0.6 ? 1 : (1 - t) / 0.4));
    this.puff('smoke', { x: at.x + size * 0.1, y: at.y - size * 0.16 }, size * 0.8, 0x8a7480, 620);
  }

  /**
   * The impact frame: for an instant the target is a flat ink silhouette on a paper burst. It covers only the piece,
   * never the screen, and is left out too soon after the last flash.
   */
  async impact({ image, x, y, size }: Pick<Placed, 'image' | 'x' | 'y' | 'size'>): Promise<void> {
    if (!this.loud || !mayFlash()) return;
    const back = this.board.props
      .frame('burst/blast', x, y, size * 1.35, image.depth - 0.01)
      .setTint(color.paper)
      .setTintMode(Phaser.TintModes.FILL);
    image.setTint(color.ink).setTintMode(Phaser.TintModes.FILL);
    await this.motion.wait(TIMINGS.impactFrame);
    if (image.active) image.clearTint().setTintMode(Phaser.TintModes.MULTIPLY);
    this.board.props.drop(back);
  }

  /** Copies that trail a moving piece and fade: speed lines of a ship. */
  trail(image: Image, tint: number): void {
    if (!this.loud) return;
    const copy = this.board.props
      .copy(image)
      .setDepth(image.depth - 0.02)
      .setTint(tint)
      .setTintMode(Phaser.TintModes.FILL);
    void this.motion.fade(260, (t) => copy.setAlpha(0.42 * (1 - t))).then(() => this.board.props.drop(copy));
  }

  destroy(): void {
    this.particles.destroy();
  }
}
