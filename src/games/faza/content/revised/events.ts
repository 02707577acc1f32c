import type { EventSpec, LocalEffect } from '../vocabulary.ts';

/**
 * The cards of the published edition. Whatever happens on the tile of the boarding is one more, and Drone Surge, Reinforcements and
 * Drone Foundry bring one more Drone.
 */
const drones: LocalEffect = { kind: 'drones', count: 3 };
const injury: LocalEffect = { kind: 'injury', count: 2 };
const rebel: LocalEffect = { kind: 'rebel', count: 2 };

export const events: readonly EventSpec[] = [
  { id: 'abduction', type: 'instant', local: drones, effect: { kind: 'abduct' } },
  { id: 'secondWave', type: 'instant', local: rebel, effect: { kind: 'activateTracked' } },
  { id: 'droneSurge', type: 'instant', local: injury, effect: { kind: 'dronesAround', count: 2 } },
  { id: 'terraformPulse', type: 'instant', local: rebel, effect: { kind: 'terraform' } },
  { id: 'purge', type: 'instant', local: drones, effect: { kind: 'purge' } },
  { id: 'selfRepair', type: 'instant', local: injury, effect: { kind: 'repair', health: 1 } },
  { id: 'evasiveJump', type: 'instant', local: drones, effect: { kind: 'jump' } },
  { id: 'orbitalStrike', type: 'instant', local: rebel, effect: { kind: 'strike' } },
  { id: 'reinforcements', type: 'instant', local: injury, effect: { kind: 'dronesOnShips', count: 3 } },

  { id: 'jammedRadio', type: 'short', local: drones, effect: { kind: 'noPoints' } },
  { id: 'ionStorm', type: 'short', local: injury, effect: { kind: 'noFlight' } },
  { id: 'hardenedHulls', type: 'short', local: rebel, effect: { kind: 'toughDrones', needs: 5 } },
  { id: 'quarantine', type: 'short', local: drones, effect: { kind: 'noRecovery' } },
  { id: 'lockdown', type: 'short', local: injury, effect: { kind: 'noLeading' } },
  { id: 'ashCloud', type: 'short', local: rebel, effect: { kind: 'noTileBonus' } },

  { id: 'overdrive', type: 'long', local: rebel, effect: { kind: 'extraActivations', count: 1 } },
  { id: 'droneFoundry', type: 'long', local: injury, effect: { kind: 'carrierDrops', more: 2 } },
  { id: 'sporeBloom', type: 'long', local: rebel, effect: { kind: 'allDeadly' } },
  { id: 'hunterProtocol', type: 'long', local: drones, effect: { kind: 'hunter' } },
  { id: 'blockade', type: 'long', local: drones, effect: { kind: 'dearRecruits', more: 1 } },

  { id: 'defectors', type: 'reward', local: injury, effect: { kind: 'defectors', rebels: 2 } },
  { id: 'salvage', type: 'reward', local: rebel, effect: { kind: 'salvage', points: 2 } },
  { id: 'sabotage', type: 'reward', local: drones, effect: { kind: 'sabotage' } },
  { id: 'secondWind', type: 'reward', local: injury, effect: { kind: 'recoverAll' } },
];
