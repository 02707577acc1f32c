import { describe, expect, test, vi } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { evolve } from '../../../../../src/games/azardia/rules/evolve.ts';
import type { Fact, FactName, FactOf } from '../../../../../src/games/azardia/rules/state/fact.ts';
import type { State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { position } from '../../position.ts';
import { animationShown, type ShownAnimation } from './animatedTable.ts';

// The test uses only curves of the engine; the engine itself needs a browser.
vi.mock(import('phaser'), () => {
  const widget: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? undefined : widget),
  });
  return { default: widget } as never;
});

/** Lagartoon, Kuchuritok, Robot-i-King and Noncredo Mantis are seats 0 to 3, on tiles far apart. */
const table = position('C', [
  { coins: 5000, hand: ['bootJets', 'glueRain'], level: 3 },
  { coins: 5000, hand: ['totalAudit', 'brainUpload', 'bootJets'], level: 3 },
  { coins: 5000, hand: ['nopeNebula'], level: 3 },
  { coins: 5000, hand: ['loadedSmile', 'glueRain'], level: 3 },
]);
const dealing: State = {
  ...table,
  deal: { by: 1, pool: ['bootJets', 'glueRain'], dealt: [['nopeNebula', 'loadedSmile'], null, [], []] },
};
const side = (seat: number) => ({ seat, dice: [], raised: [false, false], added: 0 });
const fighting: State = { ...table, duel: { challenger: side(2), defender: side(0), tile: 60 } };
const others: State = { ...table, duel: { challenger: side(2), defender: side(3), tile: 60 } };
const attacked: State = {
  ...table,
  attack: { card: 'gravityHiccup', owner: 0, victim: 2, isMass: false, asked: 2, answers: [] },
};
const atGoal: State = { ...table, grace: { first: 0, holder: 0, now: null, turns: [1, 2, 3] } };
const rolled: State = { ...table, roll: { seat: 0, dice: [3, 4], raised: [false, false] } };

type Told<Name extends FactName> = Omit<FactOf<Name>, 'fact'>;

/** Visible and audible effects, without empty ones; none by default. */
type Shown = Partial<Pick<ShownAnimation, 'sounds' | 'flights' | 'jumps' | 'pawns' | 'large'>>;

/** A fact as seat 0 sees it, and its effects: `cut` if only the picture changes. */
type Row<Name extends FactName> = readonly [Told<Name>, Shown | 'cut', State?];

/**
 * Every kind of fact with its effects for seat 0; a missing one does not compile. Transfers are tested in both
 * directions.
 */
const ANIMATIONS: { readonly [Name in FactName]: readonly Row<Name>[] } = {
  openingRolled: [
    [
      { seat: 0, dice: [3, 4] },
      { sounds: ['dieLand'], jumps: ['own'] },
    ],
    [
      { seat: 2, dice: [3, 4] },
      { sounds: ['dieLand'], jumps: ['rival:2'] },
    ],
  ],
  orderSet: [[{ order: [2, 0, 1, 3] }, 'cut']],
  characterChosen: [[{ seat: 0, character: 'lagartoon', tile: 10 }, { sounds: ['ability/lagartoon'] }]],
  roundBegan: [[{ round: 2 }, { sounds: ['round'] }]],
  eventDrawn: [[{ event: 'coinComet' }, { sounds: ['event'], large: ['card coinComet'] }]],
  eventsReshuffled: [[{}, { sounds: ['shuffle'] }]],
  roundRuleSet: [[{ roundRule: 'truce' }, 'cut']],
  turnBegan: [
    [{ seat: 0 }, { sounds: ['turn/own'], large: ['banner Lagartoon 0'] }],
    [{ seat: 3 }, { sounds: ['turn'], large: ['banner Noncredo Mantis 3'] }],
    [
      { seat: 3 },
      { sounds: ['turn'], large: ['banner Last turn: Noncredo Mantis 3'] },
      { ...table, grace: { first: 0, holder: 0, now: 2, turns: [3] } },
    ],
  ],
  turnMissed: [[{ seat: 1 }, { sounds: ['snore'] }]],
  turnPassedOver: [[{ seat: 0, holds: true }, { sounds: ['pass'] }, atGoal]],
  phaseBegan: [[{ seat: 0, phase: 'B' }, 'cut']],
  turnEnded: [[{ seat: 0 }, 'cut']],
  diceRolled: [
    [{ seat: 0, dice: [3], isAgain: false }, { sounds: ['shake', 'dieLand'] }],
    [{ seat: 0, dice: [3, 4, 5], isAgain: false }, { sounds: ['shake', 'dieLand', 'dieLand', 'dieLand'] }],
  ],
  dieSet: [[{ seat: 0, die: 0, face: 9 }, { sounds: ['nudge'] }, rolled]],
  dieRaised: [
    [{ seat: 0, die: 0 }, { sounds: ['raise'] }, rolled],
    [{ seat: 0, die: 0 }, { sounds: ['raise'], large: ['slam'] }, fighting],
  ],
  moveChosen: [[{ seat: 0, tiles: 7, bought: 0 }, 'cut', rolled]],
  dieRolled: [[{ seat: 0, face: 7 }, { sounds: ['dieLand'] }]],
  pawnMoved: [
    [
      { seat: 0, path: [11, 12] },
      { sounds: ['hop/1', 'hop/2', 'land'], pawns: ['0 > 12'] },
    ],
    [
      { seat: 2, path: [43] },
      { sounds: ['fly', 'land'], pawns: ['2 > 43'] },
    ],
  ],
  pawnsSwapped: [
    [{ seats: [0, 2] }, { sounds: ['swap'], pawns: ['0 > 40', '2 > 10'] }],
    [{ seats: [3, 1] }, { sounds: ['swap'], pawns: ['1 > 55', '3 > 25'] }],
  ],
  cardsDrawn: [
    [
      { seat: 0, cards: ['bootJets'], seen: [0] },
      { sounds: ['card'], flights: ['card bank > 0'] },
    ],
    [
      { seat: 2, cards: ['hidden', 'hidden'], seen: [2] },
      { sounds: ['card'], flights: ['card bank > 2', 'card bank > 2'] },
    ],
  ],
  actionsReshuffled: [[{ cards: [], seen: 'all' }, { sounds: ['shuffle'] }]],
  cardPlayed: [
    [
      { seat: 0, card: 'bootJets' },
      { sounds: ['play'], large: ['card bootJets'] },
    ],
  ],
  cardsDiscarded: [[{ seat: 0, cards: ['bootJets'] }, { sounds: ['discard'] }]],
  cardsGiven: [
    [
      { from: 0, to: 2, cards: ['bootJets'], seen: [0, 2] },
      { sounds: ['toss'], flights: ['card 0 > 2'] },
    ],
    [
      { from: 2, to: 0, cards: ['nopeNebula'], seen: [0, 2] },
      { sounds: ['toss'], flights: ['card 2 > 0'] },
    ],
  ],
  cardsSwapped: [
    [
      { seats: [2, 0], cards: ['nopeNebula', 'bootJets'], seen: [0, 2] },
      { sounds: ['toss'], flights: ['card 2 > 0', 'card 0 > 2'] },
    ],
  ],
  abilityUsed: [
    [{ seat: 2 }, { sounds: ['ability/robotIKing'] }],
    [{ seat: 0 }, { sounds: ['ability/lagartoon'] }],
  ],
  handsTaken: [
    [
      { seat: 2, cards: [], seen: [2] },
      {
        sounds: ['grab'],
        large: ['banner Robot-i-King takes the other hands 2'],
        flights: ['card 0 > 2', 'card 0 > 2', 'card 1 > 2', 'card 1 > 2', 'card 1 > 2', 'card 3 > 2', 'card 3 > 2'],
      },
    ],
  ],
  cardDealt: [[{ rival: 0, cards: ['bootJets'], seen: [1] }, { sounds: ['card'] }, dealing]],
  handReturned: [
    [
      { rival: 0, cards: ['nopeNebula', 'loadedSmile'], seen: [0, 1] },
      { sounds: ['toss'], flights: ['card 1 > 0', 'card 1 > 0'] },
      dealing,
    ],
  ],
  dealEnded: [[{}, 'cut', dealing]],
  coinsGained: [
    [
      { seat: 0, coins: 1000, from: null },
      { sounds: ['coin'], flights: ['coin bank > 0'] },
    ],
    [
      { seat: 3, coins: 2000, from: null },
      { sounds: ['coins'], flights: ['coin bank > 3', 'coin bank > 3'] },
    ],
    // They have flown already, when they were paid.
    [{ seat: 3, coins: 2000, from: 0 }, 'cut'],
  ],
  coinsLost: [
    [
      { seat: 0, coins: 1000, to: null },
      { sounds: ['pay'], flights: ['coin 0 > bank'] },
    ],
    [
      { seat: 0, coins: 2000, to: 3 },
      { sounds: ['pay'], flights: ['coin 0 > 3', 'coin 0 > 3'] },
    ],
    [
      { seat: 3, coins: 1000, to: 0 },
      { sounds: ['pay'], flights: ['coin 3 > 0'] },
    ],
  ],
  levelGained: [
    [
      { seat: 0, level: 4 },
      { sounds: ['level'], jumps: ['own'] },
    ],
  ],
  levelLost: [
    [
      { seat: 1, level: 2 },
      { sounds: ['levelLost'], jumps: ['rival:1'] },
    ],
  ],
  willMissTurn: [[{ seat: 1 }, { sounds: ['pity'] }]],
  willRollOneDie: [[{ seat: 1 }, { sounds: ['fizzle'] }]],
  attacked: [
    [
      { card: 'gravityHiccup', owner: 0, victim: 2, isMass: false },
      { sounds: ['attack'], jumps: ['rival:2'] },
    ],
    [
      { card: 'gravityHiccup', owner: 2, victim: 0, isMass: false },
      { sounds: ['attack'], jumps: ['own'] },
    ],
  ],
  answered: [
    [{ seat: 2, card: 'nopeNebula', rival: null }, { sounds: ['answer'], large: ['card nopeNebula'] }, attacked],
  ],
  passed: [[{ seat: 2 }, { sounds: ['pass'] }, attacked]],
  attackEnded: [
    [{ card: 'gravityHiccup', hit: 2 }, { sounds: ['hit'] }, attacked],
    [{ card: 'gravityHiccup', hit: null }, { sounds: ['fizzle'] }, attacked],
  ],
  duelBegan: [[{ challenger: 2, defender: 0, tile: 60 }, { sounds: ['duel'] }]],
  duelFled: [[{ seat: 0 }, { sounds: ['flee'] }, fighting]],
  stayed: [[{ seat: 0 }, { sounds: ['pass'] }, fighting]],
  duelRolled: [[{ seat: 0, dice: [3, 4] }, { sounds: ['shake', 'dieLand', 'dieLand'] }, fighting]],
  totalRaised: [[{ seat: 0, added: 5 }, { sounds: ['raise'] }, fighting]],
  duelTied: [[{}, { sounds: ['tie'] }, fighting]],
  duelWon: [
    [
      { winner: 0, loser: 2 },
      {
        sounds: ['duelWon'],
        jumps: ['own'],
        large: ['triumph lagartoon', 'way 0 true Win → level 4', 'way 2 false Lose → level 2, tile 39'],
      },
      fighting,
    ],
    [
      { winner: 2, loser: 0 },
      {
        sounds: ['duelLost'],
        jumps: ['rival:2'],
        large: ['triumph robotIKing', 'way 2 true Win → level 4', 'way 0 false Lose → level 2, tile 9'],
      },
      fighting,
    ],
    [
      { winner: 2, loser: 3 },
      {
        sounds: ['duelWon'],
        jumps: ['rival:2'],
        large: ['triumph robotIKing', 'way 2 true Win → level 4', 'way 3 false Lose → level 2, tile 54'],
      },
      others,
    ],
  ],
  penaltyDrawn: [
    [
      { seat: 0, penalty: 'breathingTax' },
      { sounds: ['stamp'], large: ['card breathingTax'] },
    ],
  ],
  penaltiesReshuffled: [[{}, { sounds: ['shuffle'] }]],
  graceBegan: [
    [
      { seat: 0, turns: [1, 2, 3] },
      {
        sounds: ['grace', 'nudge', 'nudge', 'nudge'],
        large: [
          'spotlight',
          'grace 0 Stay on 150 through the last 3 turns, and you win.',
          'last 1',
          'last 2',
          'last 3',
        ],
      },
    ],
  ],
  holderChanged: [[{ seat: 3 }, { sounds: ['pushed'], large: ['banner Noncredo Mantis is on 150! 3'] }, atGoal]],
  graceBroken: [[{ seat: 0 }, { sounds: ['graceBroken'] }, atGoal]],
  gameWon: [
    [{ seat: 0 }, { sounds: ['victory'], large: ['banner Lagartoon 0'] }],
    [{ seat: 2 }, { sounds: ['victory/rival'], large: ['banner Robot-i-King 2'] }],
  ],
};

const nothing = { sounds: [], flights: [], jumps: [], pawns: [], large: [] };

describe('a fact is seen to happen to whom it happens, and is heard', () => {
  test.each(Object.keys(ANIMATIONS) as FactName[])('%s', async (name) => {
    const rows: readonly Row<FactName>[] = ANIMATIONS[name];
    expect(rows.length).toBeGreaterThan(0);
    for (const [told, shown, before = table] of rows) {
      const fact = { rule: 'T1', by: 'turn', ...told, fact: name } as unknown as Fact;
      const { sounds, flights, jumps, pawns, large, state, left, misplaced, length } = await animationShown(
        before,
        fact,
        0,
      );
      expect({ sounds, flights, jumps, pawns, large }).toEqual({ ...nothing, ...(shown === 'cut' ? {} : shown) });
      expect(state, 'the picture is the one after the fact').toEqual(evolve(azardia.view(before, 0), fact));
      expect(left, 'nothing of the animation is left').toBe(0);
      expect(misplaced, 'buttons are where they are drawn').toBe(0);
      if (shown === 'cut') expect(length).toBe(0);
      if (flights.length + jumps.length + pawns.length + large.length > 0) expect(length).toBeGreaterThan(0);
    }
  });
});

describe('each seat sees it on its own side', () => {
  const seen = async (fact: Omit<FactOf<'coinsLost'>, 'fact'>, seat: number) =>
    animationShown(table, { rule: 'T1', by: 'turn', ...fact, fact: 'coinsLost' }, seat);

  test.each([0, 1, 2, 3])('seat %i', async (seat) => {
    for (const [from, to] of [
      [0, 3],
      [3, 0],
      [1, 2],
      [2, 1],
    ] as const)
      expect((await seen({ seat: from, coins: 1000, to }, seat)).flights).toEqual([`coin ${from} > ${to}`]);
    const attack = { fact: 'attacked', card: 'gravityHiccup', owner: 0, victim: 2, isMass: false } as const;
    const { jumps } = await animationShown(table, { ...attack, rule: 'X1', by: 'card:gravityHiccup' }, seat);
    expect(jumps).toEqual([seat === 2 ? 'own' : 'rival:2']);
    const won = { fact: 'duelWon', winner: 1, loser: 2, rule: 'H3', by: 'duel' } as const;
    expect((await animationShown(fighting, won, seat)).sounds).toEqual([seat === 2 ? 'duelLost' : 'duelWon']);
  });
});
