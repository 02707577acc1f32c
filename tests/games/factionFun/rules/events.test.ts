import { describe, expect, test } from 'vitest';
import { concernedBy, EVENT_DECK, type EventId } from '../../../../src/games/factionFun/content/events.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Play } from '../../../../src/games/factionFun/rules/state/play.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { work } from '../../../../src/games/factionFun/rules/steps.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { playOn } from '../../../../src/kernel/steps.ts';
import { type Described, d20s, factsOf, give, type Led, legal, passing, position, rolling } from '../position.ts';

/** The beginning of a round with this event; if it begins a battle, these are its dice. */
function drawn(event: EventId, described: Omit<Described, 'step'>, ...faces: readonly number[]): Led {
  const start = position({ ...described, step: 'round' });
  const state: State = { ...start, eventDeck: { left: [event], discards: [] } };
  const play: Play = playOn(rolling(state, [1, 1], [1, 1], ...d20s(...faces)));
  work(play);
  return { state: { ...play.state, chance: play.chance, steps: play.steps }, facts: play.facts };
}

const MAP = ['Sp p p p Hp p p'];
const PAIR = [
  ['S', 0],
  ['H', 4],
] as const;

describe('R1 the event deck', () => {
  test('R1 there are 22 events', () => {
    const counts = Object.fromEntries(
      [...new Set(EVENT_DECK)].map((id) => [id, EVENT_DECK.filter((one) => one === id).length]),
    );
    expect(counts).toEqual({
      sickness: 1,
      famine: 1,
      greatStorm: 2,
      landAwake: 2,
      war: 1,
      hiddenCamp: 1,
      fairWind: 2,
      returningKin: 1,
      lowWater: 2,
      truce: 2,
      fog: 2,
      harvest: 2,
      wildfire: 1,
      newGrowth: 1,
      calm: 1,
    });
  });

  test('R1 each round draws one and discards it at its end; an empty deck is reshuffled', () => {
    const { state } = drawn('calm', { map: MAP, avatars: PAIR });
    expect([state.round, state.event, state.eventDeck.left]).toEqual([6, 'calm', []]);
    const ended = { ...state, turn: null, steps: [{ step: 'endRound' } as const] };
    const play: Play = playOn<State, State['steps'][number], Play['facts'][number]>(ended);
    work(play);
    expect(factsOf(play.facts, 'eventDiscarded')).toMatchObject([{ event: 'calm' }]);
    expect(factsOf(play.facts, 'eventsReshuffled')).toHaveLength(1);
    const { left, discards } = play.state.eventDeck;
    expect([left.length, discards.length]).toEqual([21, 0]);
  });
});

describe('E1, E2 losses', () => {
  test.each([
    ['sickness', 'E1', 1, [3, 4]],
    ['famine', 'E2', 0, [0, 1]],
  ] as const)('%s %s: seat %i chooses whom its side loses; a protector is exempt', (event, rule, seat, ids) => {
    const avatars = [
      ['S', 0],
      ['S', 0],
      ['S', 0, 'protector'],
      ['H', 4],
      ['H', 4],
      ['H', 4, 'protector'],
    ] as const;
    const { state } = drawn(event, { map: MAP, avatars });
    expect(legal(state, 'lose').map((command) => [command.seat, command.avatar])).toEqual(ids.map((id) => [seat, id]));
    const { state: after, facts } = give(state, { do: 'lose', seat, avatar: ids[0] });
    expect(after.avatars).toHaveLength(5);
    expect(factsOf(facts, 'avatarLost').map((fact) => fact.rule)).toEqual([rule]);
  });

  test.each([
    ['sickness', 'hearthfolk'],
    ['famine', 'sailfolk'],
  ] as const)('E1, E2 with %s, a single avatar of the %s stays, and their turn is lost', (event, people) => {
    const { state, facts } = drawn(event, { map: MAP, avatars: PAIR });
    expect(factsOf(facts, 'turnOwed')).toMatchObject([{ people }]);
    expect(state.avatars).toHaveLength(2);
  });

  test('B5 a skipped turn draws no hand; it counts for closed paths', () => {
    const { state, facts } = drawn('famine', {
      map: MAP,
      avatars: PAIR,
      also: { closedPaths: [1, 0], highPlaces: [2, 0] },
    });
    expect(factsOf(facts, 'turnSkipped')).toMatchObject([{ seat: 0, rule: 'B5' }]);
    expect(factsOf(facts, 'handDrawn').map(({ seat }) => seat)).toEqual([1]);
    expect([state.closedPaths, state.highPlaces, state.peoples.sailfolk.owesTurn]).toEqual([[0, 0], [1, 0], false]);
  });

  test('B5, Z a side owes one skipped turn at most', () => {
    const { peoples } = position({ map: MAP, avatars: PAIR });
    const also = { peoples: { ...peoples, sailfolk: { ...peoples.sailfolk, owesTurn: true } } };
    const { facts, state } = drawn('famine', { map: MAP, avatars: PAIR, also, hands: [[], [], [], []] });
    expect(factsOf(facts, 'turnSkipped').map(({ seat }) => seat)).toEqual([0]);
    const next = give(give(state, passing(1)).state, { do: 'move', seat: 1, avatar: 1, tile: 4 }).state;
    expect(next.turn?.seat).toBe(2);
  });

  test('P4, E2 Famine takes a second avatar with the Governor', () => {
    const { state } = drawn('famine', {
      map: MAP,
      avatars: [
        ['S', 0, 'governor'],
        ['S', 0],
        ['S', 0],
        ['H', 4],
      ],
    });
    const second = give(state, { do: 'lose', seat: 0, avatar: 0 }).state;
    expect(legal(second, 'lose').map(({ avatar }) => avatar)).toEqual([1, 2]);
  });
});

describe('E5 war', () => {
  const avatars = [
    ['S', 0],
    ['S', 2],
    ['H', 4],
    ['H', 6],
  ] as const;

  test('E5 the two nearest enemies fight; the Sailfolk roll first, and nobody has home ground', () => {
    const { facts } = drawn('war', { map: MAP, avatars }, 9, 8);
    expect(factsOf(facts, 'battleBegan')[0]?.battle).toMatchObject({
      mode: 'war',
      isHome: false,
      aggressor: { avatar: 1 },
      defender: { avatar: 2 },
    });
  });

  test.each([
    [15, 5, [0, 1, 3]],
    [5, 15, [0, 2, 3]],
    [9, 9, [0, 1, 2, 3]],
  ])('E5 at %i against %i these avatars are left: %j', (one, other, left) => {
    expect(drawn('war', { map: MAP, avatars }, one, other).state.avatars.map(({ id }) => id)).toEqual(left);
  });

  test('E5, Z resolve and battle cards count in it', () => {
    const hands = [['ferry', 'ferry', 'ferry', 'drill'], []] as const;
    const { state } = drawn('war', { map: ['Sp p p p Hp p Hp'], avatars, hands });
    // 5 against 9, with 3 for the card and 2 for resolve.
    const { facts } = give(rolling(state, ...d20s(5, 9)), { do: 'fight', seat: 0, card: 'drill' });
    expect(factsOf(facts, 'battleEnded')).toMatchObject([{ winner: 'aggressor' }]);
  });

  test('E5, Z of equally near enemies, chance takes two', () => {
    const pairs = new Set<number | null | undefined>();
    for (let number = 0; number < 20; number++) {
      const start = position({
        map: MAP,
        avatars: [
          ['S', 2],
          ['S', 2],
          ['H', 4],
        ],
        step: 'round',
      });
      const play: Play = playOn<State, State['steps'][number], Play['facts'][number]>({
        ...start,
        eventDeck: { left: ['war'], discards: [] },
        chance: chanceFrom(`war ${number}`),
      });
      work(play);
      pairs.add(factsOf(play.facts, 'battleBegan')[0]?.battle.aggressor.avatar);
    }
    expect([...pairs].sort()).toEqual([0, 1]);
  });

  test('E5 no protector fights', () => {
    const near = [
      ['S', 3, 'protector'],
      ['S', 0],
      ['H', 4],
    ] as const;
    const { facts } = drawn('war', { map: MAP, avatars: near }, 9, 8);
    expect(factsOf(facts, 'battleBegan')[0]?.battle.aggressor.avatar).toBe(1);
  });
});

describe('E6 arrivals', () => {
  test.each([
    ['hiddenCamp', 0, [3, 5]],
    ['returningKin', 1, [1]],
  ] as const)(
    'E6 with %s, seat %i gains an avatar on open land beside a tile of the other side: %j',
    (event, seat, tiles) => {
      const { state } = drawn(event, { map: MAP, avatars: PAIR });
      expect(legal(state, 'place').map((command) => [command.seat, command.kind, command.tile])).toEqual(
        tiles.map((tile) => [seat, 'base', tile]),
      );
    },
  );

  test('E6 not where an enemy stands, and not beyond the number allowed (L6)', () => {
    const { state } = drawn('hiddenCamp', {
      map: MAP,
      avatars: [
        ['S', 0],
        ['H', 3],
      ],
    });
    expect(legal(state, 'place').map(({ tile }) => tile)).toEqual([5]);
    const full = drawn('hiddenCamp', {
      map: MAP,
      avatars: [
        ['S', 0],
        ['S', 0],
        ['S', 0],
        ['S', 0],
        ['H', 4],
      ],
    }).state;
    // Nothing waits for an arrival: the turn of the Sailfolk has begun.
    expect(full.turn?.seat).toBe(0);
  });

  test('E6 where an avatar of the same side stands, another may arrive', () => {
    const { state } = drawn('hiddenCamp', {
      map: MAP,
      avatars: [
        ['S', 3],
        ['H', 4],
      ],
    });
    expect(legal(state, 'place').map(({ tile }) => tile)).toEqual([3, 5]);
  });

  const arrived = (): State =>
    give(drawn('hiddenCamp', { map: MAP, avatars: [...PAIR, ['H', 6], ['H', 4, 'protector']] }).state, {
      do: 'place',
      seat: 0,
      kind: 'base',
      tile: 5,
    }).state;

  test('E6 the other side may send any one avatar, or none', () => {
    expect(factionFun.legalCommands(arrived())).toEqual([
      { do: 'strike', seat: 1, avatar: 1 },
      { do: 'strike', seat: 1, avatar: 2 },
      passing(1),
    ]);
    expect(give(arrived(), passing(1)).state.avatars).toHaveLength(5);
  });

  test.each([
    [15, 5, [0, 1, 2, 3]],
    [5, 15, [0, 1, 3, 4]],
    [9, 9, [0, 1, 2, 3, 4]],
  ])('E6 at %i against %i these avatars are left: %j; nobody moves or has home ground', (one, other, left) => {
    const { state } = give(rolling(arrived(), ...d20s(one, other)), { do: 'strike', seat: 1, avatar: 2 });
    expect(state.avatars.map(({ id }) => id)).toEqual(left);
    expect(state.avatars.find(({ id }) => id === 1)?.tile).toBe(4);
  });
});

describe('events that change the land', () => {
  test.each([
    ['wildfire', 'Sf f p Hf', ['forest', 'plains', 'plains', 'forest']],
    ['newGrowth', 'Sp f p Hp', ['plains', 'forest', 'forest', 'plains']],
    ['wildfire', 'Sp p p Hp', ['plains', 'plains', 'plains', 'plains']],
  ] as const)('%s turns open land on %s into %j', (event, row, terrain) => {
    const { state } = drawn(event, {
      map: [row],
      avatars: [
        ['S', 0],
        ['H', 3],
      ],
    });
    expect(state.terrain).toEqual(terrain);
  });
});

test('E each event says whom it concerns', () => {
  const of = (...events: readonly EventId[]) => events.map((event) => concernedBy(event));
  expect(of('sickness', 'landAwake', 'returningKin')).toEqual([['hearthfolk'], ['hearthfolk'], ['hearthfolk']]);
  expect(of('famine', 'fairWind', 'hiddenCamp')).toEqual([['sailfolk'], ['sailfolk'], ['sailfolk']]);
  for (const peoples of of('greatStorm', 'war', 'lowWater', 'truce', 'fog', 'harvest', 'wildfire', 'newGrowth'))
    expect(peoples).toEqual(['sailfolk', 'hearthfolk']);
  expect(concernedBy('calm')).toEqual([]);
});
