import { expect, test } from 'vitest';
import { regular } from '../../../../src/games/azardia/bots/regular.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { concernedBy } from '../../../../src/games/azardia/rules/state/concerned.ts';
import type { Fact, FactName, Happened } from '../../../../src/games/azardia/rules/state/fact.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { setupOf } from '../subject.ts';

/** The possible rules of each fact. */
const RULES: Readonly<Record<FactName, readonly string[]>> = {
  abilityUsed: ['C1', 'C2', 'C3', 'C4'],
  actionsReshuffled: ['T3'],
  answered: ['X2'],
  attackEnded: ['X2'],
  attacked: ['X1'],
  cardDealt: ['C3'],
  cardPlayed: ['T2'],
  cardsDiscarded: ['C1', 'K4', 'P1', 'T2', 'T4'],
  cardsDrawn: ['B2', 'C1', 'T1', 'T2', 'X2'],
  cardsGiven: ['T2'],
  cardsSwapped: ['C2', 'C3'],
  characterChosen: ['S3'],
  coinsGained: ['K2'],
  coinsLost: ['K1', 'K6'],
  dealEnded: ['C3'],
  diceRolled: ['M1', 'M2', 'T2'],
  dieRaised: ['K1'],
  dieRolled: ['T2'],
  dieSet: ['T2'],
  duelBegan: ['C4', 'G3', 'H1', 'T2'],
  duelFled: ['H2'],
  duelRolled: ['H2', 'H7'],
  duelTied: ['H2'],
  duelWon: ['G3', 'H2'],
  eventDrawn: ['E1'],
  eventsReshuffled: ['E1'],
  gameWon: ['G1'],
  graceBegan: ['G1'],
  graceBroken: ['G2'],
  handReturned: ['C3'],
  handsTaken: ['C3'],
  holderChanged: ['G3'],
  levelGained: ['L1'],
  levelLost: ['L1'],
  moveChosen: ['M1', 'M2'],
  openingRolled: ['S2'],
  orderSet: ['S3'],
  passed: ['H7', 'X2'],
  pawnMoved: ['M1', 'M3', 'M4'],
  pawnsSwapped: ['H1'],
  penaltiesReshuffled: ['P2'],
  penaltyDrawn: ['P1'],
  phaseBegan: ['T1'],
  roundBegan: ['E1'],
  roundRuleSet: ['E2'],
  stayed: ['H7'],
  totalRaised: ['H7'],
  turnBegan: ['T1'],
  turnEnded: ['T1'],
  turnMissed: ['T5'],
  turnPassedOver: ['G1'],
  willMissTurn: ['T5'],
  willRollOneDie: ['M1'],
};

/** The cause of a fact: a part of the game, or a card by its name. */
const CAUSE = /^(setup|turn|dice|coins|ability|tile|duel|(card|penalty|event):[a-z][A-Za-z]+)$/;

/** Every fact of a complete game, by random play or by the bot. */
function factsOfGame(number: number): Fact[] {
  const luck = { ...chanceFrom(`facts ${number}`) };
  const options = { fairStart: number % 2 === 0, quickGame: number % 3 === 0, longGrace: true };
  const led = azardia.newGame(setupOf(`facts ${number}`, 2 + (number % 3), options));
  const facts = [...led.facts];
  for (let { state } = led; state.winner === null; ) {
    const legal = azardia.legalCommands(state);
    const [seat = 0] = azardia.activeSeats(state);
    const command =
      number % 6 !== 5
        ? at(legal, drawBelow(luck, legal.length))
        : regular.choose(azardia.view(state, seat), chanceFrom(`${number}/${facts.length}`));
    const result = azardia.apply(state, command ?? at(legal, 0));
    if (!result.ok) throw new Error(result.reason);
    state = result.state;
    facts.push(...result.facts);
  }
  return facts;
}

test('each fact names a rule that it may follow from, and its cause', { timeout: 60_000 }, () => {
  const seen = new Set<string>();
  const wrong = new Set<string>();
  for (let number = 0; number < 18; number++) {
    for (const { fact, rule, by } of factsOfGame(number)) {
      seen.add(fact);
      if (!RULES[fact].includes(rule) || !CAUSE.test(by)) wrong.add(`${fact} by ${rule}, because of ${by}`);
    }
  }
  expect([...wrong]).toEqual([]);
  // The penalty deck is empty in few games.
  expect(Object.keys(RULES).filter((fact) => !seen.has(fact) && fact !== 'penaltiesReshuffled')).toEqual([]);
});

test('the log finds a player in everything that happens to them, not only in what they do', () => {
  const because = { rule: 'X1', by: 'card:gravityHiccup' } as const;
  const seats = (fact: Happened): readonly number[] => concernedBy({ ...fact, ...because } as Fact);
  expect(seats({ fact: 'attacked', card: 'gravityHiccup', owner: 2, victim: 1, isMass: false })).toEqual([2, 1]);
  expect(seats({ fact: 'attackEnded', card: 'gravityHiccup', hit: null })).toEqual([]);
  expect(seats({ fact: 'duelBegan', challenger: 1, defender: 0, tile: null })).toEqual([1, 0]);
  expect(seats({ fact: 'duelWon', winner: 0, loser: 1 })).toEqual([0, 1]);
  expect(seats({ fact: 'pawnsSwapped', seats: [2, 0] })).toEqual([2, 0]);
  expect(seats({ fact: 'coinsLost', seat: 0, coins: 1000, to: 2 })).toEqual([0, 2]);
  expect(seats({ fact: 'cardsGiven', from: 1, to: 0, cards: [], seen: [] })).toEqual([1, 0]);
  expect(seats({ fact: 'answered', seat: 1, card: 'hotPotatoProtocol', rival: 2 })).toEqual([1, 2]);
});
