import type { DragOffer, Lifted } from '../../../../module/table.ts';
import './grip.css';
import { TOUCH } from '../../../../page/input/geometry.ts';
import { contains } from '../../../../table/rect.ts';
import type { HeroId, TileNo } from '../../content/vocabulary.ts';
import type { Seat } from '../../rules/state.ts';
import { arrange } from '../../scenes/board/arrange.ts';
import { piecesOn, type Table } from '../inspect/piece.ts';
import { drawPiece } from '../pieceSheet.ts';

/** How wide a standing piece is as a part of the height of its picture. */
const WIDTH = 0.55;

/** How high a hero's picture is on a tile, as a part of it; whoever is in the air comes a little nearer. */
const LIFTED = 0.82;

/** What can be taken hold of on a table, by seat, and where it can be put down, by tile. */
export function spotsOf(table: Table): Pick<DragOffer, 'gripAt' | 'placeAt'> {
  return { gripAt: (x, y) => heroAtSpot(table, x, y), placeAt: (x, y) => tileAtSpot(table, x, y) };
}

/** A hero in the air over a table, as they are seen. */
export function inTheAir({ state, layout }: Table, hero: HeroId): Pick<Lifted, 'size' | 'draw' | 'rectOf'> {
  return {
    size: (layout.cells[0]?.w ?? 0) * LIFTED,
    draw: (canvas) => drawPiece(canvas, `hero/${hero}`),
    rectOf: (tile) => layout.cells[state.board.indexOf(tile)],
  };
}

/** The hero who can be taken hold of at a spot of the window: by the piece on the board, or by the tab or panel. */
export function heroAtSpot(table: Table, x: number, y: number): Seat | null {
  return standingAt(table, x, y) ?? tabAt(table, x, y);
}

/** The tile at a spot of the window; `null` beside the board. */
export function tileAtSpot({ state, layout }: Table, x: number, y: number): TileNo | null {
  const cell = layout.cells.findIndex((place) => contains(place, { x, y }));
  return state.board[cell] ?? null;
}

/** Pieces stand close together, so it is the one whose middle is nearest; a fingertip's width is enough for each. */
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
