import type { HeroId } from '../../../games/faza/content/vocabulary.ts';
import type { Entry } from '../store/archive.ts';

const FILTERS = {
  all: () => true,
  won: ({ end }: Entry) => end === 'won',
  lost: ({ end }: Entry) => end === 'lost',
  unfinished: ({ end }: Entry) => end === 'givenUp' || end === 'left',
  daily: ({ digest }: Entry) => digest.daily !== null,
} as const satisfies Readonly<Record<string, (entry: Entry) => boolean>>;

/** Which games are listed. */
export type FilterName = keyof typeof FILTERS;
export const filterNames = Object.keys(FILTERS) as readonly FilterName[];

/** The games that can be watched, are of a kind, and had a hero in the team if one is asked for. */
export function filtered(entries: readonly Entry[], name: FilterName, hero: HeroId | null): Entry[] {
  return entries.filter(
    (entry) => entry.hasReplay && FILTERS[name](entry) && (hero === null || entry.digest.heroes.includes(hero)),
  );
}
