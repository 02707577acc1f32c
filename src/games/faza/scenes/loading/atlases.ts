import type { Grade } from './grade.ts';

/**
 * Addresses of all pictures, with the hash of their content in them: a new picture is never mistaken for an old one. The places
 * of the earlier edition stay out of the game until it is played.
 */
const IMAGES = import.meta.glob<string>(['../../atlases/**/*.{webp,avif}', '!**/tiles-more.*'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>(['../../atlases/**/*.json', '!**/tiles-more.*'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** What the title and the first board show: needed before anything is shown. */
export const FIRST = ['ui', 'effects', 'title', 'title-ships', 'pieces', 'tiles-earth'] as const;
/** What comes when those are shown: ruins, which a game that is continued has; then what is seen in fights and at the end. */
export const LATER = ['tiles-faza', 'fight', 'drama'] as const;

export type AtlasName = (typeof FIRST)[number] | (typeof LATER)[number];

/** Where an atlas lies: its picture, and where in it each frame is. */
export interface Place {
  readonly image: string;
  readonly frames: string;
}

/**
 * Where an atlas is fetched from, the best place first: in its grade, else plain, and for browsers that cannot read AVIF as
 * WebP. What has only one grade, such as most that is drawn as vectors, serves for both. Empty for an atlas that was never made.
 */
export function placesOf(name: AtlasName, grade: Grade, readsAvif: boolean): Place[] {
  const folders = [...new Set([grade, 'plain', 'every'])];
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap((format) =>
    folders.flatMap((folder) => {
      const path = `../../atlases/${folder}/${name}`;
      const [image, frames] = [IMAGES[`${path}.${format}`], FRAMES[`${path}.json`]];
      return image !== undefined && frames !== undefined ? [{ image, frames }] : [];
    }),
  );
}

/** One orange pixel in AVIF. */
const SAMPLE =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgc4AAbQENBpMhUZQmMEwAA0AAAAkEDU4VaCIG1Dauk=';

let asked: Promise<boolean> | undefined;

/** Whether this browser reads AVIF: asked before anything is fetched, so that nothing is fetched in vain. */
export function readsAvif(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.width === 1);
    image.onerror = () => resolve(false);
    image.src = SAMPLE;
  });
  return asked;
}
