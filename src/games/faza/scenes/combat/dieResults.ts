import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import { inset, middle, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { mayFlash } from '../../../../table/pages/scheduling.ts';
import { chromaticAberration } from '../../../../table/pictures/chromaticAberration.ts';
import { hasFrame, prop, reframe } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { FIGHT_TIMINGS } from '../timings.ts';
import { coin, lettering, overFoe, pop, ring, word } from './bursts.ts';
import { resultTag } from './drawFight.ts';
import type { FightContext, Foe } from './fightContext.ts';
import { between } from './geometry.ts';
import { hatchOver, impactFrame } from './impact.ts';
import { muzzleFlash, ray, shoot, shotOf } from './weapons.ts';

const { Back, Linear } = Phaser.Math.Easing;

/**
 * By how many CSS pixels, on a page 720 high, a blow knocks the colors of the print apart: the hero's best one, and one that
 * injures the hero.
 */
const ABERRATION = { kill: 8, wound: 6 } as const;

/** Shows the result of one die. */
export async function showDieResult(context: FightContext, nth: number): Promise<void> {
  const result = at(context.story.blows, nth);
  if (result.kind === 'none') return;
  const foe = at(context.foes, nth);
  if (result.kind === 'kill') await kill(context, foe, nth);
  else if (result.kind === 'wound') await wound(context, foe, nth);
  else if (result.kind === 'rebel') await rebelFalls(context, foe, nth);
  else if (result.thanksTo === 'shield') await clang(context, foe, nth);
  else await outOfRange(context, foe, nth);
  await context.motion.wait(FIGHT_TIMINGS.blow);
}

/** Labels the result of a die, under its Drone and in lettering. */
function announce(
  context: FightContext,
  nth: number,
  r: Rect,
  color: 'red' | 'yellow',
  words: readonly string[],
): void {
  lettering(context, r, `burst/${color}`, word(context, words, nth), nth);
  label(context, nth);
}

function label(context: FightContext, nth: number): void {
  const r = at(context.layout.results, nth);
  const { image } = context.panel(inset(r, -8), (g) => resultTag(g, r, context.layout, context.story, nth));
  image.setDepth(34);
  void pop(context, image);
}

async function kill(context: FightContext, foe: Foe, nth: number): Promise<void> {
  const { motion, hero, layout, story } = context;
  const spot = middle(foe.home);
  const { x } = hero;
  const thrust = layout.bust.w * 0.05;
  void motion.move(FIGHT_TIMINGS.aim * 3, (t) => hero.setX(x + thrust * Math.sin(t * Math.PI)));
  await motion.move(FIGHT_TIMINGS.aim, () => {});
  const shot = shotOf(context);
  context.cue(shot.sound);
  await shoot(context, spot);
  foe.down = true;
  foe.image.setAngle(0);
  const best = nth === story.blows.findLastIndex(({ kind }) => kind === 'kill');
  void context.camera.punch(best ? 0.06 : 0.025, best ? 260 : 180);
  if (best) knockColorsApart(context, ABERRATION.kill);
  context.cue('impact');
  await impactFrame(
    context,
    { panel: 1, at: spot, graphics: context.foeFlat, figures: [foe.image] },
    { ground: color.act, rays: color.white, figure: color.ink },
  );
  context.cue(shot.kill);
  blowUp(context, foe, nth);
  const words = text.screens.combat;
  const own: Partial<Record<string, readonly string[]>> = words.strikeWith;
  announce(context, nth, overFoe(context, foe, nth), 'red', (story.weapon && own[story.weapon]) || words.strike);
  context.count({ kills: 1 });
  void coin(context, foe);
}

/** A Drone bursts and becomes a wreck. */
function blowUp({ motion, scene, panels, sparks }: FightContext, { home, image }: Foe, nth: number): void {
  const spot = middle(home);
  const blast = prop(scene, 'burst/blast', spot.x, spot.y, home.h * 1.04);
  panels[1].addAt(blast, panels[1].getIndex(image));
  const full = blast.scaleX;
  void motion.eased(Back.Out, FIGHT_TIMINGS.burst, (t) => blast.setScale(full * (0.3 + 0.7 * t)));
  reframe(image, 'drone/hit/near');
  const lean = -12 + nth * 9;
  const { y } = image;
  const topple = (t: number): unknown => image.setAngle(lean * t).setY(y - Math.sin(t * Math.PI) * home.h * 0.07);
  void motion.move(FIGHT_TIMINGS.blow, topple).then(() => {
    // Without its own picture the wreck would be a whole Drone again.
    if (hasFrame(scene, 'drone/wreck/near')) reframe(image, 'drone/wreck/near');
  });
  sparks.burst(spot.x, spot.y);
}

/** A Drone fires at a spot; ends when the ray strikes. */
async function fire(context: FightContext, { home, image }: Foe, to: Spot): Promise<void> {
  const spot = middle(home);
  reframe(image, 'drone/fire/near');
  const eye = { x: spot.x - home.w * 0.1, y: spot.y - home.h * 0.08 };
  void context.motion.move(FIGHT_TIMINGS.burst, (t) => {
    const back = Math.sin(t * Math.PI);
    image.setPosition(spot.x + back * home.w * 0.08, spot.y - back * home.h * 0.03);
    if (t >= 1) reframe(image, 'drone/alarm/near');
  });
  await context.motion.move(FIGHT_TIMINGS.aim, () => {});
  context.cue('droneFire');
  void muzzleFlash(context, eye, color.hurt);
  await ray(context, eye, to, Math.max(5, 11 * context.layout.page.unit), color.hurt);
}

async function wound(context: FightContext, foe: Foe, nth: number): Promise<void> {
  const { motion, hero, layout } = context;
  const chest = { x: hero.x + layout.bust.w * 0.08, y: hero.y };
  await fire(context, foe, chest);
  context.cue('injury');
  knockColorsApart(context, ABERRATION.wound);
  const flashed = await impactFrame(
    context,
    { panel: 0, at: chest, graphics: context.heroFlat, figures: [hero] },
    { ground: color.hurt, rays: color.ink, figure: color.paperLit },
  );
  context.mood(nth + 1);
  if (flashed || mayFlash()) void hatchOver(context, context.heroFlat, color.hurt);
  const { x } = hero;
  const recoil = (t: number): void => {
    const back = (1 - t) * Math.sin(Math.min(1, t * 4) * Math.PI * 0.5);
    hero.setX(x - back * layout.bust.w * 0.13).setAngle(-7 * back);
  };
  void motion.eased(Linear, FIGHT_TIMINGS.recoil, recoil);
  void context.camera.shake(-7, 3, FIGHT_TIMINGS.recoil);
  announce(context, nth, overHero(context), 'red', text.screens.combat.hurt);
  context.count({ wounds: 1 });
}

/** No flash and no joke: a Rebel steps in front of the hero, is struck, and sinks down. */
async function rebelFalls(context: FightContext, foe: Foe, nth: number): Promise<void> {
  const { motion, layout, hero } = context;
  const { bust } = layout;
  const fallen = context.story.blows.slice(0, nth).filter(({ kind }) => kind === 'rebel').length;
  const size = bust.h * 0.5;
  const rebel = context.rebels[fallen] ?? prop(context.scene, 'rebel/brave/near', bust.x, bust.y + bust.h * 0.8, size);
  const box = context.panels[0];
  box.addAt(rebel, box.getIndex(hero) + 1);
  const from = { x: rebel.x, y: rebel.y };
  const to = { x: bust.x + bust.w * 0.8, y: bust.y + bust.h - size * 0.42 };
  await motion.move(FIGHT_TIMINGS.stand, (t) => rebel.copyPosition(between(from, to, t)));
  rebel.copyPosition(to);
  await fire(context, foe, { x: to.x, y: to.y - size * 0.1 });
  context.cue('rebelDown');
  reframe(rebel, 'rebel/down/near');
  void ring(context, to.x, to.y, size * 1.3, color.lilac);
  void motion.fade(FIGHT_TIMINGS.sink, (t) => {
    rebel.setTint(t > 0.3 ? color.lilac : color.white).setAlpha(1 - 0.75 * t);
    if (motion.lively) rebel.setY(to.y + size * 0.1 * t);
  });
  label(context, nth);
  context.count({ lost: 1 });
  await motion.wait(FIGHT_TIMINGS.sink - FIGHT_TIMINGS.blow);
}

/** The shot glances off the hero's shield. */
async function clang(context: FightContext, foe: Foe, nth: number): Promise<void> {
  const { layout, hero } = context;
  const { bust, page } = layout;
  const guard = { x: hero.x + bust.w * 0.36, y: hero.y };
  await fire(context, foe, guard);
  context.cue('clang');
  context.cue('shield');
  void ring(context, guard.x, guard.y, bust.h * 0.5, color.act);
  void ring(context, guard.x, guard.y, bust.h * 0.32, color.white);
  context.sparks.glance(guard.x, guard.y);
  const away = { x: guard.x + bust.w * 0.3, y: guard.y - bust.h * 0.8 };
  void ray(context, guard, away, Math.max(4, 7 * page.unit), color.hurt);
  void context.camera.shake(3, 0, 140);
  announce(context, nth, overHero(context), 'yellow', text.screens.combat.shielded);
}

/** The Drone's shot falls short: the hero is too far away. */
async function outOfRange(context: FightContext, foe: Foe, nth: number): Promise<void> {
  const { x, y } = between(middle(foe.home), context.hand, 0.45);
  const short = { x, y: y + foe.home.h * 0.3 };
  await fire(context, foe, short);
  context.cue('tick');
  context.sparks.dust(short.x, short.y);
  announce(context, nth, overFoe(context, foe, nth), 'yellow', text.screens.combat.far);
}

function knockColorsApart({ scene, motion, layout }: FightContext, by: number): void {
  void chromaticAberration(scene, motion, by * layout.page.unit, FIGHT_TIMINGS.misprint);
}

/** The position of the lettering beside a hero. */
function overHero({ layout: { bust, page } }: FightContext): Rect {
  const height = Math.min(bust.h * 0.42, page.height * 0.24);
  return rect(bust.x + bust.w * 0.5, bust.y + bust.h * 0.17, height * 1.25, height);
}
