import { el } from '../../../page/dom.ts';
import { createSheetPainter } from '../../../table/pictures/sheetPainter.ts';
import { type CardId, isBonus, kindOf, victoryOf } from '../content/cards.ts';
import type { HqId } from '../content/hqs.ts';
import { placesOf } from '../scenes/loading.ts';

type AtlasName = 'face-starters' | 'face-prizes' | 'face-clock' | 'face-buildings';

const draw = createSheetPainter<AtlasName>((atlas) => placesOf(atlas));

/** The side of a picture in pixels, about as large as its atlas holds it. */
const SIDE = 240;

/** The picture of a card as an element of the page, empty until it is loaded and hidden from screen readers; `null` for an assault card. */
export function cardPicture(card: CardId): HTMLCanvasElement | null {
  if (victoryOf(card)) return picture(`victory/${card}`, 'face-clock');
  if (isBonus(card)) return picture(`bonus/${card}`, 'face-clock');
  const kind = kindOf(card);
  if (kind === null) return null;
  return picture(`figure/${card}`, kind === 'starter' || kind === 'scrub' ? 'face-starters' : 'face-prizes');
}

/** The picture of a headquarters that stands. */
export function hqPicture(hq: HqId): HTMLCanvasElement {
  return picture(`hq/${hq}/0`, 'face-buildings');
}

function picture(frame: string, atlas: AtlasName): HTMLCanvasElement {
  const canvas = el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  draw(canvas, frame, atlas);
  return canvas;
}
