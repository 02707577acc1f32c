import * as v from 'valibot';
import { type Place, placesOf } from '../games/faza/scenes/gallery/atlases.ts';
import { gradeFor } from '../games/faza/scenes/gallery/grade.ts';
import { pixelRatio } from '../table/screen.ts';

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

/** The picture with all faces and pieces. The board has fetched it already, so the browser has it at hand. */
let sheet: Promise<Sheet> | null = null;

/** The best picture that this browser can read. */
async function fetchSheet(): Promise<Sheet> {
  const grade = gradeFor(window.innerWidth, window.innerHeight, pixelRatio());
  for (const place of placesOf('pieces', grade, true)) {
    const found = await fetchFrom(place).catch(() => null);
    if (found) return found;
  }
  throw new Error('no picture of the pieces');
}

async function fetchFrom(place: Place): Promise<Sheet> {
  const image = new Image();
  image.src = place.image;
  const [response] = await Promise.all([fetch(place.frames), image.decode()]);
  return { image, frames: v.parse(framesSchema, await response.json()).frames };
}

/** Draws a frame of the pieces' atlas over a whole square canvas, once the picture has come; without it the canvas stays empty. */
export function drawPiece(canvas: HTMLCanvasElement, name: string): void {
  sheet ??= fetchSheet();
  sheet.then(
    ({ image, frames }) => {
      const found = frames[name];
      if (!found) return;
      const { frame, spriteSourceSize: place, sourceSize } = found;
      const scale = canvas.width / Math.max(sourceSize.w, sourceSize.h);
      const { x, y, w, h } = frame;
      canvas
        .getContext('2d')
        ?.drawImage(image, x, y, w, h, place.x * scale, place.y * scale, place.w * scale, place.h * scale);
    },
    () => {
      // Who goes without a picture does the same; the next one asks again.
      sheet = null;
    },
  );
}
