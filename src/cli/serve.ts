import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { Complaint, defineCommand, runCommand } from './args.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAST_PORT = 65_535;

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
    await build({ root: ROOT, logLevel: 'warn' });
  }
  const server = await serve(host, port);
  process.stdout.write(`\nFAZA is ready: ${address(server)}\nCtrl-C stops it.\n`);
  await untilStopped();
  await server.close();
  process.exit(0);
});

/** Serves dist/; vite itself moves on from a busy port to the next one. */
async function serve(host: string, port: number): Promise<PreviewServer> {
  try {
    return await preview({ root: ROOT, logLevel: 'error', preview: { host, port, strictPort: false, open: false } });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Complaint(`cannot listen on ${host}, port ${port} or above: ${reason}`);
  }
}

function address(server: PreviewServer): string {
  const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (url === undefined) throw new Complaint('the server started without an address');
  return url;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
