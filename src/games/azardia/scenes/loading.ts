import type { AtlasPlace } from '../../../table/pictures/assetLoader.ts';

/** URLs of all pictures, with the hash of their content: a new picture is never mistaken for an old one. */
const IMAGES = import.meta.glob<string>('../atlases/plain/*.{webp,avif}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>('../atlases/plain/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The atlases that the title shows, and those that are fetched while it is looked at. */
export const FIRST = ['azardia-pieces', 'azardia-figures'] as const;
export const LATER = ['azardia-cards'] as const;
export type AtlasName = (typeof FIRST | typeof LATER)[number];

/** The URLs of an atlas, the smallest file first; none for an atlas that does not exist. */
export function placesOf(name: AtlasName, readsAvif: boolean): AtlasPlace[] {
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap((format) => {
    const [image, frames] = [IMAGES[`../atlases/plain/${name}.${format}`], FRAMES[`../atlases/plain/${name}.json`]];
    return image !== undefined && frames !== undefined ? { image, frames } : [];
  });
}
