import { EVENT_EFFECT, type EventId } from '../../content/events.ts';
import type { PeopleId } from '../../content/vocabulary.ts';

/** Whether an event only takes something away, from whoever it is: nothing moves then, and nobody cheers. */
export function isGrave(event: EventId): boolean {
  return EVENT_EFFECT[event]?.kind === 'loss';
}

/** The sound of an event that is turned up. */
export function eventSound(event: EventId): string {
  return isGrave(event) ? 'bell' : 'event';
}

/** The sound of the end of a battle, for the people that looks on; `null` won a tie. */
export function resultSound(winner: PeopleId | null, own: PeopleId): string {
  if (winner === null) return 'tie';
  return winner === own ? 'battleWon' : 'battleLost';
}
