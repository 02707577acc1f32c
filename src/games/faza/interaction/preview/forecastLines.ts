import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, shipOf } from '../../rules/board/board.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import { changesByFact } from '../../rules/state/changes.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { ForecastLine } from '../../text/table/forecast.en.ts';

type Draft = { -readonly [Key in keyof ForecastLine]: ForecastLine[Key] } & {
  turns: TileNo[];
  tiles: TileNo[];
  wounds: Seat[];
};

/** A forecast from a position as a list: Deadly tiles (T4), attacks (F1, F2), invasion (F3), then each activation (F4). Lines of nothing are left out. */
export function forecastLines({ facts }: FazaForecast, state: FazaView): ForecastLine[] {
  const lines: Draft[] = [];
  let line = begin(lines, null, { step: 'deadly' });
  const where = (tile: TileNo): void => {
    if (!line.tiles.includes(tile)) line.tiles.push(tile);
  };
  const ships = (): number => lines.filter(({ order }) => order !== null).length;
  for (const { fact, after, changes } of changesByFact(facts, state)) {
    if (fact.fact === 'stepBegan') {
      const isAttack = fact.step === 'attackRebels' || fact.step === 'attackHeroes';
      const isOpen = 'step' in line.by && line.by.step === 'attack';
      if (isAttack && !isOpen) line = begin(lines, null, { step: 'attack' });
      if (fact.step === 'invade') line = begin(lines, null, { step: 'invade' });
    }
    if (fact.fact === 'shipActivated') line = begin(lines, ships() + 1, { ship: fact.ship, wreck: fact.wreck });
    if (fact.fact === 'activationCancelled') {
      line = begin(lines, ships() + 1, { ship: fact.ship, wreck: false });
      line.cancelled = true;
    }
    if (fact.fact === 'shipMoved') line.to = shipOf(after, fact.ship).tile;
    for (const change of changes) {
      if (change.kind === 'turns') line.turns.push(change.tile);
      if (change.kind === 'drones') line.drones += change.to - change.from;
      if (change.kind === 'drones') where(change.tile);
      if (change.kind === 'rebels' && change.to < change.from) {
        line.rebelsLost += change.from - change.to;
        where(change.tile);
      }
      if (change.kind === 'cardInjured' && change.injured) {
        line.wounds.push(change.seat);
        where(heroAt(after, change.seat).tile);
      }
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
