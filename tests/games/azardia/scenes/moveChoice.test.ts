import { expect, test } from 'vitest';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { give, position, rolling } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { painted } from './drawn.ts';

test.each([
  [1280, 720],
  [1920, 1080],
] as const)('H3 at %i × %i a way to move that ends in a duel names the rival and what both results do', (...window) => {
  const before = position('A', [
    { tile: 20, level: 2, character: 'noncredoMantis' },
    { tile: 22, level: 3, character: 'robotIKing' },
    { tile: 21, character: 'kuchuritok' },
  ]);
  const state = give(rolling(before, 1, 1), { do: 'roll', seat: 0 }).state;
  const paper = painted(drawWidgets, tableFor(state, 0, [], window).shown);
  const said = paper.lines.join(' ');
  for (const words of [
    'Duel with Robot-i-King for a level, even odds',
    'If you win: level 3',
    'If you lose: level 1, tile 21, meet Kuchuritok',
  ])
    expect(said).toContain(words);
  expect(paper.complaints).toEqual([]);
});
