import { published } from './published/edition.ts';
import { tiles24 } from './tiles24/edition.ts';
import type { EditionId, EditionSpec, OwnEditionId, PackEditionId } from './vocabulary.ts';

/**
 * The editions that come with the app. Stored games and setup codes name theirs, so an edition that people have played
 * never changes: new cards and heroes get a new edition.
 */
export const editions: Readonly<Record<OwnEditionId, EditionSpec>> = {
  published,
  '24': tiles24,
};

/** Whether an edition comes out of a content pack. */
export function isPackEdition(id: EditionId): id is PackEditionId {
  return id.startsWith('pack-');
}

/** The edition that new games propose. */
export const newest: EditionSpec = published;

/** Whether an edition comes with the app, and not out of a content pack. */
export function isOwnEdition(id: EditionId): id is OwnEditionId {
  return Object.hasOwn(editions, id);
}

/** The playable editions by their IDs: those of content packs for as long as the program runs. */
const known = new Map<EditionId, EditionSpec>(Object.values(editions).map((edition) => [edition.id, edition]));

/** The edition requested last: the rules ask several times for every command, nearly always for the same one. */
let latest: EditionSpec | undefined;

/**
 * Makes an edition from a content pack playable: it has been validated, and its ID contains a fingerprint of the
 * content, so the ID never refers to different content.
 */
export function addEdition(id: PackEditionId, edition: EditionSpec): void {
  known.set(id, edition);
  latest = edition;
}

/** An edition by its ID; `undefined` for a content pack that is not there. */
export function knownEdition(id: EditionId): EditionSpec | undefined {
  return known.get(id);
}

/** An edition by its ID. A `RangeError` for a content pack that is not there. */
export function editionById(id: EditionId): EditionSpec {
  if (latest?.id === id) return latest;
  const edition = knownEdition(id);
  if (!edition) throw new RangeError(`there is no edition ${id}`);
  latest = edition;
  return edition;
}

/** How many heroes can play an edition, from the fewest on. */
export function sizesOf({ team: { least, most } }: Pick<EditionSpec, 'team'>): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** Whether a hero belongs to the places of a larger board: their pictures are fetched only for such games. */
export function isLaterHero(id: string): boolean {
  return laterHeroes.has(id);
}

const ownEditions = Object.values(editions);
const isFirstHero = (id: string): boolean =>
  ownEditions.some(({ places, heroes }) => !places && heroes.some((hero) => hero.id === id));
const laterHeroes: ReadonlySet<string> = new Set(
  ownEditions.flatMap(({ heroes }) => heroes.map(({ id }) => id)).filter((id) => !isFirstHero(id)),
);

/** The number of cards of each hero in an edition: the same in all areas. */
export function cardsEach({ decks }: Pick<EditionSpec, 'decks'>): number {
  return decks.medical.length;
}

/** Whether an edition has Reward events, which an option leaves out (V2). */
export function hasRewards({ events }: Pick<EditionSpec, 'events'>): boolean {
  return events.some(({ type }) => type === 'reward');
}
