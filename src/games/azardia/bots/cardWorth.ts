import { TOP_LEVEL } from '../content/board.ts';
import type { ActionId } from '../content/cards.ts';
import { type Card, HIDDEN } from '../rules/state/state.ts';

/** The value of holding a card, in turns. */
const WORTH: Readonly<Record<ActionId, number>> = {
  bootJets: 0.35,
  elasticShoes: 0.6,
  catapultToad: 0.5,
  snackPortal: 0.5,
  pocketWormhole: 0.5,
  gyroscopeHat: 1,
  thirdEyeDie: 0.4,
  doOverEgg: 0.5,
  looseChangeNebula: 0.5,
  bountyReceipt: 1,
  asteroidDividend: 1.5,
  underdogGrant: 1,
  pickpocketTentacle: 1,
  reverseVendingMachine: 0.7,
  tollGoblin: 1,
  trainingMontage: 1.2,
  mailOrderDiploma: 2,
  dubiousSerum: 1.2,
  egoVacuum: 1,
  gravityHiccup: 0.35,
  tractorYawn: 0.5,
  cosmicHairball: 0.8,
  glueRain: 0.4,
  bankruptcyBeam: 0.6,
  stickyFingers: 0.6,
  thrownGauntlet: 0.7,
  totalAudit: 1,
  royalSummons: 0.6,
  nopeNebula: 1.1,
  mirrorPoncho: 1.1,
  hotPotatoProtocol: 1,
  softLanding: 0.6,
  loadedSmile: 0.8,
  chickenProtocol: 0.7,
  bananaFootwork: 0.7,
  brainUpload: 0.7,
  shedSkinSprint: 0.35,
  ectoplasmInvoice: 0.6,
  coronationFirmware: 0.6,
  mandibleWax: 0.7,
};

/** At level 5 cards that move exactly are worth more, and those that bring levels less. */
const AT_LEVEL_5: Readonly<Partial<Record<ActionId, number>>> = {
  gyroscopeHat: 2.5,
  bootJets: 2,
  elasticShoes: 2,
  catapultToad: 2,
  doOverEgg: 1.5,
  tractorYawn: 1.5,
  gravityHiccup: 1.5,
  asteroidDividend: 0.7,
  trainingMontage: 0.2,
  mailOrderDiploma: 0.3,
  dubiousSerum: 0.3,
};

/** The value of holding a card at a level, in turns. */
export function worthOfCard(card: Card, level: number): number {
  if (card === HIDDEN) return 0;
  return WORTH[card] * (level === TOP_LEVEL ? (AT_LEVEL_5[card] ?? 1) : 1);
}

/** Cards that answer an attack, in the order in which they are used. */
export const ANSWERS: readonly ActionId[] = ['mirrorPoncho', 'nopeNebula', 'hotPotatoProtocol', 'softLanding'];

/** The least valuable card of a hand. */
export function leastWorth<Item extends Card>(cards: readonly Item[], level: number): Item | undefined {
  const [first, ...others] = cards;
  if (first === undefined) return undefined;
  return others.reduce((least, card) => (worthOfCard(card, level) < worthOfCard(least, level) ? card : least), first);
}
