import type { Fact, FactName, FactOf } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { sideOf } from '../board/pieces/ground.ts';
import type { AnimationContext } from './animationContext.ts';
import * as cards from './cardAnimations.ts';
import * as drones from './droneAnimations.ts';
import * as hulls from './hullAnimations.ts';
import * as wounds from './injuryAnimations.ts';
import * as people from './peopleAnimations.ts';
import * as ships from './shipAnimations.ts';
import * as tiles from './tileAnimations.ts';
import { TIMINGS } from './timings.ts';
import { banner, wipe } from './wipe.ts';

/** Shows a fact: from the picture before it to the one after it. */
export type FactAnimation<Name extends FactName> = (
  set: AnimationContext,
  fact: FactOf<Name>,
  next: FazaView,
) => Promise<void> | void;

/** How each fact is shown. */
const ANIMATIONS: { readonly [Name in FactName]: FactAnimation<Name> } = {
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
  cardUsed: cards.cardUsed,
  heroMoved: people.heroMoved,
  rebelsMoved: people.rebelsMoved,
  armed: cards.armed,
  disarmed: cut,
  // A roll has a scene of its own; on the board it is only seen where that scene is left out.
  diceRolled: cut,
  dronesDefeated: drones.dronesDefeated,
  injuriesIgnored: people.injuriesIgnored,
  rebelsLost: people.rebelsLost,
  heroProtected: people.heroProtected,
  heroInjured: wounds.heroInjured,
  cardRecovered: wounds.cardRecovered,
  cardRefreshed: cards.cardRefreshed,
  pointsSpent: cards.pointsSpent,
  pointsGained: cards.pointsGained,
  rebelsPlaced: people.rebelsPlaced,
  dronesPlaced: drones.dronesPlaced,
  dronesBlocked: drones.dronesBlocked,
  dronesRemoved: drones.dronesRemoved,
  shipBoarded: hulls.shipBoarded,
  shipDefeated: hulls.shipDefeated,
  shipHealed: hulls.shipHealed,
  trackerMoved: ships.trackerMoved,
  shipActivated: ships.shipActivated,
  activationCancelled: ships.activationCancelled,
  shipMoved: ships.shipMoved,
  tileTurned: tiles.tileTurned,
  radioOpened: cut,
  eventsSeen: cut,
  eventChosen: cut,
  eventDrawn: cut,
  eventStays: cards.eventStays,
  eventEnded: cards.eventEnded,
  deckReshuffled: hold(TIMINGS.shuffle),
  teamWon: (set, _fact, next) => ending(set, next, 'victory/X1'),
  teamLost: (set, fact, next) => ending(set, next, `defeat/${fact.cause}`),
};

/** How a fact is shown. The compiler cannot see that a fact's name picks the animation for that fact; this is the one place that says so. */
export function animationOf(fact: Fact): FactAnimation<FactName> {
  return ANIMATIONS[fact.fact] as FactAnimation<FactName>;
}

function cut(set: AnimationContext, _fact: Fact, next: FazaView): void {
  set.show(next);
}

function hold(length: number): (set: AnimationContext, fact: Fact, next: FazaView) => Promise<void> {
  return async (set, _fact, next) => {
    set.show(next);
    await set.motion.wait(length);
  };
}

async function ending(set: AnimationContext, next: FazaView, sound: string): Promise<void> {
  await set.settled();
  set.show(next);
  set.sound(sound);
  await set.motion.wait(TIMINGS.curtain);
}
