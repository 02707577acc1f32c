import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { VERBS, type Verb } from '../../interaction/layout/boardLayout.ts';
import { headLine } from '../../interaction/layout/layout.ts';
import type { BoardView } from '../../interaction/view.ts';
import { heroAt, seats } from '../../rules/board/board.ts';
import type { CardNo, Seat } from '../../rules/state/state.ts';
import { cardNumbers } from '../../rules/team/cards.ts';

/** Something on the table that can be explained. A tile includes everything on it. */
export type Piece =
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'hero' | 'health' | 'points'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'ship'; readonly ship: ShipId }
  | { readonly kind: 'verb'; readonly verb: Exclude<Verb, 'cancel'> }
  | { readonly kind: 'tracker' | 'dronePool' | 'rebelPool' | 'events' | 'phase' | 'forecast' | 'end' };

/** A piece and its place. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly rect: Rect;
}

/** The parts of a view that determine the places of its pieces. */
export type Table = Pick<BoardView, 'state' | 'layout' | 'seat'>;

/** Every piece of the table, in reading order. Phones show only the cards of the selected hero. */
export function piecesOn({ state, layout, seat: front }: Table): PlacedPiece[] {
  const shown = layout.form === 'wide' ? seats(state) : [front];
  const place = (piece: Piece, rect: Rect | null | undefined): PlacedPiece[] => (rect ? [{ piece, rect }] : []);
  return [
    ...place({ kind: 'phase' }, layout.phase),
    ...place({ kind: 'forecast' }, layout.forecast),
    ...seats(state).flatMap((seat) => place({ kind: 'hero', seat }, heroRect({ state, layout, seat: front }, seat))),
    ...shown.flatMap((seat) =>
      cardNumbers(state, seat).flatMap((card) =>
        place({ kind: 'card', seat, card }, layout.heroes[seat]?.cards[card - 1]),
      ),
    ),
    ...VERBS.flatMap((verb, index) => (verb === 'cancel' ? [] : place({ kind: 'verb', verb }, layout.verbs[index]))),
    ...state.board.flatMap((tile, cell) => place({ kind: 'tile', tile }, layout.cells[cell])),
    ...state.ships.flatMap(({ id }, index) => place({ kind: 'ship', ship: id }, layout.ships[index])),
    ...(layout.form === 'wide' ? seats(state) : []).flatMap((seat) => countsOf({ state, layout, seat: front }, seat)),
    ...place({ kind: 'tracker' }, layout.guide),
    ...place({ kind: 'dronePool' }, layout.dronePool),
    ...place({ kind: 'rebelPool' }, layout.rebelPool),
    ...place({ kind: 'events' }, layout.events),
    ...place({ kind: 'end' }, layout.end),
  ];
}

/** A hero's panel; on wide screens only its part above the cards. */
function heroRect({ state, layout }: Table, seat: Seat): Rect | undefined {
  const places = layout.heroes[seat];
  const top = places?.cards[0]?.y;
  if (!places || layout.form !== 'wide' || top === undefined || heroAt(state, seat).cards.length === 0) {
    return places?.panel;
  }
  return { ...places.panel, h: top - places.panel.y };
}

/** In wide windows: the hearts and the Points at the right end of a hero's panel. */
function countsOf(table: Table, seat: Seat): PlacedPiece[] {
  const places = table.layout.heroes[seat];
  if (!places) return [];
  const { x, y, w, h } = headLine(places, table.layout.unit);
  const head = rect(x, y, w, h);
  const part = (from: number, to: number): Rect => ({ ...head, x: head.x + head.w * from, w: head.w * (to - from) });
  return [
    { piece: { kind: 'health', seat }, rect: part(0.52, 0.79) },
    { piece: { kind: 'points', seat }, rect: part(0.79, 1) },
  ];
}

/** A name that identifies a piece on a table. */
export function pieceKey(piece: Piece): string {
  return Object.values(piece).join(':');
}
