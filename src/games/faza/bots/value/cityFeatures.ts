import { sizesOf } from '../../content/editions.ts';
import type { EditionSpec, EventId, TileNo } from '../../content/vocabulary.ts';
import { isOutpost, isWreck, modeOf, tileAt } from '../../rules/board/board.ts';
import { tileNumbers } from '../../rules/board/geography.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { type Feature, features } from './feature.ts';

/** The whole table, and what several features ask about it. */
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

/** Looks at the whole table. */
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

/** What a network is told about the table as a whole. */
export function cityFeatures(edition: EditionSpec): Feature<CityLook>[] {
  const { events, modes, rebels } = edition;
  const lasting = events.filter(({ type }) => type === 'short' || type === 'long');
  return [
    ...features<CityLook>({
      'Drones in the pool': ({ state }) => state.pool.drones / 20,
      'under 3 Drones in the pool': ({ state }) => state.pool.drones < 3,
      'under 6 Drones in the pool': ({ state }) => state.pool.drones < 6,
      'under 10 Drones in the pool': ({ state }) => state.pool.drones < 10,
      'Drones missing in the pool, squared': ({ state }) => Math.max(0, 12 - state.pool.drones) ** 2 / 72,
      Drones: ({ drones }) => drones / 20,
      Rebels: ({ rebels }) => rebels / 8,
      'at most 1 Rebel': ({ rebels }) => rebels <= 1,
      'at most 2 Rebels': ({ rebels }) => rebels <= 2,
      'at most 3 Rebels': ({ rebels }) => rebels <= 3,
      'at most 5 Rebels': ({ rebels }) => rebels <= 5,
      'Rebels held by Drones': ({ held }) => held / 4,
      'at most 1 Rebel, and needed': ({ state, rebels }) => modeOf(state).needsRebels && rebels <= 1,
      'at most 2 Rebels, and needed': ({ state, rebels }) => modeOf(state).needsRebels && rebels <= 2,
      'at most 4 Rebels, and needed': ({ state, rebels }) => modeOf(state).needsRebels && rebels <= 4,
      'no Rebel in the pool': ({ state }) => state.pool.rebels === 0,
      'a full camp': ({ state, camps }) => camps.some((tile) => tileAt(state, tile).rebels === rebels.perTile),
      'at most 1 Outpost': ({ outposts }) => outposts.length <= 1,
      'at most 2 Outposts': ({ outposts }) => outposts.length <= 2,
      'at most 3 Outposts': ({ outposts }) => outposts.length <= 3,
      'fazaformed tiles': ({ fazaformed }) => fazaformed / 8,
      'health of all Motherships': ({ health }) => health / 6,
      'at most 2 health of all': ({ health }) => health <= 2,
      'at most 4 health of all': ({ health }) => health <= 4,
      'health of all for each Rebel': ({ health, rebels }) => health / (rebels + 1) / 2,
      'one Mothership': ({ ships }) => ships.length === 1,
      'two Motherships': ({ ships }) => ships.length === 2,
      Points: ({ points }) => points / 8,
      'weakest hero one injury from death': ({ weakest }) => weakest <= 1,
      'weakest hero two injuries from death': ({ weakest }) => weakest <= 2,
      'average of healthy cards': ({ average }) => average / 4,
      round: ({ state }) => state.round / 8,
      'cards in the event deck': ({ state }) => state.events.deck.length / events.length,
      'kept Rewards': ({ state }) => state.events.kept.length,
      'two cards are drawn': ({ state }) => state.drawTwo === true,
    }),
    ...lasting.map(({ id }) => ({ name: `event ${id}`, of: ({ state }: CityLook) => (isInForce(state, id) ? 1 : 0) })),
    ...modes.map(({ id }) => ({ name: `mode ${id}`, of: ({ state }: CityLook) => (state.mode === id ? 1 : 0) })),
    ...sizesOf(edition).map((size) => ({
      name: `${size} heroes`,
      of: ({ state }: CityLook) => (state.heroes.length === size ? 1 : 0),
    })),
  ];
}

function isInForce({ events }: FazaView, event: EventId): boolean {
  return events.short === event || events.long.includes(event);
}
