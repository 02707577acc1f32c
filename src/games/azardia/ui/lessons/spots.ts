import type { GuidePlaces, WindowSize } from '../../../../module/capabilities/lessons.ts';
import { around, inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { GATE } from '../../content/board.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { cardsInFront } from '../../interaction/inFront.ts';
import { type BoardGeometry, boardGeometry } from '../../interaction/layout/boardGeometry.ts';
import { duelLayout, type SideLayout } from '../../interaction/layout/duelLayout.ts';
import { rivalSeats } from '../../interaction/layout/seats.ts';
import { type AzardiaLayout, layoutFor, withHand } from '../../interaction/layout/tableLayout.ts';
import type { Spot } from '../../lessons/lesson.ts';
import { azardia } from '../../rules/azardia.ts';
import { prospectOf } from '../../rules/forecast/prospects.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import { attackArea } from '../../scenes/table/attack.ts';

/** The place on the table of something that the guide talks about; `seat` is the one in front. */
function rectOf(spot: Spot, state: AzardiaView, seat: Seat, layout: AzardiaLayout): Rect {
  switch (spot.kind) {
    case 'tile':
      return tileRect(spot.tile, boardGeometry(layout.board));
    case 'tower':
      return towerRect(boardGeometry(layout.board));
    case 'rival':
      return layout.rivals[rivalSeats(state, seat).indexOf(spot.seat)] ?? layout.board;
    case 'duel':
      return diceArea(duelLayout(layout).sides[0]);
    case 'attack':
      return openAttack(state, seat, layout);
    case 'offers':
      return offers(layout);
    default:
      return layout[spot.kind];
  }
}

/**
 * Where an attack is shown: to the player who may answer beside the board, above the button that passes; to the others
 * over the tower.
 */
function openAttack({ attack }: AzardiaView, seat: Seat, layout: AzardiaLayout): Rect {
  const { strip, go } = layout;
  return attack?.asked === seat ? { ...strip, h: Math.min(strip.h, go.y - strip.y) } : attackArea(layout);
}

/** What coins can pay for: on upright phones all choices, since an arrow to the player's coins would cross them. */
function offers({ form, own, dice, choices, bar }: AzardiaLayout): Rect {
  return form === 'portrait' ? around([dice, choices, bar]) : own;
}

/** Slightly more than a tile, in any orientation. */
function tileRect(tile: number, { spot, depth, floorHeight, gate }: BoardGeometry): Rect {
  const { x, y } = spot(tile);
  const h = tile > GATE ? floorHeight : depth;
  const w = tile === GATE || tile === 1 ? gate : h;
  return rect(x - w / 2, y - h / 2, w, h);
}

function towerRect({ floors, floorHeight }: BoardGeometry): Rect {
  const left = Math.min(...floors.map(({ x, w }) => x - w / 2));
  const right = Math.max(...floors.map(({ x, w }) => x + w / 2));
  const top = Math.min(...floors.map(({ y }) => y)) - floorHeight;
  const bottom = Math.max(...floors.map(({ y }) => y));
  return rect(left, top, right - left, bottom - top);
}

/** Areas that a guide must keep clear for the next action: the choices, the cards, and the phase of the turn. */
function freeOf({ dice, choices, bar, go, hand, desk, top, form }: AzardiaLayout): readonly Rect[] {
  const acting = desk ? [desk] : [dice, choices, bar, go];
  return [...acting, hand, ...(form === 'wide' ? [top] : [])];
}

/** Areas that should stay clear, and the cost of covering each. */
function preciousOf({ board, own, rivals, top, news }: AzardiaLayout): GuidePlaces['precious'] {
  return [
    { rect: board, worth: 0.5 },
    { rect: own, worth: 1.4 },
    { rect: top, worth: 1 },
    ...rivals.map((area) => ({ rect: area, worth: 0.8 })),
    ...(news ? [{ rect: news, worth: 0.2 }] : []),
  ];
}

/** Where a guide points to who speaks of something, to the player of a seat. */
export function spotPlaces(spot: Spot, state: AzardiaView, seat: Seat, { width, height }: WindowSize): GuidePlaces {
  // Whoever sees no cards plays with a hand that lies face down.
  const kept = state.viewer !== seat;
  const cards = cardsInFront(state, seat).length;
  const layout = withHand(layoutFor(state, width, height, cards, kept), cards);
  const target = rectOf(spot, state, seat, layout);
  const { duel, attack } = state;
  if (duel) {
    const { sides, panel, heading, go } = duelLayout(layout);
    const mayChoose = azardia.legalCommands(state, seat).length > 1;
    const [near, far] = sides.map(diceArea);
    const watched = [near, far].flatMap((area) => area ?? []);
    const cards = sides.map(({ card }) => ({ rect: card, worth: 1.4 }));
    // While a duel covers the table, everything is about the dice of the seat in front. If there is nothing to choose,
    // the panel has room, and its heading matters less than the cards.
    const precious = mayChoose ? cards : [...cards, { rect: heading, worth: 1 }];
    return { target: near ?? panel, needed: [mayChoose ? panel : go], free: watched, precious };
  }
  // An open attack is the center of attention, and covers the board with its pawns.
  const watched = attack ? [openAttack(state, seat, layout)] : pawnRects(state, seat, layout);
  // The next things to press, and the tiles they may lead to.
  const needed = [
    layout.go,
    layout.choices,
    ...ledTo(state, seat).map((tile) => tileRect(tile, boardGeometry(layout.board))),
  ];
  const free = [...freeOf(layout), ...watched];
  return { target, needed, free: [target, ...free], precious: preciousOf(layout) };
}

/** The tiles to which the dice of a seat may lead, without coins. */
function ledTo(state: AzardiaView, seat: Seat): readonly TileNo[] {
  const moves = azardia.legalCommands(state, seat).filter((command) => command.do === 'move' && command.bought === 0);
  return moves.flatMap((command) => prospectOf(state, command)?.tile ?? []);
}

/** The dice and the total of one side of a duel. */
function diceArea({ dice, total: { x, y, radius } }: SideLayout): Rect {
  return around([...dice, rect(x - radius, y - radius, 2 * radius, 2 * radius)]);
}

/** The pawn of the seat in front. */
function pawnRects({ players }: AzardiaView, seat: Seat, { board }: AzardiaLayout): readonly Rect[] {
  const tile = players[seat]?.tile ?? 0;
  return tile === 0 ? [] : [inset(tileRect(tile, boardGeometry(board)), -4)];
}
