import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A fingerprint of files, of whole folders, and of an additional text. Any change in them changes it. */
export function sourcesKey(sources: readonly URL[], text: string): string {
  const hash = createHash('sha256').update(text);
  for (const path of sources.map((url) => fileURLToPath(url))) {
    for (const file of filesIn(path)) hash.update(`\0${file.slice(path.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => join(path, name)).filter((file) => statSync(file).isFile());
}
