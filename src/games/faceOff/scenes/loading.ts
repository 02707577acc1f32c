import { atlasPlace } from '../../../table/pictures/loading/atlasPlace.ts';

/** URLs of all pictures: `coarse` ones are shown until those for `every` window have come, and in large ones `fine` ones follow. */
const IMAGES = import.meta.glob<string>('../atlases/{coarse,every,fine}/*.{webp,avif}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>('../atlases/{coarse,every,fine}/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The atlases that the title shows, and those that are fetched while it is looked at. */
export const FIRST = ['face-pieces', 'face-starters'] as const;
export const LATER = ['face-buildings', 'face-prizes', 'face-clock'] as const;

/** From so many device pixels on, faces are shown larger than the pictures for every window. */
const LARGE = 1600 * 900;

const isLarge = (): boolean => window.innerWidth * window.innerHeight * window.devicePixelRatio ** 2 >= LARGE;

/** Where an atlas is, the best place first. */
export function placesOf(name: string) {
  return (isLarge() ? ['fine', 'every'] : ['every']).flatMap(
    (grade) => atlasPlace(IMAGES, FRAMES, `../atlases/${grade}/${name}`, 'webp') ?? [],
  );
}

/** A quarter of the bytes; `null` for an atlas that is not shown at once. */
export function coarsePlace(name: string) {
  return atlasPlace(IMAGES, FRAMES, `../atlases/coarse/${name}`, 'avif');
}
