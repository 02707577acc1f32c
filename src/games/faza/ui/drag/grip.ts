import type { DragOffer, Lifted } from '../../../../module/screens/table.ts';
import './grip.css';
import { TOUCH } from '../../../../page/input/geometry.ts';
import { contains } from '../../../../table/layout/rect.ts';
import type { HeroId, TileNo } from '../../content/vocabulary.ts';
import type { Seat } from '../../rules/state/state.ts';
import { arrange } from '../../scenes/board/pieces/arrange.ts';
import { piecesOn, type Table } from '../inspect/piece.ts';
import { drawPiece } from '../pieceSheet.ts';

/** The width of a standing piece as a part of the height of its picture. */
const WIDTH = 0.55;

/** The height of a dragged hero's picture as a part of a tile; it is a little larger than on the board. */
const LIFTED = 0.82;

/** The seat of the hero that can be dragged from a point, and the tile on which it can be dropped at a point. */
export function spotsOf(table: Table): Pick<DragOffer, 'gripAt' | 'placeAt'> {
  return { gripAt: (x, y) => heroAtSpot(table, x, y), placeAt: (x, y) => tileAtSpot(table, x, y) };
}

/** The picture of a hero while it is dragged over a table. */
export function inTheAir({ state, layout }: Table, hero: HeroId): Pick<Lifted, 'size' | 'draw' | 'rectOf'> {
  return {
    size: (layout.cells[0]?.w ?? 0) * LIFTED,
    draw: (canvas) => drawPiece(canvas, `hero/${hero}`),
    rectOf: (tile) => layout.cells[state.board.indexOf(tile)],
  };
}

/** The hero who can be dragged from a point in the window: by the piece on the board, or by the tab or panel. */
export function heroAtSpot(table: Table, x: number, y: number): Seat | null {
  return standingAt(table, x, y) ?? tabAt(table, x, y);
}

/** The tile at a point in the window; `null` outside the board. */
export function tileAtSpot({ state, layout }: Table, x: number, y: number): TileNo | null {
  const cell = layout.cells.findIndex((place) => contains(place, { x, y }));
  return state.board[cell] ?? null;
}

/** The hero whose middle is nearest, since pieces stand close together. Each can be grabbed within a fingertip's width. */
function standingAt({ state, layout }: Table, x: number, y: number): Seat | null {
  const heroes = state.board.flatMap((tile, index) => {
    const cell = layout.cells[index];
    return cell ? arrange(state, tile, cell).filter(({ kind }) => kind === 'hero') : [];
  });
  const near = heroes.filter((piece) => {
    const reach = Math.max(TOUCH, piece.size * WIDTH) / 2;
    return Math.abs(piece.x - x) <= reach && Math.abs(piece.y - y) <= piece.size / 2;
  });
  near.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return near[0]?.seat ?? null;
}

function tabAt(table: Table, x: number, y: number): Seat | null {
  const found = piecesOn(table).find(({ piece, rect }) => piece.kind === 'hero' && contains(rect, { x, y }));
  return found?.piece.kind === 'hero' ? found.piece.seat : null;
}
