import { editionById } from './editions.ts';
import type {
  CardSpec,
  EditionId,
  EditionSpec,
  EventId,
  EventSpec,
  HeroId,
  HeroSpec,
  ModeId,
  ModeSpec,
} from './vocabulary.ts';

/** Printed content by its ID: rules need it so often that searching lists would be too slow. */
interface Lookup {
  readonly id: EditionId;
  readonly heroes: ReadonlyMap<HeroId, HeroSpec>;
  /** The cards of each hero, card 1 first. */
  readonly decks: ReadonlyMap<HeroId, readonly CardSpec[]>;
  readonly events: ReadonlyMap<EventId, EventSpec>;
  readonly modes: ReadonlyMap<ModeId, ModeSpec>;
}

const lookups = new Map<EditionId, Lookup>();

/** The lookup requested last: the rules ask hundreds of times for every position, nearly always for the same one. */
let latest: Lookup | undefined;

/** The lookup of an edition, built on first use. */
export function lookupOf(id: EditionId): Lookup {
  if (latest?.id === id) return latest;
  latest = lookups.get(id) ?? lookupIn(editionById(id));
  lookups.set(id, latest);
  return latest;
}

function lookupIn({ id, heroes, decks, events, modes }: EditionSpec): Lookup {
  return {
    id,
    heroes: byId(heroes),
    decks: new Map(heroes.map((hero) => [hero.id, decks[hero.area]])),
    events: byId(events),
    modes: byId(modes),
  };
}

function byId<Id, Item extends { readonly id: Id }>(items: readonly Item[]): ReadonlyMap<Item['id'], Item> {
  return new Map(items.map((item) => [item.id, item]));
}
