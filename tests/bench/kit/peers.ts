import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../../../tools/kit/args.ts';

/**
 * Other people's programs that ours is measured beside. They are installed apart and only when they are wanted, so that
 * whoever plays or tests the game does not wait for them.
 */

const FOLDER = fileURLToPath(new URL('../peers', import.meta.url));

/** Loads a module of a peer. Its types are the caller's to state: the peers may not be there when ours are checked. */
export const requirePeer = createRequire(`${FOLDER}/package.json`);

/** Installs the peers where they are missing, saying so on stderr. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}/node_modules/.package-lock.json`)) return;
  process.stderr.write('Installing the programs to compare with: npm ci --prefix tests/bench/peers\n');
  const npm = spawnSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Complaint('the programs to compare with could not be installed; --only c needs none');
}
