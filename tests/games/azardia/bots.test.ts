import { describe, expect, test } from 'vitest';
import { regular } from '../../../src/games/azardia/bots/regular.ts';
import type { CharacterId } from '../../../src/games/azardia/content/vocabulary.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { simulation } from '../../../tools/azardia/simulation.ts';
import { playBy } from '../../../tools/kit/playout.ts';
import { asked, give, graceOf, position, rolling } from './position.ts';
import { setupOf } from './subject.ts';

/** The bot's command in a position. */
const chosen = (state: State) => regular.choose(azardia.view(state, asked(state)), chanceFrom('bot'));

describe('the bot Regular', () => {
  test('hits 150 when it can', () => {
    const state = rolling(position('A', [{ tile: 139, level: 5 }, { tile: 20 }]), 3, 8);
    expect(chosen(give(state, { do: 'roll', seat: 0 }).state)).toMatchObject({ do: 'move', how: 'sum' });
    const minus = rolling(position('A', [{ tile: 145, level: 5 }, { tile: 20 }]), 3, 8);
    expect(chosen(give(minus, { do: 'roll', seat: 0 }).state)).toMatchObject({ do: 'move', how: 'difference' });
    const raised = rolling(position('A', [{ tile: 138, level: 5, coins: 1000 }, { tile: 20 }]), 3, 8);
    const moved = chosen(give(raised, { do: 'roll', seat: 0 }).state);
    expect(moved).toMatchObject({ do: 'move', how: 'sum', bought: 1 });
  });

  test('G3 as the holder of 150 closes a gap to a tie, and elsewhere to a lead', () => {
    const behind = (tile: number, coins: number): State => {
      const players = [
        { tile, level: 5, hand: [] },
        { tile, level: 5, coins, hand: [] },
      ];
      const side = { added: 0, raised: [false, false] };
      const duel = {
        challenger: { ...side, seat: 0, dice: [4, 4] },
        defender: { ...side, seat: 1, dice: [3, 4] },
        tile,
      };
      const state = { ...position('C', players), duel, steps: [{ step: 'improve' as const }] };
      return tile === 150 ? { ...state, grace: graceOf(1, 0) } : state;
    };
    expect(chosen(behind(150, 1000))).toMatchObject({ do: 'raise', seat: 1 });
    expect(chosen(behind(140, 1000))).toMatchObject({ do: 'pass', seat: 1 });
  });

  test('O3 with a firm 150 does not try to push its holder off by a card', () => {
    const state = (firmGoal: boolean): State => ({
      ...position(
        'C',
        [
          { tile: 100, level: 5, hand: ['gravityHiccup'] },
          { tile: 150, level: 5 },
        ],
        { firmGoal },
      ),
      grace: graceOf(1, 0),
    });
    expect(chosen(state(false))).toMatchObject({ do: 'play', target: { rival: 1 } });
    expect(chosen(state(true))).toEqual({ do: 'pass', seat: 0 });
  });

  test('M6 does not play a swap that would take a pawn from tile 80 below it, for that changes nothing', () => {
    const state = (tile: number): State =>
      position('C', [
        { tile: 66, level: 5, hand: ['pocketWormhole'] },
        { tile, level: 5 },
      ]);
    expect(chosen(state(79))).toMatchObject({ do: 'play', card: 'pocketWormhole' });
    expect(chosen(state(80))).toEqual({ do: 'pass', seat: 0 });
  });

  test('buys a level as soon as it can', () => {
    expect(chosen(position('C', [{ coins: 5000 }, {}]))).toEqual({ do: 'buyLevel', seat: 0 });
  });

  test('C1 of two rivals with equal standing it attacks Lagartoon, who chooses from more cards', () => {
    const rival = { tile: 60, level: 3, coins: 3000 };
    const attack = (...characters: readonly CharacterId[]) => {
      const [one, other] = characters.map((character) => ({ ...rival, character }));
      return chosen(position('C', [{ character: 'robotIKing', hand: ['bankruptcyBeam'] }, { ...one }, { ...other }]));
    };
    expect(attack('noncredoMantis', 'lagartoon')).toMatchObject({ do: 'play', target: { rival: 2 } });
    expect(attack('lagartoon', 'noncredoMantis')).toMatchObject({ do: 'play', target: { rival: 1 } });
  });

  test('wins most games against three players who do anything legal', () => {
    const bots = ['regular', 'random', 'random', 'random'];
    const wins = Array.from({ length: 10 }, (_, number) => {
      const turns = [...playBy(simulation, (seat) => at(bots, seat), setupOf(`against/${number}`, 4))];
      const result = azardia.result(at(turns, turns.length - 1).state);
      return result?.ranking[0]?.[0] === 0;
    });
    expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(8);
  });
});
