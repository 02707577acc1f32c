import type { EventId, LocalEffect } from '../content/vocabulary.ts';
import { drones, injuries, rebels } from './names.en.ts';

/** An event card's name and what it does everywhere. Our content. */
export const eventText: Readonly<Record<EventId, { name: string; line: string }>> = {
  abduction: { name: 'Abduction', line: 'The hero who boarded is carried off to the Carrier.' },
  secondWave: { name: 'Second Wave', line: 'The Mothership under the tracker acts at once.' },
  droneSurge: { name: 'Drone Surge', line: '1 Drone on each tile beside this one.' },
  terraformPulse: {
    name: 'Terraform Pulse',
    line: 'The highest-numbered earth tile that is not an Outpost is fazaformed.',
  },
  purge: { name: 'Purge', line: 'Each tile with Rebels loses 1 of them.' },
  selfRepair: { name: 'Self-Repair', line: 'The weakest Mothership repairs 1 health.' },
  evasiveJump: { name: 'Evasive Jump', line: 'The boarded ship jumps to the tile farthest from all heroes.' },
  orbitalStrike: { name: 'Orbital Strike', line: '1 injury for each hero who is not at an Outpost.' },
  reinforcements: { name: 'Reinforcements', line: '2 Drones under each undefeated Mothership.' },
  jammedRadio: { name: 'Jammed Radio', line: 'No Points can be spent.' },
  ionStorm: { name: 'Ion Storm', line: 'No Airplane and no Teleport.' },
  hardenedHulls: { name: 'Hardened Hulls', line: 'It takes 5 or more to defeat a Drone.' },
  quarantine: { name: 'Quarantine', line: 'No recovery at Outposts.' },
  lockdown: { name: 'Lockdown', line: 'Rebels cannot be moved.' },
  ashCloud: { name: 'Ash Cloud', line: 'No bonus for fighting on home ground.' },
  overdrive: { name: 'Overdrive', line: 'One more Mothership acts in each Faza phase.' },
  droneFoundry: { name: 'Drone Foundry', line: 'The Carrier drops 1 more Drone each time.' },
  sporeBloom: { name: 'Spore Bloom', line: 'Every fazaformed tile is Deadly.' },
  hunterProtocol: { name: 'Hunter Protocol', line: 'The Destroyer also injures heroes beside it.' },
  blockade: { name: 'Blockade', line: 'Recruiting costs 1 more Point.' },
  defectors: { name: 'Defectors', line: '2 Rebels join at Outposts of your choice.' },
  salvage: { name: 'Salvage', line: 'Each hero takes 2 Points from the Drone pool.' },
  sabotage: { name: 'Sabotage', line: 'Keep this card. Discard it to cancel one activation.' },
  secondWind: { name: 'Second Wind', line: 'Each hero recovers 1 card.' },
};

/** What a card does first, on the tile of the boarding. */
export function localLine({ kind, count }: LocalEffect, place: string): string {
  return {
    drones: `${drones(count)} ${count === 1 ? 'lands' : 'land'} at ${place}.`,
    injury: `Each hero at ${place} takes ${injuries(count)}.`,
    rebel: `${rebels(count)} at ${place} ${count === 1 ? 'is' : 'are'} lost.`,
  }[kind];
}
