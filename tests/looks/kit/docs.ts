import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCS = join(ROOT, 'docs');

/** Writes a file of the documentation and reports it. */
export function writeDoc(path: string, content: string | Buffer, note = ''): void {
  writeAndSay(`docs/${path}`, content, note);
}

/** Writes a file that goes into the build unchanged, and reports it. */
export function writePublic(path: string, content: Buffer): void {
  writeAndSay(`public/${path}`, content, '');
}

function writeAndSay(path: string, content: string | Buffer, note: string): void {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`  ${path}  ${(content.length / 1024).toFixed(0)} kB${note}`);
}

/** Rewrites one section of a page of the documentation, from its heading on, and leaves the others as they are. */
export function writeSection(path: string, section: string): void {
  const [heading] = section.split('\n');
  const parts = readFileSync(join(DOCS, path), 'utf8').split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (at < 0) throw new Error(`docs/${path} has no section "${heading}"`);
  parts[at] = at < parts.length - 1 ? `${section}\n` : section;
  writeDoc(path, parts.join(''));
}

/** The rows of a table. */
export function rows(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The cells of all rows of tables on a page of the documentation. */
export function rowsOf(path: string): string[][] {
  return readFileSync(join(DOCS, path), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
}
