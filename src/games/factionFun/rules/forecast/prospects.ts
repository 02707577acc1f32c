import { allowanceOf } from '../board/ways.ts';
import type { FactionFunView } from '../state/state.ts';
import { peopleOf } from '../turn/seats.ts';
import { reachOf } from './reach.ts';

/** What the seat on turn could do with its move. */
export interface Prospects {
  /** M3: the most steps that any of its avatars has. */
  readonly steps: number;
  /** The tiles where a move could end. */
  readonly tiles: number;
  /** C1: the best chance to claim any of them; 0 if none can be claimed. */
  readonly claim: number;
  /** C1–C3, B8: the best chance to hold any of them in the end. */
  readonly held: number;
}

/** What the seat on turn could do with its move, before it is made. */
export function prospectsOf(view: FactionFunView): Prospects {
  const people = view.turn && peopleOf(view.turn.seat);
  const movers = view.avatars.filter((avatar) => avatar.people === people);
  const reached = movers.flatMap(({ id }) => reachOf(view, id));
  const claims = reached.flatMap(({ claim }) => claim ?? []);
  return {
    steps: Math.max(0, ...movers.map((avatar) => allowanceOf(view, avatar))),
    tiles: new Set(reached.map(({ tile }) => tile)).size,
    claim: Math.max(0, ...claims.map(({ made }) => made)),
    held: Math.max(0, ...claims.map(({ held }) => held)),
  };
}
