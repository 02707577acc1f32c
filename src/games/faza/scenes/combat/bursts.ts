import Phaser from 'phaser';
import { inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import { Duotone } from '../../../../table/pictures/filters.ts';
import { prop } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { drawBurst } from '../drawBurst.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import type { FightContext, Foe, Image } from './fightContext.ts';

const { Back, Sine, Cubic } = Phaser.Math.Easing;

/** A word of a list: a different one for each result of a fight. */
export function word({ story }: FightContext, list: readonly string[], nth: number): string {
  return list[(story.round * 3 + story.tile + nth) % list.length] ?? '';
}

/** Lettering pops out of the page, tilted, and settles. */
export function lettering(context: FightContext, r: Rect, frame: string, words: string, nth: number): Image {
  const { image } = context.panel(r, (g) => drawBurst(g, r, frame, words));
  const scale = image.scaleX;
  const tilt = ((nth * 5 + context.story.tile) % 9) - 4;
  const settle = (t: number): unknown => image.setScale(scale * (0.2 + 0.8 * t)).setAngle(tilt * (2.4 - 1.4 * t));
  context.cue('burst');
  void context.motion.eased(Back.Out, FIGHT_TIMINGS.burst, settle);
  return image.setDepth(40).setAngle(tilt);
}

/** The position of the lettering over a Drone. */
export function overFoe({ layout }: FightContext, { home: r }: Foe, nth: number): Rect {
  const height = Math.min(r.h * 0.7, layout.page.height * 0.22);
  const aside = (nth % 2 === 0 ? -0.22 : 0.16) * height;
  return rect(r.x + r.w / 2 - height * 0.62 + aside, r.y - height * 0.42, height * 1.25, height);
}

/** A picture jumps up from nothing. */
export async function pop({ motion }: FightContext, image: Image): Promise<void> {
  const scale = image.scaleX;
  await motion.eased(Back.Out, FIGHT_TIMINGS.burst, (t) => image.setScale(scale * t));
}

/** A Point is gained: a coin jumps off the Drone and flies to the count of defeated Drones. */
export async function coin(context: FightContext, { home }: Foe): Promise<void> {
  const goal = context.layout.tally[0];
  if (!goal || !context.isAnimated) return;
  const size = Math.max(22, 46 * context.layout.page.unit);
  const { x, y } = middle(home);
  const { image } = context.panel(inset(rect(x, y, 0, 0), -size / 2 - 3), (g) => {
    g.circle(x, y, size * 0.46, color.act, Math.max(2, size * 0.06));
    g.circle(x, y, size * 0.34, color.warn, Math.max(1, size * 0.03));
    g.title('+1', x, y, { size: size * 0.44, color: color.ink });
  });
  image.setDepth(38);
  const full = image.scaleX;
  const [toX, toY] = [goal.x + goal.h * 0.5, goal.y + goal.h / 2];
  const fly = (t: number): void => {
    const hop = Math.sin(Math.min(1, t * 1.6) * Math.PI) * home.h * 0.34;
    image.setPosition(x + (toX - x) * t * t, y + (toY - y) * t * t - hop);
    // It spins about its upright axis.
    image.setScale(full * Math.cos(t * Math.PI * 4) * (1 - 0.35 * t), full * (1 - 0.35 * t));
  };
  context.cue('coin');
  await context.motion.eased(Sine.InOut, FIGHT_TIMINGS.coin, fly);
  image.destroy();
}

/** A ring spreads from a spot. */
export async function ring(context: FightContext, x: number, y: number, size: number, tone: number): Promise<void> {
  if (!context.isAnimated) return;
  const image = prop(context.scene, 'ring', x, y, size).setTint(tone).setDepth(36);
  const full = image.scaleX;
  const spread = (t: number): unknown => image.setScale(full * (0.2 + t)).setAlpha(1 - t);
  await context.motion.move(FIGHT_TIMINGS.recoil * 1.4, spread);
  image.destroy();
}

/** Large words over the whole page on a slanting band. */
async function headline(context: FightContext, words: string, tone: number, length: number): Promise<void> {
  const { layout, motion } = context;
  const { width: w, height: h } = layout.page;
  const tall = Math.min(h * 0.26, w * 0.24);
  const r = rect(-20, h * 0.4 - tall / 2, w + 40, tall);
  const { image } = context.panel(inset(r, -tall * 0.2), (g) => {
    const lean = tall * 0.16;
    const band = [
      { x: r.x, y: r.y + lean },
      { x: r.x + r.w, y: r.y },
      { x: r.x + r.w, y: r.y + r.h - lean },
      { x: r.x, y: r.y + r.h },
    ];
    g.fill(band, tone);
    g.within(band, () => {
      g.dots(r, Math.max(6, 10 * layout.page.unit), color.ink, (x) => 0.75 * (Math.abs(x / w - 0.5) * 2 - 0.35), 0.5);
    });
    g.stroke(band, Math.max(3, 5 * layout.page.unit));
    g.title(words, w / 2, r.y + r.h / 2, {
      size: tall * 0.66,
      color: color.paperLit,
      outline: tall * 0.05,
      shadow: tall * 0.035,
      width: w * 0.86,
    });
  });
  image.setDepth(44);
  const { x } = image;
  const scale = image.scaleX;
  image.setAlpha(0);
  await motion.fade(length * 0.36, (t) => {
    image.setAlpha(Math.min(1, t * 3));
    if (motion.lively) image.setX(x - (1 - Cubic.Out(t)) * w * 0.5).setScale(scale * (1.25 - 0.25 * Cubic.Out(t)));
  });
  void context.camera.punch(0.05, length * 0.5);
  await motion.wait(length * 0.64);
}

/** The colors that are left when a hero falls, and how much of the others drains away, 0–1. */
const MOURNING = { dark: color.nightDot, light: 0xd9c2ea } as const;
const DRAINED = 0.85;

/** What follows the last result: a headline if all dice hit, none did, or one card is left, or the hero's defeat. */
export async function finale(context: FightContext): Promise<void> {
  const { story } = context;
  if (story.dies) return death(context);
  const { lastCard, sweep, shambles } = text.screens.combat;
  const kills = story.blows.filter(({ kind }) => kind === 'kill').length;
  const show = async (sound: string, words: readonly string[], tone: number, length: number): Promise<void> => {
    context.cue(sound);
    await headline(context, word(context, words, 0), tone, length);
  };
  if (story.moods[0] !== 'dying' && story.moods.at(-1) === 'dying') {
    await show('heartbeat', lastCard, color.hurt, FIGHT_TIMINGS.lastCard);
  } else if (kills > 1 && kills === story.blows.length) {
    await show('rollHit', sweep, color.table, FIGHT_TIMINGS.sweep);
  } else if (kills === 0 && story.blows.length > 1) {
    await show('rollMiss', shambles, color.plum, FIGHT_TIMINGS.sweep);
  }
}

/** Night falls over the page and the dead hero. */
async function death(context: FightContext): Promise<void> {
  const { motion, scene, layout, story } = context;
  const { width: w, height: h } = layout.page;
  context.cue('heroDown');
  const veil = scene.add
    .rectangle(-40, -40, w + 80, h + 80, color.night)
    .setOrigin(0)
    .setAlpha(0)
    .setDepth(42);
  void context.camera.push(0.08, FIGHT_TIMINGS.death, middle(layout.bust));
  // The filter ends with the scene.
  void new Duotone(scene, motion, MOURNING).drain(DRAINED, FIGHT_TIMINGS.drain);
  await motion.fade(FIGHT_TIMINGS.death * 0.26, (t) => veil.setAlpha(0.62 * t));
  const size = Math.min(w * 0.6, h * 0.8);
  const r = rect(w / 2 - size * 0.62, h * 0.46 - size / 2, size * 1.25, size);
  lettering(context, r, 'burst/purple', text.screens.combat.death, 0).setDepth(44);
  const strip = rect(-20, h * 0.46 + size * 0.4, w + 40, Math.max(30, h * 0.09));
  const { image } = context.panel(strip, (g) => {
    g.fill(strip, color.ink);
    const words = text.screens.combat.dies(text.heroTitle(story.hero));
    g.title(words, w / 2, strip.y + strip.h / 2, { size: strip.h * 0.66, color: color.paper, width: w - 20 });
  });
  image.setDepth(45);
  await motion.wait(FIGHT_TIMINGS.death);
}
