import type { ShipId, TileNo } from '../content/vocabulary.ts';
import type { CardNo, Seat, State } from './state.ts';

/** A number that becomes another. */
interface Shift {
  readonly from: number;
  readonly to: number;
}

/** One thing in which two states differ, as far as it can be seen on the table. */
export type Change =
  | ({ readonly kind: 'points'; readonly seat: Seat } & Shift)
  | { readonly kind: 'heroMoves'; readonly seat: Seat; readonly from: TileNo; readonly to: TileNo }
  | { readonly kind: 'cardInjured'; readonly seat: Seat; readonly card: CardNo; readonly injured: boolean }
  | { readonly kind: 'cardUsed'; readonly seat: Seat; readonly card: CardNo; readonly used: boolean }
  | { readonly kind: 'armed'; readonly seat: Seat }
  | ({ readonly kind: 'drones'; readonly tile: TileNo } & Shift)
  | ({ readonly kind: 'rebels'; readonly tile: TileNo } & Shift)
  | { readonly kind: 'turns'; readonly tile: TileNo; readonly fazaformed: boolean }
  | ({ readonly kind: 'health'; readonly ship: ShipId } & Shift)
  | ({ readonly kind: 'dronePool' } & Shift)
  | ({ readonly kind: 'rebelPool' } & Shift);

/** Everything on the table in which two states of one game differ: heroes by seat, then tiles by number, ships, pools. */
export function changesBetween(before: State, after: State): Change[] {
  return [
    ...before.heroes.flatMap((_, seat) => ofHero(before, after, seat)),
    ...before.tiles.flatMap((_, index) => ofTile(before, after, index)),
    ...before.ships.flatMap(({ id, health }): Change[] => {
      const to = after.ships.find((ship) => ship.id === id)?.health ?? health;
      return to === health ? [] : [{ kind: 'health', ship: id, from: health, to }];
    }),
    ...shifted('dronePool', before.pool.drones, after.pool.drones),
    ...shifted('rebelPool', before.pool.rebels, after.pool.rebels),
  ];
}

function ofHero(before: State, after: State, seat: Seat): Change[] {
  const [was, is] = [before.heroes[seat], after.heroes[seat]];
  if (!was || !is || was === is) return [];
  const changes: Change[] = [];
  if (was.tile !== is.tile) changes.push({ kind: 'heroMoves', seat, from: was.tile, to: is.tile });
  if (was.points !== is.points) changes.push({ kind: 'points', seat, from: was.points, to: is.points });
  if (is.armed.length > was.armed.length) changes.push({ kind: 'armed', seat });
  for (const [index, card] of was.cards.entries()) {
    const now = is.cards[index] ?? card;
    const at = { seat, card: index + 1 };
    if (card.injured !== now.injured) changes.push({ kind: 'cardInjured', ...at, injured: now.injured });
    if (card.used !== now.used) changes.push({ kind: 'cardUsed', ...at, used: now.used });
  }
  return changes;
}

function ofTile(before: State, after: State, index: number): Change[] {
  const [was, is] = [before.tiles[index], after.tiles[index]];
  if (!was || !is || was === is) return [];
  const tile = index + 1;
  const changes: Change[] = [];
  if (was.drones !== is.drones) changes.push({ kind: 'drones', tile, from: was.drones, to: is.drones });
  if (was.rebels !== is.rebels) changes.push({ kind: 'rebels', tile, from: was.rebels, to: is.rebels });
  if (was.fazaformed !== is.fazaformed) changes.push({ kind: 'turns', tile, fazaformed: is.fazaformed });
  return changes;
}

function shifted(kind: 'dronePool' | 'rebelPool', from: number, to: number): Change[] {
  return from === to ? [] : [{ kind, from, to }];
}
