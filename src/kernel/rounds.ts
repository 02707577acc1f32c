import type { Game, GameTypes } from './game.ts';
import { pastOf, type Session } from './session.ts';

/** The first moment of a round. */
export interface RoundStart<T extends GameTypes> {
  readonly state: T['state'];
  /** How many commands led to it. */
  readonly age: number;
}

/** Tells of each state of a game, asked for one after the other from the opening on, whether a round begins with it. */
export function watchRounds<T extends GameTypes>(game: Game<T>): (state: T['state']) => boolean {
  let round = 0;
  return (state) => {
    const isFirst = game.round(state) !== round;
    round = game.round(state);
    return isFirst;
  };
}

/** Where each round began that a session has come to, oldest first. What comes before round 1 belongs to none. */
export function roundBeginnings<T extends GameTypes>(session: Session<T>): RoundStart<T>[] {
  const { game, opening } = session;
  const isFirst = watchRounds(game);
  const states = [opening.state, ...pastOf(session).map(({ state }) => state)];
  return states.flatMap((state, age) => (isFirst(state) ? [{ state, age }] : []));
}

/** The first state of each round that a session has come to, oldest first. */
export function roundStarts<T extends GameTypes>(session: Session<T>): T['state'][] {
  return roundBeginnings(session).map(({ state }) => state);
}
