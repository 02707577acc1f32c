import { cacheNames, type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type GameFiles, gameFiles, keepOpened, type ListedFile } from './gameFiles.ts';
import { isKeepable } from './keepable.ts';
import { gameCache, type KeepGame, TAKE_OVER } from './messages.ts';

/*
 * The service worker: caches the page and the opened games for offline play. The build inserts the list of files, and
 * says which of them only one game needs.
 */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

/** The name of a cache of this installation: others may share its origin. */
const ownCache = (name: string): string => `${name}-${self.registration.scope}`;
/** Files of earlier versions, for as long as a page might still ask for them. */
const EARLIER = ownCache('earlier-versions');
const HASHED = /\/assets\//;

const files = self.__WB_MANIFEST;
const keepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isKeepable(request.url, response) ? response : null),
};

const kept = new PrecacheController({ plugins: [keepable] });
kept.addToCacheList(files.filter(({ game }) => game === undefined));
const games = new Map(
  [...new Set(files.flatMap(({ game }) => game ?? []))].map((game): [string, GameFiles] => {
    const own = files.filter((file) => file.game === game);
    const { scope } = self.registration;
    return [game, gameFiles(gameCache(game, scope), own, scope, [keepable])];
  }),
);

// Pages wait until a worker is active, so the files of the previous version are deleted once the first page has started
// loading. This comes before all routes: once one answers, no other listener gets the event.
let isNew = false;
self.addEventListener('fetch', (event) => {
  if (!isNew || event.request.mode !== 'navigate') return;
  isNew = false;
  event.waitUntil(event.handled.then(() => dropOutdated(event)).catch(ignored));
});
registerRoute(new PrecacheRoute(kept));
for (const game of games.values()) registerRoute(({ url }) => game.has(url.href), game.strategy);

// A new album has the old names, so the cached one plays at once, and is requested again for the next time. Effects are
// among the files above.
registerRoute(
  /\/game\/sound\/.*\.(webm|json)$/,
  new StaleWhileRevalidate({ cacheName: ownCache('music'), plugins: [keepable] }),
);
registerRoute(/\.mp3$/, new StaleWhileRevalidate({ cacheName: ownCache('sound-mp3'), plugins: [keepable] }));

// Their names change with their content, so cached ones never have to be requested again.
const pictures = new CacheFirst({
  cacheName: ownCache('pictures'),
  plugins: [keepable, new ExpirationPlugin({ maxEntries: 32 })],
});
registerRoute(HASHED, async (options: RouteHandlerCallbackOptions) => {
  const earlier = await caches.match(options.request, { cacheName: EARLIER });
  if (earlier) return earlier;
  return /\/assets\/(fine|plain)\//.test(options.request.url) ? pictures.handle(options) : fetch(options.request);
});

// Copies the files of the old version now, so that pressing Update later does not wait.
self.addEventListener('install', (event) => {
  event.waitUntil(kept.install(event));
  event.waitUntil(keepOpened([...games.values()], self.registration.active !== null, event));
  event.waitUntil(keepEarlier().catch(ignored));
});

// One page asked for this version and will reload. The others continue with the version that they started with.
self.addEventListener('message', (event) => {
  const message: Partial<KeepGame | typeof TAKE_OVER> | null = event.data;
  if (message?.type === TAKE_OVER.type) event.waitUntil(self.skipWaiting());
  if (message?.type === 'KEEP_GAME') {
    // A file that is unavailable now is requested again when the game is opened again.
    event.waitUntil(
      games
        .get(message.game ?? '')
        ?.keep(event)
        .catch(ignored) ?? Promise.resolve(),
    );
  }
});

// At work on the first visit already, as soon as it can.
self.addEventListener('activate', (event) => {
  isNew = true;
  event.waitUntil(self.clients.claim());
  event.waitUntil(dropEarlier().catch(ignored));
});

/** Deletes the cached files that are not part of this version. */
async function dropOutdated(event: ExtendableEvent): Promise<void> {
  await kept.activate(event);
  for (const game of games.values()) if (await caches.has(game.cacheName)) await game.dropOutdated();
}

/** Copies the cached files that are not part of this version, before they are deleted. */
async function keepEarlier(): Promise<void> {
  const current = new Set(files.map(({ url }) => new URL(url, self.registration.scope).href));
  const earlier = await caches.open(EARLIER);
  for (const name of [cacheNames.precache, ...[...games.values()].map(({ cacheName }) => cacheName)]) {
    // Opening a cache creates it, and games that have one are kept.
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const outdated = (await cache.keys()).filter(({ url }) => HASHED.test(url) && !current.has(url));
    for (const request of outdated) {
      const response = await cache.match(request);
      if (response) await earlier.put(request, response);
    }
  }
}

/** Deletes the files of earlier versions, unless a page other than the one that asked for this version is open. */
async function dropEarlier(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = pages.filter(({ url }) => url.startsWith(self.registration.scope));
  if (own.length <= 1) await caches.delete(EARLIER);
}

/** If there is no room for them, or they cannot be read: the host may still have them. */
function ignored(): void {}
