import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { createLearning, readLearning } from '../../../src/shell/persistence/learning.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';

const KEY = 'faza.learning';

describe('what was learnt', () => {
  test('is there the next time', () => {
    const store = memoryStore();
    const learning = createLearning(store, fazaModule);
    learning.reach('fight', 3);
    learning.finish('move', true);
    learning.keepHints({ shown: { drones: 1 }, done: ['begin'] });
    const again = createLearning(store, fazaModule);
    expect(again.lesson('fight')).toEqual({ step: 3, done: false, skipped: [] });
    expect(again.lesson('move')).toEqual({ step: 0, done: true, skipped: [] });
    expect(again.lesson('win')).toEqual({ step: 0, done: false, skipped: [] });
    expect(again.hints()).toEqual({ shown: { drones: 1 }, done: ['begin'] });
  });

  test('a lesson that was learnt once stays so when it is begun again', () => {
    const learning = createLearning(memoryStore(), fazaModule);
    learning.finish('move', true);
    learning.reach('move', 2);
    expect(learning.lesson('move')).toEqual({ step: 2, done: true, skipped: [] });
  });

  test('a lesson that was skipped is not done, and the steps that were skipped are kept over a reload', () => {
    const store = memoryStore();
    const learning = createLearning(store, fazaModule);
    learning.reach('move', 1);
    learning.reach('move', 2, 1);
    learning.reach('move', 3, 2);
    expect(createLearning(store, fazaModule).lesson('move')).toEqual({ step: 3, done: false, skipped: [1, 2] });
    learning.finish('move', false);
    expect(learning.lesson('move')).toEqual({ step: 0, done: false, skipped: [1, 2] });
  });

  test('a step that was skipped and then played counts as played, and another run begins with nothing skipped', () => {
    const learning = createLearning(memoryStore(), fazaModule);
    learning.reach('move', 1);
    learning.reach('move', 2, 1);
    learning.reach('move', 1);
    learning.reach('move', 2);
    expect(learning.lesson('move').skipped).toEqual([]);
    learning.reach('move', 3, 2);
    learning.finish('move', false);
    learning.reach('move', 0);
    expect(learning.lesson('move').skipped).toEqual([2]);
    learning.reach('move', 1);
    expect(learning.lesson('move').skipped).toEqual([]);
  });

  test('what an earlier version stored had no list of skipped steps', () => {
    const stored = JSON.stringify({ lessons: { move: { step: 2, done: true } } });
    expect(readLearning(stored, fazaModule).lessons).toEqual({ move: { step: 2, done: true, skipped: [] } });
  });

  test('three games are first games, and no more until somebody asks', () => {
    const learning = createLearning(memoryStore(), fazaModule);
    for (const game of ['a', 'b', 'c', 'a']) expect(learning.isFirstGame(game), game).toBe(true);
    expect(learning.isFirstGame('d')).toBe(false);
    learning.keepHints({ shown: { drones: 2 }, done: ['begin'] });
    learning.beginAgain();
    expect(learning.isFirstGame('d')).toBe(true);
    expect(learning.hints()).toEqual({ shown: {}, done: ['begin'] });
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"lessons":7,"hints":[],"games":"x"}',
    '{"lessons":{"move":{"step":-1,"done":true}},"hints":{"shown":{"drones":-2},"done":["evil"]},"games":[1]}',
    '{"lessons":{"__proto__":{"step":1,"done":true},"evil":{"step":1,"done":true}}}',
    `{"lessons":{}${' '.repeat(20_000)}}`,
  ])('stored text that is none is as nothing learnt: %s', (text) => {
    expect(readLearning(text, fazaModule)).toEqual({ lessons: {}, hints: { shown: {}, done: [] }, games: [] });
  });

  test('a full store does not stop anybody', () => {
    const learning = createLearning(
      {
        ...memoryStore(),
        setItem: () => {
          throw new Error('quota');
        },
      },
      fazaModule,
    );
    learning.reach('move', 2);
    expect(learning.lesson('move').step).toBe(2);
  });

  test('nothing but its own key is written', () => {
    const written: string[] = [];
    const store = memoryStore();
    const learning = createLearning(
      {
        ...store,
        setItem: (key, value) => {
          written.push(key);
          store.setItem(key, value);
        },
      },
      fazaModule,
    );
    learning.finish('win', true);
    expect(new Set(written)).toEqual(new Set([KEY]));
  });
});
