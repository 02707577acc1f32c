import Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { fillWedge, prop, reframe, sharpHeight } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import type { EndingView } from '../../interaction/view.ts';
import { isDead, isWreck } from '../../rules/board/board.ts';
import { isWon } from './drawEnding.ts';
import { type EndingLayout, largestShip, shipSlotOf } from './endingLayout.ts';

type Image = Phaser.GameObjects.Image;
/** Makes something sway; called with the time in seconds. */
export type Sway = (seconds: number) => void;

/** A Mothership on the ending. */
export interface LastShip {
  readonly body: Image;
  readonly beam: Image | null;
  readonly down: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The angle of a wreck, in degrees. */
  readonly lies: number;
}

/** A hero on the ending, with the spot where the feet stand. */
export interface LastHero {
  readonly body: Image;
  readonly dead: boolean;
  readonly x: number;
  readonly floor: number;
  readonly size: number;
}

/** Moves the ships to their final positions: above the city, or crashed into it. */
export function placeShips(scene: Phaser.Scene, view: EndingView, layout: EndingLayout, sways: Sway[]): LastShip[] {
  const { scene: area, page } = layout;
  const won = isWon(view);
  const most = largestShip(layout, won);
  const ground = area.y + area.h;
  return view.state.ships.map((ship, i): LastShip => {
    const down = isWreck(ship);
    const slot = shipSlotOf(page.arrangement, i);
    const x = area.x + area.w * slot.x;
    const y = down ? ground - most * (i === 0 ? 0.62 : 0.46) : area.y + area.h * slot.y;
    const size = most * (down ? (i === 0 ? 0.9 : 0.74) : slot.size);
    const lies = [-9, 12, -6][i] ?? 0;
    const lamp = y + most * 0.12;
    const long = Math.min(page.height - lamp, sharpHeight(scene.textures, 'beam'));
    const beam = down ? null : prop(scene, 'beam', x, lamp, long).setOrigin(0.5, 0);
    beam?.setTint(i === 2 ? 0xb98cff : color.live).setAlpha(0.5);
    if (beam) sways.push((seconds) => beam.setAlpha(0.46 + 0.12 * Math.sin(seconds * 2.4 + i * 2)));
    const body = prop(scene, `ship/${ship.id}${down ? '/wreck' : ''}`, x, y, size);
    if (down) {
      body.setAngle(lies);
      smoke(scene, x, y - most * 0.2, most * 0.26, i, sways);
    } else sways.push((seconds) => body.setY(y + Math.sin(seconds * (1.9 + i * 0.3) + i) * most * 0.02));
    return { body, beam, down, x, y, size, lies };
  });
}

/** Smoke that rises from a wreck, puff after puff. */
function smoke(scene: Phaser.Scene, x: number, y: number, size: number, phase: number, sways: Sway[]): void {
  for (let n = 0; n < 3; n++) {
    const puff = prop(scene, 'smoke', x, y, size).setTint(0xb8a8b0).setAlpha(0);
    const full = puff.scaleX;
    sways.push((seconds) => {
      const t = (seconds * 0.22 + n / 3 + phase * 0.17) % 1;
      puff.setPosition(x + Math.sin(t * 5 + n + phase) * size * 0.25, y - t * size * 2.2);
      puff.setScale(full * (0.45 + 0.75 * t)).setAngle(t * 40 * (n - 1));
      puff.setAlpha(t < 0.15 ? t * 5 : 0.85 * (1 - t));
    });
  }
}

/**
 * Puts the heroes on the ground: on their feet, jumping for joy after a victory, or lying where they fell. `posing` ones have
 * taken their poses of action.
 */
export function placeHeroes(
  scene: Phaser.Scene,
  view: EndingView,
  layout: EndingLayout,
  sways: Sway[],
  posing: boolean,
): LastHero[] {
  const { scene: area } = layout;
  const won = isWon(view);
  const count = view.state.heroes.length;
  const tall = layout.page.form === 'portrait' ? 1.3 : 1;
  const size = Math.min(area.h * tall * (won ? 0.5 : 0.38), (area.w / count) * 1.1);
  const floor = layout.lesson.y + size * 0.035;
  const span = area.w * 0.86;
  const left = area.x + (area.w - span) / 2;
  const heroes = view.state.heroes.map((hero, i): LastHero => {
    const dead = isDead(hero);
    const x = left + (span / count) * (i + 0.5);
    const frame = `hero/${hero.id}${posing && !dead ? '/act' : ''}`;
    // A standing hero has fewer pixels than an acting one, and is farther away.
    const body = prop(scene, frame, x, floor, Math.min(size, sharpHeight(scene.textures, frame))).setOrigin(0.5, 0.97);
    if (dead) {
      body.setOrigin(0.5, 0.5).setAngle(84).setTint(0x9a8aa8);
      body.setPosition(x, floor - size * 0.32);
    } else if (won) {
      const scale = body.scaleX;
      sways.push((seconds) => {
        const hop = Math.abs(Math.sin(seconds * 3.2 + i * 0.9));
        body.setY(floor - hop * size * 0.14).setAngle(Math.sin(seconds * 3.2 + i) * 4);
        body.setScale(scale, scale * (0.97 + 0.05 * hop));
      });
    } else body.setTint(0xb8a4c4);
    return { body, dead, x, floor, size };
  });
  if (!won) besiegers(scene, left, span, count, size, floor, sways);
  return heroes;
}

/** Drones between the heroes of a lost game. */
function besiegers(
  scene: Phaser.Scene,
  left: number,
  span: number,
  heroes: number,
  size: number,
  floor: number,
  sways: Sway[],
): void {
  for (let i = 0; i <= heroes; i++) {
    const drone = prop(scene, 'drone/alarm', left + (span / heroes) * i, floor, size * 0.62).setOrigin(0.5, 0.94);
    sways.push((seconds) =>
      drone.setAngle(Math.sin(seconds * 7 + i * 2.1) * 1.6).setY(floor + Math.sin(seconds * 2 + i) * 1.2),
    );
  }
}

/** Confetti over a victory: turning scraps of paper. */
export function confetti(scene: Phaser.Scene, view: EndingView, sways: Sway[]): void {
  const tones = [color.act, color.hurt, 0x2673b8, color.good, color.paper];
  for (let n = 0; n < 34; n++) {
    const size = 5 + (n % 4) * 2;
    const scrap = scene.add.rectangle(0, -40, size, size * 1.7, tones[n % tones.length] ?? color.act);
    scrap.setStrokeStyle(1, color.ink);
    sways.push((seconds) => {
      const t = (seconds * (0.1 + (n % 5) * 0.018) + n * 0.137) % 1;
      const x = ((n * 0.618) % 1) * view.width + Math.sin(seconds * 1.4 + n) * 22;
      scrap.setPosition(x, t * (view.height + 40) - 20);
      scrap.setRotation(seconds * (1 + (n % 3)) + n).setScale(1, Math.cos(seconds * 3 + n));
    });
  }
}

/** Changes a hero to the action pose, at the same size. Returns the scale for coming as close as there is room for. */
export function strikePose({ body, size }: LastHero, hero: HeroId): number {
  const frame = `hero/${hero}/act`;
  reframe(body, frame);
  return Math.min(size, sharpHeight(body.scene.textures, frame)) / body.frame.realHeight;
}

/** The old sky opens along its rays, drawn over the new sky until it is gone. */
export async function openRays(
  motion: Motion,
  cover: Phaser.GameObjects.Graphics,
  center: { readonly x: number; readonly y: number },
  reach: number,
  tones: { readonly back: number; readonly ray: number },
  length: number,
): Promise<void> {
  const wedges = 24;
  const open = (t: number): void => {
    cover.clear();
    for (let i = 0; i < wedges && t < 1; i++) {
      const middle = ((i + 0.5) / wedges) * Math.PI * 2 + 0.06;
      // The edges of all wedges meet at first, and every other one closes sooner.
      const half = (Math.PI / wedges) * Math.max(0, 1 - t * (i % 2 === 0 ? 1 : 1.35)) * 1.02;
      if (half === 0) continue;
      cover.fillStyle(i % 2 === 0 ? tones.back : tones.ray);
      fillWedge(cover, center, reach, middle - half, middle + half);
    }
  };
  await motion.eased(Phaser.Math.Easing.Cubic.In, length, open);
  cover.clear();
}
