import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listening } from './listening.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A folder served under a sub-path of an address, as plain web space does. */
export interface SubPathServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves `folder` under `path` (with slashes around it) on a free port of this machine. */
export async function serveUnder(folder: string, path: string): Promise<SubPathServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost').pathname;
    const inside = url.startsWith(path) ? normalize(url.slice(path.length)) : null;
    const file =
      inside === null || inside.startsWith('..') ? null : join(folder, inside === '.' ? 'index.html' : inside);
    if (file === null || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  const { port, stop } = await listening(server);
  return { address: `http://127.0.0.1:${port}${path}`, stop };
}
