import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt } from '../../rules/board.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import type { Seat, State } from '../../rules/state.ts';
import type { ForecastLine } from '../../text/forecast.en.ts';

type Draft = { -readonly [Key in keyof ForecastLine]: ForecastLine[Key] } & {
  turns: TileNo[];
  tiles: TileNo[];
  wounds: Seat[];
};

/** A forecast from a position as a list: Deadly tiles (T4), attacks (F1, F2), invasion (F3), then each activation (F4). Lines of nothing are left out. */
export function forecastLines({ facts }: FazaForecast, state: State): ForecastLine[] {
  const lines: Draft[] = [];
  let line = begin(lines, null, { step: 'deadly' });
  const where = (tile: TileNo): void => {
    if (!line.tiles.includes(tile)) line.tiles.push(tile);
  };
  for (const fact of facts) {
    switch (fact.fact) {
      case 'stepBegan':
        if (fact.step === 'attackRebels' || fact.step === 'attackHeroes') {
          const isOpen = 'step' in line.by && line.by.step === 'attack';
          line = isOpen ? line : begin(lines, null, { step: 'attack' });
        } else if (fact.step === 'invade') line = begin(lines, null, { step: 'invade' });
        break;
      case 'shipActivated': {
        const order = lines.filter((before) => before.order !== null).length + 1;
        line = begin(lines, order, { ship: fact.ship, wreck: fact.wreck });
        break;
      }
      case 'activationCancelled': {
        const order = lines.filter((before) => before.order !== null).length + 1;
        line = begin(lines, order, { ship: fact.ship, wreck: false });
        line.cancelled = true;
        break;
      }
      case 'shipMoved':
        line.to = fact.path.at(-1) ?? null;
        break;
      case 'tileTurned':
        line.turns.push(fact.tile);
        break;
      case 'heroInjured':
        line.wounds.push(fact.seat);
        where(heroAt(state, fact.seat).tile);
        break;
      case 'rebelsLost':
        line.rebelsLost += fact.count;
        where(fact.tile);
        break;
      case 'dronesPlaced':
        line.drones += fact.count;
        where(fact.tile);
        break;
      case 'dronesRemoved':
        line.drones -= fact.count;
        where(fact.tile);
        break;
    }
  }
  return lines.filter((found) => found.order !== null || found.tiles.length > 0);
}

function begin(lines: Draft[], order: number | null, by: ForecastLine['by']): Draft {
  const line: Draft = {
    order,
    by,
    to: null,
    turns: [],
    tiles: [],
    wounds: [],
    rebelsLost: 0,
    drones: 0,
    cancelled: false,
  };
  lines.push(line);
  return line;
}
