import type { EventSpec, LocalEffect } from '../vocabulary.ts';

/** Eighteen cards (P24-E1 to P24-E3), ours but for their number: no card helps, and none is paid off. */
const drones: LocalEffect = { kind: 'drones', count: 3 };
const injury: LocalEffect = { kind: 'injury', count: 2 };

export const events: readonly EventSpec[] = [
  { id: 'abduction', type: 'instant', local: drones, effect: { kind: 'abduct' } },
  { id: 'secondWave', type: 'instant', local: drones, effect: { kind: 'activateTracked' } },
  { id: 'droneSurge', type: 'instant', local: injury, effect: { kind: 'dronesAround', count: 2 } },
  { id: 'purge', type: 'instant', local: drones, effect: { kind: 'purge' } },
  { id: 'selfRepair', type: 'instant', local: injury, effect: { kind: 'repair', health: 1 } },
  { id: 'evasiveJump', type: 'instant', local: drones, effect: { kind: 'jump' } },
  { id: 'orbitalStrike', type: 'instant', local: drones, effect: { kind: 'strike' } },
  { id: 'beachhead', type: 'instant', local: drones, effect: { kind: 'beachhead' } },
  { id: 'siege', type: 'instant', local: injury, effect: { kind: 'siege' } },
  { id: 'ambush', type: 'instant', local: drones, effect: { kind: 'dronesOnHeroes', count: 3 } },

  { id: 'jammedRadio', type: 'short', local: drones, effect: { kind: 'noPoints' } },
  { id: 'ionStorm', type: 'short', local: injury, effect: { kind: 'noFlight' } },
  { id: 'hardenedHulls', type: 'short', local: drones, effect: { kind: 'toughDrones', needs: 5 } },
  { id: 'quarantine', type: 'short', local: drones, effect: { kind: 'noRecovery' } },
  { id: 'lockdown', type: 'short', local: injury, effect: { kind: 'noLeading' } },
  { id: 'ashCloud', type: 'short', local: injury, effect: { kind: 'noTileBonus' } },
  { id: 'droneFoundry', type: 'short', local: drones, effect: { kind: 'carrierDrops', more: 2 } },
  { id: 'sporeBloom', type: 'short', local: drones, effect: { kind: 'allDeadly' } },
];
