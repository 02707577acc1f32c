import { at, type Finding, importsOf, resolveImport, type Source } from '../tools/source.ts';

/**
 * The folders of the shell from the lowest up: what no one sees, then the ports, then what is shown. A folder imports those before it.
 * `''` stands for the files beside the folders, which are there for all of them.
 */
const FOLDERS = [
  '',
  'errors',
  'storage',
  'files',
  'seeds',
  'settings',
  'sound',
  'people',
  'dice',
  'persistence',
  'plan',
  'app',
  'saving',
  'games',
  'pwa',
  'preview',
  'inspect',
  'drag',
  'chances',
  'replay',
  'log',
  'newGame',
  'share',
  'archive',
  'ending',
  'table',
  'learn',
  'licenses',
  'rulebook',
  'packs',
  'screens',
  'start',
];

const IN_SHELL = /^src\/shell\/(?:([^/]+)\/)?.*\.ts$/;

/** The place of a module among the folders of the shell; -1 for a folder that is not in the list, `undefined` outside the shell. */
function levelOf(path: string): number | undefined {
  const match = IN_SHELL.exec(path);
  return match ? FOLDERS.indexOf(match[1] ?? '') : undefined;
}

/** Every import of a module of the shell that leads from a folder to one above it, and every folder that has no place. */
export function upwardImports(source: Source): Finding[] {
  const here = levelOf(source.path);
  if (here === undefined) return [];
  if (here < 0) return [`${source.path}:1 is in a folder of the shell that FOLDERS does not name`];
  return importsOf(source).flatMap(({ specifier, start }) => {
    const target = specifier.startsWith('.') ? resolveImport(source.path, specifier) : undefined;
    const there = target === undefined ? undefined : levelOf(target);
    return there !== undefined && there > here ? [at(source, start, `imports ${target}, which is above it`)] : [];
  });
}
