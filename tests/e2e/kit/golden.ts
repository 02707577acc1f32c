import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { GameTypes } from '../../../src/kernel/game.ts';
import type { GameRecord } from '../../../src/kernel/records/record.ts';

const GOLDEN = new URL('../../golden/', import.meta.url);

/** A recorded whole game; `tests/golden/README.md` says how they are kept. */
export interface GoldenGame<T extends GameTypes = FazaTypes> {
  /** The file's name, without its ending. */
  readonly name: string;
  /** The version of the rules, from the name of the game's folder. */
  readonly version: number;
  readonly record: GameRecord<T>;
}

/** The folder of FAZA's games for a version of the rules. */
export function goldenFolder(version: number): URL {
  return new URL(`rules-${version}/`, GOLDEN);
}

/** The folder of Azardia's games for a version of the rules. */
export function azardiaFolder(version: number): URL {
  return new URL(`azardia/rules-${version}/`, GOLDEN);
}

/** The folder of Faction Fun's games for a version of the rules. */
export function factionFunFolder(version: number): URL {
  return new URL(`factionFun/rules-${version}/`, GOLDEN);
}

/** The folder of Face Off's games for a version of the rules. */
export function faceOffFolder(version: number): URL {
  return new URL(`faceOff/rules-${version}/`, GOLDEN);
}

/** The recorded games of FAZA by a version of the rules, by name. */
export function goldenGamesOf(version: number): GoldenGame[] {
  return goldenGamesIn<FazaTypes>(goldenFolder(version), version);
}

/** The recorded games of Azardia by a version of the rules, by name. */
export function azardiaGamesOf(version: number): GoldenGame<AzardiaTypes>[] {
  return goldenGamesIn<AzardiaTypes>(azardiaFolder(version), version);
}

/** The recorded games of Faction Fun by a version of the rules, by name. */
export function factionFunGamesOf(version: number): GoldenGame<FactionFunTypes>[] {
  return goldenGamesIn<FactionFunTypes>(factionFunFolder(version), version);
}

/** The recorded games of Face Off by a version of the rules, by name. */
export function faceOffGamesOf(version: number): GoldenGame<FaceOffTypes>[] {
  return goldenGamesIn<FaceOffTypes>(faceOffFolder(version), version);
}

function goldenGamesIn<T extends GameTypes>(folder: URL, version: number): GoldenGame<T>[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => ({
    name: file.replace(/\.json$/, ''),
    version,
    record: readRecord<T>(new URL(file, folder)),
  }));
}

function readRecord<T extends GameTypes>(file: URL): GameRecord<T> {
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord<T>;
}

/** Every recorded game of FAZA, of every version of the rules. */
export function goldenGames(): GoldenGame[] {
  const versions = readdirSync(GOLDEN).flatMap((entry) => /^rules-(\d+)$/.exec(entry)?.[1] ?? []);
  return versions.map(Number).flatMap(goldenGamesOf);
}

/** One of the games by today's rules that the browser tests play by hand: two that a player can start today, and one with 24 tiles. */
export function golden(name: 'victory' | 'defeat' | 'victory24'): GoldenGame['record'] {
  return readRecord(new URL(`${name}.json`, goldenFolder(faza.version)));
}

/** A point in the golden defeat, and a fight there that may cost a hero's life. */
export const RISKY = { age: 34, fight: { do: 'fight', hero: 0, tile: 12 } } as const;
