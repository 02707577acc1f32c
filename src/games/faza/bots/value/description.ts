import { at } from '../../../../kernel/values/at.ts';
import { editionById } from '../../content/editions.ts';
import type { AreaId, EditionId, EditionSpec } from '../../content/vocabulary.ts';
import { areaOf, isWreck } from '../../rules/board/board.ts';
import { faza } from '../../rules/faza.ts';
import { forecast } from '../../rules/forecast.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { decide, settle } from '../decide.ts';
import { type CityLook, cityTeller, lookAtCity } from './cityFeatures.ts';
import { namesTold, type Tell, type Teller } from './feature.ts';
import { type HeroLook, heroTeller, lookAtHero } from './heroFeatures.ts';
import { nextNumbers } from './nextNumbers.ts';
import { lookAtShip, type ShipLook, shipTeller, tellWreck } from './shipFeatures.ts';

/** How positions of an edition are described in numbers. */
export interface Description {
  /** The names of the numbers, in order. */
  readonly names: readonly string[];
  readonly areas: readonly AreaId[];
  readonly hero: Part<HeroLook>;
  readonly ship: Part<ShipLook>;
  readonly wreck: Part<ShipLook>;
  readonly city: Teller<CityLook>;
  /** How many numbers a position is. */
  readonly positionLength: number;
}

/** What is told of something that may not be there: then its numbers are 0. */
interface Part<Look> {
  readonly tell: Teller<Look>;
  /** How many numbers it is. */
  readonly length: number;
}

const descriptions = new Map<EditionId, Description>();

/** How positions of an edition are described. */
export function descriptionOf(id: EditionId): Description {
  const known = descriptions.get(id);
  if (known) return known;
  const edition = editionById(id);
  const areas = Object.keys(edition.decks).filter((area): area is AreaId => area in edition.decks);
  const [hero, ship, city] = [heroTeller(edition), shipTeller(edition), cityTeller(edition)];
  const sample = sampleOf(edition);
  const look = lookAtCity(sample);
  const shipLook = lookAtShip(sample, 0, at(sample.ships, 0), look.camps);
  const heroNames = namesTold(hero, lookAtHero(sample, 0, look.ships, look.outposts));
  const [wreckNames, shipNames, cityNames] = [
    namesTold(tellWreck, shipLook),
    namesTold(ship, shipLook),
    namesTold(city, look),
  ];
  const prefixed = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix}: ${name}`);
  const position = [
    ...areas.flatMap((area) => prefixed(area, heroNames)),
    ...edition.ships.flatMap((one) => prefixed(one.id, [...wreckNames, ...shipNames])),
    ...prefixed('city', cityNames),
  ];
  const made = {
    names: [...prefixed('end', END), ...prefixed('now', position), ...prefixed('next', position)],
    areas,
    hero: { tell: hero, length: heroNames.length },
    ship: { tell: ship, length: shipNames.length },
    wreck: { tell: tellWreck, length: wreckNames.length },
    city,
    positionLength: position.length,
  };
  descriptions.set(id, made);
  return made;
}

/** Any position of an edition: in all of them the same things are told. */
function sampleOf({ id, modes, heroes, team }: EditionSpec): FazaView {
  const areas = new Map(heroes.map((hero) => [hero.area, hero.id]));
  const setup = { mode: at(modes, 0).id, heroes: [...areas.values()].slice(0, team.least), seed: 'names' };
  const plain = { health: null, rewards: true, fazaFirst: false };
  return faza.view(faza.newGame({ edition: id, ...setup, ...plain }).state, null);
}

/** What is told of a phase whose end loses the game. */
const END = ['it is lost', 'X2', 'X3', 'X4', 'X5'] as const;

/**
 * Describes a position: as it is now, and as it is after the coming Faza phase. Returns the value of a game that is over, or won
 * by ending the phase; `null` for all others, whose numbers are written to `into`.
 */
export function describe(unsettled: FazaView, into: Float32Array): number | null {
  const state = settle(unsettled);
  if (state.outcome) return state.outcome.won ? 1 : 0;
  const description = descriptionOf(state.edition);
  const length = description.positionLength;
  const seats = description.areas.map((area) => seatOf(state, area));
  const nextPlace = END.length + length;
  const next = nextNumbers(state, into, { from: nextPlace, length });
  if (next.areKnown) into.fill(0, 0, END.length);
  else {
    const { after } = forecast(state, decide);
    const lost = after.outcome;
    if (lost?.won) return 1;
    for (const [place, rule] of END.entries()) {
      into[place] = lost && (rule === 'it is lost' || rule === lost.rule) ? 1 : 0;
    }
    describePosition(after, description, seats, into, nextPlace);
    if (!lost) next.remember();
  }
  describePosition(state, description, seats, into, END.length);
  return null;
}

/** Writes what a position is, from a place on; `seats` are those of the hero of each area, -1 where there is none. */
function describePosition(
  state: FazaView,
  { hero, ship, wreck, city }: Description,
  seats: readonly number[],
  into: Float32Array,
  from: number,
): void {
  let place = from;
  const tell: Tell = (_, value) => {
    into[place] = typeof value === 'number' ? value : value ? 1 : 0;
    place += 1;
  };
  const leaveOut = ({ length }: { readonly length: number }): void => {
    into.fill(0, place, place + length);
    place += length;
  };
  const look = lookAtCity(state);
  for (const seat of seats) {
    if (seat < 0) leaveOut(hero);
    else hero.tell(tell, lookAtHero(state, seat, look.ships, look.outposts));
  }
  for (let index = 0; index < state.ships.length; index++) {
    const one = state.ships[index];
    if (!one) continue;
    const shipLook = lookAtShip(state, index, one, look.camps);
    const isDefeated = isWreck(one);
    if (isDefeated) wreck.tell(tell, shipLook);
    else leaveOut(wreck);
    if (isDefeated) leaveOut(ship);
    else ship.tell(tell, shipLook);
  }
  city(tell, look);
}

function seatOf(state: FazaView, area: AreaId): number {
  for (let seat = 0; seat < state.heroes.length; seat++) if (areaOf(state, seat) === area) return seat;
  return -1;
}
