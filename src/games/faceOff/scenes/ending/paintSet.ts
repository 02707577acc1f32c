import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { victoryOf } from '../../content/cards.ts';
import type { SetId } from '../../content/vocabulary.ts';
import type { SetCard, SetStory } from '../../interaction/setStory.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import { setNames } from '../../text/names.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintPicture } from '../paint/card.ts';
import { paint, SET_PAINT } from '../paint/paint.ts';
import { paintEmblem } from '../table/seats.ts';

/** How far the pieces lie apart before they are laid together, as a part of their width. */
const APART = 0.34;

/** A set when points are counted: its seven cards as pieces, laid `together` from 0 to 1, and how it was decided. */
export function paintSet(
  g: CanvasPainter,
  area: Rect,
  state: FaceOffView,
  { set, cards, told }: SetStory,
  { together, unit }: { readonly together: number; readonly unit: number },
): void {
  const title = 26 * unit;
  const words = 36 * unit;
  g.text(text.theSet(setNames[set]), area.x, area.y + title / 2, { size: 17 * unit, face: 'display', width: area.w });
  g.paragraph([{ text: told, weight: 500 }], rect(area.x, area.y + area.h - words, area.w, words), {
    size: 14 * unit,
    leading: 1.08,
    middle: true,
  });
  const room = rect(area.x, area.y + title, area.w, area.h - title - words);
  const emblem = Math.min(22 * unit, room.h * 0.24);
  // Half a tab sticks out on the right; apart, the pieces fill the whole width.
  const side = Math.min((room.w / (cards.length * (1 + APART))) * 1.14, room.h - emblem - 6 * unit);
  const step = side * (1 + APART * 0.8 * (1 - together));
  const left = room.x + (room.w - step * (cards.length - 1) - side) * 0.5 * (1 - together);
  const places = cards.map((_, index) => rect(left + index * step, room.y + 2 * unit, side, side));
  for (const [index, one] of cards.entries()) {
    const place = places[index] ?? room;
    paintPiece(g, place, one, unit);
    if (one.owner !== null) paintOwner(g, { ...place, y: place.y + side + 4 * unit, h: emblem }, state, one, one.owner);
  }
  // Each tab reaches into the next piece, so it is painted after that.
  for (const [index, { owner }] of cards.slice(0, -1).entries())
    if (owner !== null) paintTab(g, places[index] ?? room, set);
}

/** Who owns a card, and how many puzzle pieces it has. */
function paintOwner(g: CanvasPainter, area: Rect, state: FaceOffView, { card }: SetCard, owner: Seat): void {
  const pieces = victoryOf(card)?.pieces ?? 0;
  const size = area.h * 0.72;
  const gap = area.h * 0.2;
  let x = area.x + (area.w - area.h - gap - pieces * size) / 2;
  paintEmblem(g, rect(x, area.y, area.h, area.h), state, owner);
  x += area.h + gap;
  for (let index = 0; index < pieces; index++)
    g.icon('piece', x + (index + 0.5) * size, area.y + area.h / 2, size, paint.ink);
}

function paintTab(g: CanvasPainter, place: Rect, set: SetId): void {
  const tab = place.w * 0.2;
  g.panel(rect(place.x + place.w - tab * 0.3, place.y + place.h * 0.62, tab, tab), {
    fill: SET_PAINT[set].main,
    line: 1.5,
    lineColor: paint.ink,
    radius: tab / 2,
  });
}

/** One card as a piece of a jigsaw, with what it scores; dashed where nobody owns it. */
function paintPiece(g: CanvasPainter, place: Rect, { card, owner, points, isMost }: SetCard, unit: number): void {
  if (owner === null) return g.panel(place, { line: 1.5, lineColor: paint.soft, radius: 3, dashed: true });
  paintPicture(g, place, card);
  g.stroke(place, 2, paint.ink);
  const box = Math.min(30 * unit, place.w * 0.44);
  g.panel(rect(place.x - 1, place.y - 1, box, box), {
    fill: isMost ? paint.ink : paint.paper,
    line: 1.5,
    lineColor: paint.ink,
    radius: 3,
  });
  g.text(String(points), place.x - 1 + box / 2, place.y - 1 + box / 2, {
    size: box * 0.66,
    face: 'display',
    align: 'center',
    color: isMost ? paint.white : paint.ink,
  });
}
