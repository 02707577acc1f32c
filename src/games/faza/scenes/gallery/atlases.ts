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

/** What is needed before anything is shown. */
export const FIRST = ['ui', 'title', 'title-ships', 'pieces', 'tiles-earth'] as const;
/** What comes while somebody looks at the title: ruins, and what is seen in fights and at the end. */
export const LATER = ['tiles-faza', 'drama'] as const;

export type AtlasName = (typeof FIRST)[number] | (typeof LATER)[number];

/** Where an atlas lies: its picture, and where in it each frame is. */
export interface Place {
  readonly image: string;
  readonly frames: string;
}

/** An atlas in a grade. What has only one grade, such as all that is drawn as vectors, serves for both. */
export function placeOf(name: AtlasName, grade: Grade): Place | null {
  for (const folder of [grade, 'plain', 'every']) {
    const path = `../../atlases/${folder}/${name}`;
    const image = IMAGES[`${path}.avif`] ?? IMAGES[`${path}.webp`];
    const frames = FRAMES[`${path}.json`];
    if (image !== undefined && frames !== undefined) return { image, frames };
  }
  return null;
}
