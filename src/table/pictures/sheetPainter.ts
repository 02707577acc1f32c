import * as v from 'valibot';
import type { AtlasPlace } from './loading/atlasPlace.ts';

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

/** Draws a frame of an atlas as large as it fits on a canvas of the page. */
export type SheetPainter<Name extends string> = (canvas: HTMLCanvasElement, frame: string, atlas: Name) => void;

/**
 * A painter of pictures outside the stage. A canvas stays empty until its atlas is loaded, which the stage has fetched before, so
 * that it comes from the browser's cache. A state without a picture in the atlas shows its parent's. `places` says where an atlas
 * can be fetched, the best place first.
 */
export function createSheetPainter<Name extends string>(
  places: (atlas: Name) => readonly AtlasPlace[],
): SheetPainter<Name> {
  /** By its best URL, which changes when the window moves to a finer monitor. */
  const sheets = new Map<string | undefined, Promise<Sheet>>();

  async function fetchSheet(atlas: Name): Promise<Sheet> {
    for (const place of places(atlas)) {
      const found = await fetchFrom(place).catch(() => null);
      if (found) return found;
    }
    throw new Error(`no picture of ${atlas}`);
  }

  return (canvas, name, atlas) => {
    const best = places(atlas)[0]?.image;
    const asked = sheets.get(best) ?? fetchSheet(atlas);
    sheets.set(best, asked);
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
        sheets.delete(best);
      },
    );
  };
}

async function fetchFrom(place: AtlasPlace): Promise<Sheet> {
  const image = new Image();
  image.src = place.image;
  const [response] = await Promise.all([fetch(place.frames), image.decode()]);
  return { image, frames: v.parse(framesSchema, await response.json()).frames };
}
