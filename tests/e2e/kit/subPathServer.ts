import { createServer } from 'node:http';
import { listen, serveFolder } from '../../../tools/kit/staticServer.ts';

/** A folder served under a sub-path of an address, as simple web hosts do. */
export interface SubPathServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves `folder` under `path` (with slashes around it) on a free port of this machine. */
export async function serveUnder(folder: string, path: string): Promise<SubPathServer> {
  const files = serveFolder(folder);
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(path)) {
      response.writeHead(404).end();
      return;
    }
    request.url = request.url.slice(path.length - 1);
    files(request, response);
  });
  const port = await listen(server, '127.0.0.1', 0);
  return {
    address: `http://127.0.0.1:${port}${path}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
