import type { EventSpec, LocalEffect } from '../vocabulary.ts';

/** Eighteen cards (P24-E1 to P24-E3), ours but for their number: no card helps, and none is paid off. */
const drones: LocalEffect = { kind: 'drones', count: 2 };
const injury: LocalEffect = { kind: 'injury', count: 1 };

export const events: readonly EventSpec[] = [
  { id: 'abduction', type: 'instant', local: drones, effect: { kind: 'abduct' } },
  { id: 'secondWave', type: 'instant', local: null, effect: { kind: 'activateTracked' } },
  { id: 'droneSurge', type: 'instant', local: injury, effect: { kind: 'dronesAround', count: 1 } },
  { id: 'purge', type: 'instant', local: drones, effect: { kind: 'purge' } },
  { id: 'selfRepair', type: 'instant', local: injury, effect: { kind: 'repair', health: 1 } },
  { id: 'evasiveJump', type: 'instant', local: drones, effect: { kind: 'jump' } },
  { id: 'orbitalStrike', type: 'instant', local: null, effect: { kind: 'strike' } },
  { id: 'beachhead', type: 'instant', local: null, effect: { kind: 'beachhead' } },
  { id: 'siege', type: 'instant', local: injury, effect: { kind: 'siege' } },
  { id: 'ambush', type: 'instant', local: null, effect: { kind: 'dronesOnHeroes', count: 2 } },

  { id: 'jammedRadio', type: 'short', local: drones, effect: { kind: 'noPoints' } },
  { id: 'ionStorm', type: 'short', local: injury, effect: { kind: 'noFlight' } },
  { id: 'hardenedHulls', type: 'short', local: null, effect: { kind: 'toughDrones', needs: 5 } },
  { id: 'quarantine', type: 'short', local: drones, effect: { kind: 'noRecovery' } },
  { id: 'lockdown', type: 'short', local: injury, effect: { kind: 'noLeading' } },
  { id: 'ashCloud', type: 'short', local: injury, effect: { kind: 'noTileBonus' } },
  { id: 'droneFoundry', type: 'short', local: null, effect: { kind: 'carrierDrops', more: 1 } },
  { id: 'sporeBloom', type: 'short', local: drones, effect: { kind: 'allDeadly' } },
];
