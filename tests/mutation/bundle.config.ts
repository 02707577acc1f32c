import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { GAME_VARIABLE } from './games.ts';

/**
 * The tests that mutants of the kernel and of the rules are run against, step by step, until one fails. The kernel's
 * own tests notice a mutant of the kernel at once; most mutants of the rules change the facts, which the tests of the
 * facts notice. Tests that play whole games or count rolls come last, followed by a slice of the property suite.
 * Excluded are tests that take too long to be run thousands of times (the statistics of a million draws, and runs) and
 * tests that read recorded games, which Stryker does not copy.
 */
const FAZA: readonly (readonly string[])[] = [
  testsIn('kernel', ['properties', 'chance', 'luck']),
  testsOf('games/faza/rules', ['facts', 'sequences']),
  testsIn('games/faza/rules', [
    'changes',
    'drawTwo',
    'evolve',
    'facts',
    'fightOdds',
    'geography',
    'moments',
    'sequences',
    'setup',
  ]),
  [...testsOf('games/faza/rules', ['drawTwo', 'fightOdds', 'geography', 'setup']), ...testsOf('kernel', ['chance'])],
  testsOf('games/faza/rules', ['changes', 'moments']),
  ['tests/mutation/slice.ts'],
];

/** The same for the rules of Azardia. */
const AZARDIA: readonly (readonly string[])[] = [
  testsIn('games/azardia/rules', ['whyNot']),
  testsOf('games/azardia/rules', ['whyNot']),
  ['tests/mutation/sliceAzardia.ts'],
];

/** The same for the rules of Faction Fun. */
const FACTION_FUN: readonly (readonly string[])[] = [
  testsIn('games/factionFun/rules', []),
  ['tests/mutation/sliceFactionFun.ts'],
];

/** The same for the rules of Face Off; the whole games among its tests come last. */
const FACE_OFF: readonly (readonly string[])[] = [
  [...testsIn('games/faceOff/rules', ['wholeGames']), ...testsIn('games/faceOff/cards', [])],
  testsOf('games/faceOff/rules', ['wholeGames']),
  ['tests/mutation/sliceFaceOff.ts'],
];

const others: Readonly<Record<string, readonly (readonly string[])[]>> = {
  azardia: AZARDIA,
  factionFun: FACTION_FUN,
  faceOff: FACE_OFF,
};
const steps = others[process.env[GAME_VARIABLE] ?? ''] ?? FAZA;

/** The tests below a folder, except those of some names. */
function testsIn(folder: string, except: readonly string[]): string[] {
  return testsBelow(folder).filter((file) => !except.includes(testName(file)));
}

/** The tests of some names below a folder. */
function testsOf(folder: string, names: readonly string[]): string[] {
  return testsBelow(folder).filter((file) => names.includes(testName(file)));
}

function testsBelow(folder: string): string[] {
  const files = readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' }).sort();
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => `tests/${folder}/${file}`);
}

function testName(file: string): string {
  return basename(file, '.test.ts');
}

/** `tests/kernel/values.test.ts` as a name that says when it is run: `0-kernel-values.test`. */
function nameOf(file: string, step: number): string {
  return `${step}-${file
    .replace(/^tests\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-')}`;
}

/**
 * Bundles what the tests share into one file. Vitest reloads all tests for every mutant, even those after the first
 * failure: loading a few files takes half a second, where two hundred modules took three.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: '.mutation/tests',
    rolldownOptions: {
      input: Object.fromEntries(steps.flatMap((files, step) => files.map((file) => [nameOf(file, step), file]))),
      treeshake: false,
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
