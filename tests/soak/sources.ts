import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = [
  'src/kernel',
  ...['faza', 'azardia', 'factionFun'].flatMap((game) =>
    ['content', 'rules', 'bots'].map((part) => `src/games/${game}/${part}`),
  ),
  'tests/kit',
];
const FILES = [
  ...['subject', 'foretold', 'invariants'].map((name) => `tests/games/faza/${name}.ts`),
  'tests/games/azardia/subject.ts',
  'tests/games/factionFun/subject.ts',
];

/** A fingerprint of the rules, the bots and the property suite: results from other sources do not count. */
export function sourcesFingerprint(): string {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const path of [...inFolders, ...FILES].sort()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}
