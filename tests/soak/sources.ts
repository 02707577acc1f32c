import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tried } from './job.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What each game's games depend on beside the kernel and the property suite. */
const GAMES: Readonly<Record<Tried, { readonly folder: string; readonly files: readonly string[] }>> = {
  faza: { folder: 'faza', files: ['subject', 'foretold', 'invariants'] },
  faza24: { folder: 'faza', files: ['subject', 'foretold', 'invariants'] },
  azardia: { folder: 'azardia', files: ['subject'] },
  factionFun: { folder: 'factionFun', files: ['subject'] },
  faceOff: { folder: 'faceOff', files: ['subject'] },
};

/** A fingerprint of a game's rules and bots, and of the property suite: results from other sources do not count. */
export function sourcesFingerprint(game: Tried): string {
  const { folder, files } = GAMES[game];
  const parts = ['content', 'rules', 'bots'].map((part) => `src/games/${folder}/${part}`);
  const inFolders = ['src/kernel', ...parts, 'tests/kit'].flatMap((path) =>
    readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(path, name)),
  );
  const all = [...inFolders, ...files.map((name) => `tests/games/${folder}/${name}.ts`)];
  const hash = createHash('sha256');
  for (const path of all.sort()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}
