import { afterAll, expect, test, vi } from 'vitest';
import type { GameFiles } from '../../src/worker/gameFiles.ts';
import { isKeepable } from '../../src/worker/keepable.ts';

const SCOPE = 'https://example.org/shelf/';

/** The caches of a browser, by name and then by address. */
const stored = new Map<string, Map<string, Response>>();
const cacheOf = (name: string) => {
  const cache = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, cache);
  return cache;
};
const caches = {
  has: async (name: string) => stored.has(name),
  open: async (name: string) => {
    const cache = cacheOf(name);
    return {
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      put: async ({ url }: Request, response: Response) => void cache.set(url, response),
    };
  },
  match: async ({ url }: Request, { cacheName }: { readonly cacheName: string }) => stored.get(cacheName)?.get(url),
};

// The worker's libraries look for these as soon as they are loaded.
class FetchEvent extends Event {}
const location = new URL(SCOPE);
const worker = { self: globalThis, location, ExtendableEvent: Event, FetchEvent, __WB_DISABLE_DEV_LOGS: true, caches };
for (const [name, value] of Object.entries(worker)) vi.stubGlobal(name, value);
const { gameFiles, keepOpened } = await import('../../src/worker/gameFiles.ts');
afterAll(() => vi.unstubAllGlobals());

const installing = () => Object.assign(new Event('install'), { waitUntil: () => undefined });

test('a file that the host does not have, or answers with its page, is missed, and the others are kept', async () => {
  const answers: Readonly<Record<string, () => Response>> = {
    'assets/gone.js': () => new Response('', { status: 404, headers: { 'content-type': 'text/plain' } }),
    'assets/page.avif': () => new Response('', { headers: { 'content-type': 'text/html' } }),
    'assets/stage.js': () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  };
  vi.stubGlobal('fetch', async ({ url }: Request) => answers[url.slice(SCOPE.length)]?.());
  const files = gameFiles(
    'chess',
    Object.keys(answers).map((url) => ({ url })),
    SCOPE,
    [
      {
        cacheWillUpdate: async ({ request, response }) => (isKeepable(request.url, response) ? response : null),
      },
    ],
  );
  await expect(files.keep(installing())).rejects.toThrow(
    `cannot be kept: ${SCOPE}assets/gone.js ${SCOPE}assets/page.avif`,
  );
  expect([...cacheOf('chess').keys()]).toEqual([`${SCOPE}assets/stage.js`]);
});

test('a game that is opened while its files are being kept asks for none of them twice', async () => {
  const fetched = vi.fn(async () => new Response('', { headers: { 'content-type': 'text/javascript' } }));
  vi.stubGlobal('fetch', fetched);
  const files = gameFiles('go', [{ url: 'assets/a.js' }, { url: 'b.js', revision: '1' }], SCOPE, []);
  await Promise.all([files.keep(installing()), files.keep(installing())]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([...cacheOf('go').keys()]).toEqual([`${SCOPE}assets/a.js`, `${SCOPE}b.js?__WB_REVISION__=1`]);
});

test.each([
  { noted: ['chess'], isUpdate: true, kept: ['chess'], why: 'those that were opened' },
  { noted: [], isUpdate: true, kept: ['chess', 'go'], why: 'all after a version that kept all' },
  { noted: [], isUpdate: false, kept: [], why: 'none where none was opened' },
])('a new version keeps the games that the one before kept: $why', async ({ noted, isUpdate, kept }) => {
  stored.clear();
  noted.forEach(cacheOf);
  const asked: string[] = [];
  const game = (cacheName: string): Pick<GameFiles, 'cacheName' | 'keep'> => ({
    cacheName,
    keep: async () => void asked.push(cacheName),
  });
  await keepOpened([game('chess'), game('go')], isUpdate, installing());
  expect(asked).toEqual(kept);
});
