import type { Drawing } from '../../../../kernel/chance.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import type { Play, Writable } from './play.ts';
import type { CardNo, CardState, EventsState, HeroState, Seat, ShipState, State, TileState } from './state.ts';

/*
 * The parts of a draft that rules may write to. A part is copied on first use; afterwards it differs from that of the state
 * before, which marks it as the draft's own. Most commands change only a few parts, so this costs a fraction of copying a
 * whole state, and states share everything in which they do not differ. Parts are copied field by field, which is faster than
 * a spread of objects with different hidden classes. A list is copied with the first part of it that is; from then on it is
 * the draft's own, too, and takes further parts as it is.
 */

/** What is on a tile, to write to. A `RangeError` where there is no such tile. */
export function tileDraft({ before, state }: Play, tile: TileNo): Writable<TileState> {
  const index = tile - 1;
  const now = at(state.tiles, index);
  if (now !== before.tiles[index]) return now;
  const own = { fazaformed: now.fazaformed, drones: now.drones, rebels: now.rebels };
  state.tiles = replaced(state.tiles, before.tiles, index, own);
  return own;
}

/** A Mothership, to write to. A `RangeError` where there is none of that name. */
export function shipDraft({ before, state }: Play, id: ShipId): Writable<ShipState> {
  const index = state.ships.findIndex((ship) => ship.id === id);
  const now = at(state.ships, index);
  if (now !== before.ships[index]) return now;
  const own: Writable<ShipState> = { id: now.id, tile: now.tile, health: now.health };
  state.ships = replaced(state.ships, before.ships, index, own);
  return own;
}

/** The hero of a seat, to write to; cards have their own draft. A `RangeError` where nobody sits there. */
export function heroDraft({ before, state }: Play, seat: Seat): Writable<HeroState> {
  const now = at(state.heroes, seat);
  if (now !== before.heroes[seat]) return now;
  const own: Writable<HeroState> = {
    id: now.id,
    tile: now.tile,
    points: now.points,
    cards: now.cards,
    armed: now.armed,
  };
  state.heroes = replaced(state.heroes, before.heroes, seat, own);
  return own;
}

/** A hero's card, to write to. A `RangeError` where there is no such hero or card. */
export function cardDraft(play: Play, seat: Seat, card: CardNo): Writable<CardState> {
  const index = card - 1;
  const hero = heroDraft(play, seat);
  const before = at(play.before.heroes, seat).cards;
  const now = at(hero.cards, index);
  if (now !== before[index]) return now;
  const own = { injured: now.injured, used: now.used };
  hero.cards = replaced(hero.cards, before, index, own);
  return own;
}

/** Unused Drones and Rebels, to write to. */
export function poolDraft({ before, state }: Play): Writable<State['pool']> {
  if (state.pool !== before.pool) return state.pool;
  const own = { drones: state.pool.drones, rebels: state.pool.rebels };
  state.pool = own;
  return own;
}

/** The lists in it are replaced, never changed. */
export function eventsDraft({ before, state }: Play): Writable<EventsState> {
  if (state.events !== before.events) return state.events;
  const { deck, top, discards, short, long, kept } = state.events;
  const own = { deck, top, discards, short, long, kept };
  state.events = own;
  return own;
}

/** Chance to draw from. */
export function chanceDraft({ before, state }: Play): Drawing {
  if (state.chance !== before.chance) return state.chance;
  const own = { ...state.chance };
  state.chance = own;
  return own;
}

/**
 * Puts an item into a list of a draft, which is copied once per command: a list that differs from the one before the command is such a
 * copy already. A spread is inlined; a call of `slice` made a search a third slower.
 */
function replaced<Item>(now: readonly Item[], before: readonly Item[], index: number, item: Item): readonly Item[] {
  const own = now === before ? [...before] : (now as Item[]);
  own[index] = item;
  return own;
}
