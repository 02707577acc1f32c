import { describe, expect, test } from 'vitest';
import { faceOff } from '../../src/games/faceOff/rules/faceOff.ts';
import { isOver } from '../../src/kernel/game.ts';
import { migrate } from '../../src/kernel/records/migrate.ts';
import { record } from '../../src/kernel/records/record.ts';
import { now, pastOf } from '../../src/kernel/session.ts';
import { faceOffFolder, faceOffGamesOf } from '../e2e/kit/golden.ts';
import { witnessesOf, witnessOf } from '../tools/golden/witness.ts';

const WHAT_TO_DO = `
This recorded game of Face Off goes otherwise than it was played. If nobody wanted that, it is a bug. If a rule changed on
purpose, add 1 to \`version\` in src/games/faceOff/rules/faceOff.ts, and make golden games of the new version beside the
old ones: npm run golden -- --game faceOff. More in tests/golden/README.md.`;

const VERSION = 1;
const witnesses = witnessesOf(faceOffFolder(VERSION), VERSION);
const games = faceOffGamesOf(VERSION).map((game) => ({ ...game, played: migrate(faceOff, game.record) }));
const facts = games.flatMap(({ played: { session } }) => [
  ...session.opening.facts,
  ...pastOf(session).flatMap((moment) => moment.facts),
]);

describe('golden games of Face Off: recorded whole games lead where they led, by every fingerprint', () => {
  test.each(games)('$name', ({ name, record: stored, played: { session, difference } }) => {
    expect(difference, WHAT_TO_DO).toBeNull();
    expect(record(session), WHAT_TO_DO).toEqual(stored);
    expect(isOver(faceOff, now(session))).toBe(true);
    expect(witnessOf(session), WHAT_TO_DO).toEqual(witnesses[name]);
  });
});

describe('golden games of Face Off are many and various', () => {
  test('two for each number of seats and each kind of players, named after the rule that ended them', () => {
    const kinds = games.map(({ name }) => name.replace(/-\d+-e\d$/, '')).sort();
    const expected = [2, 3, 4, 5].flatMap((size) => ['boss', 'mixed', 'random'].map((player) => `${size}-${player}`));
    expect(kinds).toEqual(expected.flatMap((kind) => [kind, kind]));
    for (const { name, record: stored, played } of games) {
      const rule = now(played.session).ending?.rule.toLowerCase();
      expect(name).toMatch(new RegExp(`^${stored.setup.factions.length}-.*-${rule}$`));
    }
  });

  test('E1, E2 every command, both ends, every timing deck, and every headquarters', () => {
    const commands = new Set(games.flatMap(({ record: stored }) => stored.commands.map((command) => command.do)));
    expect([...commands].sort().join(' ')).toBe(
      'bid choose claim decline fly kick lay move pass pick ransom seal shelve take',
    );
    expect(new Set(games.map(({ played }) => now(played.session).ending?.rule))).toEqual(new Set(['E1', 'E2']));
    expect(new Set(games.map(({ record: stored }) => stored.setup.timing)).size).toBe(3);
    const cracked = facts.flatMap((fact) => (fact.fact === 'cracked' ? [fact.hq] : []));
    expect([...new Set(cracked)].sort()).toEqual(['cowboys', 'house', 'monsters', 'ninjas', 'pirates']);
  });
});
