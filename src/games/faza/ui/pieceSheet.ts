import * as v from 'valibot';
import { pixelRatio } from '../../../table/pages/pixelRatio.ts';
import type { AtlasPlace } from '../../../table/pictures/assetLoader.ts';
import { pieceAtlas } from '../scenes/artwork.ts';
import { type AtlasName, gradeFor, placesOf } from '../scenes/loading/atlases.ts';

const box = v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() });
const framesSchema = v.object({
  frames: v.record(
    v.string(),
    v.object({ frame: box, spriteSourceSize: box, sourceSize: v.object({ w: v.number(), h: v.number() }) }),
  ),
});

interface Sheet {
  readonly image: HTMLImageElement;
  readonly frames: v.InferOutput<typeof framesSchema>['frames'];
}

/** The pictures requested so far. The board has fetched them before, so they come from the browser's cache. */
const sheets = new Map<AtlasName, Promise<Sheet>>();

/** The best picture of an atlas that this browser can read. */
async function fetchSheet(atlas: AtlasName): Promise<Sheet> {
  const grade = gradeFor(window.innerWidth, window.innerHeight, pixelRatio());
  for (const place of placesOf(atlas, grade, true)) {
    const found = await fetchFrom(place).catch(() => null);
    if (found) return found;
  }
  throw new Error(`no picture of ${atlas}`);
}

async function fetchFrom(place: AtlasPlace): Promise<Sheet> {
  const image = new Image();
  image.src = place.image;
  const [response] = await Promise.all([fetch(place.frames), image.decode()]);
  return { image, frames: v.parse(framesSchema, await response.json()).frames };
}

/**
 * Draws a frame of an atlas as large as it fits on a canvas, once the picture is loaded; until then the canvas stays empty. A
 * state without a picture in the atlas shows its parent's.
 */
export function drawPiece(canvas: HTMLCanvasElement, name: string, atlas: AtlasName = pieceAtlas(name)): void {
  const asked = sheets.get(atlas) ?? fetchSheet(atlas);
  sheets.set(atlas, asked);
  asked.then(
    ({ image, frames }) => {
      const found = frames[name] ?? frames[name.slice(0, name.lastIndexOf('/'))];
      if (!found) return;
      const { frame, spriteSourceSize: place, sourceSize } = found;
      const scale = Math.min(canvas.width / sourceSize.w, canvas.height / sourceSize.h);
      const { x, y, w, h } = frame;
      canvas
        .getContext('2d')
        ?.drawImage(image, x, y, w, h, place.x * scale, place.y * scale, place.w * scale, place.h * scale);
    },
    () => {
      // This canvas stays empty; the next call tries again.
      sheets.delete(atlas);
    },
  );
}
