import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A served game. */
export interface House {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the game as the browser tests see it, and serves it on a free port of this computer. */
export async function openHouse(): Promise<House> {
  await build({ root: ROOT, mode: 'e2e', logLevel: 'error' });
  const server = await preview({
    root: ROOT,
    mode: 'e2e',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the game is not served');
  return { url, close: () => server.close() };
}
