import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { Command, Target } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal, told } from '../../commands.ts';
import { dronesOn, heroNamed, injuredOf, position, rebelsOn, withDice } from '../../positions.ts';

const fight = (tile: number, hero = 0): Command => ({ do: 'fight', hero, tile });
const SELF: Target = { kind: 'self' };
const enhance = (card: number, hero = 0, target = SELF, option = 0): Command => ({
  do: 'enhance',
  hero,
  card,
  option,
  target,
});
const totals = (state: State, ...commands: Command[]): number[] =>
  told(give(state, ...commands), 'diceRolled').flatMap(({ dice }) => dice.map(({ total }) => total));

/** The Soldier on #7, a Political tile, so that no tile helps, against some Drones there. */
const onForeignGround = (drones: number, rebels = 0): State =>
  position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones, rebels } } });

describe('the rulebook’s examples', () => {
  test('Drone Combat Example 1', () => {
    // The Tactical player, 1 Rebel and 3 Drones; no cards; she rolls one 4 and two failures.
    const state = withDice(onForeignGround(3, 1), 4, 2, 1);
    const { state: after, facts } = give(state, fight(7));
    expect(told({ facts }, 'dronesDefeated')).toMatchObject([{ count: 1 }]);
    expect(told({ facts }, 'rebelsLost')).toMatchObject([{ count: 1, protected: 0 }]);
    expect(rebelsOn(after)).toEqual({});
    expect(injuredOf(after, 'soldier')).toEqual([1]);
    expect(heroNamed(after, 'soldier').points).toBe(1);
    expect(dronesOn(after)).toEqual({ 7: 2 });
  });

  test('Drone Combat Example 2', () => {
    // The Tactical player on #2, Bazooka and Raygun against 3 Drones on #3; 5, 2 and 1 become 7, 4 and 3.
    const state = withDice(position({ tiles: { 3: { drones: 3 } } }), 5, 2, 1);
    const { state: after, facts } = give(state, enhance(2), enhance(1), fight(3));
    expect(told({ facts }, 'diceRolled')[0]?.dice.map(({ first, total, hit }) => [first, total, hit])).toEqual([
      [5, 7, true],
      [2, 4, true],
      [1, 3, false],
    ]);
    expect(told({ facts }, 'injuriesIgnored')).toMatchObject([{ count: 1, thanksTo: 'bazooka', rule: 'C7' }]);
    expect(injuredOf(after, 'soldier')).toEqual([]);
    expect(heroNamed(after, 'soldier').points).toBe(2);
    expect(dronesOn(after)).toEqual({ 3: 1 });
  });
});

describe('C1 a hero on a tile with Drones may fight', () => {
  test('without a card, again and again, even with every card used', () => {
    const state = position({
      heroes: { soldier: { tile: 7, used: [1, 2, 3, 4] }, doctor: {} },
      tiles: { 7: { drones: 1 } },
    });
    expect(legal(state, 'fight')).toEqual([fight(7)]);
    const { state: after } = give(withDice(state, 1, 2, 6), fight(7), fight(7), fight(7));
    expect(injuredOf(after, 'soldier')).toEqual([1, 2]);
    expect(dronesOn(after)).toEqual({});
  });

  test('not where there are no Drones, and not elsewhere', () => {
    const state = onForeignGround(2);
    expect(refusal(state, fight(2, 0))).toBe('C1 noDronesThere');
    expect(refusal(state, fight(7, 1))).toBe('C1 outOfReach');
    expect(refusal(state, fight(7, 2))).toBe('C1 noSuchHero');
    expect(refusal(state, fight(99))).toBe('C1 outOfReach');
  });
});

test.each([1, 2, 3])('C2 one die per Drone, all at once: %i', (drones) => {
  const [roll] = told(give(onForeignGround(drones, 3), fight(7)), 'diceRolled');
  expect(roll).toMatchObject({ from: 7, tile: 7, needs: 4 });
  expect(roll?.dice).toHaveLength(drones);
});

describe('C3 enhancements', () => {
  test('any number of cards add up, for every die', () => {
    expect(totals(withDice(onForeignGround(2, 2), 1, 2), enhance(1), enhance(3), enhance(4), fight(7))).toEqual([5, 6]);
  });

  test('count for the next roll only', () => {
    const state = withDice(onForeignGround(2, 3), 5, 1, 5);
    expect(totals(state, enhance(1), fight(7), fight(7))).toEqual([6, 2, 5]);
    expect(heroNamed(give(state, enhance(1), fight(7)).state, 'soldier').armed).toEqual([]);
  });

  test('count for the hero who played them, not for others', () => {
    const state = position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } }, tiles: { 7: { drones: 1 } } });
    expect(totals(withDice(state, 2), enhance(1, 0), fight(7, 1))).toEqual([2]);
  });

  test('ruling: armed effects lapse at the end of the Team phase', () => {
    const state = position({ heroes: { soldier: {}, doctor: {}, engineer: {} } });
    const over = give(state, enhance(1), enhance(2, 2, SELF, 1), endTeamPhase);
    expect(told(over, 'disarmed')).toMatchObject([{ seat: 0, rule: 'C3' }]);
    expect(over.state.heroes.flatMap(({ armed }) => armed)).toEqual([]);
    expect(over.state.longShots).toEqual([]);
  });
});

describe('C4 the tile bonus', () => {
  const soldierOn = (tile: number, fazaformed = false): State =>
    position({ heroes: { soldier: { tile }, doctor: {} }, tiles: { [tile]: { drones: 1, fazaformed } } });

  test('is 1 on an earth tile of the hero’s own area', () => {
    for (const tile of [2, 6, 10, 14]) expect(totals(withDice(soldierOn(tile), 3), fight(tile))).toEqual([4]);
  });

  test('is nothing on other tiles', () => {
    for (const tile of [1, 3, 4, 7, 16]) expect(totals(withDice(soldierOn(tile), 3), fight(tile))).toEqual([3]);
  });

  test('A7 is nothing on a fazaformed tile', () => {
    expect(totals(withDice(soldierOn(6, true), 3), fight(6))).toEqual([3]);
  });

  test('comes from the hero’s own tile, even when the shot goes elsewhere', () => {
    const from = (own: number, target: number): number[] =>
      totals(
        withDice(position({ heroes: { soldier: { tile: own }, doctor: {} }, tiles: { [target]: { drones: 1 } } }), 2),
        enhance(2),
        fight(target),
      );
    expect(from(6, 7)).toEqual([3]);
    expect(from(7, 6)).toEqual([2]);
  });
});

test('C5 4 or more defeats one Drone: the hero keeps it as 1 Point (P1)', () => {
  const { state: after, facts } = give(withDice(onForeignGround(3, 2), 4, 3, 6), fight(7));
  expect(told({ facts }, 'diceRolled')[0]?.dice.map(({ hit }) => hit)).toEqual([true, false, true]);
  expect(heroNamed(after, 'soldier').points).toBe(2);
  expect(dronesOn(after)).toEqual({ 7: 1 });
  expect(after.pool.drones).toBe(39);
});

describe('C6 a failed die', () => {
  test('is 1 injury to the hero', () => {
    expect(injuredOf(give(withDice(onForeignGround(2), 3, 1), fight(7)).state, 'soldier')).toEqual([1, 2]);
  });

  test('is taken by a Rebel on the hero’s tile', () => {
    const { state: after } = give(withDice(onForeignGround(2, 1), 3, 1), fight(7));
    expect(injuredOf(after, 'soldier')).toEqual([1]);
    expect(rebelsOn(after)).toEqual({});
  });

  const withReroll = (drones: number): State =>
    position({ heroes: { soldier: {}, doctor: { tile: 7, injured: [3] } }, tiles: { 7: { drones, rebels: 3 } } });

  test('ruling: a re-roll looks at flat bonuses: what they make a hit is not rolled again', () => {
    const state = withDice(withReroll(2), 3, 1, 6);
    // Raygun makes the 3 a hit, so Grit takes the 1.
    const [roll] = told(give(state, enhance(1, 1), enhance(3, 1), fight(7, 1)), 'diceRolled');
    expect(roll?.dice.map(({ first, again, total }) => [first, again, total])).toEqual([
      [3, [], 4],
      [1, [6], 7],
    ]);
  });

  test('ruling: two rerolls apply one after another, each to the lowest die that fails then', () => {
    const { heroes, ...rest } = withReroll(2);
    const grit: Effect = { kind: 'reroll', dice: 1 };
    const armed = heroes.map((hero) => (hero.id === 'doctor' ? { ...hero, armed: [grit, grit] } : hero));
    const [roll] = told(give(withDice({ ...rest, heroes: armed }, 3, 1, 2, 5), fight(7, 1)), 'diceRolled');
    expect(roll?.dice.map(({ again, total }) => [again, total])).toEqual([
      [[], 3],
      [[2, 5], 5],
    ]);
  });

  test('where every die hits, nothing is rolled again', () => {
    const [roll] = told(give(withDice(withReroll(2), 4, 5), enhance(3, 1), fight(7, 1)), 'diceRolled');
    expect(roll?.dice.flatMap(({ again }) => again)).toEqual([]);
  });

  test('ruling: the bonus to the lowest die comes after re-rolls', () => {
    const state = position({
      heroes: { soldier: {}, engineer: { tile: 7, injured: [1, 3] } },
      tiles: { 7: { drones: 2, rebels: 3 } },
    });
    // Sidearm and Flash: the 1 is rolled again and shows 6, so the 3 is the lowest now and becomes 4.
    const [roll] = told(give(withDice(state, 1, 3, 6), enhance(1, 1), enhance(3, 1), fight(7, 1)), 'diceRolled');
    expect(roll?.dice.map(({ total, hit }) => [total, hit])).toEqual([
      [6, true],
      [4, true],
    ]);
  });
});

describe('C7 Bazooka', () => {
  const state = position({
    heroes: { soldier: { tile: 6 }, doctor: { tile: 6 } },
    tiles: { 6: { drones: 2 }, 7: { drones: 3 }, 10: { drones: 1 }, 11: { drones: 1 } },
  });
  const armed = give(state, enhance(2)).state;

  test('ruling: the next roll is the Bazooka roll, at an adjacent tile only', () => {
    expect(legal(armed, 'fight').filter(({ hero }) => hero === 0)).toEqual([fight(7), fight(10)]);
    expect(refusal(armed, fight(6))).toBe('C7 bazookaArmed');
    expect(refusal(armed, fight(11))).toBe('C1 outOfReach');
    expect(refusal(state, fight(7))).toBe('C1 outOfReach');
  });

  test('ignores all injuries from that roll', () => {
    const { state: after } = give(withDice(armed, 1, 1, 2), fight(7));
    expect(injuredOf(after, 'soldier')).toEqual([]);
    expect(dronesOn(after)).toEqual(dronesOn(state));
  });

  test('ruling: Drones on the hero’s own tile do not hinder it, and are fought again after it', () => {
    const { state: after } = give(withDice(armed, 6, 6, 6), fight(7));
    expect(dronesOn(after)).toEqual({ 6: 2, 10: 1, 11: 1 });
    expect(legal(after, 'fight').filter(({ hero }) => hero === 0)).toEqual([fight(6)]);
  });

  test('is the hero’s own: another hero still fights at home', () => {
    expect(legal(armed, 'fight').filter(({ hero }) => hero === 1)).toEqual([fight(6, 1)]);
  });
});

describe('C8 kills and injuries of one roll are simultaneous', () => {
  test('a dying hero’s hits count', () => {
    const state = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 2 } },
    });
    const { state: after, facts } = give(withDice(state, 1, 6), fight(7));
    expect(told({ facts }, 'dronesDefeated')).toMatchObject([{ count: 1 }]);
    expect(dronesOn(after)).toEqual({ 7: 1 });
    expect(heroNamed(after, 'soldier').points).toBe(1);
    expect(after.outcome).toEqual({ won: false, rule: 'X2' });
  });

  test('injuries beyond the fourth change nothing more', () => {
    const state = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 3 } },
    });
    const lost = give(withDice(state, 1, 1, 1), fight(7));
    expect(told(lost, 'heroInjured').map(({ card }) => card)).toEqual([4]);
    expect(lost.state.outcome?.rule).toBe('X2');
  });
});
