import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import type { Effect, EventId } from '../../../../src/games/faza/content/vocabulary.ts';
import { fightForecast } from '../../../../src/games/faza/rules/fight/fightOdds.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { type Layout, position } from '../positions.ts';

/*
 * Chances computed by hand, as fractions. A die needs 4: a half. The Soldier's own land (Tactical) is 2, 6, 10 and 14,
 * and adds 1: four faces of six.
 */
const plus = (bonus: number): Effect => ({ kind: 'allDice', bonus });
const sidearm: Effect = { kind: 'lowestDie', bonus: 1 };
const grit: Effect = { kind: 'reroll', dice: 1 };
const bandage: Effect = { kind: 'shield', injuries: 1, whose: 'own' };
const shieldWall: Effect = { kind: 'shield', injuries: 2, whose: 'tile' };
const bazooka: Effect = { kind: 'bazooka' };
const rally = (atMost: number): Effect => ({ kind: 'perRebel', bonus: 1, atMost });
const times = (count: number, effect: Effect): Effect[] => Array.from({ length: count }, () => effect);

interface Fight {
  readonly drones: number;
  readonly rebels?: number;
  readonly injured?: number[];
  readonly armed?: readonly Effect[];
  /** Where the Soldier stands; 7 is nobody's whom he knows. */
  readonly tile?: number;
}

function fighting({ drones, rebels = 0, injured = [], armed = [], tile = 7 }: Fight, layout: Layout = {}): FazaView {
  const state = position({
    heroes: { soldier: { tile, injured }, doctor: {} },
    tiles: { [tile]: { drones, rebels } },
    ...layout,
  });
  return { ...state, heroes: state.heroes.map((hero, seat) => (seat === 0 ? { ...hero, armed } : hero)) };
}

/** The chance of each number of defeated Drones, starting with none. */
function killsOf(state: FazaView, tile = 7): number[] {
  const { results, odds } = fightForecast(state, 0, tile);
  return Array.from({ length: odds.dice + 1 }, (_, kills) =>
    results.reduce((sum, result) => (result.kills === kills ? sum + result.chance : sum), 0),
  );
}

function expectKills(state: FazaView, chances: readonly number[], tile = 7): void {
  expect(killsOf(state, tile)).toEqual(chances.map((chance) => expect.closeTo(chance, 12)));
}

/** The cost of each number of defeated Drones: Rebels, injuries, and the rule by which the game is lost. */
function costs(
  state: FazaView,
  tile = 7,
): Record<number, readonly [rebels: number, wounds: number, loses: string | null]> {
  const { results } = fightForecast(state, 0, tile);
  return Object.fromEntries(
    results.map(({ kills, rebelsLost, wounds, loses }) => [kills, [rebelsLost, wounds, loses]]),
  );
}

describe('E2 the odds of a roll under every lasting event', () => {
  /** One die on the hero's own land: 2 in 3, except for these. */
  const IN_FORCE: Partial<Record<EventId, number>> = {
    jammedRadio: 2 / 3,
    ionStorm: 2 / 3,
    hardenedHulls: 1 / 2,
    quarantine: 2 / 3,
    lockdown: 2 / 3,
    ashCloud: 1 / 2,
    overdrive: 2 / 3,
    droneFoundry: 2 / 3,
    sporeBloom: 2 / 3,
    hunterProtocol: 2 / 3,
    blockade: 2 / 3,
  };

  for (const { id, type } of editions.published.events) {
    if (type !== 'short' && type !== 'long') continue;
    test(`C4, C5: ${id}`, () => {
      const chance = IN_FORCE[id] ?? Number.NaN;
      const state = fighting({ drones: 2, tile: 6 }, type === 'short' ? { short: id } : { long: [id] });
      expect(fightForecast(state, 0, 6).each).toBeCloseTo(chance, 12);
      expectKills(state, [(1 - chance) ** 2, 2 * chance * (1 - chance), chance ** 2], 6);
    });
  }

  test('C4: no bonus on strange land, nor on own land that is fazaformed', () => {
    expectKills(fighting({ drones: 1 }), [1 / 2, 1 / 2]);
    expectKills(fighting({ drones: 1, tile: 6 }), [1 / 3, 2 / 3], 6);
    expectKills(fighting({ drones: 1, tile: 6 }, { tiles: { 6: { drones: 1, fazaformed: true } } }), [1 / 2, 1 / 2], 6);
  });

  test('a kept Sabotage, wrecks and the Radio change nothing', () => {
    const lasting: Layout = {
      kept: ['sabotage'],
      options: { radio: true, drawTwo: true },
      ships: { carrier: { tile: 6, health: 0 }, destroyer: { tile: 6, health: 0 }, former: { tile: 6, health: 0 } },
    };
    expectKills(fighting({ drones: 2, tile: 6 }, lasting), [1 / 9, 4 / 9, 4 / 9], 6);
  });
});

describe('C6 re-rolls', () => {
  test('more of them than dice: each goes to a failed die, again and again', () => {
    expectKills(fighting({ drones: 1, armed: times(3, grit) }), [1 / 16, 15 / 16]);
    expectKills(fighting({ drones: 2, armed: times(3, grit) }), [1 / 32, 5 / 32, 26 / 32]);
    expectKills(fighting({ drones: 3, armed: times(4, grit) }), [1 / 128, 7 / 128, 21 / 128, 99 / 128]);
  });

  test('one for all of them at once is one die each: a card that re-rolls two does as two cards', () => {
    expectKills(fighting({ drones: 2, armed: [{ kind: 'reroll', dice: 3 }] }), [1 / 32, 5 / 32, 26 / 32]);
  });

  test('look at what is added to every die, and at Hardened Hulls', () => {
    expectKills(fighting({ drones: 2, armed: [plus(2), grit] }), [1 / 216, 15 / 216, 200 / 216]);
    const hard = fighting({ drones: 2, armed: times(3, grit) }, { short: 'hardenedHulls' });
    expectKills(hard, [32 / 243, 80 / 243, 131 / 243]);
  });
});

describe('C6 what is added to the lowest die', () => {
  test('lifts a 3 to a hit; two lift a 2, or two 3s', () => {
    expectKills(fighting({ drones: 1, armed: [sidearm] }), [1 / 3, 2 / 3]);
    expectKills(fighting({ drones: 2, armed: [sidearm, sidearm] }), [1 / 6, 2 / 9, 11 / 18]);
    expectKills(fighting({ drones: 2, armed: [{ kind: 'lowestDie', bonus: 2 }] }), [5 / 36, 10 / 36, 21 / 36]);
  });

  test('comes after re-rolls: a 3 is rolled again, though it would be enough', () => {
    expectKills(fighting({ drones: 1, armed: [sidearm, grit] }), [1 / 6, 5 / 6]);
    expectKills(fighting({ drones: 2, armed: [sidearm, grit] }), [22 / 216, 53 / 216, 141 / 216]);
    expectKills(fighting({ drones: 2, armed: [grit, sidearm, grit, grit] }), [178 / 7776, 761 / 7776, 6837 / 7776]);
    const both = fighting({ drones: 3, armed: [sidearm, grit, sidearm] });
    expectKills(both, [58 / 1296, 175 / 1296, 214 / 1296, 849 / 1296]);
  });

  test('with Hardened Hulls, a Raygun and two re-rolls', () => {
    const state = fighting({ drones: 3, armed: [grit, plus(1), sidearm, grit] }, { short: 'hardenedHulls' });
    expectKills(state, [70 / 2592, 307 / 2592, 529 / 2592, 1686 / 2592]);
  });
});

describe('C3 what counts for each Rebel', () => {
  test('counts Rebels on the hero’s tile, up to what the card says', () => {
    expectKills(fighting({ drones: 1, rebels: 1, armed: [rally(2)] }), [1 / 3, 2 / 3]);
    expectKills(fighting({ drones: 1, rebels: 3, armed: [rally(2)] }), [1 / 6, 5 / 6]);
    expectKills(fighting({ drones: 1, rebels: 3, armed: [rally(1)] }), [1 / 3, 2 / 3]);
    expectKills(fighting({ drones: 1, armed: [rally(2)] }), [1 / 2, 1 / 2]);
  });
});

describe('I2 shields, then Rebels, then the hero', () => {
  const unhurt = [0, 0, null];

  test('a shield takes one injury, a wall two; both together three', () => {
    expect(costs(fighting({ drones: 3, armed: [bandage] }))).toEqual({
      0: [0, 2, null],
      1: [0, 1, null],
      2: unhurt,
      3: unhurt,
    });
    expect(costs(fighting({ drones: 3, armed: [shieldWall] }))).toEqual({
      0: [0, 1, null],
      1: unhurt,
      2: unhurt,
      3: unhurt,
    });
    const both = costs(fighting({ drones: 3, armed: [bandage, shieldWall] }));
    expect(both).toEqual({ 0: unhurt, 1: unhurt, 2: unhurt, 3: unhurt });
  });

  test('what a shield leaves falls on Rebels first', () => {
    expect(costs(fighting({ drones: 3, rebels: 1, armed: [bandage] }))).toEqual({
      0: [1, 1, null],
      1: [1, 0, null],
      2: unhurt,
      3: unhurt,
    });
    expect(costs(fighting({ drones: 3, rebels: 2 }))).toEqual({
      0: [2, 1, null],
      1: [2, 0, null],
      2: [1, 0, null],
      3: unhurt,
    });
  });

  test('I4, X2: a hero has no more wounds than healthy cards, and dies of the last', () => {
    const frail = fighting({ drones: 3, injured: [1, 2] });
    expect(costs(frail)).toEqual({ 0: [0, 2, 'X2'], 1: [0, 2, 'X2'], 2: [0, 1, null], 3: unhurt });
    expect(fightForecast(frail, 0, 7)).toMatchObject({
      deathChance: expect.closeTo(1 / 2, 12),
      defeatChance: expect.closeTo(1 / 2, 12),
    });
    expect(fightForecast(fighting({ drones: 3, injured: [1, 2], armed: [bandage] }), 0, 7).deathChance).toBeCloseTo(
      1 / 8,
      12,
    );
  });

  test('X5: on Hard the last Rebel loses the game, unless a shield takes the injury', () => {
    const hard = { mode: 'hard' } as const;
    expect(costs(fighting({ drones: 2, rebels: 1 }, hard))).toEqual({ 0: [1, 1, 'X5'], 1: [1, 0, 'X5'], 2: unhurt });
    expect(costs(fighting({ drones: 2, rebels: 1, armed: [bandage] }, hard))).toEqual({
      0: [1, 0, 'X5'],
      1: unhurt,
      2: unhurt,
    });
    expect(fightForecast(fighting({ drones: 2, rebels: 1, armed: [bandage] }, hard), 0, 7).defeatChance).toBeCloseTo(
      1 / 4,
      12,
    );
  });
});

describe('C7 the Bazooka', () => {
  const shot = (layout: Layout, longShots: FazaView['longShots'] = []): FazaView => ({
    ...fighting({ drones: 0, armed: [bazooka] }, { heroes: { soldier: { tile: 6 }, doctor: {} }, ...layout }),
    longShots,
  });

  test('ignores every injury, and takes the bonus of the tile that the hero stands on', () => {
    const state = shot({ tiles: { 7: { drones: 3 }, 6: { drones: 1, rebels: 2 } } });
    expect(costs(state)).toEqual({ 0: [0, 0, null], 1: [0, 0, null], 2: [0, 0, null], 3: [0, 0, null] });
    expectKills(state, [1 / 27, 6 / 27, 12 / 27, 8 / 27]);
  });

  test('a Range Booster adds its bonus to the first Bazooka only', () => {
    const booster = { kind: 'longShot', reach: 2, bonus: 1 } as const;
    expectKills(shot({ tiles: { 8: { drones: 1 } } }, [booster, booster]), [1 / 6, 5 / 6], 8);
    const unarmed = { ...fighting({ drones: 1 }), longShots: [booster] };
    expectKills(unarmed, [1 / 2, 1 / 2]);
  });
});
