import type { PeopleId } from '../content/vocabulary.ts';
import type { Battle, Role } from '../rules/state/state.ts';
import { peopleNames } from './names.en.ts';

/** The words of a battle. */
export const battleText = {
  title: {
    attack: (land: string): string => `Attack on the ${land}`,
    retaliation: (land: string): string => `Answer to a claim: the ${land}`,
    war: (land: string): string => `War on the ${land}`,
    arrival: (land: string): string => `A newcomer is attacked: the ${land}`,
  } satisfies Readonly<Record<Battle['mode'], (land: string) => string>>,
  about: {
    attack: { aggressor: 'attacks', defender: 'defends the tile' },
    retaliation: { aggressor: 'came to answer', defender: 'claimed the land' },
    war: { aggressor: 'was nearest to the enemy', defender: 'was nearest to the enemy' },
    arrival: { aggressor: 'attacks', defender: 'has just arrived' },
  } satisfies Readonly<Record<Battle['mode'], Readonly<Record<Role, string>>>>,
  /** What it means if a side wins. */
  means: {
    attack: { aggressor: 'As it is, the attack succeeds.', defender: 'As it is, the attacker is lost.' },
    retaliation: { aggressor: 'As it is, the answer takes the land.', defender: 'As it is, the claim stands.' },
    war: { aggressor: 'As it is, the other avatar is lost.', defender: 'As it is, the other avatar is lost.' },
    arrival: { aggressor: 'As it is, the newcomer leaves.', defender: 'As it is, the attacker is lost.' },
  } satisfies Readonly<Record<Battle['mode'], Readonly<Record<Role, string>>>>,
  /** The same, below the bar of its chance; a war has no other prize than to win. */
  outcome: {
    attack: { aggressor: 'Attack succeeds', defender: 'Attack fails' },
    retaliation: { aggressor: 'Answer takes the land', defender: 'Claim stands' },
    war: null,
    arrival: { aggressor: 'Newcomer leaves', defender: 'Attack fails' },
  } satisfies Readonly<Record<Battle['mode'], Readonly<Record<Role, string>> | null>>,
  wins: { sailfolk: 'Sailfolk win', hearthfolk: 'Hearthfolk win' } satisfies Readonly<Record<PeopleId, string>>,
  tileItself: 'The tile itself',
  by: { home: 'Home ground', resolve: 'Resolve' },
  bonus: (by: string, plus: number): string => `${by} +${plus}`,
  die: (die: number): string => `D20: ${die}`,
  rollsWon: (wins: number): string => (wins === 1 ? '1 roll won' : `${wins} rolls won`),
  oneRoll: 'One D20 each: the higher total wins.',
  bestOfThree: 'Best of three rolls, because a protector answers.',
  before: 'D20 against D20',
  leads: (people: PeopleId, by: number): string => `${peopleNames[people]} lead by ${by}`,
  leadsAnyhow: (people: PeopleId): string => `${peopleNames[people]} win the roll`,
  natural: 'A 20 always wins, a 1 always loses.',
  tied: 'A tie',
  tiedAbout: 'A tie changes nothing.',
  tiedOpen: 'A tie leaves the land open.',
  tiedAgain: 'A tie is rolled again.',
  playCard: 'Play a battle card?',
  rollAgain: (die: number): string => `Captain: roll the ${die} again?`,
  needed: (die: number): string =>
    `${die === 20 ? 'Only a 20 wins' : `${die} or more wins`}. The new roll stands, even a lower one. Once a battle.`,
  needsMore: 'No roll wins. The new roll stands, even a lower one. Once a battle.',
  tie: (chance: string): string => `tie ${chance}`,
  tieOpen: (chance: string): string => `tie ${chance}: open`,
  wait: 'The other side decides.',
  won: (people: PeopleId): string => `The ${peopleNames[people]} win`,
  tiedEnd: 'A tie: nobody wins',
} as const;
