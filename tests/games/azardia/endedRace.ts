import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { now, type Session } from '../../../src/kernel/session.ts';
import { position } from './position.ts';
import { setupOf } from './subject.ts';

/** How far each losing player came, by seat. */
const TILES = [120, 90, 60, 30] as const;

/** The ending of a race with that many players that seat `winner` has won, in a window of this size. */
export function endedRace(
  players: number,
  winner: number,
  [width, height]: readonly [number, number] = [1280, 720],
  viewer: number | null = null,
): ReturnType<typeof azardiaModule.ending.view> {
  const described = TILES.slice(0, players).map((tile, seat) => ({
    tile: seat === winner ? 150 : tile,
    level: seat === winner || tile > 79 ? 5 : 2,
  }));
  const over: State = { ...position('D', described), winner, steps: [], round: 9 };
  const opening = { ok: true, state: over, facts: [] } as const;
  const session = { game: azardia, setup: setupOf('ending', players), opening, past: null, future: null } as const;
  return endingOf(session, [width, height], viewer);
}

/** The ending of a finished race, in a window of this size, before any chances were counted. */
export function endingOf(
  session: Session<AzardiaTypes>,
  [width, height]: readonly [number, number],
  viewer: number | null,
): ReturnType<typeof azardiaModule.ending.view> {
  return azardiaModule.ending.view({
    width,
    height,
    session,
    viewer,
    reason: azardiaModule.ending.reason(azardia.view(now(session), 'spectator')),
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
