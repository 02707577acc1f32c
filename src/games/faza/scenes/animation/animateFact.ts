import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { sideOf } from '../board/pieces/ground.ts';
import type { BoardContext, FactAnimation } from './boardContext.ts';
import * as cards from './cardAnimations.ts';
import * as drones from './droneAnimations.ts';
import { banner, wipe } from './effects/wipe.ts';
import * as hulls from './hullAnimations.ts';
import * as wounds from './injuryAnimations.ts';
import * as people from './peopleAnimations.ts';
import * as ships from './shipAnimations.ts';
import * as tiles from './tileAnimations.ts';
import { TIMINGS } from './timings.ts';

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
  phaseBegan: async (context, fact, next) => {
    const side = sideOf(next);
    await context.settled();
    context.spotlight.off();
    context.sound(side === 'faza' ? 'fazaPhase' : 'teamPhase');
    if (side === 'team' && fact.round > 1) context.sound('round');
    context.meanwhile(banner(context, side, fact.round));
    await Promise.all([wipe(context, side, () => context.show(next)), context.motion.wait(TIMINGS.bannerLead)]);
  },
  stepBegan: (context, fact, next) =>
    hold(fact.step === 'activate' || fact.step === 'refresh' ? 0 : TIMINGS.stepPause)(context, fact, next),
  disarmed: cut,
  // A roll has its own scene; the board shows it only if that scene is skipped.
  diceRolled: cut,
  radioOpened: cut,
  eventsSeen: cut,
  eventChosen: cut,
  eventDrawn: cut,
  deckReshuffled: hold(TIMINGS.shuffle),
  teamWon: (context, _fact, next) => ending(context, next, 'victory/X1'),
  teamLost: (context, fact, next) => ending(context, next, `defeat/${fact.cause}`),
};

/** How a fact is shown. The compiler cannot see that a fact's name picks the animation for that fact; this is the one place that says so. */
export function animationOf(fact: Fact): FactAnimation<FactName> {
  return ANIMATIONS[fact.fact] as FactAnimation<FactName>;
}

function cut(context: BoardContext, _fact: Fact, next: FazaView): void {
  context.show(next);
}

function hold(length: number): (context: BoardContext, fact: Fact, next: FazaView) => Promise<void> {
  return async (context, _fact, next) => {
    context.show(next);
    await context.motion.wait(length);
  };
}

async function ending(context: BoardContext, next: FazaView, sound: string): Promise<void> {
  await context.settled();
  context.show(next);
  context.sound(sound);
  await context.motion.wait(TIMINGS.curtain);
}
