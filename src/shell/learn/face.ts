import * as v from 'valibot';
import type { HeroId } from '../../games/faza/content/vocabulary.ts';
import { faceFrame } from '../../games/faza/scenes/artwork.ts';
import { type Place, placesOf } from '../../games/faza/scenes/gallery/atlases.ts';
import { gradeFor } from '../../games/faza/scenes/gallery/grade.ts';
import { el } from '../dom.ts';

const box = v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() });
const framesSchema = v.object({
  frames: v.record(
    v.string(),
    v.object({ frame: box, spriteSourceSize: box, sourceSize: v.object({ w: v.number(), h: v.number() }) }),
  ),
});

/** Pixels of a face: more than it is ever shown in, on any screen. */
const SIDE = 192;

interface Sheet {
  readonly image: HTMLImageElement;
  readonly frames: v.InferOutput<typeof framesSchema>['frames'];
}

/** The picture with all faces. The board has fetched it already, so the browser has it at hand. */
let sheet: Promise<Sheet> | null = null;

/** The best picture that this browser can read. */
async function fetchSheet(): Promise<Sheet> {
  const grade = gradeFor(window.innerWidth, window.innerHeight, window.devicePixelRatio);
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

/** A hero's face as an element of the page; empty until the picture has come, and decoration for screen readers. */
export function faceOf(hero: HeroId): HTMLCanvasElement {
  const canvas = el('canvas', { class: 'guide-face', width: SIDE, height: SIDE, 'aria-hidden': 'true' });
  sheet ??= fetchSheet();
  sheet.then(
    ({ image, frames }) => {
      const face = frames[faceFrame(hero)];
      if (!face) return;
      const { frame, spriteSourceSize: place, sourceSize } = face;
      const scale = SIDE / Math.max(sourceSize.w, sourceSize.h);
      const to = [place.x, place.y, place.w, place.h].map((length) => length * scale) as [
        number,
        number,
        number,
        number,
      ];
      canvas.getContext('2d')?.drawImage(image, frame.x, frame.y, frame.w, frame.h, ...to);
    },
    () => {
      // A guide without a face says the same; the next one asks again.
      sheet = null;
    },
  );
  return canvas;
}
