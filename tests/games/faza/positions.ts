import type { EventId, HeroId, ModeId, ShipId, TileNo } from '../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type {
  CardNo,
  EventsState,
  FazaView,
  HeroState,
  Setup,
  State,
} from '../../../src/games/faza/rules/state/state.ts';
import { chanceFrom, drawBelow, UNKNOWN_CHANCE } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { deepFreeze } from '../../kit/freeze.ts';

/** The content of a tile; by default it is empty and shows its earth side. */
export interface TileLayout {
  readonly drones?: number;
  readonly rebels?: number;
  readonly fazaformed?: boolean;
}

/** A hero: by default on the Outpost of their area, without Points, with all cards healthy and unused. */
export interface HeroLayout {
  readonly tile?: TileNo;
  readonly points?: number;
  readonly injured?: readonly CardNo[];
  readonly used?: readonly CardNo[];
}

/** A Mothership: by default with its initial tile and health. */
export interface ShipLayout {
  readonly tile?: TileNo;
  readonly health?: number;
}

/** A position in the words of the rulebook. Everything else is as bare as possible. */
export interface Layout {
  readonly mode?: ModeId;
  /** The heroes in seat order. */
  readonly heroes?: Partial<Record<HeroId, HeroLayout>>;
  /** Tile numbers row by row; in numerical order by default, so that 6 is between 2, 5, 7 and 10. */
  readonly board?: readonly TileNo[];
  readonly tiles?: Readonly<Record<TileNo, TileLayout>>;
  readonly ships?: Partial<Record<ShipId, ShipLayout>>;
  readonly tracker?: ShipId;
  /** The next event cards. */
  readonly next?: readonly EventId[];
  readonly short?: EventId;
  readonly long?: readonly EventId[];
  readonly kept?: readonly EventId[];
  readonly discards?: readonly EventId[];
  /** Drones left in the pool; all others that are on no tile are Points of the last hero. */
  readonly dronesInPool?: number;
  readonly seed?: string;
  /** Another edition than the published one, and options that most games leave out. */
  readonly options?: Partial<Pick<Setup, 'edition' | 'drawTwo' | 'radio'>>;
}

const upTo = (most: TileNo): readonly TileNo[] => Array.from({ length: most }, (_, index) => index + 1);

/** The board of the layouts, in words: four rows of four, by number. */
export const IN_ORDER: readonly TileNo[] = upTo(16);

/** The same for the cross of 24: rows of two, four, six, six, four and two. */
const CROSS_IN_ORDER: readonly TileNo[] = upTo(24);

const SOLDIER_AND_DOCTOR: Readonly<Partial<Record<HeroId, HeroLayout>>> = { soldier: {}, doctor: {} };

export function setupOf(heroes: readonly HeroId[], changes: Partial<Setup> = {}): Setup {
  return {
    edition: 'published',
    mode: 'normal',
    heroes,
    seed: 'position',
    health: null,
    rewards: true,
    fazaFirst: false,
    ...changes,
  };
}

/** The state of a layout, deeply frozen: writing to it fails the test. Without a seed its luck is unknown. */
export function position(layout: Layout & { readonly seed: string }): State;
export function position(layout: Layout): FazaView;
export function position(layout: Layout): State {
  const wanted = layout.heroes ?? SOLDIER_AND_DOCTOR;
  const ids = Object.keys(wanted) as HeroId[];
  const { mode = 'normal', seed, options } = layout;
  const [supply, others] = options?.edition === '24' ? [40, 12] : [42, 16];
  const opening = faza.newGame(setupOf(ids, { mode, ...(seed === undefined ? {} : { seed }), ...options })).state;
  const tiles = opening.tiles.map((_, index) => ({
    fazaformed: false,
    drones: 0,
    rebels: 0,
    ...layout.tiles?.[index + 1],
  }));
  const heroes = opening.heroes.map((hero) => heroOf(hero, wanted[hero.id] ?? {}));
  if (layout.dronesInPool !== undefined) {
    const keeper = at(heroes, heroes.length - 1);
    const held = sum(tiles, (tile) => tile.drones) + sum(heroes, ({ points }) => points);
    heroes[heroes.length - 1] = { ...keeper, points: keeper.points + supply - held - layout.dronesInPool };
  }
  const drones = sum(tiles, (tile) => tile.drones) + sum(heroes, ({ points }) => points);
  const rebels = sum(tiles, (tile) => tile.rebels);
  if (drones > supply || rebels > others) throw new RangeError(`${drones} Drones and ${rebels} Rebels are too many`);
  return deepFreeze({
    ...opening,
    chance: seed === undefined ? UNKNOWN_CHANCE : opening.chance,
    board: layout.board ?? (options?.edition === '24' ? CROSS_IN_ORDER : IN_ORDER),
    tiles,
    heroes,
    ships: opening.ships.map((ship) => ({ ...ship, ...layout.ships?.[ship.id] })),
    tracker: opening.ships.findIndex(({ id }) => id === (layout.tracker ?? 'carrier')),
    pool: { drones: supply - drones, rebels: others - rebels },
    events: eventsOf(opening, layout),
  });
}

function heroOf(hero: HeroState, { tile, points = 0, injured = [], used = [] }: HeroLayout): HeroState {
  return {
    ...hero,
    tile: tile ?? hero.tile,
    points,
    cards: hero.cards.map((_, index) => ({ injured: injured.includes(index + 1), used: used.includes(index + 1) })),
  };
}

function eventsOf(opening: State, layout: Layout): EventsState {
  const { next = [], long = [], kept = [], discards = [], short = null } = layout;
  const elsewhere = [...next, ...long, ...kept, ...discards, short];
  return {
    deck: opening.events.deck.filter((event) => !elsewhere.includes(event)),
    top: next,
    discards,
    short,
    long,
    kept,
  };
}

/** The public view of a state. */
export function viewed(state: State): FazaView {
  return faza.view(state, null);
}

/**
 * The same position with luck that rolls these numbers next. Luck is data, so a seed is searched, and nothing is faked.
 */
export function withDice(state: State, ...numbers: readonly number[]): State {
  for (let attempt = 0; attempt < 200_000; attempt++) {
    const chance = { ...chanceFrom(`dice ${attempt}`, state.chance.draws) };
    if (numbers.every((number) => drawBelow(chance, 6) === number - 1)) {
      return deepFreeze({ ...state, chance: chanceFrom(`dice ${attempt}`, state.chance.draws) });
    }
  }
  throw new RangeError(`no seed rolls ${numbers.join(', ')}`);
}

/** The seat of a hero by name. */
function seatOf(state: State, id: HeroId): number {
  const seat = state.heroes.findIndex((hero) => hero.id === id);
  if (seat < 0) throw new RangeError(`${id} is not at the table`);
  return seat;
}

export function heroNamed(state: State, id: HeroId): HeroState {
  return at(state.heroes, seatOf(state, id));
}

/** The numbers of a hero's injured cards. */
export function injuredOf(state: State, id: HeroId): CardNo[] {
  return heroNamed(state, id).cards.flatMap((card, index) => (card.injured ? [index + 1] : []));
}

/** The numbers of a hero's used cards. */
export function usedOf(state: State, id: HeroId): CardNo[] {
  return heroNamed(state, id).cards.flatMap((card, index) => (card.used ? [index + 1] : []));
}

export function tile(state: State, no: TileNo): State['tiles'][number] {
  return at(state.tiles, no - 1);
}

export function ship(state: State, id: ShipId): State['ships'][number] {
  const found = state.ships.find((candidate) => candidate.id === id);
  if (!found) throw new RangeError(`no ${id}`);
  return found;
}

/** Where Drones stand: tile numbers with how many. */
export function dronesOn(state: State): Record<TileNo, number> {
  return Object.fromEntries(state.tiles.flatMap(({ drones }, index) => (drones > 0 ? [[index + 1, drones]] : [])));
}

/** Where Rebels stand: tile numbers with how many. */
export function rebelsOn(state: State): Record<TileNo, number> {
  return Object.fromEntries(state.tiles.flatMap(({ rebels }, index) => (rebels > 0 ? [[index + 1, rebels]] : [])));
}

export function fazaformedTiles(state: State): TileNo[] {
  return state.tiles.flatMap(({ fazaformed }, index) => (fazaformed ? [index + 1] : []));
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
