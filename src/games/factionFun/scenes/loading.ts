import { atlasesIn } from '../../../table/pictures/loading/atlasesIn.ts';

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

export const { places: placesOf, coarse: coarsePlace } = atlasesIn('../atlases', IMAGES, FRAMES);
