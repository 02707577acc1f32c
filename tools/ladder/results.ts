import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { Complaint } from '../kit/args.ts';

/** The games that bots have won and lost, in a file that is written after each: a run may stop at any time. */
export interface Results {
  /**
   * Whether a bot has won a game of a kind, by the number of the game's seed; `undefined` if it has not been played.
   */
  wonBy(bot: string, kind: string, number: number): boolean | undefined;
  add(bot: string, kind: string, number: number, won: boolean): void;
}

/** A letter for each game in the order of the seeds: won, lost, or not played yet. */
const WON = 'w';
const LOST = 'l';
const NOT_PLAYED = '-';

const fileSchema = v.strictObject({
  /** By bot, what its games depend on. */
  fingerprints: v.record(v.string(), v.string()),
  /** By kind of games and bot, the letters of its games. */
  games: v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.regex(/^[wl-]*$/)))),
});

/**
 * Opens or creates the results in a file. `fingerprintOf` returns what the games of a bot depend on: results with
 * another fingerprint are outdated, and dropped. A file with any other content is a `Complaint`, and stays as it is.
 */
export function openResults(file: string, fingerprintOf: (bot: string) => string): Results {
  const stored = (): Map<string, Map<string, string>> => {
    const { fingerprints, games } = existsSync(file) ? read(file) : { fingerprints: {}, games: {} };
    const isTrue = (bot: string): boolean => fingerprints[bot] === fingerprintOf(bot);
    return new Map(
      Object.entries(games).map(([kind, bots]) => [kind, new Map(Object.entries(bots).filter(([bot]) => isTrue(bot)))]),
    );
  };
  let games = stored();
  return {
    wonBy(bot, kind, number) {
      const letter = games.get(kind)?.get(bot)?.[number] ?? NOT_PLAYED;
      return letter === NOT_PLAYED ? undefined : letter === WON;
    },
    add(bot, kind, number, won) {
      // Another run may have added games meanwhile.
      games = stored();
      const bots = games.get(kind) ?? new Map<string, string>();
      const before = (bots.get(bot) ?? '').padEnd(number, NOT_PLAYED);
      bots.set(bot, `${before.slice(0, number)}${won ? WON : LOST}${before.slice(number + 1)}`);
      games.set(kind, bots);
      const all = [...games.values()].flatMap((played) => [...played.keys()]);
      write(file, {
        fingerprints: Object.fromEntries(all.map((name) => [name, fingerprintOf(name)])),
        games: Object.fromEntries([...games].map(([name, played]) => [name, Object.fromEntries(played)])),
      });
    },
  };
}

function read(file: string): v.InferOutput<typeof fileSchema> {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), readFileSync(file, 'utf8'));
  if (!found.success) throw new Complaint(`${file} does not hold results of bots. Nothing was changed`);
  return found.output;
}

/** Writes a file atomically: if the process ends meanwhile, the previous version remains. */
function write(file: string, content: v.InferOutput<typeof fileSchema>): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(beside, file);
}
