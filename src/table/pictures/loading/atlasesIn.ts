import { type AtlasPlace, atlasPlace, type Urls } from './atlasPlace.ts';

/**
 * The places of the atlases of a game in `folder`: in `plain` the real ones, the smallest file first and none for an atlas that does not
 * exist; in `coarse` those at half size, which are shown first, `null` for atlases that are not shown at once.
 */
export function atlasesIn(folder: string, images: Urls, frames: Urls) {
  return {
    places: (name: string, readsAvif: boolean): AtlasPlace[] =>
      (readsAvif ? ['avif', 'webp'] : ['webp']).flatMap(
        (format) => atlasPlace(images, frames, `${folder}/plain/${name}`, format) ?? [],
      ),
    coarse: (name: string): AtlasPlace | null => atlasPlace(images, frames, `${folder}/coarse/${name}`, 'avif'),
  };
}
