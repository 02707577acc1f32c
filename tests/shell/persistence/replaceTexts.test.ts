import { describe, expect, test } from 'vitest';
import { replaceTexts } from '../../../src/shell/persistence/backup.ts';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';

/** A store with texts and limited room, in characters. */
function storeWith(texts: Readonly<Record<string, string>>, room = Number.POSITIVE_INFINITY) {
  const store = memoryStore();
  const keys = new Set(Object.keys(texts));
  for (const [key, text] of Object.entries(texts)) store.setItem(key, text);
  const limited: TextStore = {
    ...store,
    setItem: (key, text) => {
      const others = [...keys].filter((other) => other !== key).map((other) => store.getItem(other) ?? '');
      if (others.join('').length + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      keys.add(key);
      store.setItem(key, text);
    },
  };
  const all = (): object =>
    Object.fromEntries([...keys].flatMap((key) => (store.getItem(key) === null ? [] : [[key, store.getItem(key)]])));
  return { store: limited, all };
}

describe('the texts of a backup', () => {
  test('replace texts with the same keys', () => {
    const { store, all } = storeWith({ 'faza.settings': 'old', 'faza.plans': 'mine' });
    expect(replaceTexts(store, Object.entries({ 'faza.settings': 'new', 'faza.game': 'a game' }))).toBe(true);
    expect(all()).toEqual({ 'faza.settings': 'new', 'faza.plans': 'mine', 'faza.game': 'a game' });
  });

  test('replace nothing in a numbered series: they take the first free numbers', () => {
    const { store, all } = storeWith({ 'faza.outbox.1': 'here', 'faza.refused.1': 'the same' });
    const texts = { 'faza.outbox.1': 'first', 'faza.outbox.2': 'second', 'faza.refused.1': 'the same' };
    expect(replaceTexts(store, Object.entries(texts))).toBe(true);
    expect(all()).toEqual({
      'faza.outbox.1': 'here',
      'faza.outbox.2': 'first',
      'faza.outbox.3': 'second',
      'faza.refused.1': 'the same',
    });
  });

  test('change nothing if there is no room for all of them, at whatever point the store becomes full', () => {
    const before = { a: '12345', b: '1', 'c.1': '1' };
    const { store, all } = storeWith(before, 9);
    expect(replaceTexts(store, Object.entries({ a: '1', b: '12345', 'c.1': '2', d: '12' }))).toBe(false);
    expect(all()).toEqual(before);
  });
});
