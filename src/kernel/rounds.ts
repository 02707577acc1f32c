import { pastOf, type Session } from './session.ts';

/** The first state of each round that a session has come to, oldest first. What lies before round 1 belongs to none. */
export function roundStarts<Setup, State, Command, Fact>(session: Session<Setup, State, Command, Fact>): State[] {
  const { game, opening } = session;
  let round = 0;
  return [opening.state, ...pastOf(session).map(({ state }) => state)].filter((state) => {
    const isFirst = game.round(state) !== round;
    round = game.round(state);
    return isFirst;
  });
}
