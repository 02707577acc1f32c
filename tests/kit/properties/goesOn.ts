import { type GameTypes, isOver } from '../../../src/kernel/game.ts';
import type { Glance } from './sight.ts';
import { must } from './violation.ts';

/** Until a game is over, somebody can act; after that, nobody can. */
export function goesOn<T extends GameTypes>({ subject, state, legal }: Glance<T>): void {
  const over = isOver(subject.game, state);
  must((legal.length === 0) === over, over ? 'something is legal after the end' : 'nothing is legal before the end');
}
