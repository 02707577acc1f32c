import type { PeopleId } from '../content/vocabulary.ts';
import { peopleNames } from './names.en.ts';

const tiles = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);

/** What a people signs: as the side that drafted the treaty, as the other side, without land, or as an equal. */
const CLAUSES = {
  hearthfolk: {
    winner: (count: number): string =>
      `The Hearthfolk keep their ${tiles(count)}, and the fires on them. No house is built within sight of a hearth without asking.`,
    other: (count: number): string =>
      `The ${tiles(count)} of the Hearthfolk stay theirs, with the paths between them. No one is asked to leave a hearth.`,
    landless: (): string =>
      'The Hearthfolk return to the hearths that they were driven from. The Sailfolk help to light them again.',
    equal: (count: number): string =>
      `The Hearthfolk keep their ${tiles(count)}, and the fires on them. They were here first, and are asked first.`,
  },
  sailfolk: {
    winner: (count: number): string =>
      `The Sailfolk keep their harbor and their ${tiles(count)}. Their islands are gone, and this is their home now.`,
    other: (count: number): string =>
      `The Sailfolk keep their harbor and their ${tiles(count)}. Those who came by sea are at home here.`,
    landless: (): string =>
      'The Sailfolk receive land for a harbor and for their houses. No one who came by sea is sent away.',
    equal: (count: number): string =>
      `The Sailfolk keep their harbor and their ${tiles(count)}. They came without asking, and ask from now on.`,
  },
} as const satisfies Readonly<Record<PeopleId, unknown>>;

/** How far the realms are apart. */
type Margin = 'none' | 'narrow' | 'wide';

const BOTH: Readonly<Record<Margin, string>> = {
  none: 'Water, high paths, and the council fire belong to both. The sides speak in turn, and neither speaks for the other.',
  narrow: 'Water, high paths, and the council fire belong to both. The council meets every ninth moon.',
  wide: 'Water, high paths, and the council fire belong to both. The council meets every third moon, with as many seats for each side.',
};

/** The words of the council: how a game ended, and the treaty. */
export const endingText = {
  replay: 'Watch replay',
  title: 'The Treaty of the Long Shore',
  clauses: CLAUSES,
  both: BOTH,
  reasons: {
    W1: (people: string, goal: number): string => `A realm of ${goal} is linked, and the ${people} draft the treaty.`,
    largerRealm: (people: string): string => `The ${people} have the larger realm, and draft the treaty.`,
    moreTiles: (people: string): string => `The realms are equal. The ${people} hold more tiles, and draft the treaty.`,
    moreAvatars: (people: string): string =>
      `Realms and tiles are equal. The ${people} have more avatars, and draft the treaty.`,
    W3: (people: string): string => `Only the ${people} hold land. They draft a treaty with a clause for everyone.`,
    shared: 'A shared coast: both sides sign as equals.',
  },
  reason: (round: number, reason: string): string => `Round ${round}. ${reason}`,
  signsFor: (people: PeopleId): string => `for the ${peopleNames[people]}`,
  holds: (count: number, avatars: number): string =>
    `${tiles(count)} · ${avatars === 1 ? '1 avatar' : `${avatars} avatars`}`,
  realm: 'realm',
  signed: 'signed',
  chart: 'Realm by round',
  tally: {
    claims: 'Claims that stood',
    answers: 'Answers won',
    battles: 'Battles won',
    lost: 'Avatars lost',
  },
} as const;
