import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { heroAt, shipOf, tileAt } from '../board/board.ts';
import { evolve } from '../evolve.ts';
import { cardAt, cardNumbers } from '../team/cards.ts';
import type { Fact } from './fact.ts';
import type { CardNo, FazaView, Position, Seat } from './state.ts';

/** A number that becomes another. */
interface Shift {
  readonly from: number;
  readonly to: number;
}

/** One visible difference between two states. */
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

/** All visible differences between two states of a game: heroes by seat, then tiles by number, ships, pools. */
export function changesBetween(before: Position, after: Position): Change[] {
  return [
    ...before.heroes.flatMap((_, seat) => ofHero(before, after, seat)),
    ...before.tiles.flatMap((_, index) => ofTile(before, after, index + 1)),
    ...before.ships.flatMap(({ id, health }): Change[] => {
      const to = shipOf(after, id).health;
      return to === health ? [] : [{ kind: 'health', ship: id, from: health, to }];
    }),
    ...shifted('dronePool', before.pool.drones, after.pool.drones),
    ...shifted('rebelPool', before.pool.rebels, after.pool.rebels),
  ];
}

/** A fact, the state after it, and what it changed on the table. */
export interface FactChanges {
  readonly fact: Fact;
  readonly after: FazaView;
  readonly changes: readonly Change[];
}

/** What each fact changed, from the state before the first one on: `evolve` alone knows what a fact does. */
export function changesByFact(facts: readonly Fact[], start: FazaView): FactChanges[] {
  let before = start;
  return facts.map((fact) => {
    const after = evolve(before, fact);
    const changes = changesBetween(before, after);
    before = after;
    return { fact, after, changes };
  });
}

function ofHero(before: Position, after: Position, seat: Seat): Change[] {
  const [was, is] = [heroAt(before, seat), heroAt(after, seat)];
  if (was === is) return [];
  const changes: Change[] = [];
  if (was.tile !== is.tile) changes.push({ kind: 'heroMoves', seat, from: was.tile, to: is.tile });
  if (was.points !== is.points) changes.push({ kind: 'points', seat, from: was.points, to: is.points });
  if (is.armed.length > was.armed.length) changes.push({ kind: 'armed', seat });
  for (const no of cardNumbers(before, seat)) {
    const [card, now] = [cardAt(before, seat, no), cardAt(after, seat, no)];
    if (card.injured !== now.injured) changes.push({ kind: 'cardInjured', seat, card: no, injured: now.injured });
    if (card.used !== now.used) changes.push({ kind: 'cardUsed', seat, card: no, used: now.used });
  }
  return changes;
}

function ofTile(before: Position, after: Position, tile: TileNo): Change[] {
  const [was, is] = [tileAt(before, tile), tileAt(after, tile)];
  if (was === is) return [];
  const changes: Change[] = [];
  if (was.drones !== is.drones) changes.push({ kind: 'drones', tile, from: was.drones, to: is.drones });
  if (was.rebels !== is.rebels) changes.push({ kind: 'rebels', tile, from: was.rebels, to: is.rebels });
  if (was.fazaformed !== is.fazaformed) changes.push({ kind: 'turns', tile, fazaformed: is.fazaformed });
  return changes;
}

function shifted(kind: 'dronePool' | 'rebelPool', from: number, to: number): Change[] {
  return from === to ? [] : [{ kind, from, to }];
}
