import { describe, expect, test } from 'vitest';
import type { ActionId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  answer,
  asked,
  buyTile,
  type Described,
  factsOf,
  give,
  type Led,
  legal,
  passing,
  play,
  playerOf,
  rolling,
  withDeck,
  withEvents,
  withPenalties,
} from '../position.ts';
import { all, cards, coins, everywhere, levels, metBy, type Seating, seated, tiles } from '../seatings.ts';
import { setupOf } from '../subject.ts';

/** The first of four dice are the challenger's, whoever wins. */
const WINS = [9, 9, 2, 3];
const LOSES = [2, 3, 9, 9];

/** Fights every duel that opens, with these dice, without coins or cards. */
function fight(led: Led, faces: readonly number[]): Led {
  let { state, facts } = led;
  while (state.duel) {
    const next = give(rolling(state, ...faces), passing(asked(state)));
    ({ state, facts } = { state: next.state, facts: [...facts, ...next.facts] });
  }
  return { state, facts };
}
describe('meeting and duels', () => {
  test('H5 who arrives on its own turn meets the others in turn order after it', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      // They hold a card, so they are asked before each duel.
      const there: Described = { tile: 50, level: 2, hand: ['bootJets'] };
      const state = seated(seating, 'C', all(roles.length, there, { 0: { tile: 49, coins: 1000 } }));
      const { facts } = fight(give(state, buyTile(seat(0))), WINS);
      expect(metBy(seating, 0, facts), name).toEqual(roles.slice(1));
    });
  });

  test.each([
    [1, [2, 3, 0]],
    [2, [3, 0, 1]],
    [3, [0, 1, 2]],
  ])('H5 role %i, pushed onto the others by a card, meets them in turn order after itself', (victim, met) => {
    everywhere([4], (seating) => {
      const { seat, name } = seating;
      const there: Described = { tile: 50, level: 2, hand: ['bootJets'] };
      const pushed: Described = { tile: 53, hand: ['loadedSmile'] };
      const owner: Described = { hand: ['gravityHiccup', 'bootJets'] };
      const state = seated(seating, 'C', all(4, there, { 0: owner, [victim]: pushed }));
      const hit = give(state, play('gravityHiccup', { rival: seat(victim) }, seat(0)), passing(seat(victim)));
      expect(metBy(seating, victim, fight(hit, WINS).facts), name).toEqual(met);
    });
  });

  test('H3 M6 winner and loser, on each side', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const last = roles.length - 1;
      const mine: Described = { tile: 49, level: 3, coins: 1000 };
      const state = seated(seating, 'C', all(roles.length, {}, { 0: mine, [last]: { tile: 50, level: 1 } }));
      const won = give(rolling(state, ...WINS), buyTile(seat(0))).state;
      expect([at(tiles(seating, won), 0), at(tiles(seating, won), last)], name).toEqual([50, 47]);
      expect([at(levels(seating, won), 0), at(levels(seating, won), last)], name).toEqual([4, 1]);
      const lost = give(rolling(state, ...LOSES), buyTile(seat(0))).state;
      expect([at(tiles(seating, lost), 0), at(tiles(seating, lost), last)], name).toEqual([49, 50]);
      expect([at(levels(seating, lost), 0), at(levels(seating, lost), last)], name).toEqual([2, 2]);
    });
  });

  test('H4 at the Gate: 80 with two players, 81 too with three, 82 too with four', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const last = roles.length - 1;
      for (const tile of [80, 81, 82, 83]) {
        const isGate = tile <= 78 + roles.length;
        const far: Described = { level: 5, tile: 20 };
        const own = { 0: { tile: tile - 1, coins: 1000 }, [last]: { tile } };
        const others = Object.fromEntries(
          [1, 2].filter((role) => role < last).map((role) => [role, { tile: 20 + role }]),
        );
        const state = seated(seating, 'C', all(roles.length, far, { ...others, ...own }));
        for (const [dice, winner, loser] of [
          [WINS, 0, last],
          [LOSES, last, 0],
        ] as const) {
          const after = tiles(seating, give(rolling(state, ...dice), buyTile(seat(0))).state);
          expect([after[winner], after[loser]], `${name}, tile ${tile}`).toEqual(
            isGate ? [tile + 3, tile] : [tile, 80],
          );
        }
      }
    });
  });

  test('H6 a player met this turn is no victim of a duel from afar on that turn, and all others are', () => {
    everywhere([3, 4], (seating) => {
      const { roles, seat, name } = seating;
      for (const met of roles.slice(1)) {
        const mine: Described = { tile: 49, coins: 1000, character: 'noncredoMantis', hand: ['thrownGauntlet'] };
        const others = Object.fromEntries(roles.slice(1).map((role) => [role, { tile: 60 + role }]));
        const described = all(
          roles.length,
          { level: 2, character: 'lagartoon' },
          { ...others, 0: mine, [met]: { tile: 50 } },
        );
        const { state } = fight(give(seated(seating, 'C', described), buyTile(seat(0))), WINS);
        const left = roles
          .slice(1)
          .filter((role) => role !== met)
          .map(seat);
        expect(
          legal(state, 'challenge').map(({ rival }) => rival),
          name,
        ).toEqual(left);
        expect(legal(state, 'play'), name).toEqual(left.map((rival) => play('thrownGauntlet', { rival }, seat(0))));
      }
    });
  });

  test('H7 the one behind is asked, on whichever seat, and on a tie the arriver', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const rival = roles.length - 1;
      const state = seated(
        seating,
        'C',
        all(roles.length, {}, { 0: { tile: 49, coins: 3000 }, [rival]: { tile: 50, coins: 3000 } }),
      );
      const behind = (...faces: readonly number[]): number =>
        seating.role(asked(give(rolling(state, ...faces), buyTile(seat(0))).state));
      expect([behind(5, 5, 6, 5), behind(6, 5, 5, 5), behind(5, 5, 6, 4)], name).toEqual([0, rival, 0]);
    });
  });

  test('C4 C5 the Mantis challenges every rival but one on 150, and nobody is asked before the dice', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const hand: readonly ActionId[] = ['chickenProtocol'];
      const state = seated(seating, 'C', all(roles.length, { hand }, { 0: { character: 'noncredoMantis' } }));
      expect(
        legal(state, 'challenge').map(({ rival }) => rival),
        name,
      ).toEqual(roles.slice(1).map(seat));
      for (const role of roles.slice(1)) {
        const challenge: Command = { do: 'challenge', seat: seat(0), rival: seat(role) };
        const { facts, state: open } = give(rolling(state, ...LOSES), challenge);
        expect(
          factsOf(facts, 'duelRolled').map((fact) => seating.role(fact.seat)),
          name,
        ).toEqual([0, role]);
        expect(legal(open, 'play'), name).toEqual([]);
      }
    });
  });
});

describe('other characters', () => {
  test('C1 Lagartoon draws 3 cards and discards 1', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const state = withDeck(
        seated(seating, 'A', all(roles.length, { character: 'robotIKing' }, { 0: { character: 'lagartoon' } })),
        'bootJets',
        'glueRain',
        'nopeNebula',
      );
      const rolled = give(rolling(state, 1, 2), { do: 'roll', seat: seat(0) }).state;
      const moved = give(rolled, { do: 'move', seat: seat(0), dice: [0, 1], how: 'sum', bought: 0 }).state;
      expect(cards(seating, moved), name).toEqual([3, 0, 0, 0].slice(0, roles.length));
      expect(
        legal(moved, 'discard').map((command) => command.seat),
        name,
      ).toEqual([seat(0), seat(0), seat(0)]);
    });
  });

  test('C2 Robot-i-King swaps with any rival who has a card', () => {
    everywhere([3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const own = { 0: { character: 'robotIKing', hand: ['bootJets'] }, 1: { hand: [] } } as const;
      const described = all(roles.length, { character: 'lagartoon', hand: ['glueRain'] }, own);
      const state = seated(seating, 'D', described);
      expect(
        legal(state, 'swapCard').map(({ rival }) => rival),
        name,
      ).toEqual(roles.slice(2).map(seat));
      const { state: after } = give(state, { do: 'swapCard', seat: seat(0), card: 'bootJets', rival: seat(2) });
      expect(playerOf(after, seat(0)).hand, name).toEqual(['glueRain']);
      expect(playerOf(after, seat(2)).hand, name).toEqual(['bootJets']);
    });
  });

  test('C3 Kuchuritok takes the hands of all others, and deals them to all others', () => {
    everywhere([3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const own = {
        0: { character: 'kuchuritok', hand: ['bootJets'] },
        1: { hand: ['nopeNebula', 'glueRain'] },
      } as const;
      const described = all(roles.length, { character: 'lagartoon' }, own);
      const open = give(seated(seating, 'C', described), { do: 'takeHands', seat: seat(0) }).state;
      expect(cards(seating, open), name).toEqual([1, 0, 0, 0].slice(0, roles.length));
      const receivers = new Set(legal(open, 'deal').map(({ rival }) => seating.role(rival)));
      expect(receivers, name).toEqual(new Set(roles.slice(1)));
      const last = roles.length - 1;
      const dealt = give(
        open,
        { do: 'deal', seat: seat(0), card: 'glueRain', rival: seat(last) },
        { do: 'deal', seat: seat(0), card: 'nopeNebula', rival: seat(last - 1) },
      ).state;
      expect([playerOf(dealt, seat(last)).hand, playerOf(dealt, seat(last - 1)).hand], name).toEqual([
        ['glueRain'],
        ['nopeNebula'],
      ]);
    });
  });
});

describe('answers', () => {
  test('X2 X4 a toll asks each rival at the level or above in turn order, each for their own part', () => {
    everywhere([3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const rival: Described = { level: 3, coins: 2000, hand: ['nopeNebula'] };
      const last = roles.length - 1;
      const own = { 0: { level: 2, hand: ['tollGoblin'] }, [last]: { level: 1 } } as const;
      let { state } = give(seated(seating, 'C', all(roles.length, rival, own)), play('tollGoblin', null, seat(0)));
      const order: number[] = [];
      while (state.attack) {
        order.push(seating.role(asked(state)));
        // The first of them cancels.
        state = give(state, order.length === 1 ? answer(asked(state), 'nopeNebula') : passing(asked(state))).state;
      }
      expect(order, name).toEqual(roles.slice(1, last));
      const paid = roles.map((role) => (role > 1 && role < last ? 1000 : 2000));
      expect(coins(seating, state), name).toEqual([2000 + 1000 * (roles.length - 3), ...paid.slice(1)]);
    });
  });

  test('X2 X5 victim and owner answer in turn, and the card may pass to any third', () => {
    everywhere([3, 4], (seating) => {
      const { roles, seat, name } = seating;
      for (const victim of roles.slice(1)) {
        const own = {
          0: { hand: ['gravityHiccup', 'nopeNebula'] },
          [victim]: { hand: ['hotPotatoProtocol', 'nopeNebula'] },
        } as const;
        const state = seated(seating, 'C', all(roles.length, {}, own));
        const open = give(state, play('gravityHiccup', { rival: seat(victim) }, seat(0))).state;
        expect(asked(open), name).toBe(seat(victim));
        const thirds = [...roles.slice(victim + 1), ...roles.slice(1, victim)];
        const potatoes = legal(open, 'answer').filter(({ card }) => card === 'hotPotatoProtocol');
        expect(
          potatoes.map(({ rival }) => rival),
          name,
        ).toEqual(thirds.map(seat));
        const third = at(thirds, 0);
        const noped = give(open, answer(seat(victim), 'hotPotatoProtocol', seat(third)), answer(seat(0), 'nopeNebula'));
        expect(asked(noped.state), name).toBe(seat(victim));
        const { state: after } = give(noped.state, answer(seat(victim), 'nopeNebula'));
        expect(tiles(seating, after), name).toEqual(roles.map((role) => 10 + 15 * role - (role === third ? 3 : 0)));
      }
    });
  });
});

describe('the furthest ahead and behind', () => {
  const lands = (seating: Seating, penalty: PenaltyId, described: readonly Described[]): State =>
    give(withPenalties(seated(seating, 'C', described), penalty, penalty), buyTile(seating.seat(0))).state;
  const onZ: Described = { level: 5, tile: 100, coins: 1000 };

  test('E2 Gift Economy: of rivals who tie the earlier in turn order, on every turn', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, order, name } = seating;
      const me: Described = { ...onZ, hand: ['bootJets', 'glueRain', 'nopeNebula'] };
      const after = lands(seating, 'giftEconomy', all(roles.length, { level: 2, tile: 20 }, { 0: me }));
      const earliest = at(
        order.filter((one) => one !== seat(0)),
        0,
      );
      expect(cards(seating, after), name).toEqual(
        roles.map((role) => (role === 0 ? 1 : seat(role) === earliest ? 2 : 0)),
      );
    });
  });

  test('E2 Gift Economy: behind by level first, then by tile', () => {
    everywhere([3, 4], (seating) => {
      const { roles, name } = seating;
      const me: Described = { ...onZ, hand: ['bootJets', 'glueRain'] };
      for (const last of roles.slice(1)) {
        const others = all(roles.length, { level: 3, tile: 10 }, { 0: me, [last]: { level: 2, tile: 70 } });
        const after = lands(seating, 'giftEconomy', others);
        expect(cards(seating, after), name).toEqual(roles.map((role) => (role === last ? 2 : 0)));
      }
    });
  });

  test('P1 T2 penalties hit the player who drew them, or every rival', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, name } = seating;
      const described = all(roles.length, { level: 2, tile: 20, coins: 1000 }, { 0: { ...onZ, coins: 4000 } });
      const rest = roles.slice(1);
      expect(coins(seating, lands(seating, 'breathingTax', described)), name).toEqual([1000, ...rest.map(() => 1000)]);
      expect(coins(seating, lands(seating, 'mandatoryApplause', described)), name).toEqual([
        3000,
        ...rest.map(() => 2000),
      ]);
      expect(levels(seating, lands(seating, 'scholarshipForYourEnemies', described)), name).toEqual([
        5,
        ...rest.map(() => 3),
      ]);
    });
  });

  /** The last player of a round ends the turn, and the event of the next one is drawn. */
  const atEnd = (check: (seating: Seating) => void): void =>
    everywhere([2, 3, 4], (seating) => {
      if (seating.place === seating.roles.length - 1) check(seating);
    });
  const event = (seating: Seating, id: Parameters<typeof withEvents>[1], described: readonly Described[]): Led =>
    give(
      withPenalties(withEvents(seated(seating, 'C', described), id), 'breathingTax', 'breathingTax'),
      passing(seating.seat(0)),
    );

  test('E1 E2 Slingshot: of those who tie the earlier in turn order advances, and gains', () => {
    atEnd((seating) => {
      const { roles, name } = seating;
      const { state } = event(seating, 'slingshotForStragglers', all(roles.length, { level: 2, tile: 20 }));
      // Role 1 is the first in turn order.
      expect(tiles(seating, state), name).toEqual(roles.map((role) => (role === 1 ? 32 : 20)));
      expect(coins(seating, state), name).toEqual(roles.map((role) => (role === 1 ? 3000 : 0)));
    });
  });

  test('E1 E2 Cranky: of those who tie the earlier in turn order draws a penalty', () => {
    atEnd((seating) => {
      const { roles, seat, name } = seating;
      const { facts } = event(seating, 'tyrantWokeUpCranky', all(roles.length, { level: 5, tile: 120 }));
      expect(
        factsOf(facts, 'penaltyDrawn').map((fact) => fact.seat),
        name,
      ).toEqual([seat(1)]);
    });
  });

  test('E2 Tailwind: all but the furthest ahead choose in turn order', () => {
    atEnd((seating) => {
      const { roles, seat, order, name } = seating;
      for (const ahead of roles) {
        const described = roles.map((role): Described => ({ level: role === ahead ? 3 : 2, tile: 10 + 10 * role }));
        let { state } = event(seating, 'solarTailwind', described);
        const chosen: number[] = [];
        while (legal(state, 'advance').length > 0) {
          chosen.push(asked(state));
          state = give(state, { do: 'advance', seat: asked(state) }).state;
        }
        expect(chosen, name).toEqual(order.filter((one) => one !== seat(ahead)));
      }
    });
  });
});

describe('rounds and turns', () => {
  /** Everybody but role 0 misses a turn, so that it is soon role 0's turn again. */
  const round = (seating: Seating): Led =>
    give(
      withEvents(
        seated(seating, 'C', all(seating.roles.length, { misses: 'next' }, { 0: { misses: 'no' } })),
        'fogOfMaybe',
      ),
      passing(seating.seat(0)),
    );

  test('T1 T5 turns follow in turn order, and each miss is taken', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, role, name } = seating;
      const { facts, state } = round(seating);
      expect(
        factsOf(facts, 'turnMissed').map(({ seat }) => role(seat)),
        name,
      ).toEqual(roles.slice(1));
      expect(
        factsOf(facts, 'turnBegan').map(({ seat }) => role(seat)),
        name,
      ).toEqual([...roles.slice(1), 0]);
      expect(role(asked(state)), name).toBe(0);
    });
  });

  test('E1 the event is drawn right before the turn of the first player, also a missed one', () => {
    everywhere([2, 3, 4], (seating) => {
      const { order, name } = seating;
      const told = round(seating).facts.filter(({ fact }) => fact === 'eventDrawn' || fact === 'turnBegan');
      expect(
        told.filter(({ fact }) => fact === 'eventDrawn'),
        name,
      ).toHaveLength(1);
      const next = told[told.findIndex(({ fact }) => fact === 'eventDrawn') + 1];
      expect(next, name).toMatchObject({ fact: 'turnBegan', seat: order[0] });
    });
  });

  test('S3 O1 the order of choosing is the order of tiles, of coins and of turns', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 120; number++) {
      const players = 2 + (number % 3);
      let { state } = azardia.newGame(setupOf(`seats ${number}`, players, { fairStart: true }));
      const { order } = state;
      seen.add(order.join());
      state = withEvents(state, 'minuteOfPoliteness');
      while (legal(state, 'chooseCharacter').length > 0) {
        const [choice] = legal(state, 'chooseCharacter');
        expect(choice?.seat).toBe(order.find((seat) => playerOf(state, seat).character === null));
        if (choice) state = give(state, choice).state;
      }
      expect(order.map((seat) => playerOf(state, seat).tile)).toEqual([1, 2, 3, 4].slice(0, players));
      expect(order.map((seat) => playerOf(state, seat).coins)).toEqual([0, 1000, 2000, 3000].slice(0, players));
      expect(asked(state)).toBe(order[0]);
    }
    // Random draws find most of the 2 + 6 + 24 orders.
    expect(seen.size).toBeGreaterThan(25);
  });

  test('M4 M5 K1 K5 the active player buys tiles and levels', () => {
    everywhere([2, 3, 4], (seating) => {
      const { roles, seat, name } = seating;
      const own: Described = { tile: 79, level: 4, coins: 6000 };
      const state = seated(seating, 'C', all(roles.length, { coins: 6000 }, { 0: own }));
      expect(at(tiles(seating, give(state, buyTile(seat(0))).state), 0), name).toBe(1);
      const passed = give(state, { do: 'buyLevel', seat: seat(0) }, buyTile(seat(0))).state;
      expect(at(tiles(seating, passed), 0), name).toBe(80);
      expect(coins(seating, passed), name).toEqual([0, ...roles.slice(1).map(() => 6000)]);
    });
  });
});
