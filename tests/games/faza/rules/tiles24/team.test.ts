import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { endTeamPhase, give, legal, refusal, told } from '../../commands.ts';
import { heroNamed, injuredOf, rebelsOn, tile, usedOf, withDice } from '../../positions.ts';
import { place } from './place.ts';

const enhance = (hero: number, card: number): Command => ({
  do: 'enhance',
  hero,
  card,
  option: 0,
  target: { kind: 'self' },
});
const fight = (hero: number, at: number): Command => ({ do: 'fight', hero, tile: at });
const aim: Command = { do: 'aim', hero: 0 };
const reclaim: Command = { do: 'reclaim', hero: 0 };

describe('combat', () => {
  test('P24-C1 one die for each Drone, up to four', () => {
    const state = place({ heroes: { marine: { tile: 9 }, doctor: {} }, tiles: { 9: { drones: 4, rebels: 4 } } });
    expect(told(give(withDice(state, 6, 5, 4, 4), fight(0, 9)), 'diceRolled')[0]?.dice).toHaveLength(4);
  });

  test('P24-C2 a Raygun and a Shield count together, for the next roll only', () => {
    const state = place({ heroes: { marine: { tile: 9 }, doctor: {} }, tiles: { 9: { drones: 2 } } });
    const first = give(withDice(state, 1, 3), enhance(0, 1), enhance(0, 4), fight(0, 9));
    expect(told(first, 'diceRolled')[0]?.dice.map(({ total, hit }) => [total, hit])).toEqual([
      [2, false],
      [4, true],
    ]);
    expect(told(first, 'injuriesIgnored')).toMatchObject([{ count: 1, thanksTo: 'shield' }]);
    const second = give(withDice(first.state, 3), fight(0, 9));
    expect(told(second, 'diceRolled')[0]?.dice[0]).toMatchObject({ total: 3, hit: false });
    expect(injuredOf(second.state, 'marine')).toEqual([1]);
  });

  test('P24-C2 what one hero arms does not count for the roll of another', () => {
    const state = place({
      heroes: { marine: { tile: 15 }, senator: { tile: 15 } },
      tiles: { 15: { drones: 1 }, 8: { rebels: 1 } },
    });
    const other = give(withDice(state, 3), enhance(0, 1), fight(1, 15));
    expect(told(other, 'diceRolled')[0]?.dice[0]).toMatchObject({ total: 3, hit: false });
    expect(heroNamed(other.state, 'marine').armed).toHaveLength(1);
  });

  test('P24-C2 C7 a Bazooka’s roll injures nobody, so a Shield armed with it is wasted', () => {
    const state = place({
      heroes: { marine: { tile: 9 }, doctor: {} },
      tiles: { 10: { drones: 2 }, 8: { rebels: 1 } },
    });
    const shot = give(withDice(state, 1, 1), enhance(0, 2), enhance(0, 4), fight(0, 10));
    expect(told(shot, 'injuriesIgnored')).toMatchObject([{ count: 2, thanksTo: 'bazooka' }]);
    expect(injuredOf(shot.state, 'marine')).toEqual([]);
    expect(heroNamed(shot.state, 'marine').armed).toEqual([]);
  });

  test.each([
    [5, false, 1, 'on an earth tile of the own area'],
    [5, true, -1, 'on the same tile, dense'],
    [12, true, -1, 'on a dense tile of another area'],
    [12, false, 0, 'on its earth side'],
    [4, true, 0, 'on a plain fazaformed tile'],
  ])('P24-C3 on #%i, fazaformed: %s, every die gets %i: %4$s', (no, fazaformed, bonus) => {
    const state = place({ heroes: { marine: { tile: no }, doctor: {} }, tiles: { [no]: { drones: 1, fazaformed } } });
    expect(told(give(state, fight(0, no)), 'diceRolled')[0]?.dice[0]?.bonus).toBe(bonus);
  });

  test('P24-C3 with a Bazooka the tile of the hero counts; an Ash Cloud takes the +1 only', () => {
    const from = (no: number, fazaformed: boolean) =>
      place({
        heroes: { marine: { tile: no }, doctor: {} },
        tiles: { [no]: { fazaformed }, 4: { drones: 1 } },
        short: 'ashCloud',
      });
    const bonusFrom = (no: number, fazaformed: boolean): number | undefined =>
      told(give(from(no, fazaformed), enhance(0, 2), fight(0, 4)), 'diceRolled')[0]?.dice[0]?.bonus;
    expect(bonusFrom(5, true)).toBe(-1);
    expect(bonusFrom(5, false)).toBe(0);
  });

  test('P24-C4 a sum may be 0, and 4 is enough', () => {
    const on = (bonus: { fazaformed?: boolean }) =>
      place({ heroes: { marine: { tile: 12 }, doctor: {} }, tiles: { 12: { drones: 1, ...bonus } } });
    const low = give(withDice(on({ fazaformed: true }), 1), fight(0, 12));
    expect(told(low, 'diceRolled')[0]?.dice[0]).toMatchObject({ total: 0, hit: false });
    const high = give(withDice(on({}), 4), fight(0, 12));
    expect(told(high, 'diceRolled')[0]?.dice[0]).toMatchObject({ total: 4, hit: true });
  });
});

describe('injuries', () => {
  test('P24-I1 P24-I2 an injury turns the lowest healthy card; the sixth kills', () => {
    const wounded = (...injured: number[]) =>
      place({ heroes: { marine: { tile: 9, injured }, doctor: {} }, tiles: { 9: { drones: 1 } } });
    expect(injuredOf(give(withDice(wounded(1, 3), 1), fight(0, 9)).state, 'marine')).toEqual([1, 2, 3]);
    const five = give(withDice(wounded(1, 2, 3, 4), 1), fight(0, 9));
    expect([five.state.outcome, injuredOf(five.state, 'marine')]).toEqual([null, [1, 2, 3, 4, 5]]);
    const six = give(withDice(wounded(1, 2, 3, 4, 5), 1), fight(0, 9));
    expect(six.state.outcome).toEqual({ won: false, rule: 'X2' });
  });

  test('P24-I3 in one roll the Rebels take injuries first, then the hero', () => {
    const state = place({
      heroes: { marine: { tile: 9 }, doctor: {} },
      tiles: { 9: { drones: 3, rebels: 1 }, 3: { rebels: 1 } },
    });
    const fought = give(withDice(state, 1, 1, 1), fight(0, 9));
    expect(rebelsOn(fought.state)).toEqual({ 3: 1 });
    expect(injuredOf(fought.state, 'marine')).toEqual([1, 2]);
  });

  test('P24-I3 P24-I2 in one roll the Rebels fall first, then the sixth injury kills', () => {
    const state = place({
      heroes: { marine: { tile: 9, injured: [1, 2, 3, 4, 5] }, doctor: {} },
      tiles: { 9: { drones: 2, rebels: 1 }, 3: { rebels: 1 } },
    });
    expect(give(withDice(state, 1, 4), fight(0, 9)).state.outcome).toBeNull();
    const fought = give(withDice(state, 1, 1), fight(0, 9));
    expect([fought.state.outcome, rebelsOn(fought.state)]).toEqual([{ won: false, rule: 'X2' }, { 3: 1 }]);
  });

  test('P24-I4 any injured, unused card recovers on an earth Outpost, Drones there or not, and is used', () => {
    const at = (layout: { drones?: number; fazaformed?: boolean }) =>
      place({
        heroes: { marine: { tile: 22, injured: [1, 3, 5], used: [3] }, doctor: {} },
        tiles: { 22: layout, 8: { rebels: 1 } },
      });
    expect(legal(at({ drones: 2 }), 'recover').map(({ card }) => card)).toEqual([1, 5]);
    const after = give(at({ drones: 2 }), { do: 'recover', hero: 0, card: 5 }).state;
    expect([injuredOf(after, 'marine'), usedOf(after, 'marine')]).toEqual([
      [1, 3],
      [3, 5],
    ]);
    expect(legal(at({ fazaformed: true }), 'recover')).toEqual([]);
  });
});

describe('Points', () => {
  const aiming = (points: number, drones: number) =>
    place({ heroes: { marine: { tile: 9, points }, doctor: {} }, tiles: { 9: { drones }, 8: { rebels: 1 } } });

  test('P24-P1 1 Point gives the lowest die +1, and goes back to the pool', () => {
    const fought = give(withDice(aiming(1, 2), 3, 5), aim, fight(0, 9));
    expect(told(fought, 'pointsSpent')).toMatchObject([{ points: 1, by: 'skill:aim' }]);
    expect(told(fought, 'armed')).toMatchObject([{ seat: 0, by: 'skill:aim' }]);
    expect(told(fought, 'diceRolled')[0]?.dice.map(({ total, hit }) => [total, hit])).toEqual([
      [4, true],
      [5, true],
    ]);
  });

  test('P24-P1 each of several Points goes to the die that is lowest then; one may be wasted', () => {
    const totals = (...dice: number[]): number[] | undefined =>
      told(give(withDice(aiming(2, dice.length), ...dice), aim, aim, fight(0, 9)), 'diceRolled')[0]?.dice.map(
        ({ total }) => total,
      );
    expect(totals(1, 3)).toEqual([3, 3]);
    // The example of the rulings: with one Point 1 and 3 become 2 and 3, and both fail.
    const one = give(withDice(aiming(1, 2), 1, 3), aim, fight(0, 9));
    expect(told(one, 'diceRolled')[0]?.dice.map(({ total, hit }) => [total, hit])).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(totals(3, 3)).toEqual([4, 4]);
    expect(totals(6)).toEqual([8]);
  });

  test('P24-P1 only before a roll that can be made, with a Point, and not while the radio is jammed', () => {
    expect(refusal(aiming(1, 0), aim)).toBe('C1 noDronesThere');
    expect(refusal(aiming(0, 1), aim)).toBe('P3 tooFewPoints');
    const jammed = place({
      heroes: { marine: { tile: 9, points: 1 }, doctor: {} },
      tiles: { 9: { drones: 1 } },
      short: 'jammedRadio',
    });
    expect(refusal(jammed, aim)).toBe('E2 pointsJammed');
  });

  test('P24-P1 it helps a Bazooka’s roll, and lapses with the phase', () => {
    const state = place({
      heroes: { marine: { tile: 9, points: 1 }, doctor: {} },
      tiles: { 10: { drones: 1 }, 8: { rebels: 1 } },
    });
    const shot = give(withDice(give(state, enhance(0, 2)).state, 3), aim, fight(0, 10));
    expect(told(shot, 'diceRolled')[0]?.dice[0]).toMatchObject({ total: 4, hit: true });
    expect(heroNamed(give(aiming(1, 1), aim, endTeamPhase).state, 'marine').armed).toEqual([]);
  });

  test('P24-P1 rerolls look at the sum without it', () => {
    const state = place({
      heroes: { doctor: { tile: 9, points: 1, injured: [3] }, marine: {} },
      tiles: { 9: { drones: 1 } },
    });
    const fought = give(withDice(state, 3, 2), enhance(0, 3), aim, fight(0, 9));
    // On the Doctor's own area 3 is a hit by itself; there is nothing to roll again.
    expect(told(fought, 'diceRolled')[0]?.dice[0]).toMatchObject({ first: 3, again: [], total: 5, hit: true });
    const elsewhere = place({
      heroes: { doctor: { tile: 16, points: 1, injured: [3] }, marine: {} },
      tiles: { 16: { drones: 1 } },
    });
    const again = give(withDice(elsewhere, 3, 2), enhance(0, 3), aim, fight(0, 16));
    expect(told(again, 'diceRolled')[0]?.dice[0]).toMatchObject({ first: 3, again: [2], total: 3, hit: false });
  });

  const under = (points: number, layout: { drones?: number; fazaformed?: boolean } = {}) =>
    place({
      heroes: { marine: { tile: 22, points }, doctor: {} },
      tiles: { 22: { fazaformed: true, ...layout }, 8: { rebels: 1 } },
      ships: { carrier: { tile: 22 } },
    });

  test('P24-P2 6 Points turn a tile back, even under a ship, and its Outpost works at once', () => {
    const turned = give(under(8), reclaim);
    expect(tile(turned.state, 22).fazaformed).toBe(false);
    expect(heroNamed(turned.state, 'marine').points).toBe(2);
    expect(legal(turned.state, 'recruit').map(({ outpost }) => outpost)).toContain(22);
  });

  test('P24-P2 not with a Drone there, not with 5 Points, not an earth tile; the Farmer pays 3', () => {
    expect(refusal(under(6, { drones: 1 }), reclaim)).toBe('T2 dronesGuard');
    expect(refusal(under(5), reclaim)).toBe('P3 tooFewPoints');
    expect(refusal(under(6, { fazaformed: false }), reclaim)).toBe('A7 notFazaformed');
    const farmer = place({
      heroes: { farmer: { tile: 22, points: 7 }, marine: {} },
      tiles: { 22: { fazaformed: true }, 3: { rebels: 1 } },
      ships: { carrier: { tile: 22 } },
    });
    expect(legal(farmer, 'reclaim')).toHaveLength(1);
    expect(heroNamed(give(farmer, reclaim).state, 'farmer').points).toBe(4);
  });

  test('P24-P2 P24-P4 two heroes on a tile cannot pay 3 Points each', () => {
    const two = place({
      heroes: { marine: { tile: 22, points: 3 }, doctor: { tile: 22, points: 3 } },
      tiles: { 22: { fazaformed: true }, 8: { rebels: 1 } },
    });
    expect(refusal(two, reclaim)).toBe('P3 tooFewPoints');
    expect(refusal(two, { do: 'reclaim', hero: 1 })).toBe('P3 tooFewPoints');
  });

  test('P24-P3 P24-P4 a Rebel costs 2 Points of one hero, on any earth Outpost with room', () => {
    const state = (marine: number, doctor: number) =>
      place({
        heroes: { marine: { points: marine }, doctor: { points: doctor } },
        tiles: { 3: { rebels: 4 }, 17: { fazaformed: true } },
      });
    expect(legal(state(2, 0), 'recruit').map(({ outpost }) => outpost)).toEqual([8, 22]);
    expect(legal(state(1, 1), 'recruit')).toEqual([]);
    expect(heroNamed(give(state(3, 0), { do: 'recruit', hero: 0, outpost: 22 }).state, 'marine').points).toBe(1);
  });
});

describe('movement', () => {
  test('P24-M1 of a group of 4 that is led to 2 Rebels only 2 find room', () => {
    const state = place({ tiles: { 8: { rebels: 4 }, 9: { rebels: 2 } } });
    const there = legal(state, 'lead').filter(({ from, to, card }) => from === 8 && to === 9 && card === 1);
    expect(new Set(there.map(({ rebels }) => rebels))).toEqual(new Set([1, 2]));
    const all: Command = { do: 'lead', hero: 0, card: 1, from: 8, to: 9, rebels: 4 };
    expect(refusal(state, all)).toBe('M4 noRoom');
  });

  test('P24-M2 nobody leaves a tile with Drones, but the Scout; a Run does not pass them, an Airplane does', () => {
    const held = (hero: 'marine' | 'scout') =>
      place({ heroes: { [hero]: { tile: 9 }, doctor: {} }, tiles: { 9: { drones: 1 }, 10: { drones: 1 } } });
    const goals = (state: ReturnType<typeof place>, card: number): number[] =>
      legal(state, 'move')
        .filter((move) => move.hero === 0 && move.card === card)
        .map(({ to }) => to);
    expect(goals(held('marine'), 3)).toEqual([]);
    expect(goals(held('scout'), 2)).toContain(8);
    const fenced = place({
      heroes: { marine: { tile: 7 }, doctor: { tile: 3 } },
      tiles: { 8: { drones: 1 }, 13: { drones: 1 } },
    });
    expect(goals(fenced, 2).sort((a, b) => a - b)).toEqual([8, 13]);
    expect(goals(fenced, 3)).toContain(9);
  });
});

describe('the end of the Team phase', () => {
  test('P24-T1 P24-K2 cards may stay unused; used ones are unused again after the Faza phase', () => {
    const state = place({
      heroes: { marine: { used: [1, 4] }, doctor: {} },
      tiles: { 3: { rebels: 3 }, 8: { rebels: 3 } },
    });
    expect(legal(state, 'endTeamPhase')).toHaveLength(1);
    expect(legal(state, 'move').filter(({ hero, card }) => hero === 0 && [1, 4].includes(card))).toEqual([]);
    const after = give(state, endTeamPhase).state;
    expect([after.phase, usedOf(after, 'marine')]).toEqual(['team', []]);
  });

  test.each([
    [7, true, 1, 'radiation'],
    [7, false, 0, 'its earth side'],
    [10, true, 0, 'a dense tile'],
  ])('P24-T2 on #%i, fazaformed: %s, a hero takes %i injuries: %4$s', (no, fazaformed, count) => {
    const state = place({
      heroes: { marine: { tile: no }, doctor: {} },
      tiles: { [no]: { fazaformed }, 8: { rebels: 2 } },
    });
    const struck = told(give(state, endTeamPhase), 'heroInjured').filter(({ by }) => by === 'deadly');
    expect(struck).toHaveLength(count);
  });
});
