import { at } from '../../../kernel/at.ts';
import { chanceFrom, drawBelow } from '../../../kernel/chance.ts';
import { fingerprint } from '../../../kernel/hash.ts';
import type { LabObserver } from '../../../module/lab.ts';
import { samplingOf } from '../../../module/sampling.ts';
import { playOnFrom, type Rollout } from '../bots/rollout.ts';
import { winChanceOf } from '../bots/value/trained.ts';
import { winChance } from '../bots/winChance.ts';
import { faza } from '../rules/faza.ts';
import type { FazaView } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';

/** So many games tell what the chance of a position is. */
const GAMES = 200;
/** A chance that is no further from the truth can be believed, in percentage points. */
const NEAR = 8;

/**
 * Takes one position of each game at random, and compares the chance that a replay shows there with how many of 200 other games *policy*
 * wins from there.
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

/** The chance that is shown of a position in the end, 0–1. */
function shownChance(position: FazaView): number {
  const source = { estimate: (expected: number, games: readonly Rollout[]) => winChance(expected, games) };
  const expected = winChanceOf(position);
  const games: Rollout[] = [];
  while (games.length < samplingOf(source, expected, games).wanted)
    games.push(playOnFrom(position, `shown/${games.length}`));
  return source.estimate(expected, games).chance;
}
