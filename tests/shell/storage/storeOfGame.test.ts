import { expect, test } from 'vitest';
import { lastGame, rememberGame } from '../../../src/shell/persistence/lastGame.ts';
import { memoryStore, ownKey, storeOfGame } from '../../../src/shell/storage/textStore.ts';

test('each game keeps its data under its own keys', () => {
  const store = memoryStore();
  storeOfGame(store, 'faza').setItem('faza.game', 'one');
  storeOfGame(store, 'other').setItem('faza.game', 'two');
  expect([store.getItem('faza.game'), store.getItem('other.game')]).toEqual(['one', 'two']);
  storeOfGame(store, 'other').removeItem('faza.game');
  expect([store.getItem('faza.game'), store.getItem('other.game')]).toEqual(['one', null]);
  expect(storeOfGame(store, 'other').getItem('faza.game')).toBeNull();
  expect(ownKey('elsewhere', 'other')).toBe('elsewhere');
});

test('the game that was open last is remembered, even if nothing can be written', () => {
  const store = memoryStore();
  expect(lastGame(store)).toBeNull();
  rememberGame(store, 'other');
  expect(lastGame(store)).toBe('other');
  const full = {
    ...store,
    setItem: () => {
      throw new Error('quota');
    },
  };
  rememberGame(full, 'faza');
  expect(lastGame(full)).toBe('other');
});
