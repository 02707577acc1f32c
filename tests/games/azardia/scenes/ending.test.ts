import { describe, expect, test } from 'vitest';
import { drawEnding } from '../../../../src/games/azardia/scenes/ending/paintEnding.ts';
import { endedRace } from '../endedRace.ts';
import { drawnBy } from './drawn.ts';

const NAMES = ['Lagartoon', 'Kuchuritok', 'Robot-i-King', 'Noncredo Mantis'] as const;
const HEADS = ['lagartoon', 'kuchuritok', 'robotIKing', 'noncredoMantis'] as const;
const TILES = [120, 90, 60, 30] as const;

/** The painted content of a race with that many players, one of whom has won. */
function painted(players: number, winner: number, size?: readonly [number, number]) {
  return drawnBy((g) => drawEnding(g, endedRace(players, winner, size)));
}

describe('the painting of every kind of ending', () => {
  const ways = [2, 3, 4].flatMap((players) =>
    Array.from({ length: players }, (_, winner) => [players, winner] as const),
  );

  test.each(ways)('G1 of %i players seat %i wins', (players, winner) => {
    const { words, sprites } = painted(players, winner);
    const order = [winner, ...Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== winner)];
    // The Tyrant on his stick, then the steps, from the last to the first, who cheers.
    const figures = [...order].reverse().map((seat) => `figure/${HEADS[seat]}${seat === winner ? '/victory' : ''}`);
    const moods = order.map((_, place) => (place === 0 ? 'glad' : place === players - 1 ? 'hurt' : 'calm'));
    const heads = order.map((seat, place) => `head/${HEADS[seat]}/${moods[place]}`);
    expect(sprites).toEqual(['tyrant/angry', ...figures, ...heads]);
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
    // The winner is ahead at the end of the only round.
    rows[3] = 'Level 5 · Ahead longest: 1 round';
    expect(words.slice(steps.length + 4, steps.length + 4 + rows.length)).toEqual(rows);
  });

  test('the chart appears if it has room', () => {
    expect(painted(4, 0).words).toContain('Tile by round');
    expect(painted(4, 0, [360, 640]).words).not.toContain('Tile by round');
  });
});
