import type { EditionSpec } from '../../content/vocabulary.ts';
import type { Reason } from '../../rules/refusal.ts';
import type { SetupProblem } from '../../rules/setup.ts';
import { count } from '../content/names.en.ts';

/** The reasons of the rules, which are about one card or all Outposts, and two for all cards of a hero and for one tile. */
export type ToldReason = Reason | 'cardsUsed' | 'notOutpost';

/** Why the rules refuse something, as a sentence for the player. */
export const reasonText: Readonly<Record<ToldReason, string>> = {
  gameOver: 'The game is over.',
  decideFirst: 'There is a decision to make first.',
  notAsked: 'That decision isn’t open now.',
  notPossible: 'That isn’t possible now.',
  noSuchHero: 'That hero isn’t in this game.',
  noSuchCard: 'There is no such card.',
  cardUsed: 'This card is used. It comes back after the Faza phase.',
  cardsUsed: 'All of this hero’s cards are used. They come back after the Faza phase.',
  cardCannot: 'This card cannot do that.',
  dronesHold: 'Drones hold this tile: nobody leaves until they are defeated.',
  outOfReach: 'That is out of reach.',
  wayBlocked: 'Drones block the way.',
  noRoom: 'There is no room for more Rebels there.',
  noRebelsThere: 'There aren’t that many Rebels there.',
  flightJammed: 'Ion Storm: no Airplane and no Teleport.',
  leadingJammed: 'Lockdown: Rebels cannot be moved.',
  notTogether: 'They are not on the same tile.',
  noDronesThere: 'There are no Drones to fight.',
  bazookaArmed: 'The Bazooka is armed: the next roll is against an adjacent tile.',
  notOnShip: 'There is no Mothership here to board.',
  shipDefeated: 'That Mothership is already a wreck.',
  dronesGuard: 'Drones guard this tile: defeat them first.',
  noRebelHere: 'You need a Rebel on this tile to board.',
  pointsJammed: 'Jammed Radio: no Points can be spent.',
  tooFewPoints: 'Not enough Points: defeat Drones to gain more.',
  wrongSum: 'The Points do not add up to the price.',
  noOutpost: 'No Outpost has room for a Rebel.',
  notOutpost: 'Rebels join at an Outpost, and this tile isn’t one.',
  notAtOutpost: 'You can recover only at an Outpost that still stands.',
  rebelPoolEmpty: 'Every Rebel is already on the board.',
  notInjured: 'There is no injured card to recover.',
  quarantine: 'Quarantine: no recovery at Outposts.',
  notUsed: 'There is no used card to make ready.',
  notYourSkill: 'This hero doesn’t have that skill.',
  notFazaformed: 'This tile is not fazaformed.',
  shipAbove: 'Not while a Mothership is overhead.',
  notInForce: 'That event is not in force.',
  noEvents: 'No events are left to look at.',
  noRadio: 'Everyone may talk freely in this game, so you don’t need the radio.',
};

/** Why a game cannot be set up; `team` is how many heroes its edition allows. */
export function setupProblemText(problem: SetupProblem, { least, most }: EditionSpec['team']): string {
  return {
    unknown: 'Something in this setup isn’t part of this edition.',
    teamSize: `A team has ${least === most ? count(least, 'hero', 'heroes') : `${least} to ${most} heroes`}.${
      least > 1 ? ` If you play alone, choose at least ${least}.` : ''
    }`,
    sameArea: 'Each hero must come from a different area.',
    health: 'Mothership health must be between 1 and 6.',
    seed: 'A seed must have 1 to 64 characters.',
  }[problem];
}
