import { expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { isOwnMovement, prospectOf } from '../../../../../src/games/azardia/rules/forecast/prospects.ts';
import type { CommandOf } from '../../../../../src/games/azardia/rules/state/command.ts';
import { duelLines, prospectLines, prospectTag } from '../../../../../src/games/azardia/text/prospects.en.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { fc } from '../../../../kit/seeded.ts';
import { type Described, give, graceOf, position, rolling } from '../../position.ts';

/** The results of moving the sum or difference of two dice, from a tile and level. */
function prospect(
  described: Described,
  [one, other]: readonly [number, number],
  how: 'sum' | 'difference',
  rival: Described = {},
) {
  const start = rolling(
    position('A', [
      { ...described, coins: 3000 },
      { tile: 60, ...rival },
    ]),
    one,
    other,
  );
  // The player on tile 150 holds it.
  const grace = rival.tile === 150 ? { ...graceOf(1), now: 0 } : null;
  const rolled = azardia.apply({ ...start, grace }, { do: 'roll', seat: 0 });
  if (!rolled.ok) throw new Error(rolled.reason);
  const view = azardia.view(rolled.state, 0);
  const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how, bought: 0 };
  const found = prospectOf(view, move);
  if (!found) throw new Error('a move leads somewhere');
  return { ...found, view };
}

test('M1: the path of a move, and nothing if nothing happens', () => {
  expect(prospect({ tile: 20 }, [2, 4], 'sum')).toMatchObject({ tile: 26, path: [21, 22, 23, 24, 25, 26], events: [] });
});

test('B2: an A tile promises a card, but not which', () => {
  const { events, view } = prospect({ tile: 28 }, [2, 4], 'sum');
  expect(events).toEqual([{ kind: 'draw' }]);
  expect(prospectLines({ events, path: [], tile: 34 }, view)).toEqual(['On an A tile: draw an action card']);
});

test('B3: a Z tile announces a penalty, and nothing after it', () => {
  const start = rolling(position('A', [{ tile: 88, level: 5 }, { tile: 93 }]), 2, 3);
  // A card that leaves the pawn there, so that it meets the rival.
  const state = { ...start, decks: { ...start.decks, penalty: ['breathingTax' as const] } };
  const rolled = azardia.apply(state, { do: 'roll', seat: 0 });
  if (!rolled.ok) throw new Error(rolled.reason);
  const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 };
  expect(prospectOf(azardia.view(rolled.state, 0), move)).toMatchObject({ tile: 93, events: [{ kind: 'penalty' }] });
});

test('H1: the player on the tile is met in a duel, named by the character', () => {
  const found = prospect({ tile: 55 }, [2, 3], 'sum', { tile: 60 });
  expect(found.events).toMatchObject([
    { kind: 'duel', rival: 1, stake: 'level', ends: { win: { level: 2 }, lose: { tile: 57 } } },
  ]);
  const lines = ['Duel with Kuchuritok for a level, even odds', 'If you win: level 2', 'If you lose: tile 57'];
  expect(prospectLines(found, found.view)).toEqual(lines);
  expect(duelLines(found, found.view)).toEqual(lines);
  expect(duelLines(prospect({ tile: 28 }, [2, 4], 'sum'), found.view)).toEqual([]);
  expect(prospectTag(found)).toBe('duel 50%');
});

test('L1, L4: two players at level 5 fight for tiles alone', () => {
  const found = prospect({ tile: 100, level: 5 }, [2, 3], 'sum', { tile: 105, level: 5 });
  expect(prospectLines(found, found.view)).toEqual([
    'Duel with Kuchuritok for 3 tiles, even odds',
    'If you win: nothing to gain',
    'If you lose: tile 102',
  ]);
});

test('H3, H4: the cost of losing a duel is shown before it starts', () => {
  const met = prospect({ tile: 55, level: 3 }, [2, 3], 'sum', { tile: 60 });
  expect(prospectLines(met, met.view)).toContain('If you lose: level 2, tile 59');
  const open = prospect({ tile: 75, level: 5 }, [2, 3], 'sum', { tile: 80, level: 5 });
  expect(prospectLines(open, open.view)).toContain('If you win: tile 83');
  expect(prospectLines(open, open.view)).toContain('If you lose: nothing to lose');
});

test('G3: on tile 150 the duel is for the tile, and the holder wins a tie', () => {
  const found = prospect({ tile: 145, level: 5 }, [2, 3], 'sum', { tile: 150, level: 5 });
  expect(prospectLines(found, found.view)).toContain('Duel with Kuchuritok for tile 150: Kuchuritok wins a tie');
  expect(prospectLines(found, found.view)).toContain('If you win: hold 150');
  expect(prospectLines(found, found.view)).toContain('If you lose: tile 147');
  expect(prospectTag(found)).toContain('duel for 150');
});

test('M4: below level 5 the Gate leads to tile 1', () => {
  expect(prospect({ tile: 77, level: 4 }, [2, 3], 'sum')).toMatchObject({
    tile: 3,
    path: [78, 79, 1, 2, 3],
    events: [{ kind: 'gate' }],
  });
});

test('M3: what is left over at 150 is walked back', () => {
  const found = prospect({ tile: 148, level: 5 }, [2, 3], 'sum');
  expect(found).toMatchObject({ tile: 147, events: [{ kind: 'bounce', tiles: 3 }] });
});

test('G1: reaching the goal is reported', () => {
  expect(prospect({ tile: 145, level: 5 }, [2, 3], 'sum')).toMatchObject({ tile: 150, events: [{ kind: 'goal' }] });
});

test('M2: a difference of 0 is rolled again once', () => {
  expect(prospect({ tile: 20 }, [4, 4], 'difference')).toMatchObject({
    tile: 20,
    path: [],
    events: [{ kind: 'again' }],
  });
});

test('a prospect ends where the rules then put the pawn, unless a card or a duel moves it on', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 79 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom('sum' as const, 'difference' as const),
      (tile, one, other, how) => {
        const start = rolling(position('A', [{ tile }, { tile: 120 }]), one, other);
        const rolled = azardia.apply(start, { do: 'roll', seat: 0 });
        if (!rolled.ok) throw new Error(rolled.reason);
        const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how, bought: 0 };
        const found = prospectOf(azardia.view(rolled.state, 0), move);
        const moved = azardia.apply(rolled.state, move);
        if (!moved.ok) throw new Error(moved.reason);
        expect(moved.state.players[0]?.tile).toBe(found?.tile);
      },
    ),
  );
});

test('K1: a bought tile, and no prospect if nobody moves or the command is illegal', () => {
  const view = azardia.view(position('C', [{ tile: 59, coins: 2000 }, { tile: 60 }]), 0);
  expect(prospectOf(view, { do: 'buyTile', seat: 0 })).toMatchObject({
    tile: 60,
    events: [{ kind: 'duel', rival: 1 }],
  });
  expect(prospectOf(view, { do: 'pass', seat: 0 })).toBeNull();
  expect(prospectOf(view, { do: 'advance', seat: 0 })).toBeNull();
});

test('M2: a second 0 stays', () => {
  const view = azardia.view(position('A', [{ tile: 20 }, { tile: 60 }]), 0);
  const again = { ...view, roll: { seat: 0, dice: [4, 4], raised: [false, false] } };
  const start = { ...again, turn: { seat: 0, phase: 'A' as const, abilityUsed: false, rolledAgain: true } };
  const state = { ...start, steps: [{ step: 'chooseMove' as const, seat: 0 }, ...view.steps.slice(1)] };
  const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how: 'difference', bought: 0 };
  expect(prospectOf(state, move)).toMatchObject({ tile: 20, path: [], events: [{ kind: 'stay' }] });
});

test('H3, H4: the shown cost of losing is right, at any level and before the Gate', () => {
  let compared = 0;
  for (const tile of [60, 80, 81]) {
    for (const level of [1, 2, 4, 5]) {
      for (const other of [1, 5]) {
        const players = [{ tile: tile - 5, level }, { tile, level: other }, { tile: 10 }];
        const rolled = give(rolling(position('A', players), 2, 3), { do: 'roll', seat: 0 });
        const state = rolling(rolled.state, 2, 3, 8, 9);
        const view = azardia.view(state, 0);
        const move: CommandOf<'move'> = { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 };
        const [event] = prospectOf(view, move)?.events ?? [];
        // Below level 5 the Gate sends every arriving player back.
        if (event?.kind !== 'duel') continue;
        // Nobody flees, and nobody improves.
        let lost = give(state, move).state;
        while (lost.duel !== null || lost.steps[0]?.step === 'beforeDuel')
          lost = give(lost, { do: 'pass', seat: at(azardia.activeSeats(lost), 0) }).state;
        const after = at(lost.players, 0);
        compared += 1;
        expect(event.ends.lose, `${tile} ${level} ${other}`).toEqual({
          level: after.level === level ? null : after.level,
          tile: after.tile === tile ? null : after.tile,
          holds: false,
          meets: null,
        });
      }
    }
  }
  expect(compared).toBe(12);
});

test('M1 a card that moves only its player is a movement, and its path is forecast', () => {
  const view = azardia.view(
    position('C', [{ tile: 30, coins: 3000, hand: ['bootJets', 'elasticShoes', 'snackPortal'] }, { tile: 60 }]),
    0,
  );
  const played = (card: 'bootJets' | 'elasticShoes' | 'snackPortal') =>
    azardia.legalCommands(view).filter((command) => command.do === 'play' && command.card === card);
  const paths = (card: 'bootJets' | 'elasticShoes' | 'snackPortal') =>
    played(card).map((command) => prospectOf(view, command)?.path);
  expect(paths('bootJets')).toEqual([[31, 32, 33]]);
  expect(paths('elasticShoes')).toContainEqual([31, 32, 33, 34]);
  expect(paths('snackPortal')).toEqual([[31, 32, 33, 34]]);
});

test('a card against a rival, coins by a card and passing are no movement of one\u2019s own', () => {
  const view = azardia.view(
    position('C', [{ tile: 30, coins: 3000, hand: ['gravityHiccup', 'looseChangeNebula'] }, { tile: 60 }]),
    0,
  );
  const commands = azardia.legalCommands(view).filter((command) => command.do !== 'buyTile');
  expect(commands.filter((command) => command.do === 'play').length).toBeGreaterThan(1);
  for (const command of commands) {
    expect(isOwnMovement(view, command), JSON.stringify(command)).toBe(false);
    expect(prospectOf(view, command)).toBeNull();
  }
});
