import type { ShipId } from '../../../src/games/faza/content/vocabulary.ts';
import { activate } from '../../../src/games/faza/rules/fazaPhase/activation.ts';
import { untilEnd } from '../../../src/games/faza/rules/outcome.ts';
import { applied, playOn } from '../../../src/games/faza/rules/state/play.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { work } from '../../../src/games/faza/rules/steps.ts';
import type { Applied } from '../../../src/kernel/game.ts';
import { deepFreeze } from '../../kit/freeze.ts';
import { conserved } from './invariants.ts';

/** One Mothership acts, without the Faza phase around it. */
export function act(state: State, ship: ShipId): Applied<FazaTypes> {
  const play = playOn(state);
  untilEnd(() => {
    activate(play, ship);
    work(play);
  });
  conserved(state, play.state);
  const after = applied(play);
  return { ...after, state: deepFreeze(after.state) };
}
