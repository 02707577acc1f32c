import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { Archive } from '../../../../src/shell/persistence/archive/archive.ts';
import {
  type GameStore,
  memoryGameStore,
  withFallback,
} from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { createOutbox } from '../../../../src/shell/persistence/archive/outbox.ts';
import { memoryStore } from '../../../../src/shell/storage/textStore.ts';
import { archiveOf, markAt } from './kit.ts';
import { matches } from './matches.ts';

const [first, second] = [at(matches, 0), at(matches, 1)];

/** A store with room for that many rows, which then fails with the error that browsers throw. */
function narrowShelf(most: number): GameStore {
  const gameStore = memoryGameStore();
  return {
    ...gameStore,
    put: async (row) => {
      const ids = (await gameStore.all()).map((other) => (other as { id: string }).id);
      if (!ids.includes(row.id) && ids.length >= most) throw new DOMException('full', 'QuotaExceededError');
      await gameStore.put(row);
    },
  };
}

/** An archive as the page makes it, on a store that may be full. */
function page(most: number) {
  const store = memoryStore();
  const narrow = narrowShelf(most);
  const gameStore = withFallback(narrow);
  const outbox = createOutbox(store);
  const archive = new Archive({
    game: fazaModule,
    gameStore,
    outbox,
    trouble: gameStore.trouble,
    alone: (work) => work(),
  });
  return { archive, narrow, store };
}

describe('a full store', () => {
  test('is distinguished from a missing one; the game is available meanwhile, and waits for the next visit', async () => {
    const { archive, store } = page(1);
    await archive.keep(first, markAt(1));
    expect(archive.trouble()).toBeNull();
    await archive.keep(second, markAt(2));
    expect(archive.trouble()).toBe('full');
    expect(await archive.entries()).toHaveLength(2);
    expect(createOutbox(store).waiting()).toHaveLength(1);
  });

  test('receives waiting games as soon as something was deleted', async () => {
    const { archive, narrow } = page(1);
    await archive.keep(first, markAt(1));
    await archive.keep(second, markAt(2));
    const [, oldest] = await archive.entries();
    await archive.remove([oldest?.id ?? '']);
    expect(archive.trouble()).toBeNull();
    expect(await narrow.all()).toHaveLength(1);
    expect((await archive.entries()).map((entry) => entry.at)).toEqual([markAt(2).at]);
  });
});

describe('a store that refuses to delete', () => {
  /** A store that accepts everything, and refuses deletions while `refuses` says so. */
  function clingingStore(): { gameStore: GameStore; refuses: { now: boolean } } {
    const inner = memoryGameStore();
    const refuses = { now: true };
    const remove: GameStore['remove'] = (id) => (refuses.now ? Promise.reject(new Error('aborted')) : inner.remove(id));
    return { gameStore: { ...inner, remove }, refuses };
  }

  test('a deleted game stays away while the page is open, and the failure is reported', async () => {
    const { gameStore } = clingingStore();
    const spare = withFallback(gameStore);
    const archive = archiveOf(spare);
    await archive.keep(first, markAt(1));
    await archive.keep(second, markAt(2));
    expect(spare.trouble()).toBeNull();
    const [, oldest] = await archive.entries();
    const bringBack = await archive.remove([oldest?.id ?? '']);
    expect((await archive.entries()).map((entry) => entry.at)).toEqual([markAt(2).at]);
    expect(spare.trouble()).toBe('undeleted');
    await bringBack();
    expect(await archive.entries()).toHaveLength(2);
    expect(spare.trouble()).toBeNull();
  });

  test('is asked to delete again as soon as it accepts a write', async () => {
    const { gameStore, refuses } = clingingStore();
    const spare = withFallback(gameStore);
    const archive = archiveOf(spare);
    await archive.keep(first, markAt(1));
    const [only] = await archive.entries();
    await archive.remove([only?.id ?? '']);
    refuses.now = false;
    await archive.keep(second, markAt(2));
    expect(spare.trouble()).toBeNull();
    expect(await gameStore.all()).toHaveLength(1);
  });
});

describe('two tabs with the same game', () => {
  test('keep it once, up to the last command of either', async () => {
    const gameStore = memoryGameStore();
    const store = memoryStore();
    const tabs = [archiveOf(gameStore, createOutbox(store)), archiveOf(gameStore, createOutbox(store))];
    await Promise.all(tabs.map((tab) => tab.keep(first, markAt(1))));
    for (const tab of tabs) expect(await tab.entries()).toHaveLength(1);
    expect(createOutbox(store).waiting()).toEqual([]);
  });

  test('an entry that one of them puts in the place of the other’s is not removed with that', () => {
    const outbox = createOutbox(memoryStore());
    const early = outbox.add({ mark: markAt(1), text: 'early' });
    if (!early) throw new Error('no room');
    outbox.remove(early);
    outbox.add({ mark: markAt(2), text: 'late' });
    outbox.remove(early);
    expect(outbox.waiting().map(({ text }) => text)).toEqual(['late']);
  });
});
