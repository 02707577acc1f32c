import type Phaser from 'phaser';
import { whenIdle } from './idle.ts';
import { type Again, poseOf, type Repeatable } from './part.ts';
import type { Pen } from './pen.ts';
import { Plate } from './plate.ts';
import type { Rect } from './rect.ts';
import { same } from './same.ts';

interface Kept {
  plate: Plate;
  area: Rect;
  shows: unknown;
  wanted: boolean;
}

/** A quiet moment that is shorter, in milliseconds, is too short for another panel. */
const ENOUGH = 4;

/**
 * The panels of a screen, by name. A screen says at every change what it wants to see; a panel is drawn again only when
 * what it `shows` has changed, and goes when it is no longer wanted.
 */
export class Plates implements Repeatable {
  private readonly kept = new Map<string, Kept>();
  /** Panels to be drawn again in a quiet moment, and how. */
  private readonly later = new Map<Kept, (pen: Pen) => void>();
  private patient = false;
  private asked = false;
  private recorded: Kept[] | null = null;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly ratio: number,
  ) {}

  /**
   * The screen says what it wants to see. While something moves it is `patient`: panels are then drawn again between the
   * frames, so that none of a film has to wait for them.
   */
  begin(patient = false): void {
    this.patient = patient;
    for (const kept of this.kept.values()) kept.wanted = false;
  }

  /** A panel over `area`. `shows` is everything that its picture depends on. */
  put(name: string, area: Rect, depth: number, shows: unknown, draw: (pen: Pen) => void): Phaser.GameObjects.Image {
    let kept = this.kept.get(name);
    if (kept && !same(kept.area, area)) {
      kept.plate.image.destroy();
      this.later.delete(kept);
      kept = undefined;
    }
    if (!kept) {
      kept = { plate: new Plate(this.scene, area, this.ratio, draw), area, shows, wanted: true };
      this.kept.set(name, kept);
    } else if (!same(kept.shows, shows)) {
      kept.shows = shows;
      this.later.set(kept, draw);
      if (this.patient) this.soon();
      else this.paint(kept);
    }
    kept.wanted = true;
    this.recorded?.push(kept);
    const { image } = kept.plate;
    // Back from wherever a film has left it.
    image.setPosition(area.x + image.width / this.ratio / 2, area.y + image.height / this.ratio / 2);
    image
      .setScale(1 / this.ratio)
      .setAngle(0)
      .setAlpha(1)
      .setVisible(true);
    // Another depth has the whole screen sorted anew.
    return image.depth === depth ? image : image.setDepth(depth);
  }

  record(): () => Again {
    const recorded: Kept[] = [];
    this.recorded = recorded;
    return () => {
      this.recorded = null;
      const poses = recorded.map((kept) => ({ kept, pose: poseOf(kept.plate.image) }));
      return () =>
        poses.every(({ kept, pose }) => {
          kept.wanted = true;
          return pose();
        });
    };
  }

  /** Whether panels wait to be drawn again. */
  get isBehind(): boolean {
    return this.later.size > 0;
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

  private soon(): void {
    if (this.asked) return;
    this.asked = true;
    whenIdle((left) => {
      this.asked = false;
      do this.paint(this.later.keys().next().value);
      while (this.isBehind && left() > ENOUGH);
      if (this.isBehind) this.soon();
    });
  }

  /** Draws a panel again that has waited. */
  private paint(kept: Kept | undefined): void {
    const draw = kept && this.later.get(kept);
    if (!draw) return;
    this.later.delete(kept);
    kept.plate.redraw(draw);
  }
}
