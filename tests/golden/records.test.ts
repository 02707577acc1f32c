import { isOver } from '../../src/kernel/game.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editions } from '../../src/games/faza/content/editions.ts';
import { EVERY_COMMAND } from '../games/faza/everyCommand.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { migrate } from '../../src/kernel/records/migrate.ts';
import { record } from '../../src/kernel/records/record.ts';
import { now, pastOf } from '../../src/kernel/session.ts';
import { fazaDefinition } from '../../src/games/faza/ui/schemas.ts';
import { parseGame } from '../../src/shell/persistence/gameText.ts';
import { goldenFolder, goldenGames, goldenGamesOf } from '../e2e/kit/golden.ts';
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

/** The games of today's rules, each with what comes of it. */
const witnesses = witnessesOf(goldenFolder(faza.version), faza.version);
const today = goldenGamesOf(faza.version).map((game) => ({ ...game, played: migrate(faza, game.record) }));
const endOf = ({ played }: (typeof today)[number]) => now(played.session).outcome;

describe('golden games: recorded whole games lead where they led, by every fingerprint', () => {
  test.each(today)('$name', ({ played, record: stored }) => {
    const { session, difference } = played;
    expect(difference, WHAT_TO_DO).toBeNull();
    expect(record(session), WHAT_TO_DO).toEqual(stored);
    expect(isOver(faza, now(session))).toBe(true);
  });

  test.each(today)('$name: the same is told and the same is legal, round by round', ({ name, played }) => {
    expect(witnessOf(played.session), WHAT_TO_SAY).toEqual(witnesses[name]);
  });

  /**
   * Made once and never again: whoever makes the games of a version anew after a change of the rules would lose the proof that
   * players’ games still load. Only a new version adds a line here.
   */
  test.each([
    [2, '14e0acb81ff2b29d446c13834e7801a8e4e707ef2506493968e03d06e55a9392'],
    [3, 'e71eebc618d96e75cab7e41f754d8c4334d4986ec3d441d0690dc86b4fe5f716'],
    [4, '04004eb41db578c04e46381143fa528b4d6303d8dc11f2feae01e2b601afb765'],
  ])('those of rules %i are what they were, to the letter', (version, digest) => {
    const hash = createHash('sha256');
    for (const file of readdirSync(goldenFolder(version)).sort()) {
      hash.update(`${file}\n${readFileSync(new URL(file, goldenFolder(version)), 'utf8').trim()}\n`);
    }
    expect(hash.digest('hex'), WHAT_TO_DO).toBe(digest);
  });

  test('a folder holds the games of the version that it is named after', () => {
    for (const { name, version, record: stored } of goldenGames()) expect([name, stored.version]).toEqual([name, version]);
  });
});

describe('games of earlier rules, which are not kept', () => {
  const earlier = goldenGames().filter(({ version }) => version < faza.version);

  /** A game as players have it stored, opened. */
  function opened({ record: stored }: (typeof earlier)[number]) {
    const players = stored.setup.heroes.map(() => 'you');
    return parseGame(JSON.stringify({ format: 1, record: stored, future: [], players }), fazaDefinition);
  }

  /** What a player sees of it: how many of its commands are played again, and what is different. */
  function fate(game: (typeof earlier)[number]) {
    const parsed = opened(game);
    return typeof parsed === 'string' ? parsed : [pastOf(parsed.session).length, parsed.difference];
  }

  test('open as replays where today’s rules know their content, and as far as these go with them', () => {
    expect(Object.fromEntries(earlier.map((game) => [`${game.version} ${game.name}`, fate(game)]))).toEqual({
      // On Normal and Hard nothing has changed.
      '2 hard-3-random-32-x5': [6, null],
      '3 hard-4-random-07-x5': [26, null],
      '3 normal-2-mixed-2410-x2': [47, null],
      // Easy has other levers, and gives no Points.
      '2 easy-3-random-01-x3': [3, { round: 1, refused: { at: 3, rule: 'P3' } }],
      '3 easy-2-greedy-2402-x1': [5, { round: 1, refused: { at: 5, rule: 'P3' } }],
      '3 easy-3-mixed-08-x2': [23, { round: 1, refused: { at: 23, rule: 'E3' } }],
      // A Head start, and an edition with other cards and numbers.
      '2 victory': 'retired',
      '3 defeat': 'retired',
      '3 brisk': 'retired',
    });
  });

  test('are played again as they were recorded, to the end or to where a command is refused', () => {
    for (const game of earlier) {
      const parsed = opened(game);
      if (typeof parsed === 'string') continue;
      const { version, commands } = record(parsed.session);
      expect(version).toBe(4);
      expect(commands).toEqual(game.record.commands.slice(0, commands.length));
      expect(isOver(faza, now(parsed.session))).toBe(parsed.difference === null);
    }
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
    const byHand = ['victory', 'defeat', 'victory24'].map((name) => today.find((game) => game.name === name));
    expect(byHand.map((game) => game && endOf(game)?.won)).toEqual([true, false, true]);
  });

  test('X1–X5 victory, and every cause of defeat', () => {
    expect(new Set(today.map((game) => endOf(game)?.rule))).toEqual(new Set(['X1', 'X2', 'X3', 'X4', 'X5']));
  });

  test('every kind of command, every event card, every hero, every option on and off', () => {
    const commands = today.flatMap(({ record: stored }) => stored.commands);
    expect(new Set(commands.map((command) => command.do))).toEqual(new Set([...Object.keys(EVERY_COMMAND), 'aim']));
    for (const cancel of [true, false]) expect(commands).toContainEqual({ do: 'sabotage', cancel });
    const facts = today.flatMap(({ played }) => pastOf(played.session).flatMap((moment) => moment.facts));
    const drawn = facts.flatMap((fact) => (fact.fact === 'eventDrawn' ? [fact.event] : []));
    expect(new Set(drawn)).toEqual(new Set(Object.values(editions).flatMap(({ events }) => events.map(({ id }) => id))));
    const setups = today.map(({ record: stored }) => stored.setup);
    expect(new Set(setups.flatMap(({ heroes }) => heroes)).size).toBe(10);
    for (const option of ['rewards', 'fazaFirst'] as const)
      expect(new Set(setups.map((setup) => setup[option])).size).toBe(2);
    for (const option of ['drawTwo', 'radio'] as const)
      expect(new Set(setups.map((setup) => setup[option]))).toEqual(new Set([undefined, true]));
    expect(new Set(setups.map(({ health }) => health)).size).toBeGreaterThan(3);
  });
});
