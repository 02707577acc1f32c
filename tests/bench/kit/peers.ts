import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../../../tools/kit/args.ts';

/**
 * Other programs that ours is compared with. They are installed separately and only on demand, so that playing or
 * testing the game does not need them.
 */

const FOLDER = fileURLToPath(new URL('../peers', import.meta.url));

/** Loads a module of a peer. The caller states its types: the peers may be missing when ours are checked. */
export const requirePeer = createRequire(`${FOLDER}/package.json`);

/** Installs missing peers, and reports that on stderr. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}/node_modules/.package-lock.json`)) return;
  process.stderr.write('Installing the programs to compare with: npm ci --prefix tests/bench/peers\n');
  const npm = spawnSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Complaint('the programs to compare with could not be installed; --only c needs none');
}
