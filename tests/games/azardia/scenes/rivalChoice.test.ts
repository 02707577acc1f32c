import { expect, test } from 'vitest';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { painted } from './drawn.ts';

test.each(WINDOWS)('at %i × %i each rival that a card can affect is shown with the tile it leads to', (...window) => {
  const state = position('C', [
    { character: 'robotIKing', hand: ['gravityHiccup'] },
    { character: 'noncredoMantis', tile: 17 },
    { character: 'kuchuritok', tile: 25 },
    { character: 'lagartoon', tile: 32 },
  ]);
  const { shown } = tableFor(state, 0, ['card:gravityHiccup'], window);
  const { lines, complaints } = painted(drawWidgets, shown);
  const said = lines.join(' ');
  for (const where of ['Noncredo Mantis to tile 14', 'Kuchuritok to tile 22', 'Lagartoon to tile 29'])
    expect(said).toContain(where);
  expect(complaints).toEqual([]);
});
