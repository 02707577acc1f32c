import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { defineCommand, runCommand } from '../../src/cli/args.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../src/games/faza/rules/state/state.ts';
import { record, replay } from '../../src/kernel/record.ts';
import { now } from '../../src/kernel/session.ts';
import { type GoldenGame, goldenFolder, goldenGamesOf } from '../e2e/kit/golden.ts';
import { gameAfter } from '../looks/kit/visitor.ts';
import { candidatesOf, kindsOf, optionGames, type RecordedEdition } from './golden/candidates.ts';
import { featuresOf, Selection } from './golden/features.ts';
import { whyNotReplace } from './golden/guard.ts';
import { type FazaSession, playWhole } from './golden/players.ts';
import { witnessFile, witnessOf } from './golden/witness.ts';

/** So many games of each kind are kept. */
const OF_A_KIND: Readonly<Record<RecordedEdition, number>> = { published: 3, '24': 1 };

/** The rules with which the games that browser tests play by hand were first recorded. */
const FIRST_BY_HAND = 2;

/** Short games of the editions that came after the published one; browser tests start that of the newest as players do. */
const LATER_SEEDS = { revised: 'golden revised 11', balanced: 'golden balanced 34' } as const;

const ofLater = (edition: keyof typeof LATER_SEEDS): Setup => ({
  edition,
  mode: 'normal',
  heroes: ['soldier', 'doctor', 'senator'],
  seed: LATER_SEEDS[edition],
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: false,
});

const command = defineCommand({
  name: 'npm run golden',
  summary:
    'Records whole games by today’s rules in tests/golden/rules-<version>/: for every mode, team size and player the games that show most of the rules, and the three that the browser tests play by hand. The same rules and bots give the same files.',
  options: {
    edition: {
      kind: 'choice',
      choices: ['published', '24'],
      default: 'published',
      help: 'with 24: add games of that edition to those that there are, and change none of these',
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

await runCommand(command, ({ edition, replace, witnesses }): 2 | undefined => {
  if (witnesses) {
    writeWitnesses(goldenGamesOf(faza.version));
    return undefined;
  }
  const selection = new Selection();
  if (edition !== 'published') {
    writeNew(picked(edition, selection));
    writeWitnesses(goldenGamesOf(faza.version));
    return undefined;
  }
  const problem = whyNotReplace(goldenGamesOf(faza.version), replace);
  if (problem !== null) {
    process.stderr.write(`${command.name}: ${problem}\n`);
    return 2;
  }
  const kept = new Map([
    ['victory', byHand('victory')],
    ['defeat', byHand('defeat')],
    ['revised', playWhole(ofLater('revised'), 'mixed')],
    ['balanced', playWhole(ofLater('balanced'), 'mixed')],
    ...picked('published', selection),
    // Everything that there was goes, so the games of the later edition are made anew, too.
    ...picked('24', new Selection()),
  ]);
  for (const { name, setup, player } of optionGames()) {
    const session = playWhole(setup, player);
    kept.set(`${name}-${now(session).outcome?.rule.toLowerCase()}`, session);
  }
  writeAll(kept);
  writeWitnesses(goldenGamesOf(faza.version));
  const seen = [...selection.seen].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(seen.map(([feature, games]) => `${feature}: in ${games}`).join('\n'));
  return undefined;
});

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

/** Writes the games of today's rules, a file each, in place of those that there were. */
function writeAll(games: ReadonlyMap<string, FazaSession>): void {
  const folder = goldenFolder(faza.version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeNew(games);
}

/** Writes games beside those that there are. Throws where there is one of that name. */
function writeNew(games: ReadonlyMap<string, FazaSession>): void {
  for (const [name, session] of games) {
    const file = new URL(`${name}.json`, goldenFolder(faza.version));
    writeFileSync(file, `${JSON.stringify(record(session))}\n`, { flag: 'wx' });
  }
}

/** Writes down what the games of today's rules tell and allow on the way. Throws where one does not replay. */
function writeWitnesses(games: readonly GoldenGame[]): void {
  const lines = games.map((game) => {
    const witness = witnessOf(replay(faza, game.record));
    return `${JSON.stringify(game.name)}:${JSON.stringify(witness)}`;
  });
  writeFileSync(witnessFile(faza.version), `{\n${lines.join(',\n')}\n}\n`);
}

/** A game that browser tests play by hand: the same commands under today's rules, so that every test finds its moment. */
function byHand(name: 'victory' | 'defeat'): FazaSession {
  const first = goldenGamesOf(FIRST_BY_HAND).find((game) => game.name === name)?.record;
  if (!first) throw new Error(`no ${name} of rules ${FIRST_BY_HAND}`);
  const session = gameAfter(first, first.commands.length);
  if (now(session).outcome?.won !== (name === 'victory'))
    throw new Error(`the ${name} ends otherwise by today's rules`);
  return session;
}
