import Phaser from 'phaser';
import type { Motion } from '../../../../table/motion.ts';
import type { BoardPicture } from './boardScene.ts';

const POPS = /^(mark:|odds$|ghost$|order:|tag:(turns|hurt|lost|drones):)/;

/** What is new on the board comes in with a little life: signs pop up, chosen cards lift. */
export class Entrances {
  private seen = new Set<string>();
  private lifted = new Map<string, number>();

  /** Looks at a picture that was just drawn and lets what is new come in. */
  greet({ surface, view }: BoardPicture, motion: Motion): void {
    const now = new Set(surface.cast.names().filter((name) => POPS.test(name)));
    const fresh = [...now].filter((name) => !this.seen.has(name));
    this.seen = now;
    const cards = new Map(
      surface.plates
        .names()
        .flatMap((name) => (name.startsWith('card:') ? [[name, surface.plates.get(name)?.y ?? 0] as const] : [])),
    );
    const before = this.lifted;
    this.lifted = cards;
    if (view.busy || motion.instant || !motion.lively) return;
    for (const [i, name] of fresh.entries()) {
      const image = surface.cast.get(name);
      if (image) this.pop(motion, image, Math.min(i, 12) * 12);
    }
    for (const [name, y] of cards) {
      const from = before.get(name);
      const image = surface.plates.get(name);
      if (from === undefined || !image || Math.abs(from - y) < 1 || Math.abs(from - y) > 20) continue;
      void motion.move(120, (t) => image.active && image.setY(from + (y - from) * t), Phaser.Math.Easing.Back.Out);
    }
  }

  private pop(motion: Motion, image: Phaser.GameObjects.Image, delay: number): void {
    const { scaleX: full, alpha } = image;
    const still = (): boolean => image.active;
    image.setScale(full * 0.6).setAlpha(0);
    void motion
      .wait(delay)
      .then(() =>
        motion.move(90, (t) => still() && image.setScale(full * (0.6 + 0.5 * t)).setAlpha(Math.min(1, t * 2) * alpha)),
      )
      .then(() => motion.move(60, (t) => still() && image.setScale(full * (1.1 - 0.1 * t))));
  }
}
