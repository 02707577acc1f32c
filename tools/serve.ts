import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { Complaint, defineCommand, runCommand } from './kit/args.ts';
import { createStaticServer, LAST_PORT, listen } from './kit/staticServer.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const command = defineCommand({
  name: 'npm start',
  summary: 'Builds the game, serves it on this computer and prints the address. Ctrl-C stops it.',
  options: {
    port: { kind: 'number', default: 4173, min: 1, max: LAST_PORT, help: 'Port to try first; a busy one moves on.' },
    host: { kind: 'text', default: '127.0.0.1', help: 'Address to listen on; 0.0.0.0 lets the local network in.' },
    'no-build': { kind: 'flag', help: 'Serve the last build as it is.' },
  },
  examples: ['npm start', 'npm start -- --port 8080 --no-build'],
});

await runCommand(command, async ({ port, host, 'no-build': noBuild }) => {
  if (noBuild) {
    if (!existsSync(`${ROOT}/dist/index.html`)) throw new Complaint('there is no build yet; leave out --no-build');
  } else {
    // Build warnings are for developers.
    await build({ root: ROOT, logLevel: 'error' });
  }
  const server = createStaticServer(`${ROOT}/dist`);
  const taken = await listenOrComplain(server, host, port);
  process.stdout.write(`\nFAZA is ready: ${address(host, taken)}\nCtrl-C stops it.\n`);
  await untilStopped();
  process.exit(0);
});

async function listenOrComplain(server: Server, host: string, port: number): Promise<number> {
  try {
    return await listen(server, host, port);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Complaint(`cannot listen on ${host}, port ${port} or above: ${reason}`);
  }
}

/** The address of the game for a person on this computer; a host of all zeros listens everywhere. */
function address(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
