import { describe, expect, test } from 'vitest';
import type { PeopleId } from '../../../../src/games/factionFun/content/vocabulary.ts';
import { groupsOf, realmOf, realmSize } from '../../../../src/games/factionFun/rules/board/realm.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { claiming, type Described, factsOf, give, legal, position, rolling, two } from '../position.ts';

/** Seat 0 claims the tile after its realm, with these notches before; the Hearthfolk are far away. */
function claimed(
  realm: string,
  notches: number,
  more: Partial<Described> = {},
  people: Partial<State['peoples'][PeopleId]> = {},
) {
  const tiles = realm.trim().split(/\s+/).length;
  const map = [`${realm} p ${'p '.repeat(12)}Hp`];
  const described: Described = {
    map,
    avatars: [
      ['S', tiles],
      ['H', tiles + 13],
    ],
    step: 'act',
    ...more,
  };
  const start = position(described);
  const state: State = {
    ...start,
    peoples: { ...start.peoples, sailfolk: { ...start.peoples.sailfolk, notches, ...people } },
  };
  return give(rolling(state, ...two(6, 6)), claiming(0));
}

describe('L1, L5 realms', () => {
  const state = position({
    map: ['Sp Sm p Sp Sp Sp w Sp Hp'],
    avatars: [
      ['S', 0],
      ['H', 8],
    ],
  });

  test('L1 tiles of a side that share an edge are linked; water does not link', () => {
    expect(groupsOf(state, 'sailfolk').map((group) => [...group])).toEqual([[0, 1], [3, 4, 5], [7]]);
  });

  test('L5 a mountain counts as two tiles, except in a game as written (V1)', () => {
    expect(realmSize(state, 'sailfolk')).toBe(3);
    expect(realmSize({ ...state, asWritten: true }, 'sailfolk')).toBe(3);
    expect([...realmOf({ ...state, asWritten: true }, 'sailfolk')]).toEqual([3, 4, 5]);
  });

  test('L1, Z of equal groups each is the realm', () => {
    expect([...realmOf(state, 'sailfolk')]).toEqual([0, 1, 3, 4, 5]);
  });

  test('a side without a tile has a realm of 0', () => {
    expect(
      realmSize(
        position({
          map: ['Sp p p'],
          avatars: [
            ['S', 0],
            ['H', 2],
          ],
        }),
        'hearthfolk',
      ),
    ).toBe(0);
  });
});

describe('L4 avatars for linked claims', () => {
  test('L4 each claim that joins the realm is a notch; every second one brings an avatar on a tile of the realm', () => {
    const first = claimed('Sp', 0);
    expect(first.state.peoples.sailfolk.notches).toBe(1);
    expect(first.state.turn?.seat).toBe(1);
    const second = claimed('Sp Sp', 1).state;
    expect(legal(second, 'place').map(({ kind, tile }) => [kind, tile])).toEqual([
      ['base', 0],
      ['base', 1],
      ['base', 2],
    ]);
    const placed = give(second, { do: 'place', seat: 0, kind: 'base', tile: 1 }).state;
    expect(placed.avatars[2]).toEqual({ id: 2, people: 'sailfolk', kind: 'base', tile: 1, hasFoothold: false });
  });

  test('L1, L4 a claim that is not linked brings nothing', () => {
    const { state } = claimed('Sp Sp p', 1);
    expect([state.holders[3], state.peoples.sailfolk.notches, state.turn?.seat]).toEqual(['sailfolk', 1, 1]);
  });

  test('L4, Z linking older claims brings one notch, for the tile that links them', () => {
    const state = position({
      map: ['Sp p Sp Sp p p p p p p p p p p Hp'],
      avatars: [
        ['S', 1],
        ['H', 14],
      ],
      step: 'act',
    });
    const linked = give(rolling(state, ...two(6, 6)), claiming(0)).state;
    expect([realmSize(linked, 'sailfolk'), linked.peoples.sailfolk.notches]).toEqual([4, 1]);
  });

  test('L1, Z the home tile need not be in the realm', () => {
    const { state } = claimed('Sp p Sp Sp', 0);
    expect([...realmOf(state, 'sailfolk')]).toEqual([2, 3, 4]);
    expect(state.peoples.sailfolk.notches).toBe(1);
  });

  test('L5, Z a mountain is one notch', () => {
    const state = position({
      map: ['Sp m p p p p p p p p p p p p Hp'],
      avatars: [
        ['S', 1],
        ['H', 14],
      ],
      step: 'act',
    });
    expect(give(rolling(state, ...two(6, 6)), claiming(0)).state.peoples.sailfolk.notches).toBe(1);
  });

  test('L6 with four base avatars another one is forfeited; specialties do not count', () => {
    const four = [
      ['S', 2],
      ['S', 0],
      ['S', 0],
      ['S', 0],
    ] as const;
    const full = claimed('Sp Sp', 1, { avatars: [...four, ['H', 15]] });
    expect(factsOf(full.facts, 'avatarForfeited')).toMatchObject([{ people: 'sailfolk', rule: 'L6' }]);
    const three = [
      ['S', 2],
      ['S', 0],
      ['S', 0],
      ['S', 0, 'captain'],
      ['S', 0, 'governor'],
    ] as const;
    expect(legal(claimed('Sp Sp', 1, { avatars: [...three, ['H', 15]] }).state, 'place')).toHaveLength(3);
  });

  test('L6 in teams a side may have one more base avatar for each further seat', () => {
    const four = [
      ['S', 2],
      ['S', 0],
      ['S', 0],
      ['S', 0],
      ['H', 15],
    ] as const;
    const state = claimed('Sp Sp', 1, { avatars: four, hands: [[], [], [], []] }).state;
    expect(legal(state, 'place')).toHaveLength(3);
  });
});

describe('L7, P1, P6 the second half', () => {
  const six = 'Sp Sp Sp Sp Sp Sp';

  test('L2, L3, L7, P1 the seventh linked tile brings the protector first, then the avatar of the same claim, which may be a specialty', () => {
    const { state } = claimed(six, 5);
    expect(legal(state, 'place').map(({ kind, tile }) => `${kind} ${tile}`)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((tile) => `protector ${tile}`),
    );
    const guarded = give(state, { do: 'place', seat: 0, kind: 'protector', tile: 3 }).state;
    expect(new Set(legal(guarded, 'place').map(({ kind }) => kind))).toEqual(new Set(['base', 'governor', 'captain']));
    expect(guarded.peoples.sailfolk.hasFormed).toBe(true);
  });

  test('P1 the tiles for a protector are in the order of the map, however they are linked', () => {
    const state = position({
      map: [`Sp Sp Sp p ${'p '.repeat(12)}`, `Sp Sp Sp ${'p '.repeat(12)}Hp`],
      avatars: [
        ['S', 3],
        ['H', 31],
      ],
      step: 'act',
    });
    const { state: formed } = give(rolling(state, ...two(6, 6)), claiming(0));
    expect(legal(formed, 'place').map(({ kind, tile }) => `${kind} ${tile}`)).toEqual(
      [0, 1, 2, 3, 16, 17, 18].map((tile) => `protector ${tile}`),
    );
  });

  test('L5, L7 a mountain counts twice for it', () => {
    expect(legal(claimed('Sp Sp Sp Sp Sm', 4).state, 'place').map(({ kind }) => kind)).toContain('protector');
  });

  test('P6 each specialty comes once a game, also after it was lost', () => {
    const { state } = claimed(six, 7, {}, { hasFormed: true, specialties: ['captain'] });
    expect(new Set(legal(state, 'place').map(({ kind }) => kind))).toEqual(new Set(['base', 'governor']));
    const placed = give(state, { do: 'place', seat: 0, kind: 'governor', tile: 0 }).state;
    expect(placed.peoples.sailfolk.specialties).toEqual(['captain', 'governor']);
    expect(placed.songRound).toBeNull();
  });

  test('L7 the second half does not end when the realm shrinks, and brings no second protector', () => {
    const { facts } = claimed('Sp Sp', 1, {}, { hasFormed: true });
    expect(factsOf(facts, 'formed')).toEqual([]);
  });

  test('P2 the Song Keeper stands on any land that the Sailfolk do not hold; the ritual holds for the next round', () => {
    const map = ['Hp Hp p p Sp w p p p p p p p p p p Sp'];
    const start = position({
      map,
      avatars: [
        ['H', 2],
        ['S', 16],
      ],
      seat: 1,
      step: 'act',
    });
    const state: State = {
      ...start,
      peoples: { ...start.peoples, hearthfolk: { notches: 1, hasFormed: true, owesTurn: false, specialties: [] } },
    };
    const earned = give(rolling(state, ...two(6, 6)), claiming(1)).state;
    const songs = legal(earned, 'place').filter(({ kind }) => kind === 'songKeeper');
    expect(songs.map(({ tile }) => tile)).toEqual([0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(new Set(legal(earned, 'place').map(({ kind }) => kind))).toEqual(new Set(['base', 'songKeeper', 'healer']));
    const sung = give(earned, { do: 'place', seat: 1, kind: 'songKeeper', tile: 9 }).state;
    expect(sung.songRound).toBe(6);
    // Z: it holds even if the Song Keeper is lost.
    const lost: State = { ...sung, steps: [{ step: 'lose', seat: 1, people: 'hearthfolk', rule: 'E1' }] };
    expect(give(lost, { do: 'lose', seat: 1, avatar: 2 }).state.songRound).toBe(6);
  });

  test('P1, Z a protector finds no place where enemies stand on the whole realm', () => {
    const start = claimed('Sp', 0).state;
    const state: State = {
      ...start,
      avatars: start.avatars.map((one) => (one.people === 'hearthfolk' ? { ...one, tile: 0 } : one)),
      holders: start.holders.map((_, tile) => (tile === 0 ? 'sailfolk' : tile === 14 ? 'hearthfolk' : null)),
      steps: [{ step: 'act', seat: 0 }],
      turn: { seat: 0, die: 1, plus: 0, waterSteps: null, claimPlus: 0, actor: 0 },
    };
    const stuck: State = {
      ...state,
      steps: [state.steps[0] ?? { step: 'round' }, { step: 'protector', seat: 0, people: 'sailfolk' }],
    };
    const { facts } = give(stuck, { do: 'pass', seat: 0 });
    expect(factsOf(facts, 'avatarForfeited')).toHaveLength(1);
  });
});
