import { pixelRatio } from '../../../../table/pages/pixelRatio.ts';
import { type AtlasPlace, atlasPlace } from '../../../../table/pictures/loading/atlasPlace.ts';
import { isLaterHero } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';

/** URLs of all pictures. */
const IMAGES = import.meta.glob<string>('../../atlases/{every,fine,plain}/*.{webp,avif}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>('../../atlases/{every,fine,plain}/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** What every page shows; the city of the title is behind event cards, too. */
const EVERYWHERE = ['ui', 'effects', 'pieces', 'title'] as const;
const TITLE = ['title-ships'] as const;
const BOARD = ['tiles-earth'] as const;
/** Ruins, which a continued game may show, and pictures for fights. */
const PLAY = ['tiles-faza', 'fight'] as const;
const END = ['drama'] as const;
/** The places and heroes that only larger boards have. */
const MORE = ['tiles-more', 'heroes-more'] as const;

export type AtlasName = (
  | typeof EVERYWHERE
  | typeof TITLE
  | typeof BOARD
  | typeof PLAY
  | typeof END
  | typeof MORE
)[number];

/** The atlases in the order in which they are needed: those of the open page first, then all others. */
export function atlasStages(isAtTitle: boolean): { first: readonly AtlasName[]; later: readonly AtlasName[] } {
  return isAtTitle
    ? { first: [...EVERYWHERE, ...TITLE], later: [...BOARD, ...PLAY, ...END] }
    : { first: [...EVERYWHERE, ...BOARD], later: [...PLAY, ...TITLE, ...END] };
}

/**
 * Additional atlases of an edition: other places, and the heroes who belong to them, whom a content pack may have, too.
 */
export function atlasesOf({ places, heroes }: Pick<EditionSpec, 'places' | 'heroes'>): AtlasName[] {
  const [otherPlaces, otherHeroes] = MORE;
  return [...(places ? [otherPlaces] : []), ...(heroes.some(({ id }) => isLaterHero(id)) ? [otherHeroes] : [])];
}

/** The atlases in which frames are found without naming their atlas: a tile looks up its side of the board by name. */
export const SEARCHED: readonly AtlasName[] = [
  'pieces',
  'ui',
  'effects',
  'fight',
  'drama',
  'title',
  'title-ships',
  'heroes-more',
];

/**
 * The URLs of an atlas, the best first: in its grade, otherwise plain, and as WebP for browsers without AVIF. An atlas
 * with only one grade, such as most vector drawings, serves for both. Empty for an atlas that does not exist.
 */
export function placesOf(name: AtlasName, grade: Grade, readsAvif: boolean): AtlasPlace[] {
  const folders = [...new Set([grade, 'plain', 'every'])];
  return (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap((format) =>
    folders.flatMap((folder) => atlasPlace(IMAGES, FRAMES, `../../atlases/${folder}/${name}`, format) ?? []),
  );
}

/**
 * How fine pictures are. `fine` ones have the size they were painted in; `plain` ones have two thirds of it or less, are enough
 * for phones and small windows, and are there in a format that every browser reads. Plain textures never exceed 2048 pixels.
 */
export type Grade = 'plain' | 'fine';

/** Up to this many CSS pixels across the short side a screen is a phone's, whose graphics card may hold no larger textures. */
const PHONE = 440;
/** Up to this many device pixels across the short side of the screen, plain pictures are as sharp as the screen. */
const ENOUGH = 740;

/** The grade for a screen: its size in CSS pixels, and device pixels to each. */
export function gradeFor(width: number, height: number, ratio: number): Grade {
  const short = Math.min(width, height);
  return short <= PHONE || short * ratio <= ENOUGH ? 'plain' : 'fine';
}

let taken: Grade = 'plain';

/** The grade for the page's window, chosen again each time. Once pictures are fine, they stay so: they are on the device by then. */
export function takeGrade(): Grade {
  if (taken === 'plain') taken = gradeFor(window.innerWidth, window.innerHeight, pixelRatio());
  return taken;
}
