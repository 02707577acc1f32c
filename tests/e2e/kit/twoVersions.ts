import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen, serveFolder } from '../../../tools/kit/staticServer.ts';

/** A host of the game, which gets a new version while people play. */
export interface Host {
  readonly address: string;
  /** Switches to the other version; the files of the previous one are gone. */
  publish(): void;
  stop(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/**
 * Hosts a build. The other version is the same build with different names for all files that depend on content: they
 * are in another folder, whose name is replaced wherever the build mentions it.
 */
export async function openHost(build: string): Promise<Host> {
  const files = serveFolder(build);
  let isNew = false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isNew) return files(request, response);
    const isAsset = pathname.startsWith('/assets/');
    // Missing files get status 404.
    if (isAsset && !pathname.startsWith('/assets/second/')) request.url = '/gone';
    else request.url = pathname.replace('/assets/second/', '/assets/');
    const type = TYPES[/\.(\w+)$/.exec(pathname === '/' ? '/index.html' : pathname)?.[1] ?? ''];
    if (type === undefined || request.url === '/gone') return files(request, response);
    const text = readFileSync(join(build, request.url === '/' ? 'index.html' : request.url), 'utf8');
    const renamed = text.replaceAll('assets/', 'assets/second/').replace(/(revision\W+)(?=[0-9a-f]{32})/g, '$12');
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(renamed);
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    address: `http://127.0.0.1:${port}/`,
    publish: () => {
      isNew = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
