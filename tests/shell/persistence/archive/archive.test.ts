import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { MOST_REPLAYS, markOf } from '../../../../src/shell/persistence/archive/archive.ts';
import { type ArchivedGame, printOf, rowOf, textOf } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import {
  type GameStore,
  memoryGameStore,
  withFallback,
} from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { createOutbox } from '../../../../src/shell/persistence/archive/outbox.ts';
import { memoryStore } from '../../../../src/shell/storage/textStore.ts';
import { fc } from '../../../kit/seeded.ts';
import { archiveOf, archiveWithoutDatabase, digestOf, markAt } from './kit.ts';
import { beginning, matches } from './matches.ts';

const [first, second, third] = [at(matches, 0), at(matches, 1), at(matches, 2)];

/** A store whose rows and rejects can be inspected. */
function openStore(...values: unknown[]): GameStore & { readonly aside: unknown[]; readonly values: () => unknown[] } {
  let lying = values;
  const aside: unknown[] = [];
  return {
    aside,
    values: () => lying,
    all: async () => lying,
    put: async (row) => {
      lying = [...lying.filter((other) => (other as ArchivedGame).id !== row.id), row];
    },
    remove: async (id) => {
      lying = lying.filter((other) => (other as ArchivedGame).id !== id);
    },
    putAside: async (what) => {
      aside.push(what);
      lying = lying.filter((other) => other !== what);
    },
  };
}

test('several requests for the games share one read, until something changes', async () => {
  const gameStore = openStore();
  let readings = 0;
  const archive = archiveOf({
    ...gameStore,
    all: () => {
      readings += 1;
      return gameStore.all();
    },
  });
  const asked = [archive.entries(), archive.entries()];
  const kept = archive.keep(first, markAt(1));
  const later = [archive.entries(), archive.entries()];
  expect((await Promise.all([...asked, ...later])).map((entries) => entries.length)).toEqual([0, 0, 1, 1]);
  await kept;
  // One for the game that was kept.
  expect(readings).toBe(3);
  await archive.entries();
  expect(readings).toBe(4);
});

describe('every game is kept', () => {
  test('and comes back command by command, the latest first', async () => {
    const archive = archiveOf();
    await archive.keep(first, markAt(1));
    await archive.keep(second, markAt(2, 'givenUp'));
    const entries = await archive.entries();
    expect(entries.map(({ digest }) => digest)).toEqual([digestOf(second), digestOf(first)]);
    const again = await archive.open(at(entries, 1).id);
    expect(typeof again === 'string' ? again : textOf(again)).toBe(textOf(first));
    expect(archive.latest()).toEqual(entries);
    expect(archive.trouble()).toBeNull();
  });

  test('once, however often it leaves the table', async () => {
    const archive = archiveOf();
    await archive.keep(first, markAt(1));
    await archive.keep(first, markAt(2));
    expect((await archive.entries()).map((entry) => entry.at)).toEqual([markAt(1).at]);
  });

  test('in full, when it was left and then continued', async () => {
    const archive = archiveOf();
    await archive.keep(beginning(first, 4), markAt(1, 'left'));
    await archive.keep(second, markAt(2));
    await archive.keep(first, markAt(3));
    await archive.keep(beginning(first, 2), markAt(4, 'givenUp'));
    const entries = await archive.entries();
    expect(entries.map(({ digest }) => digest)).toEqual([first, second].map(digestOf));
  });

  test('those with the same time in a fixed order, however the store returns them', async () => {
    const rows = await Promise.all([first, second, third].map((match) => rowOf(fazaModule, match, markAt(1))));
    const orders = [rows, rows.toReversed(), [at(rows, 1), at(rows, 0), at(rows, 2)]];
    const listed = await Promise.all(orders.map((some) => archiveOf(openStore(...some)).entries()));
    for (const entries of listed) expect(entries).toEqual(listed[0]);
  });

  test('with a clock beyond the year 9999 too: they stay, come first, and nothing is damaged', async () => {
    const store = memoryGameStore();
    const archive = archiveOf(store);
    const wrong = markOf(second, 'left', { at: new Date('+012345-06-07T08:09:10Z'), own: true });
    await archive.keep(first, markAt(1));
    await archive.keep(second, wrong);
    await archive.keep(third, wrong);
    const later = archiveOf(store);
    const moments = (await later.entries()).map((entry) => entry.at);
    expect(moments).toEqual(['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z', '2026-11-21T00:01:00.000Z']);
    expect(later.trouble()).toBeNull();
  });

  test('except one in which nothing was done', async () => {
    const archive = archiveOf();
    await archive.keep(beginning(first, 0), markAt(1, 'givenUp'));
    expect(await archive.entries()).toEqual([]);
  });

  test('abandoned and replaced games are distinguished from won and lost ones', async () => {
    const archive = archiveOf();
    await archive.keep(beginning(first, 5), markAt(1, 'givenUp'));
    await archive.keep(beginning(second, 5), markAt(2, 'left'));
    await archive.keep(third, markAt(3));
    const outcome = digestOf(third).rule === 'X1' ? 'won' : 'lost';
    expect((await archive.entries()).map(({ end }) => end)).toEqual([outcome, 'left', 'givenUp']);
  });

  test('a game that is deleted can be brought back', async () => {
    const archive = archiveOf();
    await archive.keep(first, markAt(1));
    const before = await archive.entries();
    const bringBack = await archive.remove(before.map(({ id }) => id));
    expect(await archive.entries()).toEqual([]);
    await bringBack();
    expect(await archive.entries()).toEqual(before);
  });

  test('when they come from a backup, yielding to the page every 25 rows', async () => {
    const row = await rowOf(fazaModule, first, markAt(1));
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...row, id: index.toString(16).padStart(14, '0') }));
    let yields = 0;
    const archive = archiveOf(undefined, undefined, async () => {
      yields += 1;
    });
    await archive.bring(rows);
    expect(yields).toBe(4);
    expect(await archive.entries()).toHaveLength(100);
  });

  test('the last two hundred can be watched; of older ones only the digest remains', async () => {
    const gameStore = openStore();
    const row = await rowOf(fazaModule, first, markAt(0));
    for (let i = 0; i < MOST_REPLAYS + 3; i++) {
      const id = i.toString(16).padStart(14, '0');
      await gameStore.put({ ...row, ...markAt(i), id, opening: id });
    }
    const archive = archiveOf(gameStore);
    await archive.keep(second, markAt(5000));
    const entries = await archive.entries();
    expect(entries).toHaveLength(MOST_REPLAYS + 4);
    expect(entries.filter(({ hasReplay }) => hasReplay)).toEqual(entries.slice(0, MOST_REPLAYS));
    expect(at(entries, -1 + entries.length).digest).toEqual(digestOf(first));
    expect(archive.trouble()).toBeNull();
  });
});

describe('nothing is lost on the way', () => {
  test('a game whose page was closed before it was stored is there at the next start', async () => {
    const store = memoryStore();
    const deaf: GameStore = { ...memoryGameStore(), put: () => new Promise(() => undefined) };
    void archiveOf(deaf, createOutbox(store)).keep(first, markAt(1));
    const archive = archiveOf(memoryGameStore(), createOutbox(store));
    expect((await archive.entries()).map(({ digest }) => digest)).toEqual([digestOf(first)]);
    expect(createOutbox(store).waiting()).toEqual([]);
  });

  test('a game that finds no database at the next start either keeps waiting', async () => {
    const store = memoryStore();
    createOutbox(store).add({ mark: markAt(1), text: textOf(first) });
    const outbox = createOutbox(store);
    const archive = archiveWithoutDatabase(outbox);
    expect(await archive.entries()).toHaveLength(1);
    expect(createOutbox(store).waiting()).toHaveLength(1);
  });

  test('an entry that can never be stored is set aside unchanged and reported, and frees its place', async () => {
    const store = memoryStore();
    const strange = ['{"mark":', JSON.stringify({ mark: markAt(1), text: '{}' })];
    for (const [index, text] of strange.entries()) store.setItem(`faza.outbox.${index + 1}`, text);
    createOutbox(store).add({ mark: markAt(2), text: textOf(first) });
    const archive = archiveOf(memoryGameStore(), createOutbox(store));
    expect(await archive.entries()).toHaveLength(1);
    expect([1, 2, 3].map((place) => store.getItem(`faza.outbox.${place}`))).toEqual([null, null, null]);
    expect([1, 2].map((place) => store.getItem(`faza.outbox.refused.${place}`))).toEqual(strange);
    expect(archive.trouble()).toBe('damaged');
  });

  test('no content of the outbox does harm', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('['.repeat(20_000))), (garbage) => {
        const store = memoryStore();
        store.setItem('faza.outbox.1', garbage);
        expect(createOutbox(store).waiting()).toEqual([]);
        expect(createOutbox(store).add({ mark: markAt(1), text: '' })?.key).toBe('faza.outbox.2');
        for (const strange of createOutbox(store).unreadable()) createOutbox(store).putAside(strange);
        expect([store.getItem('faza.outbox.1'), store.getItem('faza.outbox.refused.1')]).toEqual([null, garbage]);
      }),
      { numRuns: 30 },
    );
  });

  test('without a database games last as long as the page', async () => {
    const broken: GameStore = {
      all: () => Promise.reject(new Error('no database')),
      put: () => Promise.reject(new Error('no database')),
      remove: () => Promise.reject(new Error('no database')),
      putAside: () => Promise.reject(new Error('no database')),
    };
    const gameStore = withFallback(broken);
    const archive = archiveOf(gameStore);
    await archive.keep(first, markAt(1));
    expect(await archive.entries()).toHaveLength(1);
    expect(gameStore.trouble()).toBe('noStore');
  });
});

describe('any content of the store', () => {
  test('is refused and set aside unless it is a row of ours', async () => {
    const row = await rowOf(fazaModule, first, markAt(1));
    const bad = [
      null,
      7,
      {},
      { ...row, more: 1 },
      { ...row, id: '../../etc' },
      { ...row, at: 'yesterday' },
      { ...row, game: { packing: 'deflate', bytes: [1, 2, 3] } },
      { ...row, game: { packing: 'deflate', bytes: new Uint8Array([1, 2, 3]) } },
      { ...row, game: null, digest: null },
    ];
    const gameStore = openStore(...bad, row);
    const archive = archiveOf(gameStore);
    expect((await archive.entries()).map(({ id }) => id)).toEqual([row.id]);
    expect(archive.trouble()).toBe('damaged');
    expect(gameStore.aside).toEqual(bad);
    expect(gameStore.values()).toEqual([row]);
  });

  test('a digest that is malformed, old, or of another game is recomputed from the game', async () => {
    const row = await rowOf(fazaModule, first, markAt(1));
    const { digest } = row;
    const others = [
      null,
      { ...digest, version: 0 },
      { ...digest, of: '0'.repeat(14) },
      { ...digest, what: { ...digest.what, kills: -1 } },
    ];
    for (const other of others) {
      const gameStore = openStore({ ...row, digest: other });
      expect((await archiveOf(gameStore).entries()).map((entry) => entry.digest)).toEqual([digestOf(first)]);
      expect(gameStore.values()).toEqual([row]);
    }
  });

  test('a digest of an earlier version without its game is silently skipped', async () => {
    const row = await rowOf(fazaModule, first, markAt(1));
    const old = { ...row, game: null, digest: { ...row.digest, version: 0 } };
    const gameStore = openStore(old);
    const archive = archiveOf(gameStore);
    expect(await archive.entries()).toEqual([]);
    expect(archive.trouble()).toBeNull();
    expect(gameStore.values()).toEqual([old]);
  });

  test('a game that turns out damaged when it is opened is set aside and reported', async () => {
    const row = await rowOf(fazaModule, first, markAt(1));
    const game = { packing: 'plain' as const, bytes: new Uint8Array([123]) };
    const gameStore = openStore({ ...row, game, digest: { ...row.digest, of: printOf(game) } });
    const archive = archiveOf(gameStore);
    expect(await archive.open(row.id)).toBe('notJson');
    expect(archive.trouble()).toBe('damaged');
    expect(gameStore.aside).toHaveLength(1);
  });
});
