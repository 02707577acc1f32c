import { describe, expect, test } from 'vitest';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { BattleOdds } from '../../../../src/games/factionFun/rules/forecast/battleOdds.ts';
import { attackForecast, battleForecast, strikeOdds } from '../../../../src/games/factionFun/rules/forecast/battles.ts';
import type { FactionFunView, State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { required } from '../../../../src/kernel/values/required.ts';
import { answering, attacking, claiming, type Described, d20s, give, position, rolling, two } from '../position.ts';

const seen = (described: Described): FactionFunView => factionFun.view(position(described), described.seat ?? 0);
const percents = ({ win, tie, lose }: BattleOdds): readonly number[] =>
  [win, tie, lose].map((chance) => Math.round(chance * 1000 + 1e-9) / 10);
const forecast = (state: State, seat = 0) => required(battleForecast(factionFun.view(state, seat)));

describe('B2 what an attack may lead to', () => {
  const map = ['Sp Sp p Hp Hp Hp p'];

  test('B3, B7, B4 its odds, bonuses, prize and price', () => {
    const view = seen({
      map,
      avatars: [
        ['S', 1],
        ['S', 0],
        ['H', 4],
      ],
    });
    const attack = attackForecast(view, 0, 3, 2);
    expect(percents(attack.odds)).toEqual([43.3, 4.8, 52]);
    expect(attack).toMatchObject({
      bonuses: { aggressor: [{ by: 'resolve', plus: 2 }], defender: [{ by: 'home', plus: 3 }] },
      captain: null,
      isBestOfThree: false,
      prizes: [3],
      loss: { avatars: 1, isTurnLost: false },
    });
  });

  test('P1 a protector answers with a best of three, and the winner picks a tile of its group', () => {
    const attack = attackForecast(
      seen({
        map,
        avatars: [
          ['S', 2],
          ['H', 5, 'protector'],
          ['H', 4],
        ],
      }),
      0,
      3,
    );
    expect([Math.round(attack.odds.win * 100), attack.odds.tie]).toEqual([43, 0]);
    expect(attack).toMatchObject({ isBestOfThree: true, prizes: [3, 4, 5], loss: { avatars: 0, isTurnLost: true } });
    const behind = seen({
      map,
      avatars: [
        ['S', 6],
        ['H', 5, 'protector'],
      ],
    });
    expect(attackForecast(behind, 0, 5).prizes).toEqual([3, 4, 5]);
  });

  test('E5 in a round of war there is no prize', () => {
    const described: Described = {
      map,
      avatars: [
        ['S', 2],
        ['H', 3],
      ],
      event: 'war',
    };
    expect(attackForecast(seen(described), 0, 3).prizes).toEqual([]);
  });

  test('P5 whose Captain rolls again', () => {
    const captainOf = (mine: 'base' | 'captain', theirs: 'base' | 'captain', seat: 0 | 1) => {
      const avatars: Described['avatars'] =
        seat === 0
          ? [
              ['S', 2, mine],
              ['H', 3, theirs],
            ]
          : [
              ['H', 2, mine],
              ['S', 1, theirs],
            ];
      return attackForecast(seen({ map, avatars, seat }), 0, seat === 0 ? 3 : 1).captain;
    };
    expect(captainOf('captain', 'base', 0)).toBe('aggressor');
    expect(captainOf('base', 'captain', 1)).toBe('defender');
    expect(captainOf('base', 'base', 0)).toBe(null);
  });
});

describe('B1 the battle that is being fought', () => {
  const duel: Described = {
    map: ['Sp p Hp p'],
    avatars: [
      ['S', 1],
      ['H', 2],
    ],
    step: 'act',
    hands: [['drill', 'ferry'], ['knownGround']],
  };

  test('B1 without a battle there is none', () => {
    expect(battleForecast(seen(duel))).toBe(null);
  });

  test('B1, B7 its odds, what both sides add, and what each card would change', () => {
    const { state } = give(position(duel), attacking(0, 2));
    const battle = forecast(state);
    expect(percents(battle.odds)).toEqual([35.5, 4.3, 60.3]);
    expect(battle.bonuses).toEqual({ aggressor: [], defender: [{ by: 'home', plus: 3 }] });
    expect(battle.withCard.map(({ card, odds }) => [card, ...percents(odds)])).toEqual([['drill', 47.5, 5, 47.5]]);
    expect(battle.rerolled).toBe(null);
    const answered = give(state, { do: 'fight', seat: 0, card: 'drill' }).state;
    expect(percents(forecast(answered, 1).odds)).toEqual([47.5, 5, 47.5]);
    expect(forecast(answered, 1).bonuses.aggressor).toEqual([{ by: 'card', plus: 3 }]);
    expect(forecast(answered, 1).withCard.map(({ odds }) => percents(odds))).toEqual([[35.5, 4.3, 60.3]]);
    // Nobody else learns what could be played.
    expect(forecast(answered, 0).withCard).toEqual([]);
  });

  test('B1 dice that lie decide; in a best of three they do not', () => {
    const { battle, ...asked } = give(position(duel), attacking(0, 2)).state;
    const { aggressor, defender, ...rest } = required(battle);
    const rolled = (one: number | null, other: number | null, isBestOfThree = false) =>
      percents(
        forecast({
          ...asked,
          battle: {
            ...rest,
            isBestOfThree,
            aggressor: { ...aggressor, die: one },
            defender: { ...defender, die: other },
          },
        }).odds,
      );
    expect(rolled(14, null)).toEqual([35.5, 4.3, 60.3]);
    // Home ground gives the defender 3.
    expect(rolled(14, 10)).toEqual([100, 0, 0]);
    expect(rolled(14, 11)).toEqual([0, 100, 0]);
    expect(rolled(14, 12)).toEqual([0, 0, 100]);
    expect(rolled(14, 10, true)).toEqual([31, 0, 69]);
  });

  test('B8 in retaliation there is no home ground', () => {
    const open: Described = {
      ...duel,
      avatars: [
        ['S', 1],
        ['H', 2],
      ],
      map: ['Sp p Hp p p p'],
      hands: [['ferry'], ['riverWays']],
    };
    const claimed = rolling(position(open), ...two(2, 2), ...two(3, 3));
    const { state } = give(claimed, claiming(0), answering(1, 1));
    expect(state.battle?.mode).toBe('retaliation');
    expect(percents(forecast(state, 1).odds)).toEqual([47.5, 5, 47.5]);
    expect(forecast(state, 1).bonuses).toEqual({ aggressor: [], defender: [] });
  });

  const captains: Described = {
    ...duel,
    avatars: [
      ['S', 1, 'captain'],
      ['H', 2],
    ],
    hands: [[], []],
  };

  test('P5 a Captain who has lost the roll sees what a second one may bring', () => {
    const { state } = give(rolling(position(captains), ...d20s(4, 10)), attacking(0, 2));
    const battle = forecast(state);
    expect(percents(battle.odds)).toEqual([0, 0, 100]);
    // 14 and higher of 20 beat 10 + 3; 13 is a tie.
    expect(percents(battle.rerolled ?? battle.odds)).toEqual([35, 5, 60]);
    const won = give(rolling(position(captains), ...d20s(15, 10)), attacking(0, 2)).state;
    expect(percents(forecast(won).odds)).toEqual([100, 0, 0]);
    const tied = give(rolling(position(captains), ...d20s(13, 10)), attacking(0, 2)).state;
    expect(percents(forecast(tied).odds)).toEqual([0, 100, 0]);
  });

  test.each([
    ['base', 'base', [35.5, 4.3, 60.3]],
    ['captain', 'base', [49.2, 6.6, 44.2]],
  ] as const)('P5 before the dice, a %s against a %s: whoever may roll again counts', (mine, theirs, odds) => {
    const avatars = [
      ['S', 1, mine],
      ['H', 2, theirs],
    ] as const;
    expect(percents(forecast(give(position({ ...duel, avatars }), attacking(0, 2)).state).odds)).toEqual(odds);
  });

  test('P5 before the dice, a Captain on the attacked tile counts', () => {
    const map = ['Hp p Sp p'];
    const avatars = [
      ['H', 1],
      ['S', 2, 'captain'],
    ] as const;
    const hands = [['ferry'], ['riverWays']] as const;
    const { state } = give(position({ ...duel, map, avatars, seat: 1, hands }), attacking(1, 2));
    expect(percents(forecast(state, 1).odds)).toEqual([20.1, 6, 74]);
  });

  test('P1, P5 in a best of three the rolls won so far count, and the second roll is gone once used', () => {
    const guarded: Described = {
      ...captains,
      map: ['Sp Sp p Hp Hp p'],
      avatars: [
        ['S', 2, 'captain'],
        ['H', 4, 'protector'],
        ['H', 3],
      ],
    };
    const { state } = give(rolling(position(guarded), ...d20s(4, 10)), attacking(0, 3));
    const battle = forecast(state);
    // One roll is lost, and the other two have to be won, of which the Captain repeats one.
    expect(percents(battle.odds)).toEqual([25, 0, 75]);
    // Repeated, it is won in seven cases of twenty, and a tie in one.
    expect(percents(battle.rerolled ?? battle.odds)).toEqual([30.9, 0, 69.1]);
  });
});

test('E6 the odds of attacking who has just arrived: no home ground, but a Captain', () => {
  const arrived = (kind: 'base' | 'captain'): FactionFunView =>
    seen({
      map: ['Sp Sp p Hp p'],
      avatars: [
        ['S', 0, kind],
        ['H', 2],
      ],
    });
  // The Hearthfolk are behind: they add 2.
  expect(percents(strikeOdds(arrived('base'), 0))).toEqual([39.3, 4.5, 56.3]);
  expect(strikeOdds(arrived('captain'), 0).win).toBeGreaterThan(0.5);
  expect(percents(strikeOdds(arrived('base'), 1))).toEqual([56.3, 4.5, 39.3]);
});
