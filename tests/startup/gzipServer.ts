import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The text files, which are compressed, with their types; pictures and sounds are compressed already. */
const TEXTS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const OTHERS: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webm': 'audio/webm',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.otf': 'font/otf',
};

/** Serves a build and compresses text with gzip, as most hosts do; each file only once, in advance. */
export function createGzipServer(folder: string): Server {
  const known = new Map<string, Buffer>();
  const contentOf = (file: string, isText: boolean): Buffer => {
    const content = known.get(file) ?? (isText ? gzipSync(readFileSync(file)) : readFileSync(file));
    known.set(file, content);
    return content;
  };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const text = TEXTS[extname(file)];
    response.writeHead(200, {
      'content-type': text ?? OTHERS[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(text !== undefined && { 'content-encoding': 'gzip' }),
    });
    response.end(contentOf(file, text !== undefined));
  });
}
