import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { usualOptions } from '../../src/games/faza/content/steps.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../src/games/faza/rules/state/state.ts';
import type { Game, GameTypes } from '../../src/kernel/game.ts';
import { record, replay } from '../../src/kernel/records/record.ts';
import { now, pastOf, type Session } from '../../src/kernel/session.ts';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import {
  azardiaFolder,
  azardiaGamesOf,
  faceOffFolder,
  faceOffGamesOf,
  factionFunFolder,
  factionFunGamesOf,
  type GoldenGame,
  goldenFolder,
  goldenGamesOf,
} from '../e2e/kit/golden.ts';
import { azardiaKinds } from './golden/azardia.ts';
import { candidatesOf, kindsOf, optionGames, type RecordedEdition } from './golden/candidates.ts';
import { faceOffKinds } from './golden/faceOff.ts';
import { factionFunKinds } from './golden/factionFun.ts';
import { featuresOf, Selection } from './golden/features.ts';
import { whyNotReplace } from './golden/guard.ts';
import { type GoldenKinds, pickGames } from './golden/pick.ts';
import { type FazaSession, playWhole } from './golden/players.ts';
import { witnessFile, witnessOf } from './golden/witness.ts';

/** How many games of each kind are kept. */
const OF_A_KIND: Readonly<Record<RecordedEdition, number>> = { published: 2, '24': 1 };

/**
 * Games that browser tests play by hand: with the team that new games propose, long enough to show much, and short
 * enough to play.
 */
const BY_HAND = {
  victory: { edition: 'published', heroes: ['soldier', 'doctor', 'senator'], ...usualOptions('easy') },
  defeat: { edition: 'published', heroes: ['soldier', 'doctor', 'senator'], ...usualOptions('normal') },
  victory24: { edition: '24', heroes: ['senator', 'engineer'], ...usualOptions('normal'), health: 1 },
} as const satisfies Record<string, Omit<Setup, 'seed'>>;

/** How each of them ends, and after how many commands. */
const ENDS = {
  victory: { rule: 'X1', least: 80, most: 110 },
  defeat: { rule: 'X2', least: 35, most: 60 },
  victory24: { rule: 'X1', least: 60, most: 95 },
} as const satisfies Record<keyof typeof BY_HAND, { rule: string; least: number; most: number }>;

/** What each of them shows: a browser test waits for the first command of a kind. */
const SHOWN: readonly Command['do'][] = ['recruit', 'enhance', 'move', 'lead', 'fight', 'board'];

/** How many commands each of them has before dice are rolled: these can be undone. */
const QUIET = 3;

/** How many seeds are tried for one of them. */
const MOST_SEEDS = 500;

const command = defineCommand({
  name: 'npm run golden',
  summary: [
    'Records whole games by today’s rules in tests/golden/rules-<version>/: for every mode, team size and player the games that',
    'show most of the rules, and the three that the browser tests play by hand; of the other games in tests/golden/<game>/.',
    'The same rules and bots give the same files.',
  ].join('\n'),
  options: {
    game: {
      kind: 'choice',
      choices: ['faza', 'azardia', 'factionFun', 'faceOff'],
      default: 'faza',
      help: 'which game',
    },
    edition: {
      kind: 'choice',
      choices: ['published', '24'],
      default: 'published',
      help: 'with another one: add games of that edition to those that there are, and change none of these',
    },
    replace: {
      kind: 'flag',
      help: 'write over the games of this version; only while they still replay to the same result',
    },
    witnesses: {
      kind: 'flag',
      help: 'make no games; write anew what those of this version tell and allow on the way',
    },
  },
});

await runCommand(command, ({ game, edition, replace, witnesses }): 2 | undefined => {
  if (game === 'azardia') return makeOf(azardiaKinds, azardiaFolder, azardiaGamesOf, replace, witnesses);
  if (game === 'factionFun') return makeOf(factionFunKinds, factionFunFolder, factionFunGamesOf, replace, witnesses);
  if (game === 'faceOff') return makeOf(faceOffKinds, faceOffFolder, faceOffGamesOf, replace, witnesses);
  const existing = goldenGamesOf(faza.version);
  if (!witnesses && edition === 'published' && isRefused(whyNotReplace(faza, existing, replace))) return 2;
  const folder = goldenFolder(faza.version);
  if (!witnesses) {
    if (edition === 'published') writeAll(folder, everyGameOfFaza());
    else writeNew(folder, picked(edition, new Selection()));
  }
  writeWitnesses(faza, folder, goldenGamesOf(faza.version));
  return undefined;
});

/** Makes the games of a game with one edition, or only their witnesses; returns 2 if they must not be replaced. */
function makeOf<T extends GameTypes>(
  kinds: GoldenKinds<T>,
  folderOf: (version: number) => URL,
  gamesOf: (version: number) => readonly GoldenGame<T>[],
  replace: boolean,
  witnesses: boolean,
): 2 | undefined {
  const { game } = kinds;
  const folder = folderOf(game.version);
  if (!witnesses) {
    if (isRefused(whyNotReplace(game, gamesOf(game.version), replace))) return 2;
    writeAll(folder, pickGames(kinds, report));
  }
  writeWitnesses(game, folder, gamesOf(game.version));
  return undefined;
}

/** Reports why games are not made, if there is a reason. */
function isRefused(problem: string | null): boolean {
  if (problem !== null) process.stderr.write(`${command.name}: ${problem}\n`);
  return problem !== null;
}

/** All games of today's rules, by name. */
function everyGameOfFaza(): Map<string, FazaSession> {
  const selection = new Selection();
  const kept = new Map([
    ['victory', byHand('victory')],
    ['defeat', byHand('defeat')],
    ['victory24', byHand('victory24')],
    ...picked('published', selection),
    // All existing games are deleted, so the games of the later edition are made anew, too.
    ...picked('24', new Selection()),
  ]);
  for (const { name, setup, player } of optionGames()) {
    const session = playWhole(setup, player);
    kept.set(`${name}-${now(session).outcome?.rule.toLowerCase()}`, session);
  }
  report(selection);
  return kept;
}

/** Reports how many of the picked games show each feature. */
function report({ seen }: Selection): void {
  const lines = [...seen].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(lines.map(([feature, games]) => `${feature}: in ${games}`).join('\n'));
}

/** Plays the games of every kind, and picks those that show most, by name. */
function picked(edition: RecordedEdition, selection: Selection): Map<string, FazaSession> {
  const played = kindsOf(edition).map((kind) =>
    candidatesOf(kind).map(({ name, setup }) => {
      const session = playWhole(setup, kind.player);
      return { name, session, features: featuresOf(session) };
    }),
  );
  const kept = new Map<string, FazaSession>();
  for (let turn = 0; turn < OF_A_KIND[edition]; turn++) {
    for (const games of played) {
      const { name, session } = selection.pick(games);
      kept.set(`${name}-${now(session).outcome?.rule.toLowerCase()}`, session);
    }
  }
  return kept;
}

/** Writes the games of today's rules, a file each, replacing the existing ones. */
function writeAll<T extends GameTypes>(folder: URL, games: ReadonlyMap<string, Session<T>>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeNew(folder, games);
}

/** Adds games to the existing ones. Throws if one has the same name. */
function writeNew<T extends GameTypes>(folder: URL, games: ReadonlyMap<string, Session<T>>): void {
  for (const [name, session] of games) {
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(record(session))}\n`, { flag: 'wx' });
  }
}

/** Writes the facts and the alternatives of today's games. Throws if one does not replay. */
function writeWitnesses<T extends GameTypes>(game: Game<T>, folder: URL, games: readonly GoldenGame<T>[]): void {
  const lines = games.map(({ name, record: stored }) => {
    const witness = witnessOf(replay(game, stored));
    return `${JSON.stringify(name)}:${JSON.stringify(witness)}`;
  });
  writeFileSync(witnessFile(folder, game.version), `{\n${lines.join(',\n')}\n}\n`);
}

/** The first game that suits the browser tests that play it by hand. */
function byHand(name: keyof typeof BY_HAND): FazaSession {
  const { rule, least, most } = ENDS[name];
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const session = playWhole({ ...BY_HAND[name], seed: `golden ${name} ${number}` }, 'mixed');
    const done = pastOf(session).map(({ command }) => command.do);
    const shows = SHOWN.every((verb) => done.includes(verb)) && done.length >= least && done.length <= most;
    const isQuiet = !done.slice(0, QUIET).some((verb) => verb === 'fight' || verb === 'marksman');
    if (shows && isQuiet && now(session).outcome?.rule === rule) return session;
  }
  throw new Error(`no ${name} among ${MOST_SEEDS} games`);
}
