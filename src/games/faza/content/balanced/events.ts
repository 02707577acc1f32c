import { events as revised } from '../revised/events.ts';
import type { EventId, EventSpec, LocalEffect } from '../vocabulary.ts';

const drones: LocalEffect = { kind: 'drones', count: 3 };

/** Cards that another one takes the place of: both bring more Drones to where heroes and Outposts are. */
const REPLACED: Partial<Readonly<Record<EventId, EventSpec>>> = {
  terraformPulse: { id: 'beachhead', type: 'instant', local: drones, effect: { kind: 'beachhead' } },
  orbitalStrike: { id: 'ambush', type: 'instant', local: drones, effect: { kind: 'dronesOnHeroes', count: 3 } },
};

/** Cards with Drones on the tile of the boarding, which had something else there. */
const WITH_DRONES: ReadonlySet<EventId> = new Set<EventId>([
  'secondWave',
  'reinforcements',
  'hardenedHulls',
  'ashCloud',
  'droneFoundry',
  'defectors',
  'secondWind',
]);

/** The cards of the revised edition, most of which bring Drones, and five of which are stronger. */
export const events: readonly EventSpec[] = revised.map((event) => {
  const stronger = REPLACED[event.id] ?? strengthened(event);
  return WITH_DRONES.has(event.id) ? { ...stronger, local: drones } : stronger;
});

function strengthened(event: EventSpec): EventSpec {
  const { type, effect } = event;
  if (type === 'instant' && (effect.kind === 'dronesAround' || effect.kind === 'dronesOnShips')) {
    return { ...event, type, effect: { ...effect, count: effect.count + 1 } };
  }
  if (type === 'long' && (effect.kind === 'carrierDrops' || effect.kind === 'dearRecruits')) {
    return { ...event, type, effect: { ...effect, more: effect.more + 1 } };
  }
  if (type === 'long' && effect.kind === 'extraActivations') {
    return { ...event, type, effect: { ...effect, count: effect.count + 1 } };
  }
  return event;
}
