import type { EventId, EventSpec, LocalEffect } from '../../content/vocabulary.ts';
import { count, drones, injuries, points, rebels } from './names.en.ts';

/** An event card's name. Our content. */
export const eventName: Readonly<Record<EventId, string>> = {
  abduction: 'Abduction',
  secondWave: 'Second Wave',
  droneSurge: 'Drone Surge',
  terraformPulse: 'Terraform Pulse',
  purge: 'Purge',
  selfRepair: 'Self-Repair',
  evasiveJump: 'Evasive Jump',
  orbitalStrike: 'Orbital Strike',
  reinforcements: 'Reinforcements',
  jammedRadio: 'Jammed Radio',
  ionStorm: 'Ion Storm',
  hardenedHulls: 'Hardened Hulls',
  quarantine: 'Quarantine',
  lockdown: 'Lockdown',
  ashCloud: 'Ash Cloud',
  overdrive: 'Overdrive',
  droneFoundry: 'Drone Foundry',
  sporeBloom: 'Spore Bloom',
  hunterProtocol: 'Hunter Protocol',
  blockade: 'Blockade',
  defectors: 'Defectors',
  salvage: 'Salvage',
  sabotage: 'Sabotage',
  secondWind: 'Second Wind',
  beachhead: 'Beachhead',
  siege: 'Siege',
  ambush: 'Ambush',
};

type EventEffect = EventSpec['effect'];
type EffectOf<Kind> = Extract<EventEffect, { readonly kind: Kind }>;

/** What an event card does everywhere, in a sentence. */
export function eventLine({ effect }: Pick<EventSpec, 'effect'>): string {
  return lineOf(effect);
}

function lineOf<Kind extends EventEffect['kind']>(effect: EffectOf<Kind> & { readonly kind: Kind }): string {
  const kind: Kind = effect.kind;
  return LINES[kind](effect);
}

const LINES: { readonly [Kind in EventEffect['kind']]: (effect: EffectOf<Kind>) => string } = {
  abduct: () => 'The hero who boarded is carried off to the Carrier.',
  activateTracked: () => 'The Mothership under the tracker acts at once.',
  dronesAround: (effect) => `${drones(effect.count)} on each tile beside this one.`,
  dronesOnShips: (effect) => `${drones(effect.count)} under each undefeated Mothership.`,
  terraform: () => 'The highest-numbered earth tile that is not an Outpost is fazaformed.',
  purge: () => 'Each tile with Rebels loses 1 of them.',
  repair: ({ health }) => `The weakest Mothership repairs ${health} health.`,
  jump: () => 'The boarded ship jumps to the tile farthest from all heroes.',
  strike: () => '1 injury for each hero who is not at an Outpost.',
  beachhead: () => 'The Outpost nearest to the Former is fazaformed.',
  siege: () => 'The highest-numbered Outpost without a hero and without a Rebel is fazaformed.',
  dronesOnHeroes: (effect) => `${drones(effect.count)} on each tile with a hero.`,
  noPoints: () => 'No Points can be spent.',
  noFlight: () => 'No Airplane and no Teleport.',
  toughDrones: ({ needs }) => `It takes ${needs} or more to defeat a Drone.`,
  noRecovery: () => 'No recovery at Outposts.',
  noLeading: () => 'Rebels cannot be moved.',
  noTileBonus: () => 'No bonus for fighting in one’s own area.',
  extraActivations: (effect) =>
    effect.count === 1
      ? 'One more Mothership acts in each Faza phase.'
      : `${effect.count} more Motherships act in each Faza phase.`,
  carrierDrops: ({ more }) => `The Carrier drops ${count(more, 'more Drone')} each time.`,
  allDeadly: () => 'Every fazaformed tile is Deadly.',
  hunter: () => 'The Destroyer also injures heroes beside it.',
  dearRecruits: ({ more }) => `Recruiting costs ${count(more, 'more Point')}.`,
  defectors: (effect) =>
    effect.rebels === 1
      ? '1 Rebel joins at an Outpost of your choice.'
      : `${rebels(effect.rebels)} join at Outposts of your choice.`,
  salvage: (effect) => `Each hero takes ${points(effect.points)} from the Drone pool.`,
  sabotage: () => 'Keep this card. Discard it to cancel one activation.',
  recoverAll: () => 'Each hero recovers 1 card.',
};

/** The number in the picture of an event card; empty for an effect without one. */
export function eventValue({ effect }: Pick<EventSpec, 'effect'>): string {
  if (effect.kind === 'repair') return `+${effect.health}`;
  if (effect.kind === 'extraActivations') return `+${effect.count}`;
  if (effect.kind === 'dearRecruits') return `+${effect.more}`;
  return effect.kind === 'salvage' ? `+${effect.points}` : '';
}

/** What a card does first, on the tile of the boarding. */
export function localLine(local: LocalEffect | null, place: string): string {
  if (local === null) return `Nothing happens at ${place}.`;
  const { kind, count } = local;
  return {
    drones: `${drones(count)} ${count === 1 ? 'lands' : 'land'} at ${place}.`,
    injury: `Each hero at ${place} takes ${injuries(count)}.`,
    rebel: `${rebels(count)} at ${place} ${count === 1 ? 'is' : 'are'} lost.`,
  }[kind];
}
