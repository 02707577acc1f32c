import { el } from '../../../../page/dom.ts';
import { createSheetPainter } from '../../../../table/pictures/sheetPainter.ts';
import type { SpeakerId } from '../../lessons/lesson.ts';
import { placesOf } from '../../scenes/loading.ts';

const draw = createSheetPainter<'faction-figures'>((atlas) => placesOf(atlas, true));

/** The size of a face in pixels, larger than any screen shows it. */
const SIDE = 192;

/** An avatar's portrait as an element of the page, empty until its picture is loaded and hidden from screen readers. */
export function faceOf(speaker: SpeakerId): HTMLCanvasElement {
  const canvas = el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  draw(canvas, `portrait/${speaker}`, 'faction-figures');
  return canvas;
}
