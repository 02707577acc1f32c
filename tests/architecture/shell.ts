import { at, type Finding, importsOf, resolveImport, type Source } from '../tools/source.ts';

/**
 * The folders of the shell from the lowest up: first those that nobody sees, then the ports, then what is shown. A
 * folder imports those before it. `''` stands for the files beside the folders, which all of them may use.
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
  'coach',
  'learn',
  'licenses',
  'rulebook',
  'packs',
  'screens',
  'start',
];

const IN_SHELL = /^src\/shell\/(?:([^/]+)\/)?.*\.ts$/;

/**
 * The index of a module's folder in the list of shell folders; -1 for a folder that is not in the list, `undefined`
 * outside the shell.
 */
function levelOf(path: string): number | undefined {
  const match = IN_SHELL.exec(path);
  return match ? FOLDERS.indexOf(match[1] ?? '') : undefined;
}

/** Every shell import that leads from a folder to one above it, and every folder that is not in the list. */
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
