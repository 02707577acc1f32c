import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import type { DefeatRule, Seat, State } from '../../rules/state.ts';

/** A Mothership's coming activation. */
export interface ForecastItem {
  /** From 1. */
  readonly order: number;
  readonly ship: ShipId;
  readonly wreck: boolean;
  /** Tiles from the first to the last; one when it stays. */
  readonly path: readonly TileNo[];
}

/** What the coming Faza phase will do, read off the facts of the forecast. */
export interface ForecastSummary {
  readonly acts: readonly ForecastItem[];
  readonly drones: ReadonlyMap<TileNo, number>;
  readonly turns: ReadonlySet<TileNo>;
  readonly wounds: ReadonlyMap<Seat, number>;
  readonly rebelsLost: ReadonlyMap<TileNo, number>;
  readonly lost: DefeatRule | null;
  readonly pool: State['pool'];
}

const known = new WeakMap<FazaForecast, ForecastSummary>();

/** Reads a forecast; the same forecast is read once. */
export function forecastSummaryOf(forecast: FazaForecast, state: State): ForecastSummary {
  const read = known.get(forecast) ?? readOmens(forecast, state);
  known.set(forecast, read);
  return read;
}

function readOmens({ facts, after }: FazaForecast, state: State): ForecastSummary {
  const acts: { order: number; ship: ShipId; wreck: boolean; path: TileNo[] }[] = [];
  const drones = new Map<TileNo, number>();
  const turns = new Set<TileNo>();
  const wounds = new Map<Seat, number>();
  const rebelsLost = new Map<TileNo, number>();
  const ships = new Map(state.ships.map(({ id, tile }) => [id, tile]));
  let lost: DefeatRule | null = null;
  const add = <Key>(map: Map<Key, number>, key: Key, count: number): void => {
    map.set(key, (map.get(key) ?? 0) + count);
  };
  for (const fact of facts) {
    switch (fact.fact) {
      case 'shipActivated':
        acts.push({ order: acts.length + 1, ship: fact.ship, wreck: fact.wreck, path: [ships.get(fact.ship) ?? 1] });
        break;
      case 'shipMoved': {
        const act = acts.findLast(({ ship }) => ship === fact.ship);
        act?.path.push(...fact.path.slice(1));
        ships.set(fact.ship, fact.path.at(-1) ?? 1);
        break;
      }
      case 'dronesPlaced':
        add(drones, fact.tile, fact.count);
        break;
      case 'dronesRemoved':
        add(drones, fact.tile, -fact.count);
        break;
      case 'tileTurned':
        turns.add(fact.tile);
        break;
      case 'rebelsLost':
        add(rebelsLost, fact.tile, fact.count);
        break;
      case 'heroInjured':
        add(wounds, fact.seat, 1);
        break;
      case 'teamLost':
        lost = fact.cause;
        break;
    }
  }
  return { acts, drones, turns, wounds, rebelsLost, lost, pool: after.pool };
}

/** Sum of what is counted. */
export function total(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
