import type { Fact } from '../../../src/games/faza/rules/state/fact.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { at } from '../../../src/kernel/values/at.ts';

/** The content of the table, reconstructed only from the facts. */
export interface Ledger {
  readonly tiles: { fazaformed: boolean; drones: number; rebels: number }[];
  readonly heroes: { tile: number; points: number; injured: boolean[] }[];
  readonly ships: { readonly id: string; tile: number; health: number }[];
  readonly pool: { drones: number; rebels: number };
  phase: string;
  round: number;
  tracked: string;
}

/** The ledger of a state. */
export function ledgerOf(state: State): Ledger {
  return {
    tiles: state.tiles.map(({ fazaformed, drones, rebels }) => ({ fazaformed, drones, rebels })),
    heroes: state.heroes.map(({ tile, points, cards }) => ({
      tile,
      points,
      injured: cards.map(({ injured }) => injured),
    })),
    ships: state.ships.map(({ id, tile, health }) => ({ id, tile, health })),
    pool: { ...state.pool },
    phase: state.phase,
    round: state.round,
    tracked: at(state.ships, state.tracker).id,
  };
}

/** Records a fact from its own fields, without using the rules. */
export function enter(ledger: Ledger, fact: Fact): void {
  const { pool } = ledger;
  const tile = (no: number) => at(ledger.tiles, no - 1);
  const hero = (seat: number) => at(ledger.heroes, seat);
  const ship = (id: string) =>
    at(
      ledger.ships.filter((candidate) => candidate.id === id),
      0,
    );
  switch (fact.fact) {
    case 'phaseBegan':
      ledger.phase = fact.phase;
      ledger.round = fact.round;
      return;
    case 'heroMoved':
      hero(fact.seat).tile = at(fact.path, fact.path.length - 1);
      return;
    case 'rebelsMoved':
      tile(at(fact.path, 0)).rebels -= fact.count;
      tile(at(fact.path, fact.path.length - 1)).rebels += fact.count;
      return;
    case 'dronesDefeated':
      tile(fact.tile).drones -= fact.count;
      hero(fact.seat).points += fact.count;
      return;
    case 'rebelsLost':
      tile(fact.tile).rebels -= fact.count;
      pool.rebels += fact.count;
      return;
    case 'rebelsPlaced':
      tile(fact.tile).rebels += fact.count;
      pool.rebels -= fact.count;
      return;
    case 'heroInjured':
    case 'cardRecovered':
      hero(fact.seat).injured[fact.card - 1] = fact.fact === 'heroInjured';
      return;
    case 'pointsSpent':
    case 'pointsGained': {
      const sign = fact.fact === 'pointsGained' ? 1 : -1;
      hero(fact.seat).points += sign * fact.points;
      pool.drones -= sign * fact.points;
      return;
    }
    case 'dronesPlaced':
      tile(fact.tile).drones += fact.count;
      pool.drones -= fact.count;
      return;
    case 'dronesRemoved':
      tile(fact.tile).drones -= fact.count;
      pool.drones += fact.count;
      return;
    case 'shipBoarded':
      tile(fact.tile).rebels -= fact.rebels;
      pool.rebels += fact.rebels;
      ship(fact.ship).health = fact.health;
      return;
    case 'shipHealed':
      ship(fact.ship).health = fact.health;
      return;
    case 'shipMoved':
      ship(fact.ship).tile = at(fact.path, fact.path.length - 1);
      return;
    case 'trackerMoved':
      ledger.tracked = fact.ship;
      return;
    case 'tileTurned':
      tile(fact.tile).fazaformed = fact.fazaformed;
      return;
    case 'teamWon':
    case 'teamLost':
      ledger.phase = 'over';
      return;
    default:
      // The other facts are about cards and dice.
      return;
  }
}

/** Rebels on all tiles. */
function rebelsIn({ tiles }: Ledger): number {
  return tiles.reduce((sum, { rebels }) => sum + rebels, 0);
}

/** S6, P24-S6: the numbers of the Outposts. */
export function outpostsOf(edition: State['edition']): readonly number[] {
  return edition === '24' ? [3, 8, 17, 22] : [1, 2, 3, 4];
}

/** What has decided the game, by rule: from the ledger, in the order in which one fact may cause them. */
export function decidedBy(
  ledger: Ledger,
  { edition, mode }: Pick<State, 'edition' | 'mode'>,
): ('X1' | 'X2' | 'X4' | 'X5')[] {
  const causes = {
    X5: (mode === 'hard' || edition === '24') && rebelsIn(ledger) === 0,
    X2: ledger.heroes.some(({ injured }) => injured.every((is) => is)),
    X4: outpostsOf(edition).every((no) => at(ledger.tiles, no - 1).fazaformed),
    X1: ledger.ships.every(({ health }) => health === 0),
  };
  return (['X5', 'X2', 'X4', 'X1'] as const).filter((rule) => causes[rule]);
}
