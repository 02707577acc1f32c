import { expect, test } from 'vitest';
import { memoryStore, rememberingStore, type TextStore } from '../../../src/shell/storage/textStore.ts';
import { fc } from '../../kit/seeded.ts';

/** A store that something outside the page can empty. */
function emptiable() {
  let store = memoryStore();
  const texts: TextStore = {
    getItem: (key) => store.getItem(key),
    setItem: (key, text) => store.setItem(key, text),
    removeItem: (key) => store.removeItem(key),
  };
  return {
    texts,
    empty: () => {
      store = memoryStore();
    },
  };
}

const keys = ['faza.settings', 'faza.game', 'faza.game.sequence', 'azardia.game'];

test('a store that is emptied at any point still returns what the page has read and written', () => {
  const key = fc.constantFrom(...keys);
  const step = fc.oneof(
    fc.record({ do: fc.constant('set' as const), key, text: fc.string() }),
    fc.record({ do: fc.constant('remove' as const), key }),
    fc.record({ do: fc.constant('empty' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { texts, empty } = emptiable();
      const store = rememberingStore(texts, true);
      const wanted = new Map<string, string>();
      for (const one of steps) {
        if (one.do === 'empty') empty();
        else if (one.do === 'remove') {
          store.removeItem(one.key);
          wanted.delete(one.key);
        } else {
          store.setItem(one.key, one.text);
          wanted.set(one.key, one.text);
        }
      }
      for (const key of keys) expect(store.getItem(key)).toBe(wanted.get(key) ?? null);
      // When the page is opened again, what the browser has stored counts.
      for (const key of keys) expect(texts.getItem(key)).toBe(wanted.get(key) ?? null);
    }),
  );
});

test('a text that another tab removes is removed; one that disappears with all others is lost', () => {
  const { texts, empty } = emptiable();
  texts.setItem('faza.game', 'game');
  texts.setItem('faza.settings', '{}');
  const store = rememberingStore(texts, true);
  for (const key of keys) store.getItem(key);
  texts.removeItem('faza.game');
  expect(store.isLost('faza.game')).toBe(true);
  expect(store.getItem('faza.game')).toBeNull();
  expect(store.isLost('faza.game')).toBe(false);
  empty();
  expect(store.isLost('faza.settings')).toBe(true);
  expect(store.getItem('faza.settings')).toBe('{}');
});

test('a store that cannot be restored returns nothing, and does not throw', () => {
  const { texts, empty } = emptiable();
  const store = rememberingStore(
    {
      ...texts,
      setItem: (key, text) => {
        if (text === 'no') throw new DOMException('full', 'QuotaExceededError');
        texts.setItem(key, text);
      },
    },
    true,
  );
  store.setItem('faza.game', 'game');
  texts.setItem('faza.settings', 'no');
  store.getItem('faza.settings');
  empty();
  expect(store.getItem('faza.game')).toBe('game');
  expect(store.getItem('faza.settings')).toBeNull();
});
