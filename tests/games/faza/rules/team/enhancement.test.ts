import { describe, expect, test } from 'vitest';
import type { HeroId, TileNo } from '../../../../../src/games/faza/content/vocabulary.ts';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import type { Command, Target } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal, told } from '../../commands.ts';
import { dronesOn, heroNamed, injuredOf, type Layout, position, rebelsOn, usedOf, withDice } from '../../positions.ts';

/*
 * Every card of the four decks by name, both sides, every option. The board:   1  2  3  4
 *                                                                              5  6  7  8
 *                                                                              9 10 11 12
 *                                                                             13 14 15 16
 */
const SELF: Target = { kind: 'self' };
const use = (card: number, target: Target = SELF, option = 0, hero = 0): Command => ({
  do: 'enhance',
  hero,
  card,
  option,
  target,
});
const targets = (state: State, card: number, option = 0): Target[] =>
  legal(state, 'enhance')
    .filter((command) => command.hero === 0 && command.card === card && command.option === option)
    .map(({ target }) => target);

/** A tile whose bonus does not help the hero. */
const foreign = (id: HeroId): TileNo => (['soldier', 'doctor'].includes(id) ? 7 : 6);

/** The totals of a roll of 1 and 3 with the card. */
function rolled(id: HeroId, card: number, injured: boolean, rebels = 2): number[] {
  const tile = foreign(id);
  const companion = id === 'soldier' ? 'doctor' : 'soldier';
  const state = position({
    heroes: { [id]: { tile, injured: injured ? [card] : [] }, [companion]: {} },
    tiles: { [tile]: { drones: 2, rebels } },
  });
  const roll = told(give(withDice(state, 1, 3, 5), use(card), { do: 'fight', hero: 0, tile }), 'diceRolled');
  return roll.flatMap(({ dice }) => dice.map(({ total }) => total));
}

describe('C3 cards that add to dice', () => {
  test.each<[string, HeroId, number, 'healthy' | 'injured', number[]]>([
    ['Raygun (Tactical 1): +1 to all dice', 'soldier', 1, 'healthy', [2, 4]],
    ['Sidearm (Tactical 1, injured): +1 to the lowest die', 'soldier', 1, 'injured', [2, 3]],
    ['Raygun (Tactical 3)', 'soldier', 3, 'healthy', [2, 4]],
    ['Sidearm (Tactical 3, injured)', 'soldier', 3, 'injured', [2, 3]],
    ['Grenades (Tactical 4): +2 to all dice', 'soldier', 4, 'healthy', [3, 5]],
    ['Raygun (Medical 1)', 'doctor', 1, 'healthy', [2, 4]],
    ['Adrenaline (Medical 3): +2 to all dice', 'doctor', 3, 'healthy', [3, 5]],
    ['Grit (Medical 3, injured): re-roll 1 failed die', 'doctor', 3, 'injured', [5, 3]],
    ['Rally (Political 2): +1 to all dice per Rebel with the hero', 'senator', 2, 'healthy', [3, 5]],
    ['Speech (Political 2, injured): +1 to all dice if a Rebel is there', 'senator', 2, 'injured', [2, 4]],
    ['Raygun (Political 3)', 'senator', 3, 'healthy', [2, 4]],
    ['Sidearm (Political 3, injured)', 'senator', 3, 'injured', [2, 3]],
    ['Ray Cannon (Technological 1): +2 to all dice', 'engineer', 1, 'healthy', [3, 5]],
    ['Sidearm (Technological 1, injured)', 'engineer', 1, 'injured', [2, 3]],
    ['Range Booster (Technological 2): +1 to all dice', 'engineer', 2, 'healthy', [2, 4]],
    ['Flash (Technological 3, injured): re-roll 1 failed die', 'engineer', 3, 'injured', [5, 3]],
  ])('%s', (_, id, card, side, expected) => {
    expect(rolled(id, card, side === 'injured')).toEqual(expected);
  });

  test('Rally adds at most 2, and nothing without a Rebel', () => {
    expect(rolled('senator', 2, false, 3)).toEqual([3, 5]);
    expect(rolled('senator', 2, false, 1)).toEqual([2, 4]);
    expect(rolled('senator', 2, false, 0)).toEqual([1, 3]);
  });

  test('Speech adds 1 for any number of Rebels, and nothing without one', () => {
    expect(rolled('senator', 2, true, 3)).toEqual([2, 4]);
    expect(rolled('senator', 2, true, 0)).toEqual([1, 3]);
  });

  test('Rally and Speech count Rebels when the dice are rolled', () => {
    for (const injured of [[], [2]]) {
      const state = position({
        heroes: { senator: { tile: 6, injured }, soldier: {} },
        tiles: { 5: { rebels: 2 }, 6: { drones: 1 } },
      });
      const later: Command = { do: 'lead', hero: 0, card: 1, from: 5, to: 6, rebels: 1 };
      const [roll] = told(give(withDice(state, 1), use(2), later, { do: 'fight', hero: 0, tile: 6 }), 'diceRolled');
      expect(roll?.dice[0]?.bonus).toBe(1);
    }
  });
});

describe('C7 Bazooka and Range Booster', () => {
  const layout: Layout = {
    heroes: { engineer: {}, soldier: { tile: 6 } },
    tiles: { 7: { drones: 1 }, 8: { drones: 1 }, 5: { drones: 1 }, 11: { drones: 1 }, 4: {} },
  };
  const bazooka = use(2, SELF, 0, 1);
  const booster = use(2, SELF, 1);
  const shots = (state: State): TileNo[] => legal(state, 'fight').map(({ tile }) => tile);

  test('Bazooka (Tactical 2): the Drones of an adjacent tile', () => {
    expect(shots(give(position(layout), bazooka).state)).toEqual([5, 7]);
  });

  test('Range Booster, the other option: the next Bazooka of any hero reaches 2 tiles and adds 1', () => {
    const ready = give(position(layout), booster, bazooka).state;
    expect(shots(ready)).toEqual([5, 7, 8, 11]);
    const fired = give(withDice(ready, 3), { do: 'fight', hero: 1, tile: 8 });
    // 3, 1 for the tile under the Soldier, 1 for the Booster.
    expect(told(fired, 'diceRolled')[0]?.dice[0]?.total).toBe(5);
    expect(fired.state.longShots).toEqual([]);
  });

  test('it also serves a Bazooka already played', () => {
    expect(shots(give(position(layout), bazooka, booster).state)).toEqual([5, 7, 8, 11]);
  });

  test('it waits for a Bazooka: other rolls leave it alone', () => {
    const state = position({ ...layout, tiles: { 6: { drones: 1 }, 8: { drones: 1 } } });
    const fought = give(withDice(state, 6), booster, { do: 'fight', hero: 1, tile: 6 });
    expect(told(fought, 'diceRolled')[0]?.dice[0]?.bonus).toBe(1);
    expect(fought.state.longShots).toHaveLength(1);
  });

  test('it lapses with the phase', () => {
    expect(give(position(layout), booster, endTeamPhase).state.longShots).toEqual([]);
  });

  test('one Booster serves one Bazooka', () => {
    const twice = position({ ...layout, heroes: { engineer: { tile: 4 }, soldier: { tile: 6 } } });
    const ready = give(twice, booster, bazooka).state;
    const fired = give(withDice(ready, 1), { do: 'fight', hero: 1, tile: 8 });
    expect(shots(fired.state)).toEqual([]);
  });
});

describe('I2 shields', () => {
  const fight: Command = { do: 'fight', hero: 0, tile: 7 };
  const rolledAgainst = (id: HeroId, card: number, injured: boolean, target: Target = SELF) => {
    const state = position({
      heroes: { [id]: { tile: 7, injured: injured ? [card] : [] }, soldier: {} },
      tiles: { 7: { drones: 3 } },
    });
    return give(withDice(state, 1, 1, 1), use(card, target), fight);
  };

  test('Bandage (Medical 1, injured): ignore 1 injury', () => {
    const hit = rolledAgainst('doctor', 1, true);
    expect(told(hit, 'injuriesIgnored')).toMatchObject([{ count: 1, thanksTo: 'shield' }]);
    expect(injuredOf(hit.state, 'doctor')).toEqual([1, 2, 3]);
  });

  test('Shield Wall (Medical 4): ignore 2 injuries', () => {
    const hit = rolledAgainst('doctor', 4, false, { kind: 'ally', ally: 0 });
    expect(told(hit, 'injuriesIgnored')).toMatchObject([{ count: 2 }]);
    expect(injuredOf(hit.state, 'doctor')).toEqual([1]);
  });

  test('Shield Wall is for any hero on the tile, and for nobody elsewhere', () => {
    const state = position({
      heroes: { doctor: { tile: 7 }, soldier: { tile: 7 }, rebel: { tile: 6 } },
      tiles: { 7: { drones: 2 } },
    });
    expect(targets(state, 4)).toEqual([
      { kind: 'ally', ally: 0 },
      { kind: 'ally', ally: 1 },
    ]);
    expect(refusal(state, use(4, { kind: 'ally', ally: 2 }))).toBe('T2 notTogether');
    const hit = give(withDice(state, 1, 2), use(4, { kind: 'ally', ally: 1 }), { do: 'fight', hero: 1, tile: 7 });
    expect(injuredOf(hit.state, 'soldier')).toEqual([]);
  });

  test('a shield is used up by the roll, even by a lucky one', () => {
    const state = position({ heroes: { doctor: { tile: 7, injured: [1] }, soldier: {} }, tiles: { 7: { drones: 2 } } });
    const hit = give(withDice(state, 6, 6), use(1), fight);
    expect(heroNamed(hit.state, 'doctor').armed).toEqual([]);
  });
});

describe('I3 cards that recover', () => {
  test.each<[string, HeroId]>([
    ['Field Dressing (Tactical 2, injured)', 'soldier'],
    ['First Aid (Medical 2, injured)', 'doctor'],
  ])('%s: 1 own card of the hero’s choice, which keeps used or unused', (_, id) => {
    const companion = id === 'soldier' ? 'doctor' : 'soldier';
    const state = position({
      heroes: { [id]: { tile: 7, injured: [1, 2, 3], used: [3] }, [companion]: { tile: 7, injured: [1] } },
    });
    expect(targets(state, 2)).toEqual([1, 2, 3].map((card) => ({ kind: 'card', ally: 0, card })));
    const { state: after } = give(state, use(2, { kind: 'card', ally: 0, card: 3 }));
    expect(injuredOf(after, id)).toEqual([1, 2]);
    expect(usedOf(after, id)).toEqual([2, 3]);
    expect(refusal(state, use(2, { kind: 'card', ally: 0, card: 4 }))).toBe('I3 notInjured');
  });

  test('ruling: such a card may recover itself; it is used all the same', () => {
    const state = position({ heroes: { soldier: { tile: 7, injured: [1, 2] }, doctor: {} } });
    const { state: after } = give(state, use(2, { kind: 'card', ally: 0, card: 2 }));
    expect(injuredOf(after, 'soldier')).toEqual([1]);
    expect(usedOf(after, 'soldier')).toEqual([2]);
  });

  describe('Field Surgery (Medical 2)', () => {
    const state = position({
      heroes: { doctor: { tile: 7 }, soldier: { tile: 7, injured: [2, 3] }, rebel: { tile: 6, injured: [1] } },
    });

    test('recovers the lowest injured card of any hero on the tile', () => {
      expect(targets(state, 2)).toEqual([{ kind: 'ally', ally: 1 }]);
      expect(injuredOf(give(state, use(2, { kind: 'ally', ally: 1 })).state, 'soldier')).toEqual([3]);
    });

    test('the surgeon’s own too', () => {
      const own = position({ heroes: { doctor: { injured: [1, 3] }, soldier: {} } });
      expect(injuredOf(give(own, use(2, { kind: 'ally', ally: 0 })).state, 'doctor')).toEqual([3]);
    });

    test('nobody elsewhere and nobody healthy', () => {
      expect(refusal(state, use(2, { kind: 'ally', ally: 2 }))).toBe('T2 notTogether');
      expect(refusal(state, use(2, { kind: 'ally', ally: 0 }))).toBe('I3 notInjured');
    });
  });
});

describe('T2 cards that make used cards unused', () => {
  test('Patch (Technological 2, injured): another of the hero’s own cards', () => {
    const state = position({ heroes: { engineer: { injured: [2], used: [1, 4] }, soldier: { used: [1] } } });
    expect(targets(state, 2)).toEqual([1, 4].map((card) => ({ kind: 'card', ally: 0, card })));
    expect(usedOf(give(state, use(2, { kind: 'card', ally: 0, card: 4 })).state, 'engineer')).toEqual([1, 2]);
    expect(refusal(state, use(2, { kind: 'card', ally: 0, card: 2 }))).toBe('T2 notUsed');
  });

  test('Overclock (Technological 4): another hero’s card, wherever they are', () => {
    const state = position({
      heroes: { engineer: { used: [1] }, soldier: { used: [1, 3], injured: [1] }, doctor: {} },
    });
    expect(targets(state, 4)).toEqual([1, 3].map((card) => ({ kind: 'card', ally: 1, card })));
    const { state: after } = give(state, use(4, { kind: 'card', ally: 1, card: 1 }));
    expect(usedOf(after, 'soldier')).toEqual([3]);
    expect(injuredOf(after, 'soldier')).toEqual([1]);
    expect(refusal(state, use(4, { kind: 'card', ally: 0, card: 1 }))).toBe('T2 notUsed');
  });
});

describe('P4 cards that bring Rebels', () => {
  test.each<[string, HeroId, number, 'healthy' | 'injured', number]>([
    ['Broadcast (Political 1)', 'senator', 1, 'healthy', 0],
    ['Beacon (Technological 3)', 'engineer', 3, 'healthy', 0],
    ['Refuge (Medical 2, the other option)', 'doctor', 2, 'healthy', 1],
  ])('%s: 1 Rebel on any Outpost with room, Drones or not', (_, id, card, side, option) => {
    const layout: Layout = {
      heroes: { [id]: { tile: 12, injured: side === 'injured' ? [card] : [] }, soldier: {} },
      tiles: { 1: { rebels: 3 }, 2: { fazaformed: true }, 4: { drones: 2 } },
    };
    const state = position(layout);
    expect(targets(state, card, option)).toEqual([
      { kind: 'tile', tile: 3 },
      { kind: 'tile', tile: 4 },
    ]);
    expect(rebelsOn(give(state, use(card, { kind: 'tile', tile: 4 }, option)).state)).toEqual({ 1: 3, 4: 1 });
    expect(refusal(state, use(card, { kind: 'tile', tile: 1 }, option))).toBe('M4 noRoom');
    expect(refusal(state, use(card, { kind: 'tile', tile: 2 }, option))).toBe('P4 noOutpost');
    expect(refusal(state, use(card, { kind: 'tile', tile: 9 }, option))).toBe('P4 noOutpost');
  });

  test('Uprising (Political 4): 1 Rebel on the hero’s own tile, Drones or not', () => {
    const state = position({ heroes: { senator: { tile: 9 }, soldier: {} }, tiles: { 9: { drones: 2, rebels: 2 } } });
    expect(rebelsOn(give(state, use(4)).state)).toEqual({ 9: 3 });
    const full = position({ heroes: { senator: { tile: 9 }, soldier: {} }, tiles: { 9: { rebels: 3 } } });
    expect(refusal(full, use(4))).toBe('M4 noRoom');
  });

  test('with an empty Rebel pool they bring nobody', () => {
    const tiles = Object.fromEntries([5, 6, 7, 8, 10].map((no) => [no, { rebels: 3 }]));
    const state = position({ heroes: { senator: {}, soldier: {} }, tiles: { ...tiles, 11: { rebels: 1 } } });
    expect(refusal(state, use(1, { kind: 'tile', tile: 1 }))).toBe('P4 rebelPoolEmpty');
    expect(refusal(state, use(4))).toBe('P4 rebelPoolEmpty');
  });
});

describe('M3 Whisper (Political 1, injured): 1 Rebel moves 1 tile', () => {
  const state = position({
    heroes: { senator: { injured: [1] }, soldier: {} },
    tiles: { 6: { rebels: 3 }, 7: { rebels: 3 }, 12: { rebels: 2, drones: 1 }, 10: { drones: 3 } },
  });

  test('from anywhere to a neighbor with room, Drones there or not', () => {
    const steps = targets(state, 1).map((target) => (target.kind === 'step' ? `${target.from}-${target.to}` : ''));
    expect(steps.sort()).toEqual(['6-10', '6-2', '6-5', '7-11', '7-3', '7-8']);
    expect(rebelsOn(give(state, use(1, { kind: 'step', from: 6, to: 10 })).state)).toEqual({
      6: 2,
      7: 3,
      10: 1,
      12: 2,
    });
  });

  test('it obeys M3, room and distance', () => {
    expect(refusal(state, use(1, { kind: 'step', from: 12, to: 11 }))).toBe('M3 dronesHold');
    expect(refusal(state, use(1, { kind: 'step', from: 6, to: 7 }))).toBe('M4 noRoom');
    expect(refusal(state, use(1, { kind: 'step', from: 6, to: 14 }))).toBe('M3 outOfReach');
    expect(refusal(state, use(1, { kind: 'step', from: 9, to: 5 }))).toBe('M1 noRebelsThere');
    expect(refusal(state, use(1, { kind: 'step', from: 16, to: 12 }))).toBe('M1 noRebelsThere');
    expect(refusal(state, use(1, { kind: 'step', from: 17, to: 16 }))).toBe('T2 notPossible');
    expect(refusal(state, use(1, { kind: 'tile', tile: 6 }))).toBe('T2 notPossible');
  });
});

describe('T2 a card is used for one of its two actions', () => {
  test('and is used then', () => {
    const state = position({});
    const { state: after } = give(state, use(1));
    expect(usedOf(after, 'soldier')).toEqual([1]);
    expect(refusal(after, use(1))).toBe('T2 cardUsed');
    expect(refusal(after, { do: 'move', hero: 0, card: 1, to: 6 })).toBe('T2 cardUsed');
    expect(dronesOn(after)).toEqual({});
  });

  test('and only at valid targets, even without checking whether a command is legal', () => {
    const state = position({ heroes: { engineer: { injured: [2], used: [1] }, soldier: {} } });
    expect(() => applyLegal(state, use(2))).toThrow(new TypeError('self is no card'));
  });

  test('not for one that is not printed on it', () => {
    expect(refusal(position({}), use(1, SELF, 1))).toBe('T2 cardCannot');
    expect(refusal(position({}), use(9))).toBe('S7 noSuchCard');
    expect(refusal(position({}), use(1, SELF, 0, 3))).toBe('T2 noSuchHero');
    expect(refusal(position({}), use(1, { kind: 'ally', ally: 0 }))).toBe('T2 notPossible');
  });
});
