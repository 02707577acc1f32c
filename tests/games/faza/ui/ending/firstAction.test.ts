import { describe, expect, test } from 'vitest';
import { type Finished, firstAction } from '../../../../../src/games/faza/ui/ending/firstAction.ts';
import type { FirstAction } from '../../../../../src/module/screens/ending.ts';

const again: FirstAction = { kind: 'again' };
const easy: FirstAction = { kind: 'easy' };
const retry = (round: number): FirstAction => ({ kind: 'round', round });
const lesson = (id: 'fight' | 'foresee' | 'board'): FirstAction => ({ kind: 'lesson', lesson: id });

const nothing: Finished['learned'] = [];
const rows: [Finished['cause'], Finished['mode'], number, number, Finished['learned'], FirstAction][] = [
  // A victory, or a defeat after the fifth round: one more game.
  [null, 'normal', 3, 1, nothing, again],
  ['X2', 'normal', 6, 1, nothing, again],
  ['X3', 'easy', 9, 1, nothing, again],
  // Early, in one of the first five games, in a mode harder than Easy: Easy.
  ['X2', 'normal', 5, 1, nothing, easy],
  ['X3', 'hard', 2, 5, nothing, easy],
  ['X3', 'normal', 0, 1, nothing, easy],
  // In Easy: the lesson about the cause.
  ['X2', 'easy', 2, 1, nothing, lesson('fight')],
  ['X3', 'easy', 2, 1, nothing, lesson('foresee')],
  ['X4', 'easy', 4, 2, nothing, lesson('foresee')],
  ['X5', 'easy', 1, 3, nothing, lesson('board')],
  // Who knows that lesson plays the round again, if there was one.
  ['X2', 'easy', 2, 1, ['fight'], retry(2)],
  ['X3', 'easy', 0, 1, ['foresee'], again],
  // So does everybody who has played more than five games, in any mode.
  ['X2', 'normal', 3, 6, nothing, retry(3)],
  ['X5', 'hard', 1, 40, nothing, retry(1)],
  ['X3', 'hard', 0, 40, nothing, again],
];

describe('the first button of an ending', () => {
  test.each(rows)('after %s in %s, round %i, game %i, knowing %j', (cause, mode, round, games, learned, action) => {
    expect(firstAction({ cause, mode, round, games, learned })).toEqual(action);
  });
});
