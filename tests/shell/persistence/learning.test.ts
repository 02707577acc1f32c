import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { createLearning, readLearning } from '../../../src/shell/persistence/learning.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';

const KEY = 'faza.learning';

describe('learning progress', () => {
  test('is stored for the next visit', () => {
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

  test('a completed lesson stays completed when it is started again', () => {
    const learning = createLearning(memoryStore(), fazaModule);
    learning.finish('move', true);
    learning.reach('move', 2);
    expect(learning.lesson('move')).toEqual({ step: 2, done: true, skipped: [] });
  });

  test('a skipped lesson is not completed, and its skipped steps survive a reload', () => {
    const store = memoryStore();
    const learning = createLearning(store, fazaModule);
    learning.reach('move', 1);
    learning.reach('move', 2, 1);
    learning.reach('move', 3, 2);
    expect(createLearning(store, fazaModule).lesson('move')).toEqual({ step: 3, done: false, skipped: [1, 2] });
    learning.finish('move', false);
    expect(learning.lesson('move')).toEqual({ step: 0, done: false, skipped: [1, 2] });
  });

  test('a step that was skipped and then played counts as played, and another run starts with nothing skipped', () => {
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

  test('progress stored by an earlier version has no list of skipped steps', () => {
    const stored = JSON.stringify({ lessons: { move: { step: 2, done: true } } });
    expect(readLearning(stored, fazaModule).lessons).toEqual({ move: { step: 2, done: true, skipped: [] } });
  });

  test('three games count as first games, and no more until the player asks', () => {
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

  test('a full store does not stop the player', () => {
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

  test('only its own key is written', () => {
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
