/** What `npm run mutation` knows of a game whose rules it changes. */
interface MutatedGame {
  /** The sources that are changed; types alone hold nothing to change. */
  readonly mutate: readonly string[];
  /** The folder of its rules, in which files are found by their names. */
  readonly rules: string;
  /** What at least must be caught, in per cent. */
  readonly least: number;
  /** Where Stryker keeps the results of all runs, whatever a run was told to look at. */
  readonly results: string;
}

/** Leaves files out, by their names; Stryker's command line knows no braces. */
function except(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `!${folder}/**/${name}.ts`);
}

/** The games whose rules are tried. */
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
} as const satisfies Readonly<Record<string, MutatedGame>>;

export type MutatedGameId = keyof typeof mutatedGames;

/** The environment variable that tells the bundle of tests which game is tried. */
export const GAME_VARIABLE = 'MUTATED_GAME';
