import type { Reason } from '../rules/refusal.ts';
import type { SetupProblem } from '../rules/setup.ts';

/** The rules speak of one card and of all Outposts; of a hero whose cards are all used, or of one tile, that is said. */
export type ToldReason = Reason | 'cardsUsed' | 'notOutpost';

/** Why the rules refuse something, as a sentence for the player. */
export const reasonText: Readonly<Record<ToldReason, string>> = {
  gameOver: 'The game is over.',
  decideFirst: 'Something has to be decided first.',
  notAsked: 'Nobody asks for that now.',
  notPossible: 'That is not possible now.',
  noSuchHero: 'There is no such hero at the table.',
  noSuchCard: 'There is no such card.',
  cardUsed: 'This card is used. It comes back after the Faza phase.',
  cardsUsed: 'This hero’s cards are all used. They come back after the Faza phase.',
  cardCannot: 'This card cannot do that.',
  dronesHold: 'Drones hold this tile: nobody leaves before they are defeated.',
  outOfReach: 'That is out of reach.',
  wayBlocked: 'Drones block the way.',
  noRoom: 'There is no room for more Rebels there.',
  noRebelsThere: 'There are not that many Rebels.',
  flightJammed: 'The Ion Storm grounds airplanes and teleports.',
  leadingJammed: 'Lockdown: Rebels cannot be moved.',
  notTogether: 'They are not on the same tile.',
  noDronesThere: 'There are no Drones to fight.',
  bazookaArmed: 'The Bazooka is armed: the next roll is against an adjacent tile.',
  notOnShip: 'No Mothership is here to be boarded.',
  shipDefeated: 'That Mothership is a wreck already.',
  dronesGuard: 'Drones guard this tile: defeat them first.',
  noRebelHere: 'A Rebel has to be on the tile to go aboard.',
  pointsJammed: 'Jammed Radio: no Points can be spent.',
  tooFewPoints: 'Not enough Points: defeat Drones to gain some.',
  wrongSum: 'The Points do not add up to the price.',
  noOutpost: 'No Outpost has room for a Rebel.',
  notOutpost: 'Recruits arrive at an Outpost, and this tile isn’t one.',
  notAtOutpost: 'Recovery needs an Outpost that still stands.',
  rebelPoolEmpty: 'Every Rebel is on the board already.',
  notInjured: 'No card there is injured.',
  quarantine: 'Quarantine: no recovery at Outposts.',
  notUsed: 'No card there is used.',
  notYourSkill: 'This hero has no such skill.',
  notFazaformed: 'This tile is not fazaformed.',
  shipAbove: 'Not under a live Mothership.',
  notInForce: 'That event is not in force.',
  noEvents: 'No events are left to look at.',
  noRadio: 'Everybody may talk freely in this game: no radio is needed.',
};

/** Why a game cannot be set up. */
export const setupProblemText: Readonly<Record<SetupProblem, string>> = {
  unknown: 'Something in this set-up is not known to this edition.',
  teamSize: 'A team has 2 to 4 heroes: one person plays at least two.',
  sameArea: 'Each hero has to come from another area.',
  health: 'Mothership health goes from 1 to 6.',
  seed: 'A seed has 1 to 64 characters.',
};
