import { at } from '../../../kernel/values/at.ts';
import { editionById } from './editions.ts';
import type { EditionId, PlaceId, TileNo } from './vocabulary.ts';

/** The places on the sixteen tiles of the published board, tile 1 first. */
export const PUBLISHED_PLACES: readonly PlaceId[] = [
  'hospital',
  'fort',
  'cityHall',
  'observatory',
  'garden',
  'airbase',
  'embassies',
  'powerStation',
  'farm',
  'armory',
  'television',
  'rocketWorks',
  'waterworks',
  'harbor',
  'monument',
  'university',
];

/** The place on a tile in the edition of a game. */
export function placeOn({ edition }: { readonly edition: EditionId }, tile: TileNo): PlaceId {
  return at(editionById(edition).places ?? PUBLISHED_PLACES, tile - 1);
}
