import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal, story, told } from '../../commands.ts';
import { heroNamed, injuredOf, position, rebelsOn, usedOf, withDice } from '../../positions.ts';

const fight: Command = { do: 'fight', hero: 0, tile: 7 };
const soldierOn7 = (rebels: number, injured: number[] = [], used: number[] = []): State =>
  position({ heroes: { soldier: { tile: 7, injured, used }, doctor: {} }, tiles: { 7: { drones: 3, rebels } } });

describe('I1 an injury flips the lowest-numbered healthy card', () => {
  test('the first one first', () => {
    expect(injuredOf(give(withDice(soldierOn7(0), 1, 6, 6), fight).state, 'soldier')).toEqual([1]);
    expect(injuredOf(give(withDice(soldierOn7(0), 1, 1, 1), fight).state, 'soldier')).toEqual([1, 2, 3]);
  });

  test('a healed gap is filled first', () => {
    expect(injuredOf(give(withDice(soldierOn7(0, [1, 3]), 1, 6, 6), fight).state, 'soldier')).toEqual([1, 2, 3]);
  });

  test('used stays used, unused stays unused', () => {
    const { state: after } = give(withDice(soldierOn7(0, [], [1]), 1, 1, 6), fight);
    expect(heroNamed(after, 'soldier').cards.slice(0, 2)).toEqual([
      { injured: true, used: true },
      { injured: true, used: false },
    ]);
  });
});

describe('I2 Rebels on the tile take injuries first', () => {
  test('one each, and return to the pool', () => {
    const { state: after, facts } = give(withDice(soldierOn7(2), 1, 1, 1), fight);
    expect(rebelsOn(after)).toEqual({});
    expect(after.pool.rebels).toBe(16);
    expect(injuredOf(after, 'soldier')).toEqual([1]);
    expect(story({ facts })).toEqual(['diceRolled', 'rebelsLost', 'heroInjured']);
  });

  test('those on other tiles do not', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones: 1 }, 6: { rebels: 3 } },
    });
    expect(injuredOf(give(withDice(state, 1), fight).state, 'soldier')).toEqual([1]);
  });

  test('ruling: a shield cancels injuries first; what remains falls on Rebels, then on the hero', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } },
      tiles: { 7: { drones: 3, rebels: 1 } },
    });
    const wall: Command = { do: 'enhance', hero: 1, card: 4, option: 0, target: { kind: 'ally', ally: 0 } };
    const some = give(withDice(state, 1, 1, 6), wall, fight);
    expect(told(some, 'injuriesIgnored')).toMatchObject([{ count: 2, thanksTo: 'shield' }]);
    expect(rebelsOn(some.state)).toEqual({ 7: 1 });
    const all = give(withDice(state, 1, 1, 1), wall, fight);
    expect(rebelsOn(all.state)).toEqual({});
    expect(injuredOf(all.state, 'soldier')).toEqual([]);
  });

  describe('ruling: where several heroes are hurt at once and Rebels are too few, the team chooses', () => {
    const together = (rebels: number): State =>
      position({
        heroes: { soldier: { tile: 7 }, doctor: { tile: 7 }, senator: { tile: 7 } },
        tiles: { 7: { drones: 1, rebels } },
        ships: { carrier: { tile: 13, health: 0 }, destroyer: { tile: 16 }, former: { tile: 16 } },
      });

    test('nobody is asked when there are enough, or none', () => {
      const enough = give(together(3), endTeamPhase);
      expect(enough.state.phase).toBe('team');
      expect(told(enough, 'heroInjured').filter(({ by }) => by === 'faza')).toEqual([]);
      expect(told(enough, 'rebelsLost').filter(({ by }) => by === 'faza')).toHaveLength(3);
      const none = give(together(0), endTeamPhase);
      expect(
        told(none, 'heroInjured')
          .filter(({ by }) => by === 'faza')
          .map(({ seat }) => seat),
      ).toEqual([0, 1, 2]);
    });

    test('whom each Rebel protects; the others are hurt', () => {
      const asked = give(together(2), endTeamPhase).state;
      expect(legal(asked, 'protect').map(({ hero }) => hero)).toEqual([0, 1, 2]);
      const again = give(asked, { do: 'protect', hero: 2 }).state;
      expect(legal(again, 'protect').map(({ hero }) => hero)).toEqual([0, 1]);
      const done = give(again, { do: 'protect', hero: 0 });
      const byFaza = told(done, 'heroInjured').filter(({ by }) => by === 'faza');
      expect(byFaza.map(({ seat }) => seat)).toEqual([1]);
      expect(told(done, 'rebelsLost').map(({ protected: seat }) => seat)).toEqual([0, 2]);
    });

    test('E3 nothing else can be done meanwhile', () => {
      const asked = give(together(1), endTeamPhase).state;
      expect(refusal(asked, endTeamPhase)).toBe('E3 decideFirst');
      expect(refusal(asked, { do: 'move', hero: 0, card: 1, to: 3 })).toBe('E3 decideFirst');
      expect(refusal(asked, { do: 'protect', hero: 7 })).toBe('E3 notAsked');
      expect(refusal(together(1), { do: 'protect', hero: 0 })).toBe('E3 notAsked');
    });

    test('tile by tile, each with its own Rebels', () => {
      const state = position({
        heroes: { soldier: { tile: 7 }, doctor: { tile: 7 }, senator: { tile: 9 }, engineer: { tile: 9 } },
        tiles: { 7: { drones: 1, rebels: 1 }, 9: { drones: 1, rebels: 1 } },
      });
      const asked = give(state, endTeamPhase).state;
      expect(legal(asked, 'protect').map(({ hero }) => hero)).toEqual([0, 1]);
      const then = give(asked, { do: 'protect', hero: 1 }).state;
      expect(legal(then, 'protect').map(({ hero }) => hero)).toEqual([2, 3]);
    });
  });
});

describe('I3 recovery at an Outpost', () => {
  const at = (tile: number, layout: { fazaformed?: boolean; drones?: number } = {}): State =>
    position({
      heroes: { soldier: { tile, injured: [1, 2, 3], used: [2] }, doctor: {} },
      tiles: { [tile]: layout },
    });

  test('an injured, unused card is used to recover it: healthy and used', () => {
    expect(legal(at(2), 'recover').map(({ card }) => card)).toEqual([1, 3]);
    const { state: after } = give(at(2), { do: 'recover', hero: 0, card: 3 });
    expect(injuredOf(after, 'soldier')).toEqual([1, 2]);
    expect(usedOf(after, 'soldier')).toEqual([2, 3]);
  });

  test('any Outpost will do', () => {
    for (const outpost of [1, 2, 3, 4]) expect(legal(at(outpost), 'recover')).toHaveLength(2);
  });

  test('a used card, a healthy card or another place will not', () => {
    expect(refusal(at(2), { do: 'recover', hero: 0, card: 2 })).toBe('T2 cardUsed');
    expect(refusal(at(2), { do: 'recover', hero: 0, card: 4 })).toBe('I3 notInjured');
    expect(refusal(at(6), { do: 'recover', hero: 0, card: 1 })).toBe('I3 notAtOutpost');
  });

  test('A7 a fazaformed Outpost will not', () => {
    expect(refusal(at(2, { fazaformed: true }), { do: 'recover', hero: 0, card: 1 })).toBe('I3 notAtOutpost');
  });

  test('ruling: Drones on the Outpost do not stop it', () => {
    expect(legal(at(2, { drones: 3 }), 'recover')).toHaveLength(2);
  });

  test('a card that moved cannot heal in the same turn', () => {
    const moved = give(at(3), { do: 'move', hero: 0, card: 1, to: 2 }).state;
    expect(refusal(moved, { do: 'recover', hero: 0, card: 1 })).toBe('T2 cardUsed');
  });
});

test('I4 four injuries: the hero dies and the team loses at once', () => {
  const state = position({
    heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
    tiles: { 7: { drones: 1 } },
  });
  const lost = give(withDice(state, 3), fight);
  expect(lost.state).toMatchObject({ phase: 'over', outcome: { won: false, rule: 'X2' } });
  expect(told(lost, 'teamLost')).toMatchObject([{ cause: 'X2', by: 'combat' }]);
});

test('I5 the injured side offers two other actions', () => {
  const healthy = position({});
  const injured = position({ heroes: { soldier: { injured: [2] }, doctor: {} } });
  const armedBy = (state: State): unknown =>
    told(give(state, { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } }), 'armed')[0]?.effect;
  expect(armedBy(healthy)).toEqual({ kind: 'bazooka' });
  expect(legal(injured, 'enhance').filter(({ hero, card }) => hero === 0 && card === 2)).toEqual([
    { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'card', ally: 0, card: 2 } },
  ]);
  const goals = (state: State): number =>
    legal(state, 'move').filter(({ hero, card }) => hero === 0 && card === 2).length;
  expect(goals(injured)).toBeLessThan(goals(healthy));
});
