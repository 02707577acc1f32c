import { published } from './published/edition.ts';
import type { EditionId, EditionSpec, PackEditionId } from './vocabulary.ts';

/** The editions that are always there. */
export const editions: Readonly<Record<'published', EditionSpec>> = { published };

/** Editions out of content packs, for as long as the program runs. An ID is a fingerprint of the content: it never gets another one. */
const packs = new Map<PackEditionId, EditionSpec>();

/** Lets an edition be played that came out of a content pack and has been validated. */
export function addEdition(id: PackEditionId, edition: EditionSpec): void {
  packs.set(id, edition);
}

/** The editions of content packs, so that a thread of its own can be given them. */
export function packEditions(): readonly EditionSpec[] {
  return [...packs.values()];
}

/** An edition by its ID; `undefined` for a content pack that is not there. */
export function knownEdition(id: EditionId): EditionSpec | undefined {
  return id === 'published' ? editions.published : packs.get(id);
}

/** An edition by its ID. A `RangeError` for a content pack that is not there. */
export function editionById(id: EditionId): EditionSpec {
  const edition = knownEdition(id);
  if (!edition) throw new RangeError(`there is no edition ${id}`);
  return edition;
}
