import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { GameRecord } from '../../../src/kernel/record.ts';

const GOLDEN = new URL('../../golden/', import.meta.url);

/** A recorded whole game; `tests/golden/README.md` says how they are kept. */
export interface GoldenGame {
  /** The file's name, without its ending. */
  readonly name: string;
  /** The version of the rules by the folder that the file lies in. */
  readonly version: number;
  readonly record: GameRecord<FazaTypes>;
}

/** The folder of the games that were made with a version of the rules. */
export function goldenFolder(version: number): URL {
  return new URL(`rules-${version}/`, GOLDEN);
}

/** The recorded games of a version of the rules, by name. */
export function goldenGamesOf(version: number): GoldenGame[] {
  const folder = goldenFolder(version);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => ({
    name: file.replace(/\.json$/, ''),
    version,
    record: readRecord(new URL(file, folder)),
  }));
}

function readRecord(file: URL): GoldenGame['record'] {
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenGame['record'];
}

/** Every recorded game, of every version of the rules that there has been. */
export function goldenGames(): GoldenGame[] {
  const versions = readdirSync(GOLDEN).flatMap((entry) => /^rules-(\d+)$/.exec(entry)?.[1] ?? []);
  return versions.map(Number).flatMap(goldenGamesOf);
}

/**
 * One of the games by today's rules that the browser tests play by hand; `balanced` is one that a player can start today, the last one
 * a victory with 24 tiles.
 */
export function golden(name: 'victory' | 'defeat' | 'balanced' | 'normal-2-greedy-2402-x1'): GoldenGame['record'] {
  return readRecord(new URL(`${name}.json`, goldenFolder(faza.version)));
}
