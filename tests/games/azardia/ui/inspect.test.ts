import { expect, test } from 'vitest';
import { A_TILES, Z_TILES } from '../../../../src/games/azardia/content/board.ts';
import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardiaInspect } from '../../../../src/games/azardia/ui/inspect.ts';
import { regionAt } from '../../../../src/shell/inspect/inspector.ts';
import { BoardCamera } from '../../../../src/table/layout/boardCamera.ts';
import { position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

const state = position('C', [{ tile: 13 }, { tile: 150 }, { tile: 1 }]);

test.each(WINDOWS)('at %i × %i asking about a place of the board explains the tile that lies there', (...window) => {
  const { shown } = tableFor(state, 0, [], window);
  const { board } = shown.layout;
  const camera = new BoardCamera(
    () => 0,
    () => true,
  );
  camera.show({ view: board, board: { w: board.w, h: board.h }, most: 3 });
  const inspect = azardiaInspect({ ...azardiaModule.inspect, regions: () => [] }, camera);
  const { spot } = boardGeometry(board);
  for (let tile = 1; tile <= 150; tile++) {
    const { x, y } = spot(tile);
    const found = regionAt(inspect.regions(shown), x, y);
    expect(found?.key).toBe(`tile:${tile === 1 ? 80 : tile}`);
    expect(inspect.explain(shown, found?.key ?? '')?.title).toBe(found?.title);
  }
});

test('B2 B3 M4 G1 each kind of tile says what it is and who stands there', () => {
  const { shown } = tableFor(state, 0);
  const said = (tile: number) => {
    const explanation = azardiaModule.inspect.explain(shown, `tile:${tile}`);
    const [topic] = explanation?.topics ?? [];
    return [explanation?.title, topic?.text, topic?.now].join(' | ');
  };
  for (const tile of A_TILES)
    expect(said(tile)).toContain(`Tile ${tile}, an A tile | Draw an action card if your own movement ends here.`);
  for (const tile of Z_TILES) expect(said(tile)).toContain(`Tile ${tile}, a Z tile | Draw a penalty card`);
  expect(said(13)).toMatch(/\| Lagartoon stands here\.$/);
  expect(said(80)).toMatch(/^The Gate, tiles 80 and 1 \| At level 5 .* \| Robot-i-King stands here\.$/);
  expect(said(150)).toMatch(/^Tile 150, the goal \| .* \| Kuchuritok stands here\.$/);
  expect(said(12)).toMatch(/^Tile 12 \| The ring, Zone Zero/);
  expect(said(100)).toMatch(/^Tile 100 \| The tower, the Tyrant Zone/);
});

test('while the device is passed nobody can ask about tiles', () => {
  const covered = { ...tableFor(state, 0).shown, handOver: 1 };
  expect(azardiaModule.inspect.regions(covered).filter(({ key }) => key.startsWith('tile:'))).toEqual([]);
});
