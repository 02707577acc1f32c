import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import { isOver } from '../../src/kernel/game.ts';
import { migrate, restore } from '../../src/kernel/records/migrate.ts';
import { record } from '../../src/kernel/records/record.ts';
import { now, pastOf } from '../../src/kernel/session.ts';
import { azardiaFolder, azardiaGamesOf } from '../e2e/kit/golden.ts';
import { witnessesOf, witnessOf } from '../tools/golden/witness.ts';

const WHAT_TO_DO = `
This recorded game of Azardia goes otherwise than it was played. If nobody wanted that, it is a bug. If a rule changed on
purpose, add 1 to \`version\` in src/games/azardia/rules/azardia.ts, and make golden games of the new version beside the
old ones: npm run golden -- --game azardia. More in tests/golden/README.md.`;

const VERSION = 2;
const witnesses = witnessesOf(azardiaFolder(VERSION), VERSION);
const games = azardiaGamesOf(VERSION).map((game) => ({ ...game, played: migrate(azardia, game.record) }));
const facts = games.flatMap(({ played: { session } }) => [
  ...session.opening.facts,
  ...pastOf(session).flatMap((moment) => moment.facts),
]);

describe('golden games of Azardia: recorded whole games lead where they led, by every fingerprint', () => {
  test.each(games)('$name', ({ name, record: stored, played: { session, difference } }) => {
    expect(difference, WHAT_TO_DO).toBeNull();
    expect(record(session), WHAT_TO_DO).toEqual(stored);
    expect(isOver(azardia, now(session))).toBe(true);
    expect(witnessOf(session), WHAT_TO_DO).toEqual(witnesses[name]);
  });

  /** Made once and never again; only a new version adds a line here. */
  test.each([
    [1, '17f4c14c0a61aeceb690810667a4c488f11700e81fcf1ad60a5efe39f4a5def2'],
    [2, '49e5ca422692b352bf6f636fd3ba9cb2ee4a2067923b41a0dc1cbfd9772c5a14'],
  ])('those of rules %i are what they were, to the letter', (version, digest) => {
    const hash = createHash('sha256');
    for (const file of readdirSync(azardiaFolder(version)).sort()) {
      hash.update(`${file}\n${readFileSync(new URL(file, azardiaFolder(version)), 'utf8').trim()}\n`);
    }
    expect(hash.digest('hex'), WHAT_TO_DO).toBe(digest);
  });
});

describe('games of rules 1, which are not kept, can still be opened, as far as today’s rules go with them', () => {
  const opened = azardiaGamesOf(1).map(({ name, record: stored }) => ({ name, stored, ...restore(azardia, stored) }));

  test.each(opened)('$name', ({ stored, session, difference }) => {
    const { version, commands } = record(session);
    expect(version).toBe(VERSION);
    expect(commands).toEqual(stored.commands.slice(0, difference?.refused?.at ?? stored.commands.length));
    // One that goes on has somebody to act, and one that does not has the winner that it had.
    expect(isOver(azardia, now(session))).toBe(difference === null);
    expect(azardia.legalCommands(now(session)).length > 0).toBe(difference !== null);
  });

  test('they differ only where a rule did', () => {
    const differing = opened.map(({ name, difference }) => [name, difference && [difference.round, difference.refused]]);
    expect(Object.fromEntries(differing)).toEqual({
      '2-mixed-02-seat0': null,
      '2-mixed-09-seat0': [1,{"at":5,"rule":"T1"}],
      '2-random-03-seat1': [2,{"at":19,"rule":"T1"}],
      '2-random-09-seat1': [49,{"at":675,"rule":"M1"}],
      '2-regular-05-seat1': [25,{"at":345,"rule":"T1"}],
      '2-regular-08-seat0': null,
      '3-mixed-02-seat2': null,
      '3-mixed-05-seat0': [2,{"at":24,"rule":"T1"}],
      '3-random-01-seat1': [3,{"at":46,"rule":"T1"}],
      '3-random-02-seat2': [2,{"at":23,"rule":"T1"}],
      '3-regular-06-seat1': [4,{"at":83,"rule":"T1"}],
      '3-regular-08-seat1': null,
      '4-mixed-02-seat3': [1,{"at":21,"rule":"T1"}],
      '4-mixed-07-seat3': [1,{"at":16,"rule":"T1"}],
      '4-random-06-seat0': [1,{"at":14,"rule":"T1"}],
      '4-random-08-seat1': [3,{"at":64,"rule":"T2"}],
      '4-regular-03-seat1': [1,{"at":19,"rule":"T1"}],
      '4-regular-05-seat0': [1,{"at":7,"rule":"T1"}],
    });
  });
});

describe('golden games of Azardia are many and various', () => {
  test('two for each number of players and each kind of them', () => {
    const kinds = games.map(({ name }) => name.replace(/-\d+-seat\d$/, '')).sort();
    const expected = [2, 3, 4].flatMap((size) => ['mixed', 'random', 'regular'].map((player) => `${size}-${player}`));
    expect(kinds).toEqual(expected.flatMap((kind) => [kind, kind]));
  });

  test('names say how many play and who has won', () => {
    for (const { name, record: stored, played } of games) {
      const { winner } = now(played.session);
      expect(name).toMatch(new RegExp(`^${stored.setup.players}-.*-seat${winner}$`));
    }
  });

  test('every command, every character, every option on and off', () => {
    const commands = new Set(games.flatMap(({ record: stored }) => stored.commands.map((command) => command.do)));
    expect([...commands].sort()).toEqual([
      'advance',
      'answer',
      'buyLevel',
      'buyTile',
      'challenge',
      'chooseCharacter',
      'deal',
      'discard',
      'exchange',
      'move',
      'pass',
      'play',
      'raise',
      'roll',
      'sell',
      'swapCard',
      'takeHands',
    ]);
    const characters = games.flatMap(({ played }) => now(played.session).players.map(({ character }) => character));
    expect(new Set(characters).size).toBe(4);
    for (const option of ['fairStart', 'quickGame', 'firmGoal', 'openHands', 'longGrace'] as const)
      expect(new Set(games.map(({ record: stored }) => stored.setup[option])).size).toBe(2);
  });

  test('all 40 action cards, 14 penalty cards and 10 event cards', () => {
    const played = facts.flatMap((fact) =>
      fact.fact === 'cardPlayed' || fact.fact === 'answered' ? [fact.card] : [],
    );
    expect(new Set(played).size).toBe(40);
    expect(new Set(facts.flatMap((fact) => (fact.fact === 'penaltyDrawn' ? [fact.penalty] : []))).size).toBe(14);
    expect(new Set(facts.flatMap((fact) => (fact.fact === 'eventDrawn' ? [fact.event] : []))).size).toBe(10);
  });
});
