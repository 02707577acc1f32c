import Phaser from 'phaser';
import { type Motion, together } from '../../../../table/cutscenes/motion.ts';
import { aligned } from '../../../../table/layout/layout.ts';
import { inset } from '../../../../table/layout/rect.ts';
import type { MakePanel } from '../../../../table/panel.ts';
import { Duotone } from '../../../../table/pictures/filters.ts';
import { prop, reframe, sharpHeight } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import type { EndingView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { ENDING_TIMINGS } from '../timings.ts';
import { causeSize, drawCause } from './drawCause.ts';
import { skyCenter, skyTones } from './drawEnding.ts';
import type { EndingLayout } from './endingLayout.ts';
import { type LastHero, type LastShip, openRays, type Sway, strikePose } from './endingStage.ts';
import { crackedPanels, crackLetters, letterPanels, slamLetters } from './letters.ts';

const { Back, Cubic, Sine, Quadratic } = Phaser.Math.Easing;
type Image = Phaser.GameObjects.Image;

/** Everything that the animation of an ending moves. */
export interface EndingContext {
  readonly scene: Phaser.Scene;
  readonly motion: Motion;
  readonly view: EndingView;
  readonly layout: EndingLayout;
  readonly cover: Phaser.GameObjects.Graphics;
  /** The city's lit windows, a quarter each. */
  readonly windows: readonly Image[];
  readonly ships: readonly LastShip[];
  readonly heroes: readonly LastHero[];
  readonly panel: MakePanel;
  readonly cue: (sound: string) => void;
  /** Adds something that sways from now on. */
  readonly sway: (what: Sway) => void;
}

/** How much of the colors drains from a lost city, and is missing from a won one before the first ship falls, 0–1. */
const DRAINED = { lost: 0.9, won: 0.8 } as const;
const WON = [color.paperLit, color.act] as const;
const LOST = [color.cream, 0xd9a8ff] as const;
/** The two colors of a city before its morning, and of one that falls. */
const BEFORE_DAWN = { dark: color.ink, light: color.cream } as const;
const NIGHTFALL = { dark: color.nightDot, light: 0xcdb2e0 } as const;

/** The lettering of the calm page. */
export function stillWords({ panel, layout }: Pick<EndingContext, 'panel' | 'layout'>, won: boolean): void {
  const words = text.screens.ending;
  if (won) letterPanels(panel, layout.lettering, words.won, WON);
  else {
    const [, right] = crackedPanels(panel, layout.lettering, words.lost, LOST);
    right?.setY(right.y + layout.lettering.h * 0.07).setAngle(0.5);
  }
}

/** Morning: the rays open, colors come back with each ship that falls, heroes jump, windows light up, and the words slam down. */
export async function playVictory(context: EndingContext): Promise<void> {
  const { motion, layout, view, ships, heroes, scene } = context;
  const { page } = layout;
  const letters = letterPanels(context.panel, layout.lettering, text.screens.ending.won, WON);
  for (const image of [...letters, ...context.windows]) image.setAlpha(0);
  const reach = Math.hypot(page.width, page.height);
  const print = new Duotone(scene, motion, BEFORE_DAWN);
  void print.drain(DRAINED.won, 0);
  const last = ships.filter(({ down }) => down).length;
  let fallen = 0;
  const falls = ships.map(async ({ body, x, y, lies, size, down }, i) => {
    if (!down || !motion.lively) return;
    const ship = view.state.ships[i];
    const sky = layout.scene.y + layout.scene.h * (i === 0 ? 0.3 : 0.24);
    reframe(body, `ship/${ship?.id}/burning`);
    body.setPosition(x, sky).setAngle(0);
    await motion.wait(ENDING_TIMINGS.firstFall + i * ENDING_TIMINGS.fallGap);
    const fall = (t: number): unknown => body.setPosition(x, sky + (y - sky) * t).setAngle(lies * 3 * t);
    await motion.eased(Cubic.In, ENDING_TIMINGS.fall, fall);
    reframe(body, `ship/${ship?.id}/wreck`);
    body.setAngle(lies);
    fallen += 1;
    void print.drain(DRAINED.won * (1 - fallen / last), ENDING_TIMINGS.color);
    if (motion.instant) return;
    context.cue('shipDown');
    scene.cameras.main.shake(130, 0.006);
    dustUnder(context, x, y + size * 0.3, size);
  });
  await Promise.all([
    openRays(motion, context.cover, skyCenter(layout, true), reach, skyTones(false), ENDING_TIMINGS.rays),
    ...falls,
  ]);
  void cheer(context, heroes);
  void lightWindows(context, true);
  await slamLetters(motion, letters, (nth) => {
    // A sound for each of twelve letters in half a second would be noise.
    if (nth % 3 === 0 && motion.lively && !motion.instant) context.cue('slam');
  });
  if (motion.lively && !motion.instant) {
    scene.cameras.main.shake(160, 0.006);
    context.cue('confetti');
  }
}

async function cheer({ motion, view, sway }: EndingContext, heroes: readonly LastHero[]): Promise<void> {
  await together(heroes, async (hero, i) => {
    const { body, floor, size, dead } = hero;
    const id = view.state.heroes[i]?.id;
    if (dead || id === undefined) return;
    await motion.wait(i * ENDING_TIMINGS.cheerGap);
    // Another view may have replaced this one meanwhile.
    if (!body.active) return;
    const near = strikePose(hero, id);
    const far = body.scaleX;
    const jump = (t: number): void => {
      const up = Math.sin(t * Math.PI);
      const scale = far + (near - far) * t;
      body.setY(floor - up * size * 0.3).setScale(scale * (1 - 0.08 * up), scale * (1 + 0.14 * up));
    };
    await motion.eased(Quadratic.Out, ENDING_TIMINGS.cheer, jump);
    body.setScale(near);
    sway((seconds) => body.setY(floor - Math.abs(Math.sin(seconds * 3.2 + i * 0.9)) * size * 0.1));
  });
}

async function lightWindows({ motion, windows }: EndingContext, on: boolean): Promise<void> {
  for (const image of windows) await motion.fade(ENDING_TIMINGS.windows, (t) => image.setAlpha(on ? t : 1 - t));
}

function dustUnder({ scene, motion }: EndingContext, x: number, y: number, size: number): void {
  for (const side of [-1, -0.4, 0.4, 1]) {
    const puff = prop(scene, 'smoke', x, y, size * 0.3).setTint(0xd8c0a0);
    const full = puff.scaleX;
    const spread = (t: number): void => {
      puff.setPosition(x + side * size * 0.55 * t, y - size * 0.1 * t).setScale(full * (0.5 + t));
      puff.setAlpha(1 - t);
    };
    void motion.move(420, spread).then(() => puff.destroy());
  }
}

/**
 * Night: the day and its colors disappear along the rays; ships come closer, windows go dark; then the cause is shown
 * in color, and the words crack.
 */
export async function playDefeat(context: EndingContext): Promise<void> {
  const { motion, layout, ships } = context;
  const { page } = layout;
  const halves = crackedPanels(context.panel, layout.lettering, text.screens.ending.lost, LOST);
  for (const image of halves) image.setAlpha(0);
  const reach = Math.hypot(page.width, page.height);
  const looming = ships.map(async ({ body, beam, x, y, size, down }, i) => {
    if (down) return;
    const full = body.scaleX;
    beam?.setVisible(false);
    body.setTint(color.ink);
    const loom = (t: number): unknown =>
      body.setPosition(x, y - (1 - t) * size * 0.35).setScale(full * (0.5 + 0.5 * t));
    await motion.eased(Sine.Out, ENDING_TIMINGS.loom, loom);
    await motion.wait(i * ENDING_TIMINGS.lights * 0.5);
    body.clearTint();
    beam?.setVisible(true);
    if (motion.lively && !motion.instant) context.cue('hum');
    await motion.fade(ENDING_TIMINGS.lights, (t) => body.setAlpha(0.6 + 0.4 * t));
  });
  const print = new Duotone(context.scene, motion, NIGHTFALL);
  await Promise.all([
    openRays(motion, context.cover, skyCenter(layout, false), reach, skyTones(true), ENDING_TIMINGS.rays),
    print.drain(DRAINED.lost, ENDING_TIMINGS.drain),
    lightWindows(context, false),
    ...looming,
  ]);
  void print.drain(0, ENDING_TIMINGS.color);
  await Promise.all([
    showCause(context),
    crackLetters(motion, halves, layout.lettering.h, () => {
      if (!motion.instant) context.cue('crack');
      if (motion.lively && !motion.instant) context.scene.cameras.main.shake(120, 0.005);
    }),
  ]);
}

/** The picture of what ended the game jumps out, stands, and fades. */
async function showCause({ scene, motion, layout, view, panel }: EndingContext): Promise<void> {
  if (motion.instant) return;
  const { scene: area } = layout;
  const sharp = causeSize(view.state, (frame, atlas) => sharpHeight(scene.textures, frame, atlas));
  const size = Math.min(area.h * 0.8, area.w * 0.5, sharp);
  const r = aligned(area, size, size);
  const { image } = panel(inset(r, -size * 0.08), (g) => drawCause(g, r, view.state));
  image.setAngle(-4).setDepth(5);
  const full = image.scaleX;
  await motion.eased(Back.Out, ENDING_TIMINGS.cause, (t) => image.setScale(full * (0.3 + 0.7 * t)));
  await motion.wait(ENDING_TIMINGS.causeStands);
  await motion.fade(ENDING_TIMINGS.causeLeaves, (t) => image.setAlpha(1 - t));
  image.destroy();
}
