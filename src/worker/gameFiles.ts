import type { WorkboxPlugin } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';

/** A file in the list that the build puts into the worker, with the game that alone needs it. */
export interface ListedFile extends PrecacheEntry {
  readonly game?: string;
}

/** The files of one game, kept once the game has been opened. */
export interface GameFiles {
  readonly cacheName: string;
  readonly strategy: CacheFirst;
  /** Whether a file of this version has an address. */
  has(address: string): boolean;
  /** Fetches and keeps all files that are not kept yet. Rejects where one cannot be had. */
  keep(event: ExtendableEvent): Promise<void>;
  /** Deletes what is kept of other versions. */
  dropOutdated(): Promise<void>;
}

/** The files of a game below `scope`. Those without a hash in their names are kept by address and revision. */
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
  return {
    cacheName,
    strategy,
    has: (address) => keys.has(address),
    keep: async (event) => {
      const there = await addressesIn(cacheName);
      for (const [address, key] of keys) {
        if (there.has(key)) continue;
        // The browser's own cache may have an earlier revision.
        const request = new Request(address, { cache: address === key ? 'default' : 'reload' });
        await Promise.all(strategy.handleAll({ event, request }));
      }
    },
    dropOutdated: async () => {
      const current = new Set(keys.values());
      const outdated = [...(await addressesIn(cacheName))].filter((address) => !current.has(address));
      const cache = await caches.open(cacheName);
      await Promise.all(outdated.map((address) => cache.delete(address)));
    },
  };
}

async function addressesIn(cacheName: string): Promise<ReadonlySet<string>> {
  const cache = await caches.open(cacheName);
  return new Set((await cache.keys()).map(({ url }) => url));
}
