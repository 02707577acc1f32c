import type { Server } from 'node:http';

/** Lets a server listen on a free port of this machine. */
export async function listening(server: Server): Promise<{ port: number; stop(): Promise<void> }> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
