import type Phaser from 'phaser';
import type { Pen } from './pen.ts';
import { Plate } from './plate.ts';
import type { Rect } from './rect.ts';

interface Kept {
  plate: Plate;
  area: string;
  shows: string;
  wanted: boolean;
}

/**
 * The panels of a screen, by name. A screen says at every change what it wants to see; a panel is drawn again only when
 * what it `shows` has changed, and goes when it is no longer wanted.
 */
export class Plates {
  private readonly kept = new Map<string, Kept>();
  /** Panels to be drawn again, one a frame, and how. */
  private readonly later = new Map<Kept, (pen: Pen) => void>();
  private patient = false;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly ratio: number,
  ) {}

  /**
   * The screen says what it wants to see. While something moves it is `patient`: panels are then drawn again one by one, by
   * `work`, so that no frame of a film has to wait for all of them.
   */
  begin(patient = false): void {
    this.patient = patient;
    for (const kept of this.kept.values()) kept.wanted = false;
  }

  /** A panel over `area`. `shows` is everything that its picture depends on. */
  put(name: string, area: Rect, depth: number, shows: unknown, draw: (pen: Pen) => void): Phaser.GameObjects.Image {
    const size = `${Math.ceil(area.w * this.ratio)}x${Math.ceil(area.h * this.ratio)}@${area.x},${area.y}`;
    const said = JSON.stringify(shows);
    let kept = this.kept.get(name);
    if (kept && kept.area !== size) {
      kept.plate.image.destroy();
      this.later.delete(kept);
      kept = undefined;
    }
    if (!kept) {
      kept = { plate: new Plate(this.scene, area, this.ratio, draw), area: size, shows: said, wanted: true };
      this.kept.set(name, kept);
    } else if (kept.shows !== said) {
      kept.shows = said;
      this.later.set(kept, draw);
      if (!this.patient) this.work(kept);
    }
    kept.wanted = true;
    const { image } = kept.plate;
    // Back from wherever a film has left it.
    image.setPosition(area.x + image.width / this.ratio / 2, area.y + image.height / this.ratio / 2);
    return image
      .setScale(1 / this.ratio)
      .setAngle(0)
      .setAlpha(1)
      .setVisible(true)
      .setDepth(depth);
  }

  /** Draws one panel again that has waited; to be called every frame. */
  work(kept = this.later.keys().next().value): void {
    const draw = kept && this.later.get(kept);
    if (!draw) return;
    this.later.delete(kept);
    kept.plate.redraw(draw);
  }

  get(name: string): Phaser.GameObjects.Image | undefined {
    return this.kept.get(name)?.plate.image;
  }

  names(): string[] {
    return [...this.kept.keys()];
  }

  /** Removes what was not asked for since `begin`. */
  end(): void {
    for (const [name, kept] of this.kept) {
      if (kept.wanted) continue;
      kept.plate.image.destroy();
      this.later.delete(kept);
      this.kept.delete(name);
    }
  }
}
