import type { AtlasPlace } from '../../../table/pictures/assetLoader.ts';

/** URLs of all pictures, with the hash of their content: a new picture is never mistaken for an old one. */
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

/** The URLs of an atlas, the smallest file first; none for an atlas that does not exist. */
export function placesOf(name: AtlasName, readsAvif: boolean): AtlasPlace[] {
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap((format) => placeIn('plain', name, format) ?? []);
}

/** The atlas at half size, which is shown first; `null` for atlases that are not shown at once. */
export function coarsePlace(name: AtlasName): AtlasPlace | null {
  return placeIn('coarse', name, 'avif');
}

function placeIn(folder: string, name: AtlasName, format: string): AtlasPlace | null {
  const path = `../atlases/${folder}/${name}`;
  const [image, frames] = [IMAGES[`${path}.${format}`], FRAMES[`${path}.json`]];
  return image !== undefined && frames !== undefined ? { image, frames } : null;
}
