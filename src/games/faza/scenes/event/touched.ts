import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, shipOf } from '../../rules/board.ts';
import { type Change, changesByFact } from '../../rules/changes.ts';
import type { Fact } from '../../rules/fact.ts';
import type { FazaView } from '../../rules/state.ts';

/** What happens on a tile because of an event, as a symbol and a few letters. */
export interface Touch {
  readonly tile: TileNo;
  readonly icon: string;
  /** Empty where the symbol says all. */
  readonly words: string;
  readonly tone: 'drone' | 'rebel' | 'hurt' | 'faza' | 'good';
}

/** How a change shows on a tile: the symbol, and how much of it, 0 where it is not counted. */
type Note = readonly [tile: TileNo, icon: string, tone: Touch['tone'], count: number];

/** What a change touches; `null` for what shows on no tile. */
function noteOf(change: Change, state: FazaView): Note | null {
  switch (change.kind) {
    case 'drones': {
      const count = change.to - change.from;
      return [change.tile, 'drone', count > 0 ? 'drone' : 'good', count];
    }
    case 'rebels': {
      const count = change.to - change.from;
      return [change.tile, 'rebel', count > 0 ? 'good' : 'rebel', count];
    }
    case 'heroMoves':
      return [change.to, 'boots', 'faza', 0];
    case 'cardInjured': {
      const { tile } = heroAt(state, change.seat);
      return change.injured ? [tile, 'hurt', 'hurt', -1] : [tile, 'heart', 'good', 1];
    }
    case 'points':
      return [heroAt(state, change.seat).tile, 'pay', 'good', change.to - change.from];
    case 'turns':
      return [change.tile, 'turn', change.fazaformed ? 'faza' : 'good', 0];
    case 'health':
      return [shipOf(state, change.ship).tile, 'health', 'faza', change.to - change.from];
    default:
      return null;
  }
}

/** The tiles that an event touches, in the order of its facts; what is done twice to a tile is one touch. */
export function touchedTiles(results: readonly Fact[], before: FazaView): Touch[] {
  const sums = new Map<string, { touch: Omit<Touch, 'words'>; count: number; signed: boolean }>();
  for (const { fact, after, changes } of changesByFact(results, before)) {
    const notes = changes.map((change) => noteOf(change, after)).filter((note) => note !== null);
    if (fact.fact === 'shipMoved') notes.push([shipOf(after, fact.ship).tile, fact.ship, 'faza', 0]);
    for (const [tile, icon, tone, count] of notes) {
      const key = `${tile}:${icon}`;
      const known = sums.get(key)?.count ?? 0;
      sums.set(key, { touch: { tile, icon, tone }, count: known + count, signed: count !== 0 });
    }
  }
  return [...sums.values()].map(({ touch, count, signed }) => ({
    ...touch,
    words: signed ? `${count > 0 ? '+' : '−'}${Math.abs(count)}` : '',
  }));
}
