import type { AtlasPlace } from '../../../table/pictures/assetLoader.ts';

/** Addresses of all pictures, with the hash of their content in them: a new picture is never mistaken for an old one. */
const IMAGES = import.meta.glob<string>('../atlases/*/*.{webp,avif}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>('../atlases/*/*.json', {
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
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap((format) => placeIn('plain', name, format) ?? []);
}

/** The atlas with half of the pixels to each side, which is shown first; `null` for what is not shown at once. */
export function coarsePlace(name: AtlasName): AtlasPlace | null {
  return placeIn('coarse', name, 'avif');
}

function placeIn(folder: string, name: AtlasName, format: string): AtlasPlace | null {
  const path = `../atlases/${folder}/${name}`;
  const [image, frames] = [IMAGES[`${path}.${format}`], FRAMES[`${path}.json`]];
  return image !== undefined && frames !== undefined ? { image, frames } : null;
}
