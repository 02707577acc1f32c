import { playOnFrom, type Rollout } from '../../../src/games/faza/bots/rollout.ts';
import { winChanceOf } from '../../../src/games/faza/bots/value/trained.ts';
import { winChance } from '../../../src/games/faza/bots/winChance.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { fingerprint } from '../../../src/kernel/values/hash.ts';
import { samplingOf } from '../../../src/module/chances/sampling.ts';
import type { LabObserver } from '../../game/lab.ts';

/** How many games determine the chance of a position. */
const GAMES = 200;
/** A shown chance within this distance of the real one is reliable, in percentage points. */
const NEAR = 8;

/**
 * Picks one random position of each game, and compares the chance that a replay shows there with how many of 200 other
 * games *policy* wins from there.
 */
export function watchChances(): LabObserver<FazaTypes> {
  const positions: FazaView[] = [];
  return {
    see({ state }) {
      const view = faza.view(state, 'spectator');
      if (view.phase === 'team' && view.agenda.length === 0 && !view.outcome) positions.push(view);
    },
    counts() {
      const last = positions.at(-1);
      if (!last) return {};
      const position = at(positions, drawBelow({ ...chanceFrom(fingerprint(last)) }, positions.length));
      const shown = shownChance(position);
      const won = Array.from({ length: GAMES }, (_, game) => playOnFrom(position, `truth/${game}`)).filter(
        ({ won }) => won,
      );
      const isNear = Math.abs(shown - won.length / GAMES) * 100 <= NEAR;
      return { games: 1, positions: 1, 'positions/near': isNear ? 1 : 0 };
    },
  };
}

/** The final chance that is shown for a position, 0–1. */
function shownChance(position: FazaView): number {
  const source = { estimate: (expected: number, games: readonly Rollout[]) => winChance(expected, games) };
  const expected = winChanceOf(position);
  const games: Rollout[] = [];
  while (games.length < samplingOf(source, expected, games).wanted)
    games.push(playOnFrom(position, `shown/${games.length}`));
  return source.estimate(expected, games).chance;
}
