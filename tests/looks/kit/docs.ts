import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));

/** Writes a file of the documentation and says so. */
export function writeDoc(path: string, content: string | Buffer, note = ''): void {
  const file = join(DOCS, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`  docs/${path}  ${(content.length / 1024).toFixed(0)} kB${note}`);
}
