import type { TileNo } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';

/** What happens on a tile because of an event, as a symbol and a few letters. */
export interface Touch {
  readonly tile: TileNo;
  readonly icon: string;
  /** Empty where the symbol says all. */
  readonly words: string;
  readonly tone: 'drone' | 'rebel' | 'hurt' | 'faza' | 'good';
}

/** The tiles that an event touches, in the order of its facts; what is done twice to a tile is one touch. */
export function touchedTiles(results: readonly Fact[], before: State): Touch[] {
  const places = before.heroes.map(({ tile }) => tile);
  const sums = new Map<string, { touch: Omit<Touch, 'words'>; count: number; signed: boolean }>();
  const note = (tile: TileNo | undefined, icon: string, tone: Touch['tone'], count = 0): void => {
    if (tile === undefined) return;
    const key = `${tile}:${icon}`;
    const known = sums.get(key)?.count ?? 0;
    sums.set(key, { touch: { tile, icon, tone }, count: known + count, signed: count !== 0 });
  };
  for (const fact of results) {
    switch (fact.fact) {
      case 'dronesPlaced':
        note(fact.tile, 'drone', 'drone', fact.count);
        break;
      case 'dronesRemoved':
        note(fact.tile, 'drone', 'good', -fact.count);
        break;
      case 'rebelsPlaced':
        note(fact.tile, 'rebel', 'good', fact.count);
        break;
      case 'rebelsLost':
        note(fact.tile, 'rebel', 'rebel', -fact.count);
        break;
      case 'heroMoved':
        places[fact.seat] = fact.path.at(-1) ?? places[fact.seat] ?? 0;
        note(places[fact.seat], 'boots', 'faza');
        break;
      case 'heroInjured':
        note(places[fact.seat], 'hurt', 'hurt', -1);
        break;
      case 'cardRecovered':
        note(places[fact.seat], 'heart', 'good', 1);
        break;
      case 'pointsGained':
        note(places[fact.seat], 'pay', 'good', fact.points);
        break;
      case 'tileTurned':
        note(fact.tile, 'turn', fact.fazaformed ? 'faza' : 'good');
        break;
      case 'shipMoved':
        note(fact.path.at(-1), fact.ship, 'faza');
        break;
      case 'shipHealed':
        note(before.ships.find(({ id }) => id === fact.ship)?.tile, 'health', 'faza', 1);
        break;
    }
  }
  return [...sums.values()].map(({ touch, count, signed }) => ({
    ...touch,
    words: signed ? `${count > 0 ? '+' : '−'}${Math.abs(count)}` : '',
  }));
}
