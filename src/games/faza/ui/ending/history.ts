import { roundStarts } from '../../../../kernel/rounds.ts';
import { now } from '../../../../kernel/session.ts';
import type { RoundFigures } from '../../interaction/view.ts';
import { dronesOnBoard } from '../../rules/board/board.ts';
import type { FazaSession } from '../../rules/state/types.ts';

/**
 * Where a match stood at the beginning of each of its rounds and at its end, for the chart of the ending. What happens before
 * round 1, when the Faza begin (V5), is part of the beginning.
 */
export function historyOf(session: FazaSession): RoundFigures[] {
  return [...roundStarts(session), now(session)].map((state) => ({
    drones: dronesOnBoard(state),
    pool: state.pool.drones,
    health: state.ships.reduce((sum, ship) => sum + ship.health, 0),
    injuries: state.heroes.reduce((sum, hero) => sum + hero.cards.filter((card) => card.injured).length, 0),
  }));
}
