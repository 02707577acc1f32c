import type { TileNo } from '../../content/vocabulary.ts';
import { targets } from '../../rules/combat.ts';
import { journeyOf } from '../preview/preview.ts';
import type { BoardView } from '../view.ts';
import { tilesIn } from './marks.ts';

/**
 * The tiles whose Drones matter now: those that the hero in front could fight, those that can be picked or are, and the way
 * that is on offer. While the Faza act, or while what they will do is shown, all of them matter.
 */
export function concernedTiles(view: BoardView, isForecast: boolean): ReadonlySet<TileNo> {
  const { state, seat, next, path, offer } = view;
  if (isForecast || state.phase === 'faza') return new Set(state.board);
  const way = offer ? journeyOf(state, offer) : null;
  const fights = state.agenda.length > 0 ? [] : targets(state, seat);
  return new Set([...fights, ...tilesIn(next), ...tilesIn(path), ...(way?.path ?? [])]);
}

/** The same, but kept as it was while a command of the team is played: nothing is picked then, and Drones must not flicker. */
export class Concern {
  private last: ReadonlySet<TileNo> = new Set();

  of(view: BoardView, isForecast: boolean): ReadonlySet<TileNo> {
    if (view.busy && view.state.phase === 'team') return this.last;
    this.last = concernedTiles(view, isForecast);
    return this.last;
  }
}
