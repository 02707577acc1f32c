import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A served game. */
export interface House {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Builds the game as the browser tests see it, in its own folder – another build at the same time would delete the
 * files – and serves it on a free port of this computer.
 */
export async function openHouse(): Promise<House> {
  const outDir = await mkdtemp(join(tmpdir(), 'faza-'));
  await build({ root: ROOT, mode: 'e2e', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root: ROOT,
    mode: 'e2e',
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the game is not served');
  const close = async (): Promise<void> => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { url, close };
}
