import { expect, test, vi } from 'vitest';
import { lessonOf } from '../../../src/games/faza/lessons/course.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { sessionsOf } from '../../../src/shell/learn/course.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { lessonApp } from '../../../src/shell/screens/lessonScreen.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';

const lesson = lessonOf('foresee');
const match = { session: at(sessionsOf(faza, lesson), 0), players: lesson.setup.heroes.map(() => 'you' as const) };

/** The part of the page that a lesson needs for leaving. */
function page() {
  const store = memoryStore();
  const [toTable, toReplay, toLesson] = [vi.fn<App['toTable']>(), vi.fn<App['toReplay']>(), vi.fn<App['toLesson']>()];
  const app: Partial<App> = {
    game: fazaModule,
    savedGame: new SavedGame(store, fazaModule),
    dice: createDiceHistory(store, 'faza'),
    toTable,
    toReplay,
    toLesson,
  };
  return { app: app as App, store, toTable, toReplay, toLesson };
}

test('whatever is done in a lesson, the saved game stays', () => {
  const { app, store } = page();
  store.setItem('faza.game', 'precious');
  void lessonApp(app, 'foresee').savedGame.save(match);
  lessonApp(app, 'foresee').savedGame.clear();
  expect(store.getItem('faza.game')).toBe('precious');
});

test('after a replay in a lesson the player returns to the lesson, and never continues its game at the real table', () => {
  const { app, toTable, toReplay, toLesson } = page();
  const own = lessonApp(app, 'foresee');
  own.toReplay(match, 0, { isAtTable: true, back: { label: 'Back to the game', go: () => own.toTable(match) } });
  const [, , options] = toReplay.mock.lastCall ?? [];
  expect(options?.isOnlyShown).toBe(true);
  options?.back?.go();
  own.toTable(match);
  expect(toLesson.mock.calls).toEqual([['foresee'], ['foresee']]);
  expect(toTable).not.toHaveBeenCalled();
});
