import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factionFun } from '../../src/games/factionFun/rules/factionFun.ts';
import { isOver } from '../../src/kernel/game.ts';
import { migrate } from '../../src/kernel/records/migrate.ts';
import { record } from '../../src/kernel/records/record.ts';
import { now, pastOf } from '../../src/kernel/session.ts';
import { factionFunFolder, factionFunGamesOf } from '../e2e/kit/golden.ts';
import { witnessesOf, witnessOf } from '../tools/golden/witness.ts';

const WHAT_TO_DO = `
This recorded game of Faction Fun goes otherwise than it was played. If nobody wanted that, it is a bug. If a rule changed on
purpose, add 1 to \`version\` in src/games/factionFun/rules/factionFun.ts, and make golden games of the new version beside the
old ones: npm run golden -- --game factionFun. More in tests/golden/README.md.`;

const VERSION = 1;
const witnesses = witnessesOf(factionFunFolder(VERSION), VERSION);
const games = factionFunGamesOf(VERSION).map((game) => ({ ...game, played: migrate(factionFun, game.record) }));
const facts = games.flatMap(({ played: { session } }) => [
  ...session.opening.facts,
  ...pastOf(session).flatMap((moment) => moment.facts),
]);

describe('golden games of Faction Fun: recorded whole games lead where they led, by every fingerprint', () => {
  test.each(games)('$name', ({ name, record: stored, played: { session, difference } }) => {
    expect(difference, WHAT_TO_DO).toBeNull();
    expect(record(session), WHAT_TO_DO).toEqual(stored);
    expect(isOver(factionFun, now(session))).toBe(true);
    expect(witnessOf(session), WHAT_TO_DO).toEqual(witnesses[name]);
  });

  /** Made once and never again; only a new version adds a line here. */
  test.each([[1, '974120031cb05d4eabc447e9f3657e63ba4a7df5489287ed0baef758f6e95b16']])('those of rules %i are what they were, to the letter', (version, digest) => {
    const hash = createHash('sha256');
    for (const file of readdirSync(factionFunFolder(version)).sort()) {
      hash.update(`${file}\n${readFileSync(new URL(file, factionFunFolder(version)), 'utf8').trim()}\n`);
    }
    expect(hash.digest('hex'), WHAT_TO_DO).toBe(digest);
  });
});

describe('golden games of Faction Fun are many and various', () => {
  test('two for each number of seats and each kind of players, named after the rule that ended them', () => {
    const kinds = games.map(({ name }) => name.replace(/-\d+-w\d$/, '')).sort();
    const expected = [2, 4, 6].flatMap((size) => ['mixed', 'normal', 'random'].map((player) => `${size}-${player}`));
    expect(kinds).toEqual(expected.flatMap((kind) => [kind, kind]));
    for (const { name, record: stored, played } of games) {
      const rule = now(played.session).ending?.rule.toLowerCase();
      expect(name).toMatch(new RegExp(`^${stored.setup.seats}-.*-${rule}$`));
    }
  });

  test('every command, and every option on and off', () => {
    const commands = new Set(games.flatMap(({ record: stored }) => stored.commands.map((command) => command.do)));
    expect([...commands].sort().join(' ')).toBe(
      'answer attack claim fight lose move pass place play reroll return strike take',
    );
    for (const option of ['asWritten', 'twoAvatars', 'literalPenalty', 'quickGame'] as const)
      expect(new Set(games.map(({ record: stored }) => stored.setup[option])).size).toBe(2);
  });

  test('A1, E1 all 13 kinds of action cards and all 15 kinds of events', () => {
    expect(new Set(facts.flatMap((fact) => (fact.fact === 'cardPlayed' ? [fact.card] : []))).size).toBe(13);
    expect(new Set(facts.flatMap((fact) => (fact.fact === 'eventDrawn' ? [fact.event] : []))).size).toBe(15);
  });
});
