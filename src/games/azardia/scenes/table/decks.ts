import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH, type Field, putAround } from './surface.ts';

/** A deck beside the tower: how many cards are left in it, and the last discarded card. */
interface Pile {
  readonly kind: 'action' | 'penalty' | 'event';
  readonly left: number;
  readonly top: string | undefined;
}

/** The three decks with their discards in the upper corners of the meadow, if there is room for them. */
export function drawDecks(field: Field, { state: { decks } }: AzardiaTableView): void {
  const { board } = field;
  if (board.small) return;
  const { area, depth, unit } = board;
  const [w, h] = [44 * unit, 60 * unit];
  const left = area.x + depth + 24 * unit;
  const right = area.x + area.w - depth - 24 * unit - 2 * w - 8 * unit;
  const top = area.y + depth + 24 * unit;
  const put = (pile: Pile, x: number, y: number): void => {
    const place = rect(x, y, 2 * w + 8 * unit, h);
    putAround(field, `deck:${pile.kind}`, place, DEPTH.route, pile, (g) => drawPile(g, rect(x, y, w, h), pile, unit));
  };
  const { action, actionDiscards, penalty, penaltyDiscards, event, eventDiscards } = decks;
  put({ kind: 'action', left: action.length, top: actionDiscards.at(-1) }, left, top);
  put({ kind: 'penalty', left: penalty.length, top: penaltyDiscards.at(-1) }, right, top);
  put({ kind: 'event', left: event.length, top: eventDiscards.at(-1) }, right, top + h + 14 * unit);
}

function drawPile(g: CanvasPainter, card: Rect, { kind, left, top }: Pile, unit: number): void {
  for (const step of [2, 1])
    paper(
      g,
      { ...card, x: card.x + step * 2 * unit, y: card.y + step * 2 * unit },
      { fill: paint.white, radius: 4 * unit },
    );
  g.sprite(`back/${kind}`, card.x + card.w / 2, card.y + card.h / 2, card.h);
  const count = rect(card.x + card.w * 0.2, card.y + card.h * 0.7, card.w * 0.6, card.h * 0.27);
  paper(g, count, { fill: paint.white, lift: LIFT.glued, radius: 3 * unit });
  g.text(String(left), count.x + count.w / 2, count.y + count.h / 2, {
    size: 12 * unit,
    weight: 700,
    align: 'center',
    color: paint.ink,
  });
  if (top === undefined) return;
  const about = { x: card.x + card.w * 1.5 + 8 * unit, y: card.y + card.h / 2 };
  const face = rect(about.x - card.w / 2, card.y, card.w, card.h);
  g.within(
    null,
    () => {
      paper(g, face, { fill: paint.white, radius: 4 * unit });
      const picture = rect(face.x + 3 * unit, face.y + 3 * unit, face.w - 6 * unit, face.h * 0.6);
      g.withinRound(picture, 2 * unit, () => g.sprite(`card/${top}`, about.x, picture.y + picture.h / 2, picture.h));
      for (const [index, widget] of [0.8, 0.55].entries())
        g.fill(rect(picture.x, face.y + face.h * (0.74 + index * 0.11), picture.w * widget, 3 * unit), paint.offLine);
    },
    { degrees: 3, about },
  );
}
