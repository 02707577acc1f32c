import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../src/games/factionFun/content/events.ts';
import { hexesOf } from '../../../../src/games/factionFun/rules/board/hexes.ts';
import { waysOf } from '../../../../src/games/factionFun/rules/board/ways.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  attacking,
  type Described,
  ends,
  factsOf,
  give,
  legal,
  moving,
  passing,
  playing,
  position,
} from '../position.ts';

const endsOf = (described: Described, avatar = 0): readonly number[] => ends(position(described), avatar);

describe('M1 moves over linked tiles', () => {
  test('M1 six hexes share an edge with one in the middle; odd rows are shifted to the right', () => {
    const { neighbors } = hexesOf({ columns: 5, terrain: { length: 20 } });
    expect([...(neighbors[7] ?? [])].sort((a, b) => a - b)).toEqual([2, 3, 6, 8, 12, 13]);
    expect([...(neighbors[12] ?? [])].sort((a, b) => a - b)).toEqual([6, 7, 11, 13, 16, 17]);
    expect([...(neighbors[0] ?? [])].sort((a, b) => a - b)).toEqual([1, 5]);
  });

  test('M1, R5 a move of up to the die, in any direction, or none', () => {
    expect(
      endsOf({
        map: ['p p p p p p'],
        avatars: [
          ['S', 2],
          ['H', 5],
        ],
        die: 2,
      }),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  test('M1 enemies do not block, but a move does not end on one; own avatars may share a tile', () => {
    const avatars = [
      ['S', 0],
      ['H', 2],
      ['S', 1],
    ] as const;
    expect(endsOf({ map: ['Sp p p p p'], avatars, die: 3 })).toEqual([0, 1, 3]);
  });

  test('M1, S6 nobody crosses water or stops on it', () => {
    expect(
      endsOf({
        map: ['Sp p w p p'],
        avatars: [
          ['S', 0],
          ['H', 4],
        ],
        die: 4,
      }),
    ).toEqual([0, 1]);
  });
});

describe('M2 hearths slow the Sailfolk down', () => {
  test.each([
    [1, [0, 1]],
    [2, [0, 1]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
  ])(
    'M2, M3 with a die of %i a way that enters a hearth costs a step, once, and one step is always left',
    (die, tiles) => {
      expect(
        endsOf({
          map: ['Sp Hp p p p p'],
          avatars: [
            ['S', 0],
            ['H', 5],
          ],
          die,
        }),
      ).toEqual(tiles);
    },
  );

  test('M2 leaving a hearth costs nothing', () => {
    expect(
      endsOf({
        map: ['p Hp p p p'],
        avatars: [
          ['S', 1],
          ['H', 4],
        ],
        die: 2,
      }),
    ).toEqual([0, 1, 2, 3]);
  });

  test('M2 only ways that enter a hearth are marked as slow', () => {
    const slow = (described: Described): readonly number[] => {
      const state = position(described);
      return [...waysOf(state, at(state.avatars, 0))].flatMap(([tile, { isSlow }]) => (isSlow ? [tile] : []));
    };
    const away = ['H', 5] as const;
    expect(slow({ map: ['Sp p Hp p p p'], avatars: [['S', 0], away], die: 4 })).toEqual([2, 3]);
    expect(slow({ map: ['Sp Sp Hp p p p'], avatars: [['S', 0, 'protector'], away], die: 4 })).toEqual([]);
    expect(
      slow({
        map: ['Hp Hp p p p Sp'],
        avatars: [
          ['H', 0],
          ['S', 5],
        ],
        seat: 1,
        die: 4,
      }),
    ).toEqual([]);
  });

  test('V3 the Hearthfolk are not slower then', () => {
    const avatars = [
      ['H', 0],
      ['S', 5],
    ] as const;
    const options = { literalPenalty: true };
    expect(endsOf({ map: ['Hp p p p p Sp'], avatars, seat: 1, die: 2, options })).toEqual([0, 1, 2]);
  });

  test('V3 read literally, each roll of theirs is one lower, and hearths cost nothing more', () => {
    const options = { literalPenalty: true };
    expect(
      endsOf({
        map: ['Sp Hp p p p p'],
        avatars: [
          ['S', 0],
          ['H', 5],
        ],
        die: 3,
        options,
      }),
    ).toEqual([0, 1, 2]);
  });
});

describe('M3 bonuses and penalties', () => {
  const map = ['p p p p p p p p p p'];
  const farthest = (seat: 0 | 1, die: number, more: Partial<Described> = {}): number => {
    const avatars =
      seat === 0
        ? ([
            ['S', 0],
            ['H', 9],
          ] as const)
        : ([
            ['H', 0],
            ['S', 9],
          ] as const);
    return Math.max(...endsOf({ map, avatars, seat, die, ...more }));
  };

  test.each([
    ['greatStorm', 0, 4, 2],
    ['greatStorm', 1, 4, 2],
    ['greatStorm', 0, 1, 1],
    ['greatStorm', 1, 2, 1],
    ['landAwake', 0, 3, 3],
    ['landAwake', 1, 3, 4],
    ['fairWind', 0, 3, 4],
    ['fairWind', 1, 3, 3],
    ['calm', 0, 3, 3],
  ] as const)('E3, E4, M3 with %s, seat %i goes at a die of %i up to %i tiles', (event, seat, die, tiles) => {
    expect(farthest(seat, die, { event })).toBe(tiles);
  });

  test('P2 the ritual gives the Hearthfolk 2 more steps in its round, and the Sailfolk 1 less', () => {
    expect(farthest(1, 3, { also: { songRound: 5 } })).toBe(5);
    expect(farthest(0, 3, { also: { songRound: 5 } })).toBe(2);
    expect(farthest(1, 3, { also: { songRound: 6 } })).toBe(3);
  });

  test('P4 the Governor goes 2 tiles farther, other avatars do not', () => {
    const state = position({
      map,
      avatars: [
        ['S', 0, 'governor'],
        ['H', 9],
        ['S', 0],
      ],
      die: 3,
    });
    expect([Math.max(...ends(state, 0)), Math.max(...ends(state, 2))]).toEqual([5, 3]);
  });

  test('A5 Horse and Wagon and Old Paths give 2 more steps', () => {
    const settler = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 9],
      ],
      die: 3,
      step: 'card',
      hands: [['horseAndWagon'], []],
    });
    expect(Math.max(...ends(give(settler, playing(0, 'horseAndWagon')).state, 0))).toBe(5);
    const native = position({
      map,
      avatars: [
        ['H', 0],
        ['S', 9],
      ],
      seat: 1,
      die: 3,
      step: 'card',
      hands: [[], ['oldPaths']],
    });
    expect(Math.max(...ends(give(native, playing(1, 'oldPaths')).state, 0))).toBe(5);
  });
});

describe('water', () => {
  test('A9 with Ferry, the Sailfolk cross water this turn, a step for each tile', () => {
    const state = position({
      map: ['Sp w w p p p'],
      avatars: [
        ['S', 0],
        ['H', 5],
      ],
      die: 3,
      step: 'card',
      hands: [['ferry'], []],
    });
    expect(ends(give(state, playing(0, 'ferry')).state, 0)).toEqual([0, 3]);
  });

  test('A7 with River Ways, water costs the Hearthfolk no steps, and nobody stops on it', () => {
    const state = position({
      map: ['Hp w w p p p'],
      avatars: [
        ['H', 0],
        ['S', 5],
      ],
      seat: 1,
      die: 1,
      step: 'card',
      hands: [[], ['riverWays']],
    });
    expect(ends(give(state, playing(1, 'riverWays')).state, 0)).toEqual([0, 3]);
  });

  test.each([0, 1] as const)('at Low Water, seat %i crosses water, a step for each tile', (seat) => {
    const avatars =
      seat === 0
        ? ([
            ['S', 0],
            ['H', 5],
          ] as const)
        : ([
            ['H', 0],
            ['S', 5],
          ] as const);
    expect(endsOf({ map: ['p w p p p p'], avatars, seat, die: 3, event: 'lowWater' })).toEqual([0, 2, 3]);
  });
});

describe('M4, M5 the Hearthfolk and settlements', () => {
  test('M4 the Hearthfolk neither enter settlements nor cross them', () => {
    expect(
      endsOf({
        map: ['p Hp Sp p p'],
        avatars: [
          ['H', 1],
          ['S', 4],
        ],
        seat: 1,
        die: 4,
      }),
    ).toEqual([0, 1]);
  });

  test('P3 the Healer crosses settlements, and lands on them', () => {
    const map = ['p Hp Sp p p'];
    expect(
      endsOf({
        map,
        avatars: [
          ['H', 1, 'healer'],
          ['S', 4],
        ],
        seat: 1,
        die: 2,
      }),
    ).toEqual([0, 1, 2, 3]);
  });

  test('P3 during a truce the Healer crosses settlements and does not land', () => {
    const map = ['p Hp Sp p p'];
    const avatars = [
      ['H', 1, 'healer'],
      ['S', 4],
    ] as const;
    expect(endsOf({ map, avatars, seat: 1, die: 2, event: 'truce' })).toEqual([0, 1, 3]);
  });

  const corner = {
    map: ['Hp Sp p'],
    avatars: [
      ['H', 0],
      ['S', 2],
    ],
    seat: 1,
    die: 4,
  } as const;

  test('M5 a cornered avatar stays, and must attack one of the settlements around it', () => {
    const state = position(corner);
    expect(legal(state, 'move')).toEqual([moving(1, 0, 0)]);
    expect(factionFun.legalCommands(give(state, moving(1, 0, 0)).state)).toEqual([attacking(1, 1)]);
  });

  test('M5 water beside it is not attacked', () => {
    const avatars = [
      ['H', 1],
      ['S', 2],
    ] as const;
    const state = position({ map: ['w p Sp p Hp'], avatars, seat: 1, step: 'act' });
    expect(factionFun.legalCommands(state)).toEqual([attacking(1, 2)]);
  });

  test('M5, B7 against a cornered attacker nobody has home ground', () => {
    const { facts } = give(position(corner), moving(1, 0, 0), attacking(1, 1));
    expect(factsOf(facts, 'battleBegan')[0]?.battle).toMatchObject({ mode: 'attack', tile: 1, isHome: false });
  });

  test('M5 of several cornered avatars one is chosen, and no other avatar acts', () => {
    const avatars = [
      ['H', 0],
      ['H', 2],
      ['H', 4],
      ['S', 6],
    ] as const;
    const state = position({ map: ['Hp Sp Hp Sp p p p'], avatars, seat: 1, die: 4 });
    expect(legal(state, 'move')).toEqual([moving(1, 0, 0), moving(1, 1, 2)]);
  });

  test.each(['truce', 'war'] as const)('M5 nobody has to attack in a round of %s', (event) => {
    const { state } = give(position({ ...corner, event }), moving(1, 0, 0));
    expect(legal(state, 'attack')).toEqual([]);
  });

  test.each([
    ['calm', false],
    ['lowWater', true],
  ] as const)(
    'M5 water shuts a corner unless it can be crossed this turn: with %s, the way out is %s',
    (event: EventId, isOpen) => {
      const state = position({
        map: ['p w Hp Sp p'],
        avatars: [
          ['H', 2],
          ['S', 4],
        ],
        seat: 1,
        die: 2,
        event,
      });
      expect(ends(state, 0)).toEqual(isOpen ? [0, 2] : [2]);
    },
  );

  test('M5 River Ways frees a corner', () => {
    const state = position({
      map: ['p w Hp Sp p'],
      avatars: [
        ['H', 2],
        ['S', 4],
      ],
      seat: 1,
      step: 'card',
      hands: [[], ['riverWays']],
    });
    expect(ends(give(state, playing(1, 'riverWays')).state, 0)).toEqual([0, 2]);
    expect(ends(give(state, passing(1)).state, 0)).toEqual([2]);
  });

  test.each(['healer', 'protector'] as const)('M5 a %s is never cornered', (kind) => {
    const state = position({
      map: ['Hp Sp p'],
      avatars: [
        ['H', 0, kind],
        ['S', 2],
      ],
      seat: 1,
      die: 1,
    });
    expect(legal(state, 'move').length).toBe(kind === 'healer' ? 2 : 1);
    expect(legal(give(state, moving(1, 0, 0)).state, 'attack')).toEqual([]);
  });

  test.each(['healer', 'protector'] as const)('M5 a %s among settlements leaves the turn to the others', (kind) => {
    const avatars = [
      ['H', 0, kind],
      ['H', 3],
      ['S', 5],
    ] as const;
    expect(ends(position({ map: ['Hp Sp Hp p p p'], avatars, seat: 1, die: 1 }), 1)).toEqual([2, 3, 4]);
  });

  test('M5 the Sailfolk are never cornered', () => {
    expect(
      endsOf({
        map: ['Sp Hp p'],
        avatars: [
          ['S', 0],
          ['H', 2],
        ],
        die: 1,
      }),
    ).toEqual([0, 1]);
  });
});

describe('P1 the protector', () => {
  test('P1 a protector moves only within the group that it protects', () => {
    const map = ['p Sp Sp Sp p Sp p'];
    expect(
      endsOf({
        map,
        avatars: [
          ['S', 1, 'protector'],
          ['S', 0],
          ['H', 6],
        ],
        die: 6,
      }),
    ).toEqual([1, 2, 3]);
    expect(
      endsOf({
        map,
        avatars: [
          ['S', 1, 'protector'],
          ['S', 0],
          ['H', 6],
        ],
        die: 1,
      }),
    ).toEqual([1, 2]);
  });

  test('P1 a protector neither claims nor attacks', () => {
    const state = position({
      map: ['Sp p p'],
      avatars: [
        ['S', 0, 'protector'],
        ['S', 2],
        ['H', 1],
      ],
    });
    const { state: after } = give(state, moving(0, 0, 0));
    expect(after.turn?.seat).toBe(1);
  });
});
