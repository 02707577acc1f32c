import Phaser from 'phaser';
import { at } from '../../../../kernel/at.ts';
import { chromaticAberration } from '../../../../table/chromaticAberration.ts';
import { hasFrame, prop, reframe } from '../../../../table/props.ts';
import { inset, middle, rect } from '../../../../table/rect.ts';
import { mayFlash } from '../../../../table/scheduling.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { coin, lettering, overFoe, pop, ring, word } from './bursts.ts';
import type { Corner } from './combatLayout.ts';
import * as tag from './drawTags.ts';
import type { FightContext, Foe } from './fightContext.ts';
import { hatchOver, impactFrame } from './impact.ts';
import { ray } from './ray.ts';
import { ABERRATION, FIGHT_TIMINGS } from './timings.ts';
import { killSound, muzzleFlash, shoot, weaponSound } from './weapons.ts';

const { Back, Cubic } = Phaser.Math.Easing;

/** Shows what came of one die, blow for blow. */
export async function showDieResult(set: FightContext, nth: number): Promise<void> {
  const came = at(set.story.blows, nth);
  const foe = at(set.foes, nth);
  switch (came.kind) {
    case 'kill':
      await kill(set, foe, nth);
      break;
    case 'wound':
      await wound(set, foe, nth);
      break;
    case 'rebel':
      await rebelFalls(set, foe, nth);
      break;
    case 'ignored':
      if (came.thanksTo === 'shield') await clang(set, foe, nth);
      else await outOfRange(set, foe, nth);
      break;
    case 'none':
      return;
  }
  await set.motion.wait(FIGHT_TIMINGS.blow);
}

function label(set: FightContext, nth: number): void {
  const r = at(set.layout.results, nth);
  const { image } = set.panel(inset(r, -8), (g) => tag.resultTag(g, r, set.layout, set.story, nth));
  image.setDepth(34);
  void pop(set, image);
}

async function kill(set: FightContext, foe: Foe, nth: number): Promise<void> {
  const { motion, hero, layout, story } = set;
  const spot = middle(foe.home);
  const { x } = hero;
  const thrust = layout.bust.w * 0.05;
  void motion.move(FIGHT_TIMINGS.aim * 3, (t) => hero.setX(x + thrust * Math.sin(t * Math.PI)), Cubic.Out);
  await motion.move(FIGHT_TIMINGS.aim, () => {});
  set.cue(weaponSound(set));
  await shoot(set, spot);
  foe.down = true;
  foe.image.setAngle(0);
  const best = nth === story.blows.findLastIndex(({ kind }) => kind === 'kill');
  void set.camera.punch(best ? 0.06 : 0.025, best ? 260 : 180);
  if (best) knockPlates(set, ABERRATION.kill);
  set.cue('impact');
  await impactFrame(
    set,
    { panel: 1, at: spot, graphics: set.foeFlat, figures: [foe.image] },
    { ground: color.act, rays: color.white, figure: color.ink },
  );
  set.cue(killSound(set));
  const blast = prop(set.scene, 'burst/blast', spot.x, spot.y, foe.home.h * 1.04);
  set.panels[1].addAt(blast, set.panels[1].getIndex(foe.image));
  const full = blast.scaleX;
  void motion.move(FIGHT_TIMINGS.burst, (t) => blast.setScale(full * (0.3 + 0.7 * t)), Back.Out);
  reframe(foe.image, 'drone/hit/near');
  const lean = -12 + nth * 9;
  const { y } = foe.image;
  void motion
    .move(
      FIGHT_TIMINGS.blow,
      (t) => foe.image.setAngle(lean * t).setY(y - Math.sin(t * Math.PI) * foe.home.h * 0.07),
      Cubic.Out,
    )
    .then(() => {
      // Without its own picture the wreck would be a whole Drone again.
      if (hasFrame(set.scene, 'drone/wreck/near')) reframe(foe.image, 'drone/wreck/near');
    });
  set.sparks.burst(spot.x, spot.y);
  const words = text.screens.combat;
  const own: Partial<Record<string, readonly string[]>> = words.strikeWith;
  const list = (story.weapon && own[story.weapon]) || words.strike;
  lettering(set, overFoe(set, foe, nth), 'burst/red', word(set, list, nth), nth);
  label(set, nth);
  set.count({ kills: 1 });
  void coin(set, foe);
}

/** A Drone fires at a spot; ends when the ray strikes. */
async function fire(set: FightContext, foe: Foe, to: Corner): Promise<void> {
  const { motion, layout } = set;
  const { home, image } = foe;
  const spot = middle(home);
  reframe(image, 'drone/fire/near');
  const eye = { x: spot.x - home.w * 0.1, y: spot.y - home.h * 0.08 };
  void motion.move(FIGHT_TIMINGS.burst, (t) => {
    const back = Math.sin(t * Math.PI);
    image.setPosition(spot.x + back * home.w * 0.08, spot.y - back * home.h * 0.03);
    if (t >= 1) reframe(image, 'drone/alarm/near');
  });
  await motion.move(FIGHT_TIMINGS.aim, () => {});
  set.cue('droneFire');
  void muzzleFlash(set, eye, color.hurt);
  await ray(set, eye, to, Math.max(5, 11 * layout.page.unit), color.hurt);
}

async function wound(set: FightContext, foe: Foe, nth: number): Promise<void> {
  const { motion, hero, layout } = set;
  const chest = { x: hero.x + layout.bust.w * 0.08, y: hero.y };
  await fire(set, foe, chest);
  set.cue('injury');
  knockPlates(set, ABERRATION.wound);
  const flashed = await impactFrame(
    set,
    { panel: 0, at: chest, graphics: set.heroFlat, figures: [hero] },
    { ground: color.hurt, rays: color.ink, figure: color.paperLit },
  );
  set.mood(nth + 1);
  if (flashed || mayFlash()) void hatchOver(set, set.heroFlat, color.hurt);
  const { x } = hero;
  void motion.move(
    FIGHT_TIMINGS.recoil,
    (t) => {
      const back = (1 - t) * Math.sin(Math.min(1, t * 4) * Math.PI * 0.5);
      hero.setX(x - back * layout.bust.w * 0.13).setAngle(-7 * back);
    },
    (t) => t,
  );
  void set.camera.shake(-7, 3, FIGHT_TIMINGS.recoil);
  lettering(set, overHero(set), 'burst/red', word(set, text.screens.combat.hurt, nth), nth);
  label(set, nth);
  set.count({ wounds: 1 });
}

/** No flash and no joke: a Rebel steps before the hero, is struck, and sinks down. */
async function rebelFalls(set: FightContext, foe: Foe, nth: number): Promise<void> {
  const { motion, layout, hero } = set;
  const { bust } = layout;
  const fallen = set.story.blows.slice(0, nth).filter(({ kind }) => kind === 'rebel').length;
  const size = bust.h * 0.5;
  const rebel = set.rebels[fallen] ?? prop(set.scene, 'rebel/brave/near', bust.x, bust.y + bust.h * 0.8, size);
  const box = set.panels[0];
  box.addAt(rebel, box.getIndex(hero) + 1);
  const from = { x: rebel.x, y: rebel.y };
  const to = { x: bust.x + bust.w * 0.8, y: bust.y + bust.h - size * 0.42 };
  await motion.move(FIGHT_TIMINGS.stand, (t) =>
    rebel.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t),
  );
  rebel.setPosition(to.x, to.y);
  await fire(set, foe, { x: to.x, y: to.y - size * 0.1 });
  set.cue('rebelDown');
  reframe(rebel, 'rebel/down/near');
  void ring(set, to.x, to.y, size * 1.3, color.lilac);
  void motion.fade(FIGHT_TIMINGS.sink, (t) => {
    rebel.setTint(t > 0.3 ? color.lilac : color.white).setAlpha(1 - 0.75 * t);
    if (motion.lively) rebel.setY(to.y + size * 0.1 * t);
  });
  label(set, nth);
  set.count({ lost: 1 });
  await motion.wait(FIGHT_TIMINGS.sink - FIGHT_TIMINGS.blow);
}

async function clang(set: FightContext, foe: Foe, nth: number): Promise<void> {
  const { layout, hero } = set;
  const guard = { x: hero.x + layout.bust.w * 0.36, y: hero.y };
  await fire(set, foe, guard);
  set.cue('clang');
  set.cue('shield');
  void ring(set, guard.x, guard.y, layout.bust.h * 0.5, color.act);
  void ring(set, guard.x, guard.y, layout.bust.h * 0.32, color.white);
  set.sparks.glance(guard.x, guard.y);
  void ray(
    set,
    guard,
    { x: guard.x + layout.bust.w * 0.3, y: guard.y - layout.bust.h * 0.8 },
    Math.max(4, 7 * layout.page.unit),
    color.hurt,
  );
  void set.camera.shake(3, 0, 140);
  lettering(set, overHero(set), 'burst/yellow', word(set, text.screens.combat.shielded, nth), nth);
  label(set, nth);
}

/** The Drone shoots short: the hero is too far off. */
async function outOfRange(set: FightContext, foe: Foe, nth: number): Promise<void> {
  const spot = middle(foe.home);
  const { hand } = set;
  const short = { x: spot.x + (hand.x - spot.x) * 0.45, y: spot.y + (hand.y - spot.y) * 0.45 + foe.home.h * 0.3 };
  await fire(set, foe, short);
  set.cue('tick');
  set.sparks.dust(short.x, short.y);
  lettering(set, overFoe(set, foe, nth), 'burst/yellow', word(set, text.screens.combat.far, nth), nth);
  label(set, nth);
}

/** The blow is felt in the print. */
function knockPlates({ scene, motion, layout }: FightContext, by: number): void {
  void chromaticAberration(scene, motion, by * layout.page.unit, FIGHT_TIMINGS.misprint);
}

/** Where the lettering beside a hero goes. */
function overHero({ layout }: FightContext): ReturnType<typeof rect> {
  const { bust, page } = layout;
  const height = Math.min(bust.h * 0.42, page.height * 0.24);
  return rect(bust.x + bust.w * 0.5, bust.y + bust.h * 0.17, height * 1.25, height);
}
