import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { sideOf } from '../board/pieces/ground.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import * as cards from './cardAnimations.ts';
import * as drones from './droneAnimations.ts';
import * as hulls from './hullAnimations.ts';
import * as wounds from './injuryAnimations.ts';
import * as people from './peopleAnimations.ts';
import * as ships from './shipAnimations.ts';
import * as tiles from './tileAnimations.ts';
import { TIMINGS } from './timings.ts';
import { banner, wipe } from './wipe.ts';

/** How each fact is shown: most animations are exported under the names of their facts. */
const ANIMATIONS: { readonly [Name in FactName]: FactAnimation<Name> } = {
  ...cards,
  ...drones,
  ...hulls,
  ...people,
  ...ships,
  ...tiles,
  ...wounds,
  gameBegan: cut,
  boardRedrawn: cut,
  phaseBegan: async (set, fact, next) => {
    const side = sideOf(next);
    await set.settled();
    set.spotlight.off();
    set.sound(side === 'faza' ? 'fazaPhase' : 'teamPhase');
    if (side === 'team' && fact.round > 1) set.sound('round');
    set.meanwhile(banner(set, side, fact.round));
    await Promise.all([wipe(set, side, () => set.show(next)), set.motion.wait(TIMINGS.bannerLead)]);
  },
  stepBegan: (set, fact, next) =>
    hold(fact.step === 'activate' || fact.step === 'refresh' ? 0 : TIMINGS.stepPause)(set, fact, next),
  disarmed: cut,
  // A roll has its own scene; the board shows it only if that scene is skipped.
  diceRolled: cut,
  radioOpened: cut,
  eventsSeen: cut,
  eventChosen: cut,
  eventDrawn: cut,
  deckReshuffled: hold(TIMINGS.shuffle),
  teamWon: (set, _fact, next) => ending(set, next, 'victory/X1'),
  teamLost: (set, fact, next) => ending(set, next, `defeat/${fact.cause}`),
};

/** How a fact is shown. The compiler cannot see that a fact's name picks the animation for that fact; this is the one place that says so. */
export function animationOf(fact: Fact): FactAnimation<FactName> {
  return ANIMATIONS[fact.fact] as FactAnimation<FactName>;
}

function cut(set: BoardContext, _fact: Fact, next: FazaView): void {
  set.show(next);
}

function hold(length: number): (set: BoardContext, fact: Fact, next: FazaView) => Promise<void> {
  return async (set, _fact, next) => {
    set.show(next);
    await set.motion.wait(length);
  };
}

async function ending(set: BoardContext, next: FazaView, sound: string): Promise<void> {
  await set.settled();
  set.show(next);
  set.sound(sound);
  await set.motion.wait(TIMINGS.curtain);
}
