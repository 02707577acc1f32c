import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** The headers of every answer; docs/hosting.md explains each. */
const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** The highest port number. */
export const LAST_PORT = 65_535;

/**
 * Serves the files of a build, and 404 for any other address. Files under assets/ have a content hash in their names,
 * so a browser never needs to revalidate them; everything else is revalidated each time.
 */
export function serveFolder(folder: string): RequestListener {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    files(request, response, () => {
      // Not cached: the file may exist in the next build.
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found\n');
    });
  };
}

/** Listens on the first free port from `port` on, and resolves to it. Rejects if listening fails for another reason. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let next = port; ; next++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(next, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || next >= LAST_PORT) throw error;
    }
  }
}

/** A server of a build, which does not listen yet. */
export function createStaticServer(folder: string): Server {
  return createServer(serveFolder(folder));
}
