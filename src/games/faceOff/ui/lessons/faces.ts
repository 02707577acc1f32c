import { el } from '../../../../page/dom.ts';
import { createSheetPainter } from '../../../../table/pictures/sheetPainter.ts';
import type { CardId } from '../../content/cards.ts';
import { placesOf } from '../../scenes/loading.ts';

const draw = createSheetPainter<'face-starters'>((atlas) => placesOf(atlas));

/** The side of a face in pixels, larger than any screen shows it. */
const SIDE = 192;

/** The face of a starter as an element of the page, empty until its picture is loaded and hidden from screen readers. */
export function faceOf(card: CardId): HTMLCanvasElement {
  const canvas = el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  draw(canvas, `figure/${card}`, 'face-starters');
  return canvas;
}
