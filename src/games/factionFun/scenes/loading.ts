import { type AtlasPlace, atlasPlace } from '../../../table/pictures/atlasPlace.ts';

/** URLs of all pictures: `coarse` ones are shown until the real ones have come. */
const IMAGES = import.meta.glob<string>('../atlases/{coarse,plain}/*.{webp,avif}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>('../atlases/{coarse,plain}/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The atlases that the title shows, and those that are fetched while it is looked at. */
export const FIRST = ['faction-pieces', 'faction-figures'] as const;
export const LATER = ['faction-cards'] as const;
export type AtlasName = (typeof FIRST | typeof LATER)[number];

/** The URLs of an atlas, the smallest file first; none for an atlas that does not exist. */
export function placesOf(name: AtlasName, readsAvif: boolean): AtlasPlace[] {
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap(
    (format) => atlasPlace(IMAGES, FRAMES, `../atlases/plain/${name}`, format) ?? [],
  );
}

/** The atlas at half size, which is shown first; `null` for atlases that are not shown at once. */
export function coarsePlace(name: AtlasName): AtlasPlace | null {
  return atlasPlace(IMAGES, FRAMES, `../atlases/coarse/${name}`, 'avif');
}
