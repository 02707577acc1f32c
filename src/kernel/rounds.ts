import type { GameTypes } from './game.ts';
import { pastOf, type Session } from './session.ts';

/** The first moment of a round. */
export interface RoundStart<T extends GameTypes> {
  readonly state: T['state'];
  /** How many commands led to it. */
  readonly age: number;
}

/** Where each round began that a session has come to, oldest first. What comes before round 1 belongs to none. */
export function roundBeginnings<T extends GameTypes>(session: Session<T>): RoundStart<T>[] {
  const { game, opening } = session;
  let round = 0;
  return [opening.state, ...pastOf(session).map(({ state }) => state)].flatMap((state, age) => {
    const isFirst = game.round(state) !== round;
    round = game.round(state);
    return isFirst ? [{ state, age }] : [];
  });
}

/** The first state of each round that a session has come to, oldest first. */
export function roundStarts<T extends GameTypes>(session: Session<T>): T['state'][] {
  return roundBeginnings(session).map(({ state }) => state);
}
