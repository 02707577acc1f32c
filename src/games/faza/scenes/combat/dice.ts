import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import { together } from '../../../../table/cutscenes/motion.ts';
import { STRIKES, throwPath } from '../../../../table/cutscenes/throwPath.ts';
import { middle, type Rect, type Spot } from '../../../../table/layout/rect.ts';
import { hasFrame, prop, reframe } from '../../../../table/props.ts';
import { text } from '../../text/en.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import { sumTag } from './drawFight.ts';
import type { FightContext, Image } from './fightContext.ts';

const ROLL_FRAMES = 12;
/** Pictures of a die that turns onto its face, and the part of a throw from which on they are shown. */
const LAND_FRAMES = 3;
const LANDING = 0.84;
/** Turns of the rolling die in one throw. */
const TURNS = 3;
const { Linear, Sine } = Phaser.Math.Easing;

interface Die {
  readonly image: Image;
  readonly shadow: Image;
  readonly home: Rect;
  /** The angle at which it comes to rest: dice are never quite straight. */
  readonly rest: number;
}

/** Throws the dice of a fight, then rerolls or tips those that may be. Ends when all show their true faces. */
export async function rollDice(context: FightContext): Promise<void> {
  const { story, layout, motion } = context;
  const dice = layout.dice.map((home, i): Die => {
    const { x, y } = middle(home);
    const shadow = prop(context.scene, 'dot', x, y + home.h * 0.4, home.h * 0.3)
      .setAlpha(0)
      .setDepth(20);
    const image = prop(context.scene, restingFrame(at(story.dice, i).first), x, y, home.h)
      .setAlpha(0)
      .setDepth(21);
    return { image, shadow, home, rest: ((i * 7 + story.tile * 5) % 11) - 5 };
  });
  await windUp(context);
  context.cue(`dice${Math.min(6, Math.max(1, dice.length))}`);
  const far = dice.length - 1;
  const focus = middle(at(layout.dice, Math.floor(far / 2)));
  void context.camera.push(0.035, FIGHT_TIMINGS.throw + far * FIGHT_TIMINGS.throwGap, focus);
  if (!motion.lively) await motion.wait(320);
  await together(dice, (die, i) =>
    throwDie(context, die, at(story.dice, i).first, context.hand, FIGHT_TIMINGS.throw + i * FIGHT_TIMINGS.throwGap),
  );
  const rerolls = Math.max(0, ...story.dice.map((die) => die.again.length));
  for (let n = 0; n < rerolls; n++) {
    await motion.wait(FIGHT_TIMINGS.read);
    await together(dice, async (die, i) => {
      const shows = at(story.dice, i).again[n];
      if (shows !== undefined) await reroll(context, die, shows);
    });
  }
  void context.camera.push(0, FIGHT_TIMINGS.settle, focus);
  for (const [i, die] of dice.entries()) await showSum(context, die, i);
  await motion.wait(FIGHT_TIMINGS.read);
}

/** The hero draws back and throws. Ends when the dice leave the hand. */
async function windUp({ motion, hero, layout }: FightContext): Promise<void> {
  const { x } = hero;
  const reach = layout.bust.w * 0.05;
  const swung = motion.move(FIGHT_TIMINGS.windUp * 2, (t) => {
    hero
      .setX(x + reach * Math.sin(t * Math.PI * 1.5 - Math.PI) * (t < 1 ? 1 : 0))
      .setAngle(t < 1 ? 3 * Math.sin(t * Math.PI * 2 - Math.PI) : 0);
  });
  await Promise.race([swung, motion.move(FIGHT_TIMINGS.windUp, () => {})]);
}

/** A die flies from a spot, hits the table, bounces, rolls out and comes to rest on its face. */
async function throwDie(context: FightContext, die: Die, face: number, from: Spot, length: number): Promise<void> {
  const { motion, scene } = context;
  const { image, shadow, home, rest } = die;
  const goal = middle(home);
  const dark = shadow.scaleX;
  const lift = Math.max(home.h * 0.5, goal.y - from.y);
  const ground = { x: from.x, y: from.y + lift };
  let struck = 0;
  const fly = (t: number): void => {
    const flight = throwPath(ground, goal, lift, t);
    while (struck < STRIKES.length && t >= at(STRIKES, struck)) {
      if (t < 1) bounce(context, flight.x, flight.y + home.h * 0.42, struck);
      struck += 1;
    }
    // Higher means closer to the eye.
    reframe(image, faceAt(scene, face, t, flight.rolled));
    const size = (home.h / image.frame.realHeight) * (1 + 0.18 * (flight.height / lift));
    image
      .setPosition(flight.x, flight.y - flight.height + home.h * 0.5 * (1 - flight.squash))
      // A squashed die keeps its volume, and widens to both sides.
      .setScale(size / Math.sqrt(flight.squash), size * flight.squash)
      .setAngle(rest + (1 - flight.rolled) * -200)
      .setAlpha(1);
    const far = Math.min(1, flight.height / lift);
    shadow
      .setPosition(flight.x + flight.height * 0.12, flight.y + home.h * 0.4)
      .setScale(dark * (1 - 0.5 * far))
      .setAlpha(0.5 - 0.32 * far);
  };
  await motion.eased(Linear, length, fly);
  image
    .copyPosition(goal)
    .setScale(home.h / image.frame.realHeight)
    .setAngle(rest);
  if (!motion.instant) context.cue('dieLand');
  void context.camera.shake(0, 2.5, 80);
}

/** The picture of a die at a part of its throw: rolling ever slower, then turning onto its face. */
function faceAt(scene: Phaser.Scene, face: number, t: number, rolled: number): string {
  if (t >= LANDING && t < 1) {
    const nth = Math.min(LAND_FRAMES - 1, Math.floor(((t - LANDING) / (1 - LANDING)) * LAND_FRAMES));
    const landing = `die/land/${face}/${nth}`;
    if (hasFrame(scene, landing)) return landing;
  }
  const rolling = `die/roll/${Math.floor(rolled * ROLL_FRAMES * TURNS) % ROLL_FRAMES}`;
  return t < 0.93 && hasFrame(scene, rolling) ? rolling : restingFrame(face);
}

/** A die at rest on the table. */
function restingFrame(face: number): string {
  return `die/${face}/near`;
}

/** A die strikes the table. */
function bounce(context: FightContext, x: number, y: number, nth: number): void {
  if (context.motion.instant) return;
  if (nth < 2) context.sparks.dust(x, y);
  if (nth === 0) void context.camera.shake(0, 3, 90);
}

/** Picks a die up and throws it again. */
async function reroll(context: FightContext, die: Die, face: number): Promise<void> {
  const { motion } = context;
  const { x, y } = middle(die.home);
  const up = die.home.h * 0.8;
  context.cue('throw');
  await motion.move(FIGHT_TIMINGS.pickUp, (t) => {
    die.image.setPosition(x - up * 0.5 * t, y - up * t).setAngle(die.rest - 20 * t);
    die.shadow.setAlpha(0.5 - 0.3 * t);
  });
  context.cue('reroll');
  await throwDie(context, die, face, { x: x - up * 0.5, y: y - up }, FIGHT_TIMINGS.throwAgain);
}

/** Shows a die's total; a bonus for this die alone first tips it onto its next face. */
async function showSum(context: FightContext, { image, home, rest }: Die, i: number): Promise<void> {
  const { story, layout, motion } = context;
  const die = at(story.dice, i);
  const rolled = die.again.at(-1) ?? die.first;
  const own = Math.min(Math.max(0, die.bonus - story.bonus), 6 - rolled);
  const shows = rolled + own;
  if (own > 0) {
    context.cue('arm');
    const { y } = middle(home);
    await motion.eased(Sine.InOut, FIGHT_TIMINGS.tip, (t) => {
      image.setY(y - Math.sin(t * Math.PI) * home.h * 0.22).setAngle(rest + (t < 1 ? 40 * t : 0));
      if (t >= 0.5) reframe(image, restingFrame(shows));
    });
    void context.camera.shake(0, 3, 80);
  }
  const words = text.screens.combat;
  const sum = `${words.sum(shows, die.bonus - own, die.total)}  ${die.hit ? words.kill : words.miss}`;
  context.sums[i]?.redraw((g) => sumTag(g, at(layout.sums, i), layout, sum, die.hit ? 'kill' : 'miss'));
}
