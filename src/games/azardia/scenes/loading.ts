import type { AtlasPlace } from '../../../table/pictures/assetLoader.ts';

/** Addresses of all pictures, with the hash of their content in them: a new picture is never mistaken for an old one. */
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

/** Where an atlas is fetched from, the smallest file first; nowhere for an atlas that was never made. */
export function placesOf(name: AtlasName, readsAvif: boolean): AtlasPlace[] {
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap((format) => {
    const path = `../atlases/plain/${name}`;
    const [image, frames] = [IMAGES[`${path}.${format}`], FRAMES[`${path}.json`]];
    return image !== undefined && frames !== undefined ? [{ image, frames }] : [];
  });
}
