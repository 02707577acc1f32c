import { describe, expect, test } from 'vitest';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { gainOf, linksOf, lossOf } from '../../../../src/games/factionFun/rules/forecast/stakes.ts';
import type { FactionFunView, PeopleState } from '../../../../src/games/factionFun/rules/state/state.ts';
import { type Described, position } from '../position.ts';

const seen = (described: Described): FactionFunView => factionFun.view(position(described), described.seat ?? 0);
const people = (change: Partial<PeopleState>): PeopleState => ({
  notches: 0,
  hasFormed: false,
  owesTurn: false,
  specialties: [],
  ...change,
});
const peoples = (sailfolk: Partial<PeopleState>, hearthfolk: Partial<PeopleState> = {}) => ({
  peoples: { sailfolk: people(sailfolk), hearthfolk: people(hearthfolk) },
});

describe('L what a tile would bring', () => {
  const coast: Described = {
    map: ['Sp p m p p Hp Hp Hp'],
    avatars: [
      ['S', 0],
      ['H', 6],
    ],
  };

  test('L1, L4 a linked tile makes the realm larger and is a notch', () => {
    expect(gainOf(seen(coast), 'sailfolk', 1)).toEqual({
      realm: [1, 2],
      rival: [3, 3],
      isLinked: true,
      founds: false,
      avatar: [],
      isForfeited: false,
      ending: null,
    });
  });

  test('L1, L4 a tile by itself brings nothing yet', () => {
    const view = seen({ ...coast, map: ['Sp Sp p p p Hp Hp Hp'] });
    expect(gainOf(view, 'sailfolk', 3)).toMatchObject({ realm: [2, 2], isLinked: false, avatar: [] });
  });

  test('L5 a mountain counts twice; taking a tile splits the realm of the rival', () => {
    expect(gainOf(seen(coast), 'hearthfolk', 2)).toMatchObject({ realm: [3, 3], isLinked: false });
    expect(gainOf(seen({ ...coast, map: ['p p m Sp Sp Hp Hp p'] }), 'hearthfolk', 4)).toMatchObject({
      realm: [2, 3],
      rival: [2, 1],
      isLinked: true,
    });
    expect(gainOf(seen({ ...coast, map: ['p p m Hp Hp p p p'] }), 'hearthfolk', 2)).toMatchObject({ realm: [2, 4] });
  });

  test('L4 the second notch brings an avatar', () => {
    const view = seen({ ...coast, also: peoples({ notches: 1 }) });
    expect(gainOf(view, 'sailfolk', 1).avatar).toEqual(['base']);
    expect(gainOf(view, 'hearthfolk', 4).avatar).toEqual([]);
  });

  test('L6 a side with four base avatars forfeits the next', () => {
    const avatars: Described['avatars'] = [
      ['S', 0],
      ['S', 0],
      ['S', 0],
      ['S', 0],
      ['H', 6],
    ];
    const view = seen({ ...coast, avatars, also: peoples({ notches: 1 }) });
    expect(gainOf(view, 'sailfolk', 1)).toMatchObject({ avatar: [], isForfeited: true });
  });

  test('L7, P1, P6 the seventh tile founds the City, and its avatar may be a specialty', () => {
    const seven: Described = {
      map: ['Sp Sp Sp Sp Sp Sp p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 8],
      ],
      also: peoples({ notches: 5 }),
    };
    expect(gainOf(seen(seven), 'sailfolk', 6)).toMatchObject({
      realm: [6, 7],
      founds: true,
      avatar: ['base', 'governor', 'captain'],
    });
    const again = { ...seven, also: peoples({ notches: 5, hasFormed: true, specialties: ['governor'] }) };
    expect(gainOf(seen(again), 'sailfolk', 6)).toMatchObject({ founds: false, avatar: ['base', 'captain'] });
  });

  test('B3 enemies on the tile leave before anything is placed', () => {
    const view = seen({
      map: ['Sp Hp Hp p'],
      avatars: [
        ['H', 2],
        ['S', 0],
        ['S', 0],
      ],
      seat: 1,
      also: { ...peoples({}, { notches: 1 }), holders: ['sailfolk', null, null, null] },
    });
    expect(gainOf(view, 'hearthfolk', 0)).toMatchObject({ avatar: ['base'], isForfeited: false });
  });

  test('W1, W3 how the game would end with it', () => {
    const ten: Described = {
      map: ['Sp Sp Sp Sp Sp Sp Sp Sp Sp Sp p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 12],
      ],
    };
    expect(gainOf(seen(ten), 'sailfolk', 10).ending).toEqual({ rule: 'W1', winner: 'sailfolk' });
    expect(gainOf(seen(ten), 'sailfolk', 12).ending).toEqual({ rule: 'W3', winner: 'sailfolk' });
    expect(gainOf(seen(ten), 'hearthfolk', 11).ending).toBe(null);
  });
});

describe('B4, B5, P4 what a lost avatar costs', () => {
  const map = ['Sp Sp p p Hp p'];

  test('B4 an ordinary one is lost', () => {
    const view = seen({
      map,
      avatars: [
        ['S', 0],
        ['S', 1],
        ['H', 4],
      ],
    });
    expect(lossOf(view, 1)).toEqual({ avatars: 1, isTurnLost: false });
  });

  test('B5 the last one goes home, and a turn is lost; a protector does not count', () => {
    const view = seen({
      map,
      avatars: [
        ['S', 3],
        ['S', 1, 'protector'],
        ['H', 4],
      ],
    });
    expect(lossOf(view, 0)).toEqual({ avatars: 0, isTurnLost: true });
  });

  test('P4, B5 a Governor costs a second one, or the turn', () => {
    const governor = (more: Described['avatars']) =>
      lossOf(seen({ map, avatars: [['S', 0, 'governor'], ...more, ['H', 4]] }), 0);
    expect(
      governor([
        ['S', 1],
        ['S', 1],
      ]),
    ).toEqual({ avatars: 2, isTurnLost: false });
    expect(governor([['S', 1]])).toEqual({ avatars: 1, isTurnLost: true });
    expect(governor([])).toEqual({ avatars: 0, isTurnLost: true });
  });
});

test('L1, L4 a tile would be linked to the tiles beside it where it would join the realm', () => {
  const links = (row: string, tile: number) =>
    linksOf(
      seen({
        map: [row],
        avatars: [
          ['S', 0],
          ['H', 8],
        ],
      }),
      'sailfolk',
      tile,
    );
  expect(links('Sp p p p p p p p Hp', 1)).toEqual([0]);
  expect(links('Sp p p p p p p p Hp', 2)).toEqual([]);
  expect(links('Sp Sp p Sp p p p p Hp', 2)).toEqual([3, 1]);
  // It touches a group that stays smaller than the realm.
  expect(links('Sp Sp Sp p Sp p p p Hp', 5)).toEqual([]);
});
