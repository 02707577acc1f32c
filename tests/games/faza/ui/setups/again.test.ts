import { expect, test } from 'vitest';
import { azardiaModule } from '../../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { lessonOf } from '../../../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS } from '../../../../../src/games/faza/lessons/lesson.ts';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import type { Digest } from '../../../../../src/games/faza/ui/records/digest.ts';
import { gamesOf } from '../../../../../src/shell/persistence/archive/statistics.ts';
import { setupOf } from '../../../azardia/subject.ts';

const { setups } = fazaModule;
const boardOf = (setup: Setup): string => faza.newGame(setup).state.board.join();
const none = gamesOf<Digest>([]);

const STARTS: readonly (readonly [string, Setup])[] = [
  ['the very first Quick start', setups.quickStart(none, 'one', true).setup],
  ['another Quick start', setups.quickStart(none, 'one', false).setup],
  ...(setups.daily ? [['the game of a day', setups.daily.setup('2026-12-24', 'one')] as const] : []),
  ...LESSON_IDS.map((id) => [`the lesson ${id}`, lessonOf(id).setup] as const),
];

test.each(STARTS)('one more game after %s deals other boards, by the same rules', (_, setup) => {
  const boards = ['two', 'three', 'four'].map((seed) => boardOf(setups.again(setup, seed)));
  expect(new Set([boardOf(setup), ...boards]).size).toBe(4);
  const { opening: _opening, ...rules } = setup;
  expect(setups.again(setup, 'two')).toEqual({ ...rules, seed: 'two' });
});

test('one more game of Azardia has other luck and is otherwise the same', () => {
  const setup = setupOf('one', 3);
  const again = azardiaModule.setups.again(setup, 'two');
  expect(again).toEqual({ ...setup, seed: 'two' });
  expect(azardia.newGame(again).state.chance).not.toEqual(azardia.newGame(setup).state.chance);
});
