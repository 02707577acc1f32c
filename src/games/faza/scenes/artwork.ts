import { editionById, isLaterHero } from '../content/editions.ts';
import { PUBLISHED_PLACES, placeOn } from '../content/places.ts';
import type { EditionId, HeroId, PlaceId, TileNo } from '../content/vocabulary.ts';
import type { HeroState, ShipState } from '../rules/state/state.ts';

/**
 * Frame names by subject. Some atlases load during the game; a missing frame is replaced by its parent's (`face/doctor`
 * for `face/doctor/hurt`, see `frameOf`), so callers need not check what has been loaded.
 */

/** A hero's condition: unhurt, hurt, or one injury away from death. */
export type Mood = 'ready' | 'hurt' | 'dying';

/** I4: a hero whose last healthy card is injured dies. */
export function moodOf(hero: HeroState): Mood {
  const healthy = hero.cards.filter((card) => !card.injured).length;
  if (healthy === hero.cards.length) return 'ready';
  return healthy > 1 ? 'hurt' : 'dying';
}

/** The portrait of a hero in a mood. */
export function faceFrame(hero: HeroId, mood: Mood = 'ready'): string {
  return mood === 'ready' ? `face/${hero}` : `face/${hero}/${mood}`;
}

/** The atlas of a standing piece or a face; damaged ships and hurt faces are in another one than intact ones. */
export function pieceAtlas(frame: string): 'pieces' | 'drama' | 'heroes-more' {
  const [, id = '', ...state] = frame.split('/');
  if (isLaterHero(id)) return 'heroes-more';
  return state.length > 0 ? 'drama' : 'pieces';
}

/**
 * The picture of a Mothership at its current health; `full` is the health it began with, at which it shows no damage.
 */
export function shipFrame({ id, health }: Pick<ShipState, 'id' | 'health'>, full: number): string {
  if (health <= 0) return `ship/${id}/wreck`;
  if (health >= full) return `ship/${id}`;
  if (health === 1) return `ship/${id}/burning`;
  return health === 2 ? `ship/${id}/broken` : `ship/${id}/worn`;
}

/**
 * Places by the number of their picture: the published board's come first, in the order of its tiles, then all others.
 */
const PLACES: readonly PlaceId[] = [
  ...PUBLISHED_PLACES,
  ...(['baths', 'radar', 'stadium', 'monorail', 'zoo', 'pens', 'fair', 'dam'] as const),
];

/** The picture of one side of a tile. */
export interface TilePicture {
  readonly frame: string;
  readonly atlas: 'tiles-earth' | 'tiles-faza' | 'tiles-more';
}

/** The picture of one side of a tile: depends on the place, and on whether its fazaformed side is dense (P24-C3). */
export function tilePicture(board: { readonly edition: EditionId }, tile: TileNo, fazaformed: boolean): TilePicture {
  const number = PLACES.indexOf(placeOn(board, tile)) + 1;
  const frame = `tile/${number}`;
  const isDense = editionById(board.edition).tiles[tile - 1]?.dense === true;
  if (fazaformed && isDense) return { frame: `${frame}/dense`, atlas: 'tiles-more' };
  if (number <= PUBLISHED_PLACES.length) return { frame, atlas: fazaformed ? 'tiles-faza' : 'tiles-earth' };
  return { frame: fazaformed ? `${frame}/faza` : frame, atlas: 'tiles-more' };
}
