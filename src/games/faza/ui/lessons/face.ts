import { el } from '../../../../page/dom.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import { faceFrame } from '../../scenes/artwork.ts';
import { drawPiece } from '../pieceSheet.ts';

/** Pixels of a face: more than it is ever shown in, on any screen. */
const SIDE = 192;

/** A hero's face as an element of the page; empty until the picture has come, and decoration for screen readers. */
export function faceOf(hero: HeroId): HTMLCanvasElement {
  const canvas = el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  drawPiece(canvas, faceFrame(hero));
  return canvas;
}
