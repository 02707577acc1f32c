import { editionById } from './editions.ts';
import type { CardSpec, EditionId, EventId, EventSpec, HeroId, HeroSpec, ModeId, ModeSpec } from './vocabulary.ts';

/** Printed content by its ID: rules need it so often that searching lists would be too slow. */
interface Lookup {
  readonly heroes: ReadonlyMap<HeroId, HeroSpec>;
  /** The cards of each hero, card 1 first. */
  readonly decks: ReadonlyMap<HeroId, readonly CardSpec[]>;
  readonly events: ReadonlyMap<EventId, EventSpec>;
  readonly modes: ReadonlyMap<ModeId, ModeSpec>;
}

const lookups = new Map<EditionId, Lookup>();

/** The lookup of an edition, built on first use. */
export function lookupOf(id: EditionId): Lookup {
  const known = lookups.get(id);
  if (known) return known;
  const { heroes, decks, events, modes } = editionById(id);
  const made: Lookup = {
    heroes: byId(heroes),
    decks: new Map(heroes.map((hero) => [hero.id, decks[hero.area]])),
    events: byId(events),
    modes: byId(modes),
  };
  lookups.set(id, made);
  return made;
}

function byId<Id, Item extends { readonly id: Id }>(items: readonly Item[]): ReadonlyMap<Item['id'], Item> {
  return new Map(items.map((item) => [item.id, item]));
}
