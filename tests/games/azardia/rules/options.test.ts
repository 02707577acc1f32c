import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Fact } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { Seat, Setup, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  buyTile,
  type Described,
  factsOf,
  give,
  type Led,
  legal,
  passing,
  play,
  playerOf,
  position,
  rolling,
  withDeck,
  withEvents,
  withPenalties,
} from '../position.ts';
import { setupOf } from '../subject.ts';

/** A new game in which everybody has taken the next character, before its first event. */
function begun(players: number, options: Partial<Setup> = {}): State {
  let { state } = azardia.newGame(setupOf('options', players, options));
  state = withEvents(state, 'diceOverclocked');
  while (legal(state, 'chooseCharacter').length > 0) state = give(state, at(legal(state, 'chooseCharacter'), 0)).state;
  return state;
}
/** The players' belongings, in turn order. */
const inOrder = <Value>({ order, players }: State, value: (player: State['players'][number]) => Value): Value[] =>
  order.map((seat) => value(at(players, seat)));
const tilesOf = ({ players }: State): number[] => players.map(({ tile }) => tile);

/** Seat 0, of players at level 5, buys the last step to tile 150 and ends its turn; nobody draws a card. */
function held(options: Partial<Setup>, ...rivals: readonly Described[]): State {
  const me: Described = { level: 5, tile: 149, coins: 1000, character: 'noncredoMantis' };
  const players = [me, ...rivals.map((rival, seat): Described => ({ level: 5, tile: 100 + seat, ...rival }))];
  const state = withEvents(withDeck(position('C', players, options)), 'minuteOfPoliteness');
  return give(state, buyTile(0), passing(0)).state;
}
/** A player rolls these two dice and moves their sum; those of a duel there follow. */
function walk(state: State, seat: Seat, dice: readonly [number, number], duel: readonly number[] = []): Led {
  const rolled = give(rolling(state, ...dice), { do: 'roll', seat }).state;
  return give(rolling(rolled, ...duel), { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 });
}
function turn(state: State, seat: Seat, dice: readonly [number, number], duel: readonly number[] = []): Led {
  const led = walk(state, seat, dice, duel);
  const end = give(led.state, passing(seat));
  return { state: end.state, facts: [...led.facts, ...end.facts] };
}
const won = (facts: readonly Fact[]): Seat[] => factsOf(facts, 'gameWon').map(({ seat }) => seat);

describe('O1 fair start', () => {
  test('O1 each later seat begins with 1,000 more', () => {
    expect(inOrder(begun(4, { fairStart: true }), ({ coins }) => coins)).toEqual([0, 1000, 2000, 3000]);
    expect(inOrder(begun(2, { fairStart: true }), ({ coins }) => coins)).toEqual([0, 1000]);
  });

  test('O1 without it nobody starts with coins', () => {
    expect(inOrder(begun(4), ({ coins }) => coins)).toEqual([0, 0, 0, 0]);
  });
});

describe('O2 quick game', () => {
  test('O2 everybody starts at level 2', () => {
    expect(inOrder(begun(3, { quickGame: true }), ({ level }) => level)).toEqual([2, 2, 2]);
  });

  test('O2 without it, at level 1', () => {
    expect(inOrder(begun(3), ({ level }) => level)).toEqual([1, 1, 1]);
  });
});

describe('O3 firm 150', () => {
  const FIRM = { firmGoal: true };

  test('O3 no card moves the holder', () => {
    const start = walk(held(FIRM, { coins: 1000, hand: ['gravityHiccup', 'egoVacuum'] }), 1, [1, 1]).state;
    const { state } = give(start, play('gravityHiccup', { rival: 0 }, 1), play('egoVacuum', { rival: 0 }, 1));
    expect(playerOf(state, 0)).toMatchObject({ tile: 150, level: 5 });
    expect(won(give(state, passing(1)).facts)).toEqual([0]);
  });

  test('O3 no penalty does', () => {
    const start = withPenalties(held(FIRM, { tile: 127 }), 'scholarshipForYourEnemies', 'scholarshipForYourEnemies');
    const { state } = walk(start, 1, [1, 1]);
    expect(state.grace).toMatchObject({ holder: 0 });
    expect(tilesOf(state)).toEqual([150, 129]);
  });

  test('O3 no event does', () => {
    const players: readonly Described[] = [
      { level: 5, tile: 100 },
      { level: 5, tile: 147 },
    ];
    const start = withPenalties(withDeck(position('C', players, FIRM)), 'royalTrapdoor', 'royalTrapdoor');
    const second = give(withEvents(start, 'tyrantWokeUpCranky'), passing(0)).state;
    const { state, facts } = turn(second, 1, [1, 2]);
    expect(factsOf(facts, 'penaltyDrawn')).toMatchObject([{ seat: 1 }]);
    expect(tilesOf(state)).toEqual([100, 150]);
    expect(state.grace).toMatchObject({ holder: 1 });
  });

  test('O3 a duel does', () => {
    const { state } = walk(held(FIRM, { tile: 148 }), 1, [1, 1], [9, 9, 2, 3]);
    expect(tilesOf(state)).toEqual([147, 150]);
    expect(state.grace).toMatchObject({ holder: 1 });
  });

  test('O3 others are moved as usual', () => {
    const start = walk(held(FIRM, { hand: ['gravityHiccup'] }, { tile: 120 }), 1, [1, 1]).state;
    expect(playerOf(give(start, play('gravityHiccup', { rival: 2 }, 1)).state, 2).tile).toBe(117);
  });
});

describe('O4 open hands', () => {
  const hands: readonly Described[] = [{ hand: ['bootJets'] }, { hand: ['nopeNebula', 'glueRain'] }];
  const seen = (options: Partial<Setup>, viewer: Seat | 'spectator'): (readonly string[])[] =>
    azardia.view(position('C', hands, options), viewer).players.map(({ hand }) => hand);

  test('O4 everybody sees all hands', () => {
    const all = [['bootJets'], ['nopeNebula', 'glueRain']];
    expect(seen({ openHands: true }, 0)).toEqual(all);
    expect(seen({ openHands: true }, 1)).toEqual(all);
    expect(seen({ openHands: true }, 'spectator')).toEqual(all);
  });

  test('O4 everybody sees the cards that are drawn', () => {
    const draws = (options: Partial<Setup>): Fact[] => {
      const state = withDeck(position('C', [{ hand: ['ectoplasmInvoice'] }, {}], options), 'glueRain');
      return give(state, play('ectoplasmInvoice')).facts.flatMap((fact) => azardia.redact(fact, 1) ?? []);
    };
    expect(factsOf(draws({ openHands: true }), 'cardsDrawn')).toMatchObject([{ cards: ['glueRain'] }]);
    expect(factsOf(draws({}), 'cardsDrawn')).toMatchObject([{ cards: ['hidden'] }]);
  });

  test('O4 without it everybody sees their own alone', () => {
    expect(seen({}, 0)).toEqual([['bootJets'], ['hidden', 'hidden']]);
    expect(seen({}, 1)).toEqual([['hidden'], ['nopeNebula', 'glueRain']]);
  });
});

describe('O5 long grace', () => {
  const LONG = { longGrace: true };

  test('O5 with two players the rival has two last turns, and the holder waits', () => {
    const first = turn(held(LONG, {}), 1, [1, 1]);
    expect(won(first.facts)).toEqual([]);
    expect(legal(first.state, 'roll')).toEqual([{ do: 'roll', seat: 1 }]);
    const second = turn(first.state, 1, [1, 1]);
    expect(won(second.facts)).toEqual([0]);
  });

  test('O5 the rival may land on the second one', () => {
    const first = turn(held(LONG, { tile: 140 }), 1, [1, 1]).state;
    const { state, facts } = turn(first, 1, [4, 4], [9, 9, 2, 3]);
    expect(factsOf(facts, 'duelBegan').length).toBeGreaterThan(0);
    expect(won(facts)).toEqual([1]);
    expect(tilesOf(state)).toEqual([147, 150]);
  });

  test('O5 where the second to play holds tile 150, too', () => {
    const start = withDeck(
      position(
        'C',
        [
          { level: 5, tile: 100 },
          { level: 5, tile: 147 },
        ],
        LONG,
      ),
    );
    const landed = turn(give(withEvents(start, 'minuteOfPoliteness'), passing(0)).state, 1, [1, 2]).state;
    const first = turn(withEvents(landed, 'minuteOfPoliteness'), 0, [1, 1]);
    expect(won(first.facts)).toEqual([]);
    expect(legal(first.state, 'roll')).toEqual([{ do: 'roll', seat: 0 }]);
    expect(won(turn(first.state, 0, [1, 2]).facts)).toEqual([1]);
  });

  test('O5 ruling: the holder waits, even after a takeover: nobody gets the remaining last turns', () => {
    const taken = turn(held(LONG, { tile: 148 }), 1, [1, 1], [9, 9, 2, 3]);
    expect(factsOf(taken.facts, 'holderChanged')).toMatchObject([{ seat: 1 }]);
    expect(factsOf(taken.facts, 'turnPassedOver')).toMatchObject([
      { seat: 0, holds: false },
      { seat: 1, holds: true },
    ]);
    expect(factsOf(taken.facts, 'turnBegan')).toEqual([]);
    expect(won(taken.facts)).toEqual([1]);
  });

  test('O5 E1 the event of the round is drawn also while the first player waits on 150', () => {
    const first = turn(held(LONG, {}), 1, [1, 1]);
    expect(factsOf(first.facts, 'eventDrawn')).toMatchObject([{ event: 'minuteOfPoliteness' }]);
    expect(first.state).toMatchObject({ round: 2, roundRule: 'truce', turn: { seat: 1, phase: 'A' } });
  });

  test('O5 E1 G2 an event may push the waiting holder off, who then takes the turn', () => {
    const start = withPenalties(held(LONG, {}), 'royalTrapdoor', 'royalTrapdoor');
    const { state, facts } = turn(withEvents(start, 'tyrantWokeUpCranky'), 1, [1, 1]);
    expect(factsOf(facts, 'graceBroken')).toMatchObject([{ seat: 0 }]);
    expect(legal(state, 'roll')).toEqual([{ do: 'roll', seat: 0 }]);
  });

  test('O5 with three players each rival has one', () => {
    const second = turn(held(LONG, {}, {}), 1, [1, 1]).state;
    expect(won(turn(second, 2, [1, 2]).facts)).toEqual([0]);
  });

  test('O5 without it the rival has one', () => {
    expect(won(turn(held({}, {}), 1, [1, 1]).facts)).toEqual([0]);
  });
});
