import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

/** The folder of package.json, with no slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** One parsed source file. */
export interface Source {
  /** From the root, with forward slashes: `src/main.ts`. */
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly comments: readonly { readonly value: string; readonly start: number }[];
}

/** A problem at a place in a file, as `file:line what`. */
export type Finding = string;

const SOURCE_FILE = /\.(ts|mts|mjs|js)$/;

/** Every file of ours under the folder whose name matches, as paths from the root, sorted; none when the folder is missing. */
export function filesUnder(folder: string, name: RegExp = SOURCE_FILE): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').includes('node_modules'))
    .sort();
}

/** Parses a file of the repository. */
export function readSource(path: string): Source {
  return parseSource(path, readFileSync(join(ROOT, path), 'utf8'));
}

/** Parses a text as if it stood at `path`; throws when it is no TypeScript or JavaScript. */
export function parseSource(path: string, text: string): Source {
  const lang = extname(path) === '.ts' || extname(path) === '.mts' ? 'ts' : 'js';
  const { program, comments, errors } = parseSync(path, text, { lang, sourceType: 'module' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return { path, text, program, comments };
}

/** Calls the visitor for every node of the file. */
export function walk(source: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(source.program);
}

/** Names a place in a file for a report. */
export function at(source: Source, offset: number, what: string): Finding {
  const line = source.text.slice(0, offset).split('\n').length;
  return `${source.path}:${line} ${what}`;
}

/** One import, export-from, dynamic import or type import. */
export interface Import {
  readonly specifier: string;
  readonly start: number;
}

/** Everything the file imports, types included: an upward type import is as much a dependency as any other. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  const add = (literal: { readonly value: unknown; readonly start: number } | null) => {
    if (literal !== null) found.push({ specifier: String(literal.value), start: literal.start });
  };
  walk(source, {
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node.source);
      // A computed import could load anything, so it is reported as such, and no rule allows it.
      else found.push({ specifier: '(computed)', start: node.start });
    },
  });
  return found;
}

/** The repository path that a relative import resolves to, or `undefined` when no such file exists. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const path = posix.normalize(posix.join(dirname(from), specifier.replace(/\?.*$/, '')));
  const candidates = [path, `${path}.ts`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`];
  return candidates.find((candidate) => extname(candidate) !== '' && existsSync(join(ROOT, candidate)));
}
