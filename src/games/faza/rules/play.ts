import { editions } from '../content/editions.ts';
import type { EditionSpec, Effect, EventId } from '../content/vocabulary.ts';
import type { Fact, Happening } from './fact.ts';
import type { RuleId } from './rule-ids.ts';
import type {
  CardState,
  EventsState,
  HeroState,
  LongShot,
  ShipState,
  Source,
  State,
  Step,
  TileState,
} from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A state being worked on: a copy of its own, so that rules may write to it while the original stays as it was. */
export interface Draft
  extends Writable<Omit<State, 'chance' | 'tiles' | 'ships' | 'heroes' | 'pool' | 'events' | 'longShots' | 'agenda'>> {
  chance: Writable<State['chance']>;
  tiles: Writable<TileState>[];
  ships: Writable<ShipState>[];
  heroes: HeroDraft[];
  pool: Writable<State['pool']>;
  events: EventsDraft;
  longShots: LongShot[];
  agenda: Step[];
}

export interface HeroDraft extends Writable<Omit<HeroState, 'cards' | 'armed'>> {
  cards: Writable<CardState>[];
  armed: Effect[];
}

export interface EventsDraft extends Writable<Omit<EventsState, 'deck' | 'top' | 'discards' | 'long' | 'kept'>> {
  deck: EventId[];
  top: EventId[];
  discards: EventId[];
  long: EventId[];
  kept: EventId[];
}

/** One command being carried out: the draft it changes and the facts it has brought about so far. */
export interface Play {
  readonly edition: EditionSpec;
  readonly state: Draft;
  readonly facts: Fact[];
}

/** Begins to carry something out on a copy of `state`. */
export function playOn(state: State): Play {
  return { edition: editions[state.edition], state: draftOf(state), facts: [] };
}

/** Adds a fact. */
export function say(play: Play, rule: RuleId, by: Source, happening: Happening): void {
  play.facts.push({ ...happening, rule, by });
}

/** Puts work before everything that is still to be done, in the order given. */
export function doNext(play: Play, ...steps: readonly Step[]): void {
  play.state.agenda.unshift(...steps);
}

/** Copied by hand, field by field: several times faster than a general deep copy, and this is the hot path of every bot. */
function draftOf(state: State): Draft {
  const { events } = state;
  return {
    ...state,
    chance: { ...state.chance },
    tiles: state.tiles.map((tile) => ({ ...tile })),
    ships: state.ships.map((ship) => ({ ...ship })),
    heroes: state.heroes.map((hero) => ({
      ...hero,
      cards: hero.cards.map((card) => ({ ...card })),
      armed: [...hero.armed],
    })),
    pool: { ...state.pool },
    events: {
      deck: [...events.deck],
      top: [...events.top],
      discards: [...events.discards],
      short: events.short,
      long: [...events.long],
      kept: [...events.kept],
    },
    longShots: [...state.longShots],
    agenda: [...state.agenda],
  };
}
