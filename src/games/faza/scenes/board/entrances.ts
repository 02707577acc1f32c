import Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import type { BoardPicture } from './pieces/pieces.ts';

const POPS = /^(mark:|odds$|ghost$|order:|tag:(turns|hurt|lost|drones):)/;

/** New things on the board enter with a small animation: signs pop up, chosen cards lift. */
export class Entrances {
  private seen = new Set<string>();
  private lifted = new Map<string, number>();
  private routes: ReadonlySet<string> = new Set();
  private laid = false;
  /** Movements by which a table is being laid out. */
  private laying = 0;
  /** How many times the board has been drawn. */
  private drawn = 0;

  /** Whether tiles are still being dealt and pieces still landing. */
  get isLaying(): boolean {
    return this.laying > 0;
  }

  /** The next picture is the first of a table that is laid out. */
  again(): void {
    this.laid = false;
    this.seen.clear();
    this.lifted.clear();
  }

  /** Compares a newly drawn picture with the last and animates what is new. */
  greet({ surface, view, pieces }: BoardPicture, motion: Motion): void {
    const number = ++this.drawn;
    // The next picture has everything in its place, and an animation may move it from there: entrances stop then.
    const still = (): boolean => number === this.drawn;
    const now = new Set(surface.cast.names().filter((name) => POPS.test(name)));
    const fresh = [...now].filter((name) => !this.seen.has(name));
    this.seen = now;
    const cards = new Map(
      surface.panels
        .names()
        .flatMap((name) => (name.startsWith('card:') ? [[name, surface.panels.get(name)?.y ?? 0] as const] : [])),
    );
    const before = this.lifted;
    this.lifted = cards;
    const first = !this.laid;
    this.laid = true;
    if (view.busy || motion.instant || !motion.lively) return;
    if (first) this.layOut({ surface, pieces }, motion, still);
    for (const [i, name] of fresh.entries()) {
      const image = surface.cast.get(name);
      if (image) void pop(motion, image, Math.min(i, 12) * 12, still);
    }
    const routes = new Set(surface.panels.names().filter((name) => name.startsWith('route:')));
    for (const [i, name] of [...routes].filter((route) => !this.routes.has(route)).entries()) {
      const image = surface.panels.get(name);
      image?.setAlpha(0);
      void motion.wait(i * 110).then(() => motion.fade(160, (t) => still() && image?.setAlpha(t)));
    }
    this.routes = routes;
    for (const [name, y] of cards) {
      const from = before.get(name);
      const image = surface.panels.get(name);
      if (from === undefined || !image || Math.abs(from - y) < 1 || Math.abs(from - y) > 20) continue;
      void motion.eased(Phaser.Math.Easing.Back.Out, 120, (t) => still() && image.setY(from + (y - from) * t));
    }
  }

  /** Tiles are dealt from the middle of the tray outwards, then the pieces land. */
  private layOut(
    { surface, pieces }: Pick<BoardPicture, 'surface' | 'pieces'>,
    motion: Motion,
    still: () => boolean,
  ): void {
    const tiles = surface.cast
      .names()
      .flatMap((name) => (name.startsWith('tile:') ? (surface.cast.get(name) ?? []) : []));
    for (const [i, tile] of tiles.entries()) {
      const full = tile.scaleX;
      tile.setScale(0);
      void this.lay(
        motion
          .wait(i * 24)
          .then(() => motion.eased(Phaser.Math.Easing.Back.Out, 240, (t) => still() && tile.setScale(full * t))),
      );
    }
    for (const [i, { image, shadow, y }] of [...pieces.values()].entries()) {
      image.setAlpha(0);
      shadow?.setAlpha(0);
      const land = (t: number): void => {
        if (!still()) return;
        image.setAlpha(Math.min(1, t * 3)).setY(y - 26 * (1 - t));
        shadow?.setAlpha(t);
      };
      void this.lay(motion.wait(330 + i * 12).then(() => motion.eased(Phaser.Math.Easing.Bounce.Out, 260, land)));
    }
  }

  /** Counts a movement of the deal until it is over. */
  private async lay(movement: Promise<void>): Promise<void> {
    this.laying += 1;
    await movement;
    this.laying -= 1;
  }
}

/** A sign overshoots its size and settles, as long as its picture is shown. */
async function pop(
  motion: Motion,
  image: Phaser.GameObjects.Image,
  delay: number,
  still: () => boolean,
): Promise<void> {
  const { scaleX: full, alpha } = image;
  image.setScale(full * 0.6).setAlpha(0);
  await motion.wait(delay);
  await motion.move(90, (t) => still() && image.setScale(full * (0.6 + 0.5 * t)).setAlpha(Math.min(1, t * 2) * alpha));
  await motion.move(60, (t) => still() && image.setScale(full * (1.1 - 0.1 * t)));
}
