import Phaser from 'phaser';
import { prop } from '../../../../table/props.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { drawBurst } from '../drawBurst.ts';
import type { FightContext, Foe, Image } from './fightContext.ts';
import { FIGHT_TIMINGS } from './timings.ts';

const { Back, Sine, Cubic } = Phaser.Math.Easing;

/** Words of a list, another one for every blow of a game. */
export function word({ story }: FightContext, list: readonly string[], nth: number): string {
  return list[(story.round * 3 + story.tile + nth) % list.length] ?? '';
}

/** Lettering pops out of the page, tilted, and settles. */
export function lettering(set: FightContext, r: Rect, frame: string, words: string, nth: number): Image {
  const { image } = set.panel(r, (g) => drawBurst(g, r, frame, words));
  image.setDepth(40);
  const scale = image.scaleX;
  const tilt = ((nth * 5 + set.story.tile) % 9) - 4;
  set.cue('burst');
  void set.motion.move(
    FIGHT_TIMINGS.burst,
    (t) => image.setScale(scale * (0.2 + 0.8 * t)).setAngle(tilt * (2.4 - 1.4 * t)),
    Back.Out,
  );
  return image.setAngle(tilt);
}

/** Where the lettering over a Drone goes. */
export function overFoe({ layout }: FightContext, { home: r }: Foe, nth: number): Rect {
  const height = Math.min(r.h * 0.7, layout.page.height * 0.22);
  const aside = (nth % 2 === 0 ? -0.22 : 0.16) * height;
  return rect(r.x + r.w / 2 - height * 0.62 + aside, r.y - height * 0.42, height * 1.25, height);
}

/** A picture jumps up from nothing. */
export async function pop({ motion }: FightContext, image: Image): Promise<void> {
  const scale = image.scaleX;
  await motion.move(FIGHT_TIMINGS.burst, (t) => image.setScale(scale * t), Back.Out);
}

/** A Point is won: a coin jumps off the Drone and flies to the count of kills. */
export async function coin(set: FightContext, { home }: Foe): Promise<void> {
  const { motion, layout } = set;
  const goal = layout.tally[0];
  if (!goal || !motion.lively || motion.instant) return;
  const size = Math.max(22, 46 * layout.page.unit);
  const [x, y] = [home.x + home.w / 2, home.y + home.h / 2];
  const r = rect(x - size / 2, y - size / 2, size, size);
  const { image } = set.panel(inset(r, -3), (g) => {
    g.circle(x, y, size * 0.46, color.act, Math.max(2, size * 0.06));
    g.circle(x, y, size * 0.34, color.warn, Math.max(1, size * 0.03));
    g.text('+1', x, y, { face: 'display', size: size * 0.44, align: 'center', color: color.ink });
  });
  image.setDepth(38);
  const full = image.scaleX;
  const [toX, toY] = [goal.x + goal.h * 0.5, goal.y + goal.h / 2];
  set.cue('coin');
  await motion.move(
    FIGHT_TIMINGS.coin,
    (t) => {
      const hop = Math.sin(Math.min(1, t * 1.6) * Math.PI) * home.h * 0.34;
      image.setPosition(x + (toX - x) * t * t, y + (toY - y) * t * t - hop);
      // It spins about its upright axis.
      image.setScale(full * Math.cos(t * Math.PI * 4) * (1 - 0.35 * t), full * (1 - 0.35 * t));
    },
    Sine.InOut,
  );
  image.destroy();
}

/** A ring runs out from a spot. */
export async function ring(set: FightContext, x: number, y: number, size: number, tone: number): Promise<void> {
  const { motion, scene } = set;
  if (!motion.lively || motion.instant) return;
  const image = prop(scene, 'ring', x, y, size).setTint(tone).setDepth(36);
  const full = image.scaleX;
  await motion.move(FIGHT_TIMINGS.recoil * 1.4, (t) => image.setScale(full * (0.2 + t)).setAlpha(1 - t), Cubic.Out);
  image.destroy();
}

/** Large words over the whole page on a slanting band. */
export async function headline(set: FightContext, words: string, tone: number, length: number): Promise<void> {
  const { layout, motion } = set;
  const { width: w, height: h } = layout.page;
  const tall = Math.min(h * 0.26, w * 0.24);
  const r = rect(-20, h * 0.4 - tall / 2, w + 40, tall);
  const { image } = set.panel(inset(r, -tall * 0.2), (g) => {
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
    g.text(words, w / 2, r.y + r.h / 2, {
      face: 'display',
      size: tall * 0.66,
      align: 'center',
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
  void set.camera.punch(0.05, length * 0.5);
  await motion.wait(length * 0.64);
}
