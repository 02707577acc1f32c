import { editionById } from '../../content/editions.ts';
import { lookupOf } from '../../content/lookup.ts';
import type {
  AreaId,
  EditionSpec,
  EventId,
  EventSpec,
  HeroSpec,
  LastingEffect,
  ModeSpec,
  ShipId,
  Skill,
  SkillId,
  TileNo,
  TileSpec,
} from '../../content/vocabulary.ts';
import type { HeroState, Position, Seat, ShipState, TileState } from '../state/state.ts';
import { tileNumbers } from './geography.ts';
import { NO_TILES, only, type TileSet, tilesOf } from './tileSet.ts';

/** Questions about a state that many rules ask. */

/** What is printed in the edition that is played. */
export function editionOf(state: Position): EditionSpec {
  return editionById(state.edition);
}

/** The difficulty, with the steps of the Faza phase (F). A `RangeError` where the edition has no such mode. */
export function modeOf(state: Position): ModeSpec {
  return lookupOf(state.edition).modes.get(state.mode) ?? missing('mode', state.mode);
}

/** What is on a tile now. A `RangeError` where there is no such tile. */
export function tileAt(state: Position, tile: TileNo): TileState {
  return state.tiles[tile - 1] ?? missing('tile', tile);
}

/** The state of a seat's hero now. A `RangeError` where nobody sits there. */
export function heroAt(state: Position, seat: Seat): HeroState {
  return state.heroes[seat] ?? missing('hero', seat);
}

/** The state of a Mothership now. A `RangeError` where there is none of that name. */
export function shipOf(state: Position, id: ShipId): ShipState {
  for (const ship of state.ships) if (ship.id === id) return ship;
  return missing('ship', id);
}

/** What is printed on a tile. A `RangeError` where there is no such tile. */
export function tileSpec(state: Position, tile: TileNo): TileSpec {
  return editionOf(state).tiles[tile - 1] ?? missing('tile', tile);
}

/** What is printed on the hero of a seat. A `RangeError` where nobody sits there. */
export function heroSpec(state: Position, seat: Seat): HeroSpec {
  const { id } = heroAt(state, seat);
  return lookupOf(state.edition).heroes.get(id) ?? missing('hero', id);
}

/** What is printed on an event card. A `RangeError` where the edition has no such card. */
export function eventSpec(state: Position, event: EventId): EventSpec {
  return lookupOf(state.edition).events.get(event) ?? missing('event', event);
}

/** E4: the deck that the discards become. Unseen cards have no order, so they are in the edition's. */
export function reshuffledDeck(state: Position): EventId[] {
  const { discards } = state.events;
  return editionOf(state)
    .events.map(({ id }) => id)
    .filter((id) => discards.includes(id));
}

/** The hero's area of focus (S5): where the tile bonus is theirs (C4). */
export function areaOf(state: Position, seat: Seat): AreaId {
  return heroSpec(state, seat).area;
}

/** A hero's skill of that name, if the hero has it, or everybody does. */
export function skillOf(state: Position, seat: Seat, skill: SkillId): Skill | undefined {
  for (const own of heroSpec(state, seat).skills) if (own.id === skill) return own;
  return editionOf(state).everybody?.find(({ id }) => id === skill);
}

/** Everything that a hero can do by a skill: their own first, then what everybody can do besides. */
export function skillsOf(state: Position, seat: Seat): readonly Skill[] {
  const { skills } = heroSpec(state, seat);
  const { everybody } = editionOf(state);
  if (!everybody) return skills;
  return [...skills, ...everybody.filter(({ id }) => skills.every((own) => own.id !== id))];
}

/** Seats of the heroes on a tile, in seat order. */
export function seatsOn(state: Position, tile: TileNo): Seat[] {
  return seats(state).filter((seat) => heroAt(state, seat).tile === tile);
}

/** Every seat, in the order in which heroes are injured. */
export function seats(state: Position): Seat[] {
  return state.heroes.map((_, seat) => seat);
}

/** A7: a fazaformed tile is no Outpost. */
export function isOutpost(state: Position, tile: TileNo): boolean {
  return tileSpec(state, tile).outpost && !tileAt(state, tile).fazaformed;
}

/** A7: a fazaformed tile is no Airfield. */
export function isAirfield(state: Position, tile: TileNo): boolean {
  return tileSpec(state, tile).airfield && !tileAt(state, tile).fazaformed;
}

/** T4: whether a hero who ends the Team phase there is hurt. */
export function isDeadly(state: Position, tile: TileNo): boolean {
  return tileAt(state, tile).fazaformed && (tileSpec(state, tile).deadly || inForce(state, 'allDeadly') !== undefined);
}

/** Whether dice that are rolled from a tile lose 1 (P24-C3). */
export function isDense(state: Position, tile: TileNo): boolean {
  return tileAt(state, tile).fazaformed && tileSpec(state, tile).dense === true;
}

/** Outposts that are not fazaformed, lowest number first. */
export function outposts(state: Position): TileNo[] {
  return tilesOf(tilesWhere(state, (tile) => isOutpost(state, tile)));
}

/** The tiles that fulfill a condition. */
export function tilesWhere(state: Position, isSo: (tile: TileNo) => boolean): TileSet {
  let set = NO_TILES;
  for (const tile of tileNumbers(state)) if (isSo(tile)) set |= only(tile);
  return set;
}

/** How many more Drones fit on a tile (D1), whatever the pool holds. */
export function roomForDrones(state: Position, tile: TileNo): number {
  return editionOf(state).drones.perTile - tileAt(state, tile).drones;
}

/** How many more Rebels fit on a tile (M4), whatever the pool holds. */
export function roomForRebels(state: Position, tile: TileNo): number {
  return editionOf(state).rebels.perTile - tileAt(state, tile).rebels;
}

/** How many Drones are on the board. */
export function dronesOnBoard({ tiles }: Position): number {
  return tiles.reduce((sum, { drones }) => sum + drones, 0);
}

/** Rebels on all tiles together. */
export function rebelsOnBoard(state: Position): number {
  return state.tiles.reduce((sum, tile) => sum + tile.rebels, 0);
}

/** X2: whether a hero has only injured cards left. */
export function isDead({ cards }: HeroState): boolean {
  return cards.every(({ injured }) => injured);
}

/** B4: whether a Mothership is defeated. */
export function isWreck(ship: ShipState): boolean {
  return ship.health === 0;
}

/** Motherships on a tile that are not defeated. */
export function liveShipsOn(state: Position, tile: TileNo): ShipState[] {
  return state.ships.filter((ship) => ship.tile === tile && !isWreck(ship));
}

/** The lasting effect of that kind, if a Short or Long event in force has one (E2). */
export function inForce<Kind extends LastingEffect['kind']>(
  state: Position,
  kind: Kind,
): Extract<LastingEffect, { kind: Kind }> | undefined {
  const { short, long } = state.events;
  if (short === null && long.length === 0) return undefined;
  for (const event of short === null ? long : [short, ...long]) {
    const spec = eventSpec(state, event);
    if ((spec.type === 'short' || spec.type === 'long') && hasKind(spec.effect, kind)) return spec.effect;
  }
  return undefined;
}

function hasKind<Kind extends LastingEffect['kind']>(
  effect: LastingEffect,
  kind: Kind,
): effect is Extract<LastingEffect, { kind: Kind }> {
  return effect.kind === kind;
}

/** Throws for what is missing: the rules themselves never ask for such a thing. */
function missing(what: string, name: string | number): never {
  throw new RangeError(`no ${what} ${name}`);
}

/** Drones that heroes hold as Points (P1). */
export function dronesHeld(state: Position): number {
  return state.heroes.reduce((sum, { points }) => sum + points, 0);
}
