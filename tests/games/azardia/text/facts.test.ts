import { describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Fact, FactName, FactOf } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { Cause } from '../../../../src/games/azardia/rules/state/state.ts';
import { factText } from '../../../../src/games/azardia/text/facts.en.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { position } from '../position.ts';
import { setupOf } from '../subject.ts';

/** Lagartoon, Kuchuritok, Robot-i-King and Noncredo Mantis are seats 0 to 3. */
const view = azardia.view(position('C', [{}, {}, {}, {}]), 0);

/** A fact without its rule and cause, which most sentences do not mention. */
type Told<Name extends FactName> = Omit<FactOf<Name>, 'fact'> & Partial<Pick<Fact, 'rule' | 'by'>>;

/**
 * Every kind of fact with its log sentence; a missing one does not compile. Facts that name two seats are tested in
 * both orders.
 */
const SENTENCES: { readonly [Name in FactName]: readonly (readonly [Told<Name>, string])[] } = {
  openingRolled: [
    [{ seat: 0, dice: [3, 4] }, 'Lagartoon rolls 3 and 4: 7.'],
    [{ seat: 3, dice: [10, 10, 1] }, 'Noncredo Mantis rolls 10, 10, and 1: 21.'],
  ],
  orderSet: [
    [
      { order: [2, 0, 3, 1] },
      'Robot-i-King, Lagartoon, Noncredo Mantis, and Kuchuritok choose characters and take turns in this order.',
    ],
  ],
  characterChosen: [
    [{ seat: 0, character: 'kuchuritok', tile: 1 }, 'Player 1 plays Kuchuritok and starts on tile 1.'],
    [{ seat: 2, character: 'noncredoMantis', tile: 12 }, 'Player 3 plays Noncredo Mantis and starts on tile 12.'],
  ],
  roundBegan: [[{ round: 7 }, 'Round 7 begins.']],
  eventDrawn: [[{ event: 'coinComet' }, 'Coin Comet: Everyone gains 1,000.']],
  eventsReshuffled: [[{}, 'The event cards are shuffled again.']],
  roundRuleSet: [
    // The event has said it.
    [{ roundRule: 'oneDie' }, ''],
    [{ roundRule: 'threeDice' }, ''],
    [{ roundRule: 'truce' }, ''],
  ],
  turnBegan: [[{ seat: 1 }, 'Kuchuritok’s turn.']],
  turnMissed: [[{ seat: 2 }, 'Robot-i-King misses this turn.']],
  turnPassedOver: [
    [{ seat: 2, holds: true }, 'Robot-i-King holds tile 150 and waits.'],
    [{ seat: 1, holds: false }, 'Kuchuritok has no last turn.'],
  ],
  phaseBegan: [
    [{ seat: 0, phase: 'A' }, 'Phase: Roll and move.'],
    [{ seat: 0, phase: 'B' }, 'Phase: Draw 2.'],
    [{ seat: 0, phase: 'C' }, 'Phase: Play cards.'],
    [{ seat: 0, phase: 'D' }, 'Phase: Keep 4.'],
  ],
  turnEnded: [[{ seat: 0 }, '']],
  diceRolled: [
    [{ seat: 1, dice: [7], isAgain: false }, 'Kuchuritok rolls 7.'],
    [{ seat: 1, dice: [7, 2], isAgain: false }, 'Kuchuritok rolls 7 and 2.'],
    [{ seat: 3, dice: [7, 2, 10], isAgain: true }, 'Noncredo Mantis rolls again after a 0: 7, 2, and 10.'],
  ],
  dieSet: [[{ seat: 0, die: 1, face: 9 }, 'Lagartoon turns a die to 9.']],
  dieRaised: [[{ seat: 3, die: 0 }, 'Noncredo Mantis raises a die by 1.']],
  moveChosen: [
    [{ seat: 0, tiles: 0, bought: 0 }, 'Lagartoon stays.'],
    [{ seat: 0, tiles: 1, bought: 0 }, 'Lagartoon moves 1 tile.'],
    [{ seat: 2, tiles: 12, bought: 0 }, 'Robot-i-King moves 12 tiles.'],
    [{ seat: 2, tiles: 1, bought: 3 }, 'Robot-i-King moves 1 tile and buys 3 more.'],
  ],
  dieRolled: [
    [{ seat: 1, face: 7 }, 'Kuchuritok rolls a 7.'],
    [{ seat: 1, face: 8 }, 'Kuchuritok rolls an 8.'],
  ],
  pawnMoved: [
    [{ seat: 0, path: [11, 12, 13] }, 'Lagartoon is on tile 13.'],
    [{ seat: 1, path: [79, 1], rule: 'M4' }, 'The Gate sends Kuchuritok back to tile 1.'],
    [{ seat: 1, path: [79, 1, 2, 3], rule: 'M4' }, 'The Gate sends Kuchuritok back to tile 1, then on to tile 3.'],
    [{ seat: 2, path: [149, 150, 149, 148], rule: 'M3' }, 'Robot-i-King bounces off 150 to tile 148.'],
  ],
  pawnsSwapped: [
    [{ seats: [0, 2] }, 'Lagartoon and Robot-i-King swap tiles.'],
    [{ seats: [2, 0] }, 'Robot-i-King and Lagartoon swap tiles.'],
  ],
  cardsDrawn: [
    [{ seat: 0, cards: ['bootJets', 'glueRain'], seen: [0] }, 'Lagartoon draws Boot Jets and Glue Rain.'],
    [{ seat: 1, cards: ['totalAudit'], seen: [1] }, 'Kuchuritok draws Total Audit.'],
    [{ seat: 1, cards: ['hidden', 'hidden'], seen: [1] }, 'Kuchuritok draws 2 cards.'],
    [{ seat: 1, cards: ['hidden'], seen: [1] }, 'Kuchuritok draws 1 card.'],
  ],
  actionsReshuffled: [[{ cards: ['bootJets'], seen: 'all' }, 'The discards are shuffled into a new deck.']],
  cardPlayed: [[{ seat: 3, card: 'bootJets' }, 'Noncredo Mantis plays Boot Jets: Advance 3 tiles.']],
  cardsDiscarded: [
    [{ seat: 2, cards: ['bootJets'] }, 'Robot-i-King discards Boot Jets.'],
    [
      { seat: 2, cards: ['bootJets', 'bootJets', 'glueRain'] },
      'Robot-i-King discards Boot Jets, Boot Jets, and Glue Rain.',
    ],
  ],
  cardsGiven: [
    [{ from: 0, to: 1, cards: ['bootJets'], seen: [0, 1] }, 'Kuchuritok gets Boot Jets from Lagartoon.'],
    [
      { from: 1, to: 0, cards: ['bootJets', 'glueRain'], seen: [0, 1] },
      'Lagartoon gets Boot Jets and Glue Rain from Kuchuritok.',
    ],
    [{ from: 2, to: 3, cards: ['hidden'], seen: [2, 3] }, 'Noncredo Mantis gets 1 card from Robot-i-King.'],
    [{ from: 3, to: 2, cards: ['hidden', 'hidden'], seen: [2, 3] }, 'Robot-i-King gets 2 cards from Noncredo Mantis.'],
  ],
  cardsSwapped: [
    [
      { seats: [2, 0], cards: ['bootJets', 'glueRain'], seen: [0, 2] },
      'Robot-i-King gives Lagartoon Boot Jets for Glue Rain.',
    ],
    [
      { seats: [0, 2], cards: ['glueRain', 'bootJets'], seen: [0, 2] },
      'Lagartoon gives Robot-i-King Glue Rain for Boot Jets.',
    ],
    [{ seats: [2, 1], cards: ['hidden', 'hidden'], seen: [1, 2] }, 'Robot-i-King and Kuchuritok swap a card.'],
  ],
  abilityUsed: [[{ seat: 2 }, 'Robot-i-King uses their ability.']],
  handsTaken: [
    [{ seat: 1, cards: ['bootJets'], seen: [1] }, 'Kuchuritok takes the other hands, to deal them out again.'],
    [{ seat: 1, cards: ['hidden'], seen: [1] }, 'Kuchuritok takes the other hands, to deal them out again.'],
  ],
  cardDealt: [
    [{ rival: 0, cards: ['bootJets'], seen: [1] }, ''],
    [{ rival: 0, cards: ['hidden'], seen: [1] }, ''],
  ],
  handReturned: [
    [{ rival: 0, cards: [], seen: [0, 1] }, 'Kuchuritok deals Lagartoon no card.'],
    [
      { rival: 0, cards: ['bootJets', 'glueRain'], seen: [0, 1] },
      'Kuchuritok deals Lagartoon Boot Jets and Glue Rain.',
    ],
    [{ rival: 3, cards: ['hidden', 'hidden', 'hidden'], seen: [1, 3] }, 'Kuchuritok deals Noncredo Mantis 3 cards.'],
  ],
  dealEnded: [[{}, '']],
  coinsGained: [
    [{ seat: 0, coins: 1000, from: null }, 'Lagartoon gains 1,000.'],
    // The fact before reports the rival's payment.
    [{ seat: 0, coins: 1000, from: 1 }, ''],
  ],
  coinsLost: [
    [{ seat: 0, coins: 2000, to: null, rule: 'P1' }, 'Lagartoon loses 2,000.'],
    [{ seat: 0, coins: 5000, to: null, rule: 'K1' }, 'Lagartoon pays 5,000.'],
    [{ seat: 0, coins: 2000, to: 3 }, 'Lagartoon pays Noncredo Mantis 2,000.'],
    [{ seat: 3, coins: 1000, to: 0 }, 'Noncredo Mantis pays Lagartoon 1,000.'],
  ],
  levelGained: [[{ seat: 1, level: 3 }, 'Kuchuritok reaches level 3.']],
  levelLost: [[{ seat: 1, level: 2 }, 'Kuchuritok drops to level 2.']],
  willMissTurn: [[{ seat: 3 }, 'Noncredo Mantis will miss their next turn.']],
  willRollOneDie: [[{ seat: 3 }, 'Noncredo Mantis will roll only one die for their next movement.']],
  attacked: [
    [
      { card: 'gravityHiccup', owner: 0, victim: 1, isMass: false },
      'Lagartoon’s Gravity Hiccup is about to affect Kuchuritok.',
    ],
    [
      { card: 'tollGoblin', owner: 1, victim: 0, isMass: true },
      'Kuchuritok’s Toll Goblin is about to affect Lagartoon.',
    ],
  ],
  answered: [
    [{ seat: 1, card: 'nopeNebula', rival: null }, 'Kuchuritok answers with Nope Nebula.'],
    [
      { seat: 1, card: 'hotPotatoProtocol', rival: 2 },
      'Kuchuritok answers with Hot-Potato Protocol: Robot-i-King gets it instead.',
    ],
    [
      { seat: 2, card: 'hotPotatoProtocol', rival: 1 },
      'Robot-i-King answers with Hot-Potato Protocol: Kuchuritok gets it instead.',
    ],
  ],
  passed: [[{ seat: 0 }, 'Lagartoon passes.']],
  attackEnded: [
    [{ card: 'gravityHiccup', hit: null }, 'Gravity Hiccup is canceled.'],
    [{ card: 'gravityHiccup', hit: 2 }, 'Gravity Hiccup affects Robot-i-King.'],
  ],
  duelBegan: [
    [{ challenger: 3, defender: 0, tile: null }, 'Noncredo Mantis challenges Lagartoon.'],
    [{ challenger: 0, defender: 3, tile: null }, 'Lagartoon challenges Noncredo Mantis.'],
    [{ challenger: 3, defender: 0, tile: 60 }, 'Noncredo Mantis and Lagartoon meet on tile 60: a challenge!'],
    [{ challenger: 0, defender: 3, tile: 150 }, 'Lagartoon and Noncredo Mantis meet on tile 150: a challenge!'],
  ],
  duelFled: [[{ seat: 0 }, 'Lagartoon flees. The duel is off.']],
  stayed: [[{ seat: 1 }, 'Kuchuritok stays for the duel.']],
  duelRolled: [[{ seat: 2, dice: [3, 10] }, 'Robot-i-King rolls 3 and 10: 13.']],
  totalRaised: [[{ seat: 2, added: 5 }, 'Robot-i-King adds 5.']],
  duelTied: [[{}, 'The totals are equal: both roll again.']],
  duelWon: [
    [{ winner: 0, loser: 3 }, 'Lagartoon beats Noncredo Mantis.'],
    [{ winner: 3, loser: 0 }, 'Noncredo Mantis beats Lagartoon.'],
  ],
  penaltyDrawn: [[{ seat: 1, penalty: 'breathingTax' }, 'Kuchuritok draws Breathing Tax: Lose 2,000.']],
  penaltiesReshuffled: [[{}, 'The penalty cards are shuffled again.']],
  graceBegan: [[{ seat: 2, turns: [3, 0, 1] }, 'Robot-i-King starts the grace turn: everyone else has one last turn.']],
  holderChanged: [[{ seat: 3 }, 'Noncredo Mantis holds tile 150 now.']],
  graceBroken: [[{ seat: 2 }, 'Robot-i-King no longer holds tile 150.']],
  gameWon: [[{ seat: 1 }, 'Kuchuritok wins the game!']],
};

/** A complete fact, with a default rule and cause unless named. */
function factOf<Name extends FactName>(fact: Name, told: Told<Name>): Fact {
  return { rule: 'T1', by: 'turn', ...told, fact } as unknown as Fact;
}

describe('the log says what happened', () => {
  test.each(Object.keys(SENTENCES) as FactName[])('%s', (fact) => {
    const rows = SENTENCES[fact];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([told]) => factText(factOf(fact, told), view))).toEqual(rows.map(([, sentence]) => sentence));
  });

  test('O5: with two players and Long grace, the rival’s last turns are two', () => {
    const grace = (...turns: readonly number[]): string => factText(factOf('graceBegan', { seat: 0, turns }), view);
    expect(grace(1, 1)).toBe('Lagartoon starts the grace turn: the rival has two last turns.');
    expect(grace(1)).toBe('Lagartoon starts the grace turn: everyone else has one last turn.');
    expect(grace(1, 2)).toBe('Lagartoon starts the grace turn: everyone else has one last turn.');
  });

  test('S2: who has chosen no character is called by their seat', () => {
    const { state } = azardia.newGame(setupOf('names', 3));
    expect(factText(factOf('openingRolled', { seat: 2, dice: [5, 6] }), azardia.view(state, 0))).toBe(
      'Player 3 rolls 5 and 6: 11.',
    );
  });
});

/** Seats whose knowledge differs, with what each is told about the same fact. */
const TOLD: readonly (readonly [Fact, Readonly<Record<string, string>>])[] = [
  [
    factOf('cardsDrawn', { seat: 1, cards: ['totalAudit'], seen: [1] }),
    {
      0: 'Kuchuritok draws 1 card.',
      1: 'Kuchuritok draws Total Audit.',
      2: 'Kuchuritok draws 1 card.',
      spectator: 'Kuchuritok draws 1 card.',
    },
  ],
  [
    factOf('cardsGiven', { from: 0, to: 2, cards: ['bootJets'], seen: [0, 2] }),
    {
      0: 'Robot-i-King gets Boot Jets from Lagartoon.',
      1: 'Robot-i-King gets 1 card from Lagartoon.',
      2: 'Robot-i-King gets Boot Jets from Lagartoon.',
      spectator: 'Robot-i-King gets 1 card from Lagartoon.',
    },
  ],
  [
    factOf('cardsSwapped', { seats: [2, 0], cards: ['bootJets', 'glueRain'], seen: [0, 2] }),
    {
      0: 'Robot-i-King gives Lagartoon Boot Jets for Glue Rain.',
      1: 'Robot-i-King and Lagartoon swap a card.',
      2: 'Robot-i-King gives Lagartoon Boot Jets for Glue Rain.',
      spectator: 'Robot-i-King and Lagartoon swap a card.',
    },
  ],
  [
    factOf('handReturned', { rival: 0, cards: ['bootJets', 'glueRain'], seen: [0, 1] }),
    {
      0: 'Kuchuritok deals Lagartoon Boot Jets and Glue Rain.',
      1: 'Kuchuritok deals Lagartoon Boot Jets and Glue Rain.',
      2: 'Kuchuritok deals Lagartoon 2 cards.',
      spectator: 'Kuchuritok deals Lagartoon 2 cards.',
    },
  ],
];

test('S4: no seat, and no spectator, is told a card that they may not know', () => {
  for (const [fact, told] of TOLD) {
    for (const [seat, sentence] of Object.entries(told)) {
      const viewer = seat === 'spectator' ? seat : Number(seat);
      const known = azardia.redact(fact, viewer);
      expect(known && azardiaModule.table.sentence(known, view), `${fact.fact} to ${seat}`).toBe(sentence);
    }
  }
});

/** The subjects of a fact, for the log filtered by a player. */
const CONCERNED: { readonly [Name in FactName]: readonly number[] } = {
  openingRolled: [0],
  orderSet: [],
  characterChosen: [0],
  roundBegan: [],
  eventDrawn: [],
  eventsReshuffled: [],
  roundRuleSet: [],
  turnBegan: [1],
  turnMissed: [2],
  turnPassedOver: [2],
  phaseBegan: [0],
  turnEnded: [0],
  diceRolled: [1],
  dieSet: [0],
  dieRaised: [3],
  moveChosen: [0],
  dieRolled: [1],
  pawnMoved: [0],
  pawnsSwapped: [0, 2],
  cardsDrawn: [0],
  actionsReshuffled: [],
  cardPlayed: [3],
  cardsDiscarded: [2],
  cardsGiven: [0, 1],
  cardsSwapped: [2, 0],
  abilityUsed: [2],
  handsTaken: [1],
  cardDealt: [0],
  handReturned: [0],
  dealEnded: [],
  coinsGained: [0],
  coinsLost: [0],
  levelGained: [1],
  levelLost: [1],
  willMissTurn: [3],
  willRollOneDie: [3],
  attacked: [0, 1],
  answered: [1],
  passed: [0],
  attackEnded: [],
  duelBegan: [3, 0],
  duelFled: [0],
  stayed: [1],
  duelRolled: [2],
  totalRaised: [2],
  duelTied: [],
  duelWon: [0, 3],
  penaltyDrawn: [1],
  penaltiesReshuffled: [],
  graceBegan: [2],
  holderChanged: [3],
  graceBroken: [2],
  gameWon: [1],
};

test('the log filtered by a player shows the events that involve them, in whatever role', () => {
  const { concerns } = azardiaModule.replay;
  for (const [name, seats] of Object.entries(CONCERNED) as [FactName, readonly number[]][]) {
    const [row] = SENTENCES[name];
    if (!row) throw new Error(name);
    expect([...concerns(factOf(name, row[0]), view, null).seats].sort(), name).toEqual([...seats].sort());
  }
  expect(concerns(factOf('answered', { seat: 1, card: 'hotPotatoProtocol', rival: 2 }), view, null).seats).toEqual([
    1, 2,
  ]);
  expect(concerns(factOf('attackEnded', { card: 'bootJets', hit: 3 }), view, null).seats).toEqual([3]);
  expect(concerns(factOf('coinsLost', { seat: 0, coins: 1000, to: 3 }), view, null).seats).toEqual([0, 3]);
  expect(concerns(factOf('coinsGained', { seat: 0, coins: 1000, from: 3 }), view, null).seats).toEqual([0, 3]);
});

test('the log can be filtered by each player by name', () => {
  const [{ by, options } = { by: '', options: [] }] = azardiaModule.replay.logFields(view);
  expect(by).toBe('seats');
  expect(options).toEqual([
    { value: 0, label: 'Lagartoon' },
    { value: 1, label: 'Kuchuritok' },
    { value: 2, label: 'Robot-i-King' },
    { value: 3, label: 'Noncredo Mantis' },
  ]);
});

test('an event that affects the reader names the card that caused it, unless the sentence does', () => {
  const told = (line: string, by: Cause): string => moduleText.because(line, by);
  expect(told('Lagartoon gains 1,000.', 'event:coinComet')).toBe('Lagartoon gains 1,000 (Coin Comet).');
  expect(told('Lagartoon is on tile 3.', 'penalty:royalTrapdoor')).toBe('Lagartoon is on tile 3 (Royal Trapdoor).');
  expect(told('Lagartoon is on tile 3.', 'card:gravityHiccup')).toBe('Lagartoon is on tile 3 (Gravity Hiccup).');
  expect(told('Gravity Hiccup affects Lagartoon.', 'card:gravityHiccup')).toBe('Gravity Hiccup affects Lagartoon.');
  const of = (line: string): string => moduleText.because(line, 'card:gravityHiccup', 'Kuchuritok');
  expect(of('Lagartoon is on tile 3.')).toBe('Lagartoon is on tile 3 (Kuchuritok’s Gravity Hiccup).');
  expect(of('Gravity Hiccup affects Lagartoon.')).toBe('Kuchuritok’s Gravity Hiccup affects Lagartoon.');
  expect(of('Lagartoon pays Kuchuritok 2,000.')).toBe('Lagartoon pays Kuchuritok 2,000 (Gravity Hiccup).');
  const others: readonly Cause[] = ['setup', 'turn', 'dice', 'coins', 'ability', 'tile', 'duel'];
  for (const by of others) expect(told('Lagartoon gains 1,000.', by)).toBe('Lagartoon gains 1,000.');
});

test('C3 with a single rival there is nothing to deal out: Kuchuritok looks at a hand and gives it back', () => {
  const pair = azardia.view(position('C', [{ character: 'lagartoon' }, { character: 'kuchuritok' }]), 1);
  const told = (fact: Fact, you: number | null): string => factText(fact, pair, you);
  const taken: Fact = { fact: 'handsTaken', seat: 1, cards: ['bootJets'], seen: [1], rule: 'C3', by: 'ability' };
  expect(told(taken, null)).toBe('Kuchuritok looks at Lagartoon’s hand.');
  expect(told(taken, 1)).toBe('You look at Lagartoon’s hand.');
  expect(told(taken, 0)).toBe('Kuchuritok looks at your hand.');
  const back: Fact = { fact: 'handReturned', rival: 0, cards: ['bootJets'], seen: [0], rule: 'C3', by: 'ability' };
  expect(told(back, null)).toBe('Kuchuritok gives Lagartoon’s hand back.');
  expect(told(back, 0)).toBe('Kuchuritok gives your hand back.');
});
