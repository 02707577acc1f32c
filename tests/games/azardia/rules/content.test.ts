import { expect, test } from 'vitest';
import { actionCards } from '../../../../src/games/azardia/content/actionCards.ts';
import { eventCards } from '../../../../src/games/azardia/content/eventCards.ts';
import { penaltyCards } from '../../../../src/games/azardia/content/penaltyCards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { setupOf } from '../subject.ts';

const copiesOf = (cards: Readonly<Record<string, { readonly copies: number }>>): Record<string, number> =>
  Object.fromEntries(Object.entries(cards).map(([id, { copies }]) => [id, copies]));
const tally = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
const idsWhere = (holds: (card: (typeof actionCards)[keyof typeof actionCards]) => boolean): string[] =>
  Object.entries(actionCards).flatMap(([id, card]) => (holds(card) ? [id] : []));

const ACTION_COPIES = {
  bootJets: 4,
  elasticShoes: 4,
  catapultToad: 2,
  snackPortal: 2,
  pocketWormhole: 1,
  gyroscopeHat: 2,
  thirdEyeDie: 2,
  doOverEgg: 3,
  looseChangeNebula: 6,
  bountyReceipt: 6,
  asteroidDividend: 3,
  underdogGrant: 3,
  pickpocketTentacle: 3,
  reverseVendingMachine: 2,
  tollGoblin: 2,
  trainingMontage: 4,
  mailOrderDiploma: 2,
  dubiousSerum: 2,
  egoVacuum: 2,
  gravityHiccup: 2,
  tractorYawn: 2,
  cosmicHairball: 2,
  glueRain: 2,
  bankruptcyBeam: 2,
  stickyFingers: 2,
  thrownGauntlet: 2,
  totalAudit: 1,
  royalSummons: 3,
  nopeNebula: 5,
  mirrorPoncho: 2,
  hotPotatoProtocol: 2,
  softLanding: 2,
  loadedSmile: 2,
  chickenProtocol: 2,
  bananaFootwork: 2,
  brainUpload: 2,
  shedSkinSprint: 2,
  ectoplasmInvoice: 2,
  coronationFirmware: 2,
  mandibleWax: 2,
};

const PENALTY_COPIES = {
  staircaseOfRegret: 4,
  conveyorOfTheTyrant: 3,
  royalTrapdoor: 1,
  deportedToTheGate: 1,
  breathingTax: 3,
  crownJewelsFund: 1,
  confiscatedAtCustoms: 2,
  bookBurning: 1,
  treasonBySneezing: 1,
  queueAtWindowNine: 2,
  ballAndChain: 2,
  mandatoryApplause: 2,
  scholarshipForYourEnemies: 1,
  giftEconomy: 1,
};

test('S1 the action cards are of 40 kinds, with these copies', () => {
  expect(Object.keys(actionCards)).toHaveLength(40);
  expect(copiesOf(actionCards)).toEqual(ACTION_COPIES);
});

test('S1 a game has 100 action cards: all copies of every kind', () => {
  const { action } = azardia.newGame(setupOf('box', 4)).state.decks;
  expect(action).toHaveLength(100);
  expect(tally(action)).toEqual(ACTION_COPIES);
});

test('S1 the penalty cards are of 14 kinds, with these copies', () => {
  expect(Object.keys(penaltyCards)).toHaveLength(14);
  expect(copiesOf(penaltyCards)).toEqual(PENALTY_COPIES);
});

test('S1 a game has 25 penalty cards: all copies of every kind', () => {
  const { penalty } = azardia.newGame(setupOf('box', 4)).state.decks;
  expect(penalty).toHaveLength(25);
  expect(tally(penalty)).toEqual(PENALTY_COPIES);
});

test('S1 a game has 10 event cards, one of each', () => {
  const events = [
    'coinComet',
    'diceOverclocked',
    'fogOfMaybe',
    'graduationForNobody',
    'libraryMeteor',
    'minuteOfPoliteness',
    'slingshotForStragglers',
    'solarTailwind',
    'tyrantWokeUpCranky',
    'wealthInspection',
  ];
  expect(Object.keys(eventCards).sort()).toEqual(events);
  expect([...azardia.newGame(setupOf('box', 4)).state.decks.event].sort()).toEqual(events);
});

test('T2 five action cards cost coins, all others nothing', () => {
  const costs = Object.entries(actionCards).flatMap(([id, { cost }]) => (cost === 0 ? [] : [[id, cost]]));
  expect(Object.fromEntries(costs)).toEqual({
    catapultToad: 1000,
    trainingMontage: 3000,
    egoVacuum: 1000,
    cosmicHairball: 1000,
    totalAudit: 2000,
  });
});

test('T2 three cards are played on a roll, five in a duel, four in answer, and the others on one’s turn', () => {
  const isPlayed = (...times: readonly string[]): string[] =>
    idsWhere(({ when }) => when.some((time) => times.includes(time)));
  expect(isPlayed('beforeRoll', 'roll')).toEqual(['gyroscopeHat', 'thirdEyeDie', 'doOverEgg']);
  expect(isPlayed('beforeDuel', 'duel')).toEqual([
    'doOverEgg',
    'loadedSmile',
    'chickenProtocol',
    'bananaFootwork',
    'mandibleWax',
  ]);
  expect(isPlayed('response')).toEqual(['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol', 'softLanding']);
  expect(isPlayed('turn')).toHaveLength(29);
});
