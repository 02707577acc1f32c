import type { Explanation, GameInspect, Region } from '../../../module/screens/inspect.ts';
import type { SmallView } from '../../../smallGame/table/table.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { around, common, type Rect, rect } from '../../../table/layout/rect.ts';
import { GATE, GOAL } from '../content/board.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { type BoardGeometry, boardGeometry } from '../interaction/layout/boardGeometry.ts';
import type { AzardiaTableView } from '../interaction/view.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { playerName } from '../text/names.en.ts';
import { standingText, tileText } from '../text/tiles.en.ts';
import type { AzardiaModule } from './azardiaModule.ts';

/** The prefix of a tile's key; its number follows. */
const TILE = 'tile:';

/** The key for asking about a tile. */
export function tileKey(tile: TileNo): string {
  return `${TILE}${tile === 1 ? GATE : tile}`;
}

/**
 * Everything that can be asked about at Azardia's table: what `plain` explains, and each tile of the board, wherever
 * the camera shows it.
 */
export function azardiaInspect(
  plain: GameInspect<AzardiaTypes, SmallView<AzardiaTypes>>,
  camera: BoardCamera,
): AzardiaModule['inspect'] {
  return {
    ...plain,
    regions: (view) => [...plain.regions(view), ...tileRegions(view, camera)],
    explain: (view, key) =>
      key.startsWith(TILE) ? tileExplanation(view.state, Number(key.slice(TILE.length))) : plain.explain(view, key),
  };
}

/** The visible tiles; none if something covers the board. */
function tileRegions({ layout, widgets, state, handOver }: AzardiaTableView, camera: BoardCamera): Region[] {
  const isCovered = state.duel !== null || handOver !== null || widgets.some(({ look }) => look.kind === 'character');
  if (isCovered) return [];
  const { board: area } = layout;
  const geometry = boardGeometry(area);
  return Array.from({ length: GOAL - 1 }, (_, index) => index + 2).flatMap((tile): Region[] => {
    const place = tileArea(tile, geometry);
    const seen = common(camera.onScreen(rect(place.x - area.x, place.y - area.y, place.w, place.h)), area);
    return seen.w > 0 && seen.h > 0 ? [{ key: tileKey(tile), rect: seen, title: tileText(tile).name }] : [];
  });
}

/** How much longer than a tile the square is that stands for one in a corner of the ring, where it lies askew: neighbors stay apart. */
const ASKEW = 1.2;

/** The area of a tile on an unzoomed board. */
function tileArea(tile: TileNo, { outline, spot, gate, depth, step }: BoardGeometry): Rect {
  const { x, y } = spot(tile);
  if (tile === GATE) return rect(x - gate / 2, y - depth / 2, gate, depth);
  const whole = around(outline(tile));
  if (tile > GATE || whole.w * whole.h <= step * depth) return whole;
  const side = step * ASKEW;
  return rect(x - side / 2, y - side / 2, side, side);
}

function tileExplanation({ players, order }: AzardiaView, tile: TileNo): Explanation {
  const { name, about, rules } = tileText(tile);
  const there = order.filter((seat) => tileKey(players[seat]?.tile ?? 0) === tileKey(tile));
  const now = standingText(there.map((seat) => playerName({ players }, seat)));
  return { title: name, about: '', topics: [{ name, text: about, now, rules }] };
}
