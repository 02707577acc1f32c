import { el } from '../../../page/dom.ts';
import { createSheetPainter } from '../../../table/pictures/sheetPainter.ts';
import type { ActionId, EventId, PenaltyId } from '../content/cards.ts';
import { type AtlasName, placesOf } from '../scenes/loading.ts';

const draw = createSheetPainter<AtlasName>((atlas) => placesOf(atlas, true));

/** The size of a card's picture in pixels, as large as its atlas holds it. */
const SIZE = { width: 256, height: 196 } as const;

/** The picture of a card as an element of the page, empty until it is loaded and hidden from screen readers. */
export function cardPicture(card: ActionId | PenaltyId | EventId): HTMLCanvasElement {
  const canvas = el('canvas', { ...SIZE, 'aria-hidden': 'true' });
  draw(canvas, `card/${card}`, 'azardia-cards');
  return canvas;
}
