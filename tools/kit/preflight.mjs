import { existsSync } from 'node:fs';

/**
 * Ends the program with one clear line when this machine cannot run it. Plain JavaScript without new syntax, because an
 * old Node must be able to read it in order to refuse.
 *
 * @param {string} command the name the person typed, for the line
 */
export function preflight(command) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(command, `needs Node 20.19 or newer; this is ${process.versions.node}`);
  }
  if (!existsSync(new URL('../../node_modules/tsx/package.json', import.meta.url))) {
    stop(command, 'the packages are not installed; run "npm ci" first');
  }
}

/**
 * @param {string} command
 * @param {string} reason
 */
function stop(command, reason) {
  process.stderr.write(`${command}: ${reason}\n`);
  process.exit(1);
}
