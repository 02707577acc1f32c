import type { PeopleId } from '../../../src/games/factionFun/content/vocabulary.ts';
import { factionFunModule } from '../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { Ending, State } from '../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import { now, type Session } from '../../../src/kernel/session.ts';
import { type Described, position } from './position.ts';
import { setupOf } from './subject.ts';

/** A game that has ended like this, without a history. */
export function endedGame(
  map: Described['map'],
  avatars: Described['avatars'],
  rule: Ending['rule'],
  winner: PeopleId | null,
): Session<FactionFunTypes> {
  const state: State = { ...position({ map, avatars }), ending: { rule, winner }, steps: [], turn: null, round: 15 };
  const opening = { ok: true, state, facts: [] } as const;
  return { game: factionFun, setup: setupOf('ending', 2), opening, past: null, future: null };
}

/** The ending of a game, in a window of this size. */
export function endingOf(
  session: Session<FactionFunTypes>,
  [width, height]: readonly [number, number] = [1280, 720],
): ReturnType<typeof factionFunModule.ending.view> {
  return factionFunModule.ending.view({
    width,
    height,
    session,
    viewer: null,
    reason: factionFunModule.ending.reason(factionFun.view(now(session), 'spectator')),
    chances: {
      estimates: [],
      moments: [],
      games: { least: 0, most: 0 },
      work: { done: 0, wanted: 0 },
      progress: 'done',
    },
    first: { kind: 'again' },
  });
}
