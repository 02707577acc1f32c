import { isOver } from '../../src/kernel/game.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editions } from '../../src/games/faza/content/editions.ts';
import { EVERY_COMMAND } from '../games/faza/everyCommand.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { migrate, restore } from '../../src/kernel/migrate.ts';
import { record } from '../../src/kernel/record.ts';
import { now, pastOf } from '../../src/kernel/session.ts';
import { keptRules } from '../../src/kernel/versions.ts';
import { goldenFolder, goldenGames } from '../e2e/kit/golden.ts';
import { witnessesOf, witnessOf } from '../tools/golden/witness.ts';

const WHAT_TO_DO = `
This recorded game goes otherwise than it was played. Two things can have happened:
- A rule changed by accident. Then this is the bug: mend the rule, and leave the record alone.
- A rule changed on purpose. Then records that players have go otherwise, too, and the version of the rules has to say so:
  1. Add 1 to \`version\` in src/games/faza/rules/faza.ts.
  2. Keep the old rules under \`earlier\` there; or keep them not, and old games are migrated, which players are told.
  3. Make golden games of the new version beside the old ones: npm run golden
More in tests/golden/README.md.`;

const WHAT_TO_SAY = `
This recorded game ends as it did, but on the way something else is told, or something else is allowed, than when it was
recorded. If nobody wanted that, it is a bug: a fact too early, too late or too many; a command that the rules should
refuse, or no longer offer. If it is wanted, write the witnesses anew: npm run golden -- --witnesses`;

/** Each game with what comes of it: by its own rules where they are kept, otherwise by today's as far as they go with it. */
const games = goldenGames().map((game) => {
  const rules = keptRules(faza, game.version);
  return {
    ...game,
    isKept: rules !== undefined,
    played: migrate(rules ?? faza, game.record),
    witness: witnessesOf(goldenFolder(game.version), game.version)[game.name],
  };
});
const today = games.filter(({ version }) => version === faza.version);
const endOf = ({ played }: (typeof games)[number]) => now(played.session).outcome;

describe('golden games: recorded whole games lead where they led, by every fingerprint', () => {
  test.each(games.filter(({ isKept }) => isKept))('rules $version, $name', ({ played, record: stored }) => {
    const { session, difference } = played;
    expect(difference, WHAT_TO_DO).toBeNull();
    expect(record(session), WHAT_TO_DO).toEqual(stored);
    expect(isOver(faza, now(session))).toBe(true);
  });

  test.each(games.filter(({ isKept, witness }) => isKept && witness))(
    'rules $version, $name: the same is told and the same is legal, round by round',
    ({ played, witness }) => {
      expect(witnessOf(played.session), WHAT_TO_SAY).toEqual(witness);
    },
  );

  test('every game of today’s rules has a witness of what is told and legal', () => {
    expect(today.filter(({ witness }) => !witness).map(({ name }) => name)).toEqual([]);
  });

  test('there are so many of each version, and the rules of all of them are kept', () => {
    expect([2, 3].map((version) => games.filter((game) => game.version === version).length)).toEqual([86, 107]);
    expect(games).toHaveLength(193);
    expect(games.filter(({ isKept }) => !isKept).map(({ name }) => name)).toEqual([]);
  });

  /**
   * Made once and never again: whoever makes the games of a version anew after a change of the rules would lose the proof that
   * players’ games still load. Only a new version adds a line here, and a new edition
   * adds a game to the last one.
   */
  test.each([
    [2, 'ef23e7ff1509f38bbd7d9c67386bebba65fbad9a79122374bbf563ecb706aa48'],
    [3, 'b4dfb526d4fb09f310cba35f41b53d5d834915ba4cbc47958b1badb01d66a527'],
  ])('those of rules %i are what they were, to the letter', (version, digest) => {
    const hash = createHash('sha256');
    for (const file of readdirSync(goldenFolder(version)).sort()) {
      hash.update(`${file}\n${readFileSync(new URL(file, goldenFolder(version)), 'utf8').trim()}\n`);
    }
    expect(hash.digest('hex'), WHAT_TO_DO).toBe(digest);
  });

  test('of rules that are not kept can still be loaded, as far as the next rules go with them', () => {
    const next = { ...faza, version: 4, earlier: [] };
    const loaded = games
      .filter(({ name }) => name === 'victory' || name === 'defeat')
      .map(({ name, version, record: stored }) => {
        const { session, difference } = restore(next, stored);
        const { commands } = record(session);
        expect(session.game.version).toBe(4);
        expect(commands).toEqual(stored.commands.slice(0, commands.length));
        return [version, name, difference, stored.commands.length - commands.length];
      });
    expect(loaded).toEqual([
      [2, 'defeat', { round: 1, refused: null }, 0],
      [2, 'victory', { round: 1, refused: null }, 0],
      [3, 'defeat', null, 0],
      [3, 'victory', null, 0],
    ]);
  });

  test('a folder holds the games of the version that it is named after', () => {
    for (const { name, version, record: stored } of games) expect([name, stored.version]).toEqual([name, version]);
  });
});

describe('golden games of today’s rules are many and various', () => {
  test('at least 60, over every mode, team size and player', () => {
    expect(today.length).toBeGreaterThanOrEqual(60);
    const kinds = new Set(today.map(({ name }) => name.replace(/-\d+-x\d$/, '')));
    for (const mode of ['easy', 'normal', 'hard'])
      for (const size of [2, 3, 4])
        for (const player of ['random', 'mixed', 'greedy']) expect(kinds).toContain(`${mode}-${size}-${player}`);
  });

  test('names say how hard, how many, who played and how it ended', () => {
    for (const game of today.filter(({ name }) => name.includes('-'))) {
      const [mode, size, , , end] = game.name.split('-');
      const { setup } = game.record;
      expect([mode, Number(size), end]).toEqual([setup.mode, setup.heroes.length, endOf(game)?.rule.toLowerCase()]);
    }
    const wonByHand = ['victory', 'defeat']
      .map((name) => today.find((game) => game.name === name))
      .map((game) => game && endOf(game)?.won);
    expect(wonByHand).toEqual([true, false]);
  });

  test('X1–X5 victory, and every cause of defeat', () => {
    expect(new Set(today.map((game) => endOf(game)?.rule))).toEqual(new Set(['X1', 'X2', 'X3', 'X4', 'X5']));
  });

  test('every kind of command, every event card, every hero, every option on and off', () => {
    const recorded = [editions.published, editions['24']];
    const commands = today.flatMap(({ record: stored }) => stored.commands);
    expect(new Set(commands.map((command) => command.do))).toEqual(new Set([...Object.keys(EVERY_COMMAND), 'aim']));
    for (const cancel of [true, false]) expect(commands).toContainEqual({ do: 'sabotage', cancel });
    const facts = today.flatMap(({ played }) => pastOf(played.session).flatMap((moment) => moment.facts));
    const drawn = facts.flatMap((fact) => (fact.fact === 'eventDrawn' ? [fact.event] : []));
    expect(new Set(drawn)).toEqual(new Set(recorded.flatMap(({ events }) => events.map(({ id }) => id))));
    const setups = today.map(({ record: stored }) => stored.setup);
    expect(new Set(setups.flatMap(({ heroes }) => heroes)).size).toBe(10);
    for (const option of ['rewards', 'fazaFirst', 'headStart'] as const)
      expect(new Set(setups.map((setup) => setup[option])).size).toBe(2);
    for (const option of ['drawTwo', 'radio'] as const)
      expect(new Set(setups.map((setup) => setup[option]))).toEqual(new Set([undefined, true]));
    expect(new Set(setups.map(({ health }) => health)).size).toBeGreaterThan(3);
  });
});
