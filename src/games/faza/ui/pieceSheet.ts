import { createSheetPainter } from '../../../table/pictures/sheetPainter.ts';
import { pieceAtlas } from '../scenes/artwork.ts';
import { type AtlasName, placesOf, takeGrade } from '../scenes/loading/atlases.ts';

const draw = createSheetPainter<AtlasName>((atlas) => placesOf(atlas, takeGrade(), true));

/** Draws a frame of an atlas as large as it fits on a canvas, once the picture is loaded; until then the canvas stays empty. */
export function drawPiece(canvas: HTMLCanvasElement, name: string, atlas: AtlasName = pieceAtlas(name)): void {
  draw(canvas, name, atlas);
}
