import type { HeroId } from '../../games/faza/content/vocabulary.ts';
import { faceFrame } from '../../games/faza/scenes/artwork.ts';
import { drawPiece } from '../../games/faza/ui/pieceSheet.ts';
import { el } from '../../page/dom.ts';

/** Pixels of a face: more than it is ever shown in, on any screen. */
const SIDE = 192;

/** A hero's face as an element of the page; empty until the picture has come, and decoration for screen readers. */
export function faceOf(hero: HeroId): HTMLCanvasElement {
  const canvas = el('canvas', { class: 'guide-face', width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  drawPiece(canvas, faceFrame(hero));
  return canvas;
}
