import { sizesOf } from '../../content/editions.ts';
import type { EditionSpec, EventId, TileNo } from '../../content/vocabulary.ts';
import { isOutpost, isWreck, modeOf, tileAt } from '../../rules/board/board.ts';
import { tileNumbers } from '../../rules/board/geography.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { Teller } from './feature.ts';

/** The whole table, and what several features need of it. */
export interface CityLook {
  readonly state: FazaView;
  readonly outposts: readonly TileNo[];
  /** Tiles with Rebels. */
  readonly camps: readonly TileNo[];
  /** Tiles of the Motherships that are not defeated. */
  readonly ships: readonly TileNo[];
  /** Health of all Motherships together. */
  readonly health: number;
  readonly drones: number;
  readonly rebels: number;
  /** Rebels on tiles with Drones. */
  readonly held: number;
  readonly fazaformed: number;
  /** Healthy cards of the hero with the fewest, and of the average hero. */
  readonly weakest: number;
  readonly average: number;
  readonly points: number;
}

/** Summarizes the whole table. */
export function lookAtCity(state: FazaView): CityLook {
  const outposts: TileNo[] = [];
  const camps: TileNo[] = [];
  const ships: TileNo[] = [];
  let [drones, rebels, held, fazaformed, health, points, healthy, weakest] = [0, 0, 0, 0, 0, 0, 0, 99];
  for (const no of tileNumbers(state)) {
    const tile = tileAt(state, no);
    if (isOutpost(state, no)) outposts.push(no);
    if (tile.rebels > 0) camps.push(no);
    if (tile.drones > 0) held += tile.rebels;
    if (tile.fazaformed) fazaformed += 1;
    drones += tile.drones;
    rebels += tile.rebels;
  }
  for (const ship of state.ships) {
    health += ship.health;
    if (!isWreck(ship)) ships.push(ship.tile);
  }
  for (const hero of state.heroes) {
    let own = 0;
    for (const card of hero.cards) if (!card.injured) own += 1;
    healthy += own;
    points += hero.points;
    weakest = Math.min(weakest, own);
  }
  const average = healthy / state.heroes.length;
  return { state, outposts, camps, ships, health, drones, rebels, held, fazaformed, weakest, average, points };
}

/** The inputs of a network about the table as a whole. */
export function cityTeller(edition: EditionSpec): Teller<CityLook> {
  const most = edition.events.length;
  const full = edition.rebels.perTile;
  const lasting = edition.events.flatMap(({ id, type }) =>
    type === 'short' || type === 'long' ? [{ id, name: `event ${id}` }] : [],
  );
  const modes = edition.modes.map(({ id }) => ({ id, name: `mode ${id}` }));
  const sizes = sizesOf(edition).map((size) => ({ size, name: `${size} heroes` }));
  return (
    tell,
    { state, outposts, camps, ships, health, drones, rebels, held, fazaformed, weakest, average, points },
  ) => {
    const { pool, events } = state;
    tell('Drones in the pool', pool.drones / 20);
    tell('under 3 Drones in the pool', pool.drones < 3);
    tell('under 6 Drones in the pool', pool.drones < 6);
    tell('under 10 Drones in the pool', pool.drones < 10);
    tell('Drones missing in the pool, squared', Math.max(0, 12 - pool.drones) ** 2 / 72);
    tell('Drones', drones / 20);
    tell('Rebels', rebels / 8);
    tell('at most 1 Rebel', rebels <= 1);
    tell('at most 2 Rebels', rebels <= 2);
    tell('at most 3 Rebels', rebels <= 3);
    tell('at most 5 Rebels', rebels <= 5);
    tell('Rebels held by Drones', held / 4);
    const { needsRebels } = modeOf(state);
    tell('at most 1 Rebel, and needed', needsRebels && rebels <= 1);
    tell('at most 2 Rebels, and needed', needsRebels && rebels <= 2);
    tell('at most 4 Rebels, and needed', needsRebels && rebels <= 4);
    tell('no Rebel in the pool', pool.rebels === 0);
    tell(
      'a full camp',
      camps.some((tile) => tileAt(state, tile).rebels === full),
    );
    tell('at most 1 Outpost', outposts.length <= 1);
    tell('at most 2 Outposts', outposts.length <= 2);
    tell('at most 3 Outposts', outposts.length <= 3);
    tell('fazaformed tiles', fazaformed / 8);
    tell('health of all Motherships', health / 6);
    tell('at most 2 health of all', health <= 2);
    tell('at most 4 health of all', health <= 4);
    tell('health of all for each Rebel', health / (rebels + 1) / 2);
    tell('one Mothership', ships.length === 1);
    tell('two Motherships', ships.length === 2);
    tell('Points', points / 8);
    tell('weakest hero one injury from death', weakest <= 1);
    tell('weakest hero two injuries from death', weakest <= 2);
    tell('average of healthy cards', average / 4);
    tell('round', state.round / 8);
    tell('cards in the event deck', events.deck.length / most);
    tell('kept Rewards', events.kept.length);
    tell('two cards are drawn', state.drawTwo === true);
    for (const { id, name } of lasting) tell(name, isInForce(state, id));
    for (const { id, name } of modes) tell(name, state.mode === id);
    for (const { size, name } of sizes) tell(name, state.heroes.length === size);
  };
}

function isInForce({ events }: FazaView, event: EventId): boolean {
  return events.short === event || events.long.includes(event);
}
