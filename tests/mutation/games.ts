/** How `npm run mutation` mutates the rules of a game. */
interface MutatedGame {
  /** The sources to mutate; files with only types have nothing to mutate. */
  readonly mutate: readonly string[];
  /** The folder of its rules, in which files are found by their names. */
  readonly rules: string;
  /** The minimum percentage of mutants to be caught. */
  readonly least: number;
  /** Where Stryker keeps the results of all runs, whichever files a run covers. */
  readonly results: string;
}

/** Excludes files by their names; Stryker's command line does not support braces. */
function except(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `!${folder}/**/${name}.ts`);
}

/** The games whose rules are mutated. */
export const mutatedGames = {
  faza: {
    mutate: [
      'src/kernel/**/*.ts',
      'src/games/faza/rules/**/*.ts',
      '!src/kernel/game.ts',
      ...except('src/games/faza/rules', ['command', 'fact', 'state', 'ruleIds']),
    ],
    rules: 'src/games/faza/rules',
    least: 95,
    results: '.mutation/incremental.json',
  },
  azardia: {
    mutate: [
      'src/games/azardia/rules/**/*.ts',
      ...except('src/games/azardia/rules', ['command', 'fact', 'state', 'types', 'ruleIds']),
    ],
    rules: 'src/games/azardia/rules',
    least: 90,
    results: '.mutation/azardia.json',
  },
  factionFun: {
    mutate: [
      'src/games/factionFun/rules/**/*.ts',
      ...except('src/games/factionFun/rules', ['command', 'fact', 'state', 'types', 'ruleIds']),
    ],
    rules: 'src/games/factionFun/rules',
    least: 90,
    results: '.mutation/factionFun.json',
  },
  faceOff: {
    mutate: [
      'src/games/faceOff/rules/**/*.ts',
      ...except('src/games/faceOff/rules', ['command', 'fact', 'state', 'types', 'ruleIds']),
    ],
    rules: 'src/games/faceOff/rules',
    least: 90,
    results: '.mutation/faceOff.json',
  },
} as const satisfies Readonly<Record<string, MutatedGame>>;

export type MutatedGameId = keyof typeof mutatedGames;

/** The environment variable that names the game for the test bundle. */
export const GAME_VARIABLE = 'MUTATED_GAME';
