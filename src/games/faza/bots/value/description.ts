import { editionById } from '../../content/editions.ts';
import type { AreaId, EditionId } from '../../content/vocabulary.ts';
import { areaOf, isWreck } from '../../rules/board/board.ts';
import { forecast } from '../../rules/forecast.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { decide, settle } from '../decide.ts';
import { type CityLook, cityFeatures, lookAtCity } from './cityFeatures.ts';
import type { Feature } from './feature.ts';
import { type HeroLook, heroFeatures, lookAtHero } from './heroFeatures.ts';
import { lookAtShip, type ShipLook, shipFeatures, wreckFeatures } from './shipFeatures.ts';

/** How positions of an edition are described in numbers. */
export interface Description {
  /** The names of the numbers, in order. */
  readonly names: readonly string[];
  readonly areas: readonly AreaId[];
  readonly hero: readonly Feature<HeroLook>[];
  readonly ship: readonly Feature<ShipLook>[];
  readonly city: readonly Feature<CityLook>[];
}

const descriptions = new Map<EditionId, Description>();

/** How positions of an edition are described. */
export function descriptionOf(id: EditionId): Description {
  const known = descriptions.get(id);
  if (known) return known;
  const edition = editionById(id);
  const areas = Object.keys(edition.decks).filter((area): area is AreaId => area in edition.decks);
  const [hero, ship, city] = [heroFeatures(edition), shipFeatures(edition), cityFeatures(edition)];
  const prefixed = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}: ${name}`);
  const named = (prefix: string, features: readonly { readonly name: string }[]): string[] =>
    prefixed(
      prefix,
      features.map(({ name }) => name),
    );
  const position = [
    ...areas.flatMap((area) => named(area, hero)),
    ...edition.ships.flatMap(({ id }) => named(id, [...wreckFeatures, ...ship])),
    ...named('city', city),
  ];
  const names = [TUNED, ...prefixed('end', END), ...prefixed('now', position), ...prefixed('next', position)];
  const made = { names, areas, hero, ship, city };
  descriptions.set(id, made);
  return made;
}

/**
 * Whether the numbers are tuned ones: positions look alike in every edition of 16 tiles, but are not worth the same. The networks know
 * this input by the name of the first edition that had tuned numbers.
 */
const TUNED = 'the edition is revised';
const TUNED_EDITIONS: ReadonlySet<EditionId> = new Set<EditionId>(['revised', 'balanced']);

/** What is told of a phase whose end loses the game. */
const END = ['it is lost', 'X2', 'X3', 'X4', 'X5'] as const;

/**
 * Describes a position: as it is now, and as it is after the coming Faza phase. Returns the value of a game that is over, or won
 * by ending the phase; `null` for all others, whose numbers are written to `into`.
 */
export function describe(unsettled: FazaView, into: Float32Array): number | null {
  const state = settle(unsettled);
  if (state.outcome) return state.outcome.won ? 1 : 0;
  const { after } = forecast(state, decide);
  const lost = after.outcome;
  if (lost?.won) return 1;
  const description = descriptionOf(state.edition);
  into[0] = TUNED_EDITIONS.has(state.edition) ? 1 : 0;
  let place = 1;
  for (const rule of END) {
    into[place] = lost && (rule === 'it is lost' || rule === lost.rule) ? 1 : 0;
    place += 1;
  }
  place = describePosition(state, description, into, place);
  describePosition(after, description, into, place);
  return null;
}

/** Writes what a position is; returns the place after it. */
function describePosition(
  state: FazaView,
  { areas, hero, ship, city }: Description,
  into: Float32Array,
  from: number,
): number {
  let place = from;
  const look = lookAtCity(state);
  for (const area of areas) {
    const seat = seatOf(state, area);
    if (seat < 0) {
      place = writeNone(hero, into, place);
    } else {
      place = write(hero, lookAtHero(state, seat, look.ships, look.outposts), into, place);
    }
  }
  for (let index = 0; index < state.ships.length; index++) {
    const one = state.ships[index];
    if (!one) continue;
    const shipLook = lookAtShip(state, index, one, look.camps);
    if (isWreck(one)) {
      place = writeNone(ship, into, write(wreckFeatures, shipLook, into, place));
    } else {
      place = write(ship, shipLook, into, writeNone(wreckFeatures, into, place));
    }
  }
  return write(city, look, into, place);
}

/** Writes what features say; returns the place after it. */
function write<Look>(features: readonly Feature<Look>[], look: Look, into: Float32Array, from: number): number {
  for (let index = 0; index < features.length; index++) into[from + index] = Number(features[index]?.of(look));
  return from + features.length;
}

/** Writes 0 for features of what is not there; returns the place after it. */
function writeNone({ length }: readonly unknown[], into: Float32Array, from: number): number {
  into.fill(0, from, from + length);
  return from + length;
}

function seatOf(state: FazaView, area: AreaId): number {
  for (let seat = 0; seat < state.heroes.length; seat++) if (areaOf(state, seat) === area) return seat;
  return -1;
}
