import { events as published } from '../published/events.ts';
import type { EventSpec } from '../vocabulary.ts';

/**
 * The cards of the published edition. Whatever happens on the tile of the boarding is one more, and Drone Surge, Reinforcements and
 * Drone Foundry bring one more Drone.
 */
export const events: readonly EventSpec[] = published.map((event) => {
  const { local } = event;
  return { ...withOneMoreDrone(event), local: local && { ...local, count: local.count + 1 } };
});

function withOneMoreDrone(event: EventSpec): EventSpec {
  const { type, effect } = event;
  if (type === 'instant' && (effect.kind === 'dronesAround' || effect.kind === 'dronesOnShips')) {
    return { ...event, type, effect: { ...effect, count: effect.count + 1 } };
  }
  if (type === 'long' && effect.kind === 'carrierDrops') {
    return { ...event, type, effect: { ...effect, more: effect.more + 1 } };
  }
  return event;
}
