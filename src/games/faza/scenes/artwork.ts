import type { HeroId } from '../content/vocabulary.ts';
import type { HeroState, ShipState } from '../rules/state/state.ts';

/**
 * Names of frames by what they are to show. Some atlases come after the game has begun; a frame that is not there yet is
 * its parent's (`face/doctor` for `face/doctor/hurt`, see `frameOf`), so nobody has to ask what has been loaded.
 */

/** How a hero is: no wound, some, or one more would be the end. */
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

/** A Mothership as its health shows; `full` is the health that it began with, at which it is whole. */
export function shipFrame({ id, health }: Pick<ShipState, 'id' | 'health'>, full: number): string {
  if (health <= 0) return `ship/${id}/wreck`;
  if (health >= full) return `ship/${id}`;
  if (health === 1) return `ship/${id}/burning`;
  return health === 2 ? `ship/${id}/broken` : `ship/${id}/worn`;
}
