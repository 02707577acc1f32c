import { describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaEndingView } from '../../../../src/games/azardia/scenes/ending/endingLayout.ts';
import { drawEnding } from '../../../../src/games/azardia/scenes/ending/paintEnding.ts';
import { position } from '../position.ts';
import { setupOf } from '../subject.ts';
import { drawnBy } from './drawn.ts';

const NAMES = ['Lagartoon', 'Kuchuritok', 'Robot-i-King', 'Noncredo Mantis'] as const;
const HEADS = ['lagartoon', 'kuchuritok', 'robotIKing', 'noncredoMantis'] as const;
const TILES = [120, 90, 60, 30] as const;

/** What is painted of a race of so many players that one of them has won. */
function painted(players: number, winner: number, [width, height]: readonly [number, number] = [1280, 720]) {
  const described = TILES.slice(0, players).map((tile, seat) => ({
    tile: seat === winner ? 150 : tile,
    level: seat === winner || tile > 79 ? 5 : 2,
  }));
  const over: State = { ...position('D', described), winner, steps: [], round: 9 };
  const session = {
    game: azardia,
    setup: setupOf('ending', players),
    opening: { ok: true, state: over, facts: [] },
  } as const;
  const view = azardiaModule.ending.view({
    width,
    height,
    session: { ...session, past: null, future: null },
    reason: azardiaModule.ending.reason(azardia.view(over, 'spectator')),
    chances: {
      estimates: [],
      moments: [],
      games: { least: 0, most: 0 },
      work: { done: 0, wanted: 0 },
      progress: 'done',
    },
    first: { kind: 'again' },
  });
  return drawnBy((g) => drawEnding(g, view as AzardiaEndingView));
}

describe('what is painted of every way to end', () => {
  const ways = [2, 3, 4].flatMap((players) =>
    Array.from({ length: players }, (_, winner) => [players, winner] as const),
  );

  test.each(ways)('G1 of %i players seat %i wins', (players, winner) => {
    const { words, sprites } = painted(players, winner);
    const order = [winner, ...Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== winner)];
    // The steps, from the last to the first, who cheers.
    const figures = [...order].reverse().map((seat) => `figure/${HEADS[seat]}${seat === winner ? '/victory' : ''}`);
    const moods = order.map((_, place) => (place === 0 ? 'glad' : place === players - 1 ? 'hurt' : 'calm'));
    const heads = order.map((seat, place) => `head/${HEADS[seat]}/${moods[place]}`);
    expect(sprites).toEqual([...figures, ...heads]);
    const steps = order.map((_, place) => String(place + 1)).slice(0, 3);
    expect(words.slice(0, steps.length)).toEqual([...steps].reverse());
    const name = NAMES[winner];
    expect(words.slice(steps.length, steps.length + 4)).toEqual([
      '150',
      `${name} wins`,
      `${name} holds tile 150 and wins.`,
      'Final places',
    ]);
    const rows = order.flatMap((seat, place) => {
      const tile = seat === winner ? 150 : (TILES[seat] ?? 0);
      return [String(place + 1), NAMES[seat], String(tile), `Level ${tile > 79 ? 5 : 2}`];
    });
    expect(words.slice(steps.length + 4, steps.length + 4 + rows.length)).toEqual(rows);
  });

  test('the chart is there where it has room', () => {
    expect(painted(4, 0).words).toContain('Tile by round');
    expect(painted(4, 0, [360, 640]).words).not.toContain('Tile by round');
  });
});
