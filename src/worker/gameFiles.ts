import type { WorkboxPlugin } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { isKeepable } from './keepable.ts';

/** An event of the worker, which lasts as long as the work that it waits for. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A file in the list that the build puts into the worker, with the game that alone needs it. */
export interface ListedFile extends PrecacheEntry {
  readonly game?: string;
}

/** The files of one game, cached once the game has been opened. */
export interface GameFiles {
  readonly cacheName: string;
  readonly strategy: CacheFirst;
  /** Whether a file of this version has an address. */
  has(address: string): boolean;
  /** Fetches and caches all files that are not cached yet. Rejects if one is unavailable. */
  keep(event: WorkerEvent): Promise<void>;
  /** Deletes cached files of other versions. */
  dropOutdated(): Promise<void>;
}

/** The files of a game below `scope`. Those without a hash in their names are cached by URL and revision. */
export function gameFiles(
  cacheName: string,
  files: readonly ListedFile[],
  scope: string,
  plugins: readonly WorkboxPlugin[],
): GameFiles {
  const keys = new Map(
    files.map(({ url, revision }) => {
      const key = new URL(url, scope);
      const { href } = key;
      if (revision) key.searchParams.set('__WB_REVISION__', revision);
      return [href, key.href];
    }),
  );
  const byRevision: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keys.get(request.url) ?? request };
  const strategy = new CacheFirst({ cacheName, plugins: [byRevision, ...plugins] });
  let latest = Promise.resolve();
  const keepMissing = async (event: WorkerEvent): Promise<void> => {
    const there = await addressesIn(cacheName);
    const missing: string[] = [];
    for (const [address, key] of keys) {
      if (there.has(key)) continue;
      // The browser's own cache may have an earlier revision.
      const request = new Request(address, { cache: address === key ? 'default' : 'reload' });
      const [answer] = await Promise.all(strategy.handleAll({ event, request }));
      // Such an answer is handed on and not kept, without a word.
      if (!isKeepable(address, answer)) missing.push(address);
    }
    if (missing.length > 0) throw new Error(`cannot be kept: ${missing.join(' ')}`);
  };
  return {
    cacheName,
    strategy,
    has: (address) => keys.has(address),
    keep: (event) => {
      // One after the other: a game is opened while the worker is being installed, and nothing is asked for twice.
      const mine = latest.catch(() => undefined).then(() => keepMissing(event));
      latest = mine;
      return mine;
    },
    dropOutdated: async () => {
      const current = new Set(keys.values());
      const outdated = [...(await addressesIn(cacheName))].filter((address) => !current.has(address));
      const cache = await caches.open(cacheName);
      await Promise.all(outdated.map((address) => cache.delete(address)));
    },
  };
}

/**
 * Keeps the files of the games that have been opened on this device. Earlier versions kept those of all games and did not note which had
 * been opened: after one of them, an `isUpdate`, all are kept again.
 */
export async function keepOpened(
  games: readonly Pick<GameFiles, 'cacheName' | 'keep'>[],
  isUpdate: boolean,
  event: WorkerEvent,
): Promise<void> {
  const noted = await Promise.all(games.map(({ cacheName }) => caches.has(cacheName)));
  const isAll = isUpdate && !noted.includes(true);
  // A game may be opened while the files of another are on their way.
  for (const game of games) if (isAll || (await caches.has(game.cacheName))) await game.keep(event);
}

async function addressesIn(cacheName: string): Promise<ReadonlySet<string>> {
  const cache = await caches.open(cacheName);
  return new Set((await cache.keys()).map(({ url }) => url));
}
