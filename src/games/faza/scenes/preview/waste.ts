import { equal } from '../../../../kernel/equal.ts';
import type { Applied } from '../../../../kernel/game.ts';
import { targets } from '../../rules/combat.ts';
import type { Fact } from '../../rules/fact.ts';
import { fightForecast } from '../../rules/fightOdds.ts';
import type { Seat, State } from '../../rules/state.ts';

/** How what was armed for a roll (C3) comes to nothing as things are: the hero has nothing to fight (C1), or it changes no odds. */
export type Waste =
  | { readonly kind: 'noFight'; readonly seat: Seat }
  | { readonly kind: 'sameOdds'; readonly seat: Seat };

/** Whether what a command arms would come to nothing; `null` where it helps, or arms nothing. */
export function wasteOf(before: State, { facts, state: after }: Applied<State, Fact>): Waste | null {
  const armed = facts.find(({ fact }) => fact === 'armed');
  // A long shot waits for anybody's Bazooka (C7).
  if (armed?.fact !== 'armed' || armed.effect.kind === 'longShot') return null;
  const { seat, effect } = armed;
  const tiles = targets(after, seat);
  if (tiles.length === 0) return { kind: 'noFight', seat };
  const isSame = tiles.every((tile) => equal(resultsOf(after, seat, tile), resultsOf(before, seat, tile)));
  return isSame && effect.kind !== 'bazooka' ? { kind: 'sameOdds', seat } : null;
}

function resultsOf(state: State, seat: Seat, tile: number) {
  return fightForecast(state, seat, tile).results;
}
