import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { type Described, give, graceOf, passing, play, playerOf, rolling } from '../position.ts';
import { all, cards, coins, everywhere, levels, type Seating, seated, seatings, tiles } from '../seatings.ts';
import { setupOf } from '../subject.ts';

/* More rules that hold for every seat: limits of coins, fortunes, the goal, and the options. */

test.each([
  [2, 4],
  [3, 18],
  [4, 96],
])('%i players sit in %i ways', (players, ways) => {
  expect(seatings(players)).toHaveLength(ways);
});

test('K2 coins taken from any rival are lost above 6,000', () => {
  everywhere([2, 3, 4], (seating) => {
    const { roles, seat, name } = seating;
    for (const victim of roles.slice(1)) {
      const own: Described = { coins: 5000, hand: ['pickpocketTentacle'] };
      const state = seated(seating, 'C', all(roles.length, { coins: 3000 }, { 0: own }));
      const hit = give(state, play('pickpocketTentacle', { rival: seat(victim) }, seat(0))).state;
      expect(coins(seating, hit), name).toEqual(
        roles.map((role) => (role === 0 ? 6000 : role === victim ? 1000 : 3000)),
      );
    }
  });
});

test('K4 a fortune is the coins and the hand of the audited player only', () => {
  everywhere([2, 3, 4], (seating) => {
    const { roles, seat, name } = seating;
    for (const victim of roles.slice(1)) {
      const rival: Described = { coins: 3000, hand: ['bootJets', 'glueRain'] };
      const state = seated(seating, 'C', all(roles.length, rival, { 0: { coins: 2000, hand: ['totalAudit'] } }));
      const { state: after } = give(state, play('totalAudit', { rival: seat(victim) }, seat(0)), passing(seat(victim)));
      const others = (value: number): number[] => roles.slice(1).map((role) => (role === victim ? 0 : value));
      expect(coins(seating, after), name).toEqual([0, ...others(3000)]);
      expect(cards(seating, after), name).toEqual([0, ...others(2)]);
    }
  });
});

test('M3 nobody passes 150: remaining steps are walked back', () => {
  everywhere([2, 3, 4], (seating) => {
    const { roles, seat, name } = seating;
    const state = seated(seating, 'A', all(roles.length, {}, { 0: { tile: 148, level: 5 } }));
    const rolled = give(rolling(state, 2, 3), { do: 'roll', seat: seat(0) }).state;
    const moved = give(rolled, { do: 'move', seat: seat(0), dice: [0, 1], how: 'sum', bought: 0 });
    expect(moved.facts, name).toContainEqual(
      expect.objectContaining({ fact: 'pawnMoved', seat: seat(0), path: [149, 150, 149, 148, 147] }),
    );
    expect(tiles(seating, moved.state)[0], name).toBe(147);
  });
});

test('O2 in a quick game every seat begins at level 2, otherwise at level 1', () => {
  for (const players of [2, 3, 4]) {
    for (const quickGame of [true, false]) {
      const { state } = azardia.newGame(setupOf('quick', players, { quickGame }));
      const expected = Array.from({ length: players }, () => (quickGame ? 2 : 1));
      expect(state.players.map(({ level }) => level)).toEqual(expected);
    }
  }
});

/** Somebody holds 150, and the active player plays a card that moves them back. */
function pushed(seating: Seating, holder: number, firmGoal: boolean) {
  const { roles, seat } = seating;
  const own = { 0: { hand: ['gravityHiccup'] }, [holder]: { tile: 150, level: 5 } } as const;
  const state = seated(seating, 'C', all(roles.length, {}, own), { firmGoal });
  const grace = { ...graceOf(seat(holder)), now: seat(0) };
  return give({ ...state, grace }, play('gravityHiccup', { rival: seat(holder) }, seat(0))).state;
}

test('O3 a card moves the holder of 150, whoever holds it, but not from a firm 150', () => {
  everywhere([2, 3, 4], (seating) => {
    for (const holder of seating.roles.slice(1)) {
      const [moved, firm] = [pushed(seating, holder, false), pushed(seating, holder, true)];
      expect([tiles(seating, moved)[holder], moved.grace], seating.name).toEqual([147, null]);
      expect([tiles(seating, firm)[holder], firm.grace?.holder], seating.name).toEqual([150, seating.seat(holder)]);
      expect(levels(seating, firm), seating.name).toEqual(levels(seating, moved));
    }
  });
});

test('O4 with open hands every seat and every spectator sees all hands, otherwise each only their own', () => {
  everywhere([2, 3, 4], (seating) => {
    const { roles, seat, name } = seating;
    const holding: Described = { hand: ['bootJets', 'nopeNebula'] };
    for (const openHands of [true, false]) {
      const state = seated(seating, 'C', all(roles.length, holding), { openHands });
      for (const viewer of [...roles.map(seat), 'spectator' as const]) {
        const view = azardia.view(state, viewer);
        const seen = roles.map((role) => playerOf(view as typeof state, seat(role)).hand.includes('nopeNebula'));
        expect(seen, name).toEqual(roles.map((role) => openHands || seat(role) === viewer));
      }
    }
  });
});
