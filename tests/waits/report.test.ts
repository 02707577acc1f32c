import { expect, test } from 'vitest';
import type { Wait } from './playGame.ts';
import { reportOf } from './report.ts';

const wait = (length: number, spent: Record<string, number>, isOthers = false): Wait => ({
  length,
  spent: new Map(Object.entries(spent)),
  isOthers,
  round: 3,
});

test('a report lists a game’s waits, and what filled the longest ones', () => {
  const waits = [
    wait(1000, { diceRolled: 1000 }),
    wait(2000, { diceRolled: 500, pawnMoved: 1500 }),
    wait(3000, { cardPlayed: 3000 }, true),
    wait(64_000, { pawnMoved: 60_000, between: 4000 }, true),
  ];
  const game = { seed: 'a', players: 2, rounds: 9, decisions: 4, length: 70_000, waits };
  expect(reportOf(game).split('\n')).toEqual([
    '2 players, seed "a": 9 rounds, 4 own decisions, 1 min 10 s of waiting',
    '  between two own decisions      4 waits: median 2.0 s, 90% within 3.0 s, longest 64.0 s',
    '  with turns of others           2 waits: median 3.0 s, 90% within 3.0 s, longest 64.0 s',
    '  all of it: pawnMoved 61.5 s, between 4.0 s, cardPlayed 3.0 s, diceRolled 1.5 s',
    '  64.0 s in round 3: pawnMoved 60.0 s, between 4.0 s',
    '  3.0 s in round 3: cardPlayed 3.0 s',
    '  2.0 s in round 3: pawnMoved 1.5 s, diceRolled 0.5 s',
  ]);
});
