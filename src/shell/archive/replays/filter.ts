import type { RecordFilter } from '../../../module/records.ts';
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

/** The games that can be watched, are of a kind, and have what was chosen by the game's own filter, if anything was. */
export function filtered(
  entries: readonly Entry[],
  name: FilterName,
  own: RecordFilter | null,
  choice: string | null,
): Entry[] {
  return entries.filter(
    (entry) => entry.hasReplay && FILTERS[name](entry) && (choice === null || own?.has(entry.digest, choice) === true),
  );
}
