import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import {
  asked,
  buyTile,
  type Described,
  factsOf,
  give,
  type Led,
  legal,
  passing,
  rolling,
  withDeck,
  withEvents,
  withPenalties,
} from '../position.ts';
import { type Seating, seated, seatings } from '../seatings.ts';

/** All players far apart at level 5, on tiles from which no two dice reach 150; nobody draws a card. */
function described(seating: Seating, own: Readonly<Record<number, Described>>): Described[] {
  return seating.roles.map((role): Described => ({ level: 5, tile: 86 + 2 * role, ...own[role] }));
}
/** A position of such players in phase C of role 0; no event or penalty in it needs luck. */
function inC(seating: Seating, own: Readonly<Record<number, Described>>, longGrace = false): State {
  const state = withDeck(seated(seating, 'C', described(seating, own), { longGrace }));
  return withPenalties(withEvents(state, 'minuteOfPoliteness'), 'scholarshipForYourEnemies', 'breathingTax');
}
/** The turns that started, were missed or waited, and the events, in order; people by role. */
function course({ role }: Seating, facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    if (fact.fact === 'phaseBegan' && fact.phase === 'A') return [`turn ${role(fact.seat)}`];
    if (fact.fact === 'turnMissed') return [`miss ${role(fact.seat)}`];
    if (fact.fact === 'turnPassedOver') return [`${fact.holds ? 'wait' : 'none'} ${role(fact.seat)}`];
    if (fact.fact === 'eventDrawn') return ['event'];
    return fact.fact === 'gameWon' ? [`won ${role(fact.seat)}`] : [];
  });
}
/** Each active player rolls two 1s, moves 2 tiles and ends the turn, until the game is over. */
function toTheEnd({ state, facts }: Led): Led {
  const told = [...facts];
  let now = state;
  for (let turns = 0; now.winner === null && turns < 9; turns++) {
    const seat = asked(now);
    const ready = legal(now, 'roll').length > 0 ? give(rolling(now, 1, 1), { do: 'roll', seat }).state : null;
    const moved = ready && give(ready, { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 });
    const end = give(moved?.state ?? now, passing(seat));
    told.push(...(moved?.facts ?? []), ...end.facts);
    now = end.state;
  }
  return { state: now, facts: told };
}
/** The expected sequence, with the event of each round before the slot of the first player. */
function withRounds({ roles, place }: Seating, slots: readonly string[], end: string): string[] {
  // Slot 0 is the place after role 0.
  const first = (roles.length - place - 1 + roles.length) % roles.length;
  return [...slots.flatMap((slot, index) => (index % roles.length === first ? ['event', slot] : [slot])), end];
}

describe('G1 a player who reaches 150 on their own turn', () => {
  test('G1 every other player has exactly one turn, in turn order, then the holder wins before another event', () => {
    for (const seating of seatings(2, 3, 4)) {
      const start = inC(seating, { 0: { tile: 149, coins: 1000 } });
      const landed = give(start, buyTile(seating.seat(0)));
      const rest = seating.roles.slice(1);
      expect(factsOf(landed.facts, 'graceBegan'), seating.name).toMatchObject([{ turns: rest.map(seating.seat) }]);
      const slots = rest.map((role) => `turn ${role}`);
      expect(course(seating, toTheEnd(landed).facts), seating.name).toEqual(withRounds(seating, slots, 'won 0'));
    }
  });

  test('G1 a missed turn is a missed chance, whoever misses it', () => {
    for (const seating of seatings(3, 4)) {
      for (const missing of seating.roles.slice(1)) {
        const start = inC(seating, { 0: { tile: 149, coins: 1000 }, [missing]: { misses: 'next' } });
        const slots = seating.roles.slice(1).map((role) => `${role === missing ? 'miss' : 'turn'} ${role}`);
        const { facts } = toTheEnd(give(start, buyTile(seating.seat(0))));
        expect(course(seating, facts), seating.name).toEqual(withRounds(seating, slots, 'won 0'));
      }
    }
  });

  test('G3 a player who takes over 150 holds it, the previous holder moves to 147, and the last turns continue unchanged', () => {
    for (const seating of seatings(2, 3, 4)) {
      for (const taker of seating.roles.slice(1)) {
        const start = inC(seating, { 0: { tile: 149, coins: 1000 }, [taker]: { tile: 148 } });
        let led = give(start, buyTile(seating.seat(0)), passing(seating.seat(0)));
        while (seating.role(asked(led.state)) !== taker) {
          const seat = asked(led.state);
          const rolled = give(rolling(led.state, 1, 1), { do: 'roll', seat }).state;
          led = give(rolled, { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 }, passing(seat));
        }
        const seat = seating.seat(taker);
        const rolled = give(rolling(led.state, 1, 1), { do: 'roll', seat }).state;
        const took = give(rolling(rolled, 9, 9, 2, 3), { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 });
        expect(took.state.players[seating.seat(0)]?.tile, seating.name).toBe(147);
        expect(took.state.grace?.holder, seating.name).toBe(seat);
        const end = course(seating, toTheEnd(took).facts).filter((one) => one !== 'event');
        const left = seating.roles.slice(taker + 1).map((role) => `turn ${role}`);
        expect(end, seating.name).toEqual([...left, `won ${taker}`]);
      }
    }
  });
});

describe('G1 a player moved to 150 on another player’s turn', () => {
  /** Role 0 buys the last tile to a Z tile and draws Scholarship: all others advance 3 tiles, one of them to 150. */
  const lifted = (seating: Seating, first: number, own: Described = {}, longGrace = false): Led => {
    const start = inC(seating, { 0: { tile: 84, coins: 1000, ...own }, [first]: { tile: 147 } }, longGrace);
    return give(withPenalties(start, 'scholarshipForYourEnemies'), buyTile(seating.seat(0)));
  };

  test('G1 the current turn is nobody’s last: every other player has one turn after it, even the active one', () => {
    for (const seating of seatings(2, 3, 4)) {
      for (const first of seating.roles.slice(1)) {
        const led = lifted(seating, first);
        const others = [...seating.roles.slice(1), 0].filter((role) => role !== first);
        expect(factsOf(led.facts, 'graceBegan'), seating.name).toMatchObject([
          { seat: seating.seat(first), turns: others.map(seating.seat) },
        ]);
        expect(led.state.grace?.now, seating.name).toBeNull();
        const slots = [...seating.roles.slice(1), 0].map((role) => `${role === first ? 'wait' : 'turn'} ${role}`);
        const { facts } = toTheEnd(led);
        expect(course(seating, facts), seating.name).toEqual(withRounds(seating, slots, `won ${first}`));
      }
    }
  });

  test('G1 G3 who lost 150 again has no last turn, and who took it over waits', () => {
    for (const seating of seatings(3, 4)) {
      // Role 2 is lifted there; role 0 follows by a bought tile in the same turn, and wins the duel.
      const led = lifted(seating, 2, { hand: ['bootJets'], tile: 100, coins: 1000 });
      const onGoal = {
        ...led.state,
        players: led.state.players.map((player, seat) =>
          seat === seating.seat(0) ? { ...player, tile: 147 } : player,
        ),
      };
      const took = give(rolling(onGoal, 9, 9, 2, 3), {
        do: 'play',
        seat: seating.seat(0),
        card: 'bootJets',
        target: null,
      });
      expect(took.state.grace?.holder, seating.name).toBe(seating.seat(0));
      const slots = [...seating.roles.slice(1).map((role) => `${role === 2 ? 'none' : 'turn'} ${role}`), 'wait 0'];
      expect(course(seating, toTheEnd(took).facts), seating.name).toEqual(withRounds(seating, slots, 'won 0'));
    }
  });

  test('O5 with two players and Long grace the other one has two turns after it', () => {
    for (const seating of seatings(2)) {
      const led = lifted(seating, 1, {}, true);
      const slots = ['wait 1', 'turn 0', 'wait 1', 'turn 0'];
      expect(course(seating, toTheEnd(led).facts), seating.name).toEqual(withRounds(seating, slots, 'won 1'));
    }
  });
});

describe('O5 long grace', () => {
  test('O5 E1 the rival has two turns, the holder waits between them, and each round draws its event', () => {
    for (const seating of seatings(2)) {
      const { facts } = toTheEnd(give(inC(seating, { 0: { tile: 149, coins: 1000 } }, true), buyTile(seating.seat(0))));
      expect(course(seating, facts), seating.name).toEqual(
        withRounds(seating, ['turn 1', 'wait 0', 'turn 1'], 'won 0'),
      );
    }
  });

  test('O5 G3 after a takeover in the first of them the new holder waits through the second', () => {
    for (const seating of seatings(2)) {
      const start = inC(seating, { 0: { tile: 149, coins: 1000 }, 1: { tile: 148 } }, true);
      const led = give(start, buyTile(seating.seat(0)), passing(seating.seat(0)));
      const seat = seating.seat(1);
      const rolled = give(rolling(led.state, 1, 1), { do: 'roll', seat }).state;
      const took = give(rolling(rolled, 9, 9, 2, 3), { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 });
      const slots = ['turn 1', 'none 0', 'wait 1'];
      const facts = [...led.facts, ...toTheEnd(took).facts];
      expect(course(seating, facts), seating.name).toEqual(withRounds(seating, slots, 'won 1'));
    }
  });

  test('O5 without the option, and with three players, there is one turn each', () => {
    for (const seating of seatings(3)) {
      const { facts } = toTheEnd(give(inC(seating, { 0: { tile: 149, coins: 1000 } }, true), buyTile(seating.seat(0))));
      expect(course(seating, facts), seating.name).toEqual(withRounds(seating, ['turn 1', 'turn 2'], 'won 0'));
    }
  });
});

describe('G1 E1 a player moved to 150 by an event, between two turns', () => {
  test('G1 every other player has one turn from then on, and a holder who is next only waits', () => {
    for (const seating of seatings(2, 3, 4)) {
      if (seating.place !== seating.roles.length - 1) continue;
      // Role 0 ends the round, and role 1 is the first player: Slingshot lifts whoever is furthest behind.
      for (const first of seating.roles) {
        const own = Object.fromEntries(
          seating.roles.map((role) => [role, { tile: role === first ? 138 : 139 + 2 * role }]),
        );
        const led = give(withEvents(inC(seating, own), 'slingshotForStragglers'), passing(seating.seat(0)));
        const others = [...seating.roles.slice(1), 0].filter((role) => role !== first);
        expect(factsOf(led.facts, 'graceBegan'), seating.name).toMatchObject([
          { seat: seating.seat(first), turns: others.map(seating.seat) },
        ]);
        expect(seating.role(asked(led.state)), seating.name).toBe(others[0]);
      }
    }
  });
});
