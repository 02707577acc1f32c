import { type AtlasPlace, atlasPlace } from '../../../../table/pictures/loading/atlasPlace.ts';

/** URLs of the small pictures that are shown until the real ones have come. */
const IMAGES = import.meta.glob<string>('../../atlases/coarse/*.avif', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const FRAMES = import.meta.glob<string>('../../atlases/coarse/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The atlas at half the plain size, which is shown first; `null` for atlases that are not shown at once. */
export function coarsePlace(name: string): AtlasPlace | null {
  return atlasPlace(IMAGES, FRAMES, `../../atlases/coarse/${name}`, 'avif');
}
