import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { shipOf } from '../../rules/board/board.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import { changesByFact } from '../../rules/state/changes.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { DefeatRule, FazaView, Seat } from '../../rules/state/state.ts';

/** A Mothership's coming activation. */
export interface ForecastItem {
  /** From 1. */
  readonly order: number;
  readonly ship: ShipId;
  readonly wreck: boolean;
  /** Tiles from the first to the last; one if it stays. */
  readonly path: readonly TileNo[];
}

/** The effects of the next Faza phase, read from the facts of the forecast. */
export interface ForecastSummary {
  readonly acts: readonly ForecastItem[];
  readonly drones: ReadonlyMap<TileNo, number>;
  readonly turns: ReadonlySet<TileNo>;
  readonly wounds: ReadonlyMap<Seat, number>;
  readonly rebelsLost: ReadonlyMap<TileNo, number>;
  readonly lost: DefeatRule | null;
  readonly pool: FazaView['pool'];
}

const known = new WeakMap<FazaForecast, ForecastSummary>();

/** Reads a forecast; the same forecast is read once. */
export function forecastSummaryOf(forecast: FazaForecast, state: FazaView): ForecastSummary {
  const read = known.get(forecast) ?? readOmens(forecast, state);
  known.set(forecast, read);
  return read;
}

function readOmens({ facts, after }: FazaForecast, state: FazaView): ForecastSummary {
  const drones = new Map<TileNo, number>();
  const turns = new Set<TileNo>();
  const wounds = new Map<Seat, number>();
  const rebelsLost = new Map<TileNo, number>();
  const add = <Key>(map: Map<Key, number>, key: Key, count: number): void => {
    map.set(key, (map.get(key) ?? 0) + count);
  };
  for (const change of changesByFact(facts, state).flatMap(({ changes }) => changes)) {
    if (change.kind === 'drones') add(drones, change.tile, change.to - change.from);
    if (change.kind === 'turns') turns.add(change.tile);
    if (change.kind === 'rebels' && change.to < change.from) add(rebelsLost, change.tile, change.from - change.to);
    if (change.kind === 'cardInjured' && change.injured) add(wounds, change.seat, 1);
  }
  const lost = after.outcome?.won === false ? after.outcome.rule : null;
  return { acts: actsIn(facts, state), drones, turns, wounds, rebelsLost, lost, pool: after.pool };
}

function actsIn(facts: readonly Fact[], state: FazaView): ForecastItem[] {
  const acts: { order: number; ship: ShipId; wreck: boolean; path: TileNo[] }[] = [];
  const latestOf = (id: ShipId) => acts.findLast(({ ship }) => ship === id);
  for (const fact of facts) {
    if (fact.fact === 'shipActivated') {
      const { ship, wreck } = fact;
      const start = latestOf(ship)?.path.at(-1) ?? shipOf(state, ship).tile;
      acts.push({ order: acts.length + 1, ship, wreck, path: [start] });
    }
    if (fact.fact === 'shipMoved') latestOf(fact.ship)?.path.push(...fact.path.slice(1));
  }
  return acts;
}

/** Sum of what is counted. */
export function total(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
