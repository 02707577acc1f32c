import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { type GameRecord, RecordError, record, replay } from '../../../src/kernel/records/record.ts';
import { begin, give, now, type Session } from '../../../src/kernel/session.ts';
import { fingerprint } from '../../../src/kernel/values/hash.ts';
import { type CountCommand, type CountTypes, counting } from '../counting.ts';

type Counting = Session<CountTypes>;
type CountRecord = GameRecord<CountTypes>;

const COMMANDS: CountCommand[] = [
  { do: 'add', by: 2 },
  { do: 'roll' },
  { do: 'add', by: 2 },
  { do: 'roll' },
  { do: 'add', by: 1 },
];
const played = COMMANDS.reduce<Counting>(
  (session, command) => {
    const result = give(session, command);
    if (!('session' in result)) throw new Error('refused');
    return result.session;
  },
  begin(counting, { start: 1 }),
);
const stored = record(played);

/** What is wrong with a record, and where; `fine` if it is accepted. */
function problem(changed: Partial<Record<keyof CountRecord, unknown>>): string {
  const tampered: unknown = { ...stored, ...changed };
  try {
    replay(counting, tampered as CountRecord);
    return 'fine';
  } catch (thrown) {
    if (thrown instanceof RecordError) return `${thrown.problem} ${thrown.at}`;
    throw thrown;
  }
}

test('a record holds the setup, the commands and a fingerprint for each round and for the end', () => {
  expect(stored).toMatchObject({ game: 'counting', version: 3, setup: { start: 1 }, commands: COMMANDS });
  // Rounds 1, 2 and 3 begin, and the last state makes four.
  expect(stored.hashes).toHaveLength(4);
});

test('replay leads to the same session, even after a round trip through JSON', () => {
  const again = replay(counting, JSON.parse(JSON.stringify(stored)) as CountRecord);
  expect(again).toEqual(played);
  expect(now(again)).toEqual(now(played));
});

test('a record without commands is a game that has just begun', () => {
  const fresh = begin(counting, { start: 0 });
  expect(replay(counting, record(fresh))).toEqual(fresh);
});

test('the error says what is wrong with a record', () => {
  expect(() => replay(counting, { ...stored, game: 'chess' })).toThrow('record not accepted: otherGame at command 0');
});

test('the states of a game may be any values, null too', () => {
  type State = number | null;
  const countdown: Game<{ setup: State; state: State; view: State; command: 'down'; fact: never }> = {
    id: 'countdown',
    version: 1,
    newGame: (start) => ({ ok: true, state: start, facts: [] }),
    legalCommands: (state) => (state === null ? [] : ['down']),
    apply: (state) => ({ ok: true, state: state === null || state === 0 ? null : state - 1, facts: [] }),
    seats: () => 1,
    sides: () => [[0]],
    activeSeats: (state) => (state === null ? [] : [0]),
    evolve: (state) => state,
    view: (state) => state,
    redact: (fact) => fact,
    determinize: (view) => view,
    revealed: () => false,
    result: (state) => (state === null ? { rule: 'countdown', ranking: [[0]], winners: [0] } : null),
    round: (state) => 9 - (state ?? -1),
  };
  const down = give(begin(countdown, 1), 'down');
  const end = 'session' in down ? give(down.session, 'down') : down;
  if (!('session' in end)) throw new Error('refused');
  const kept = record(end.session);
  expect(kept.hashes).toEqual([1, 0, null, null].map(fingerprint));
  expect(now(replay(countdown, kept))).toBeNull();
});

describe('a record that does not lead to its stated result is refused', () => {
  test.each<[string, Partial<Record<keyof CountRecord, unknown>>, string]>([
    ['another game', { game: 'chess' }, 'otherGame 0'],
    ['another version of the rules', { version: 2 }, 'otherVersion 0'],
    ['a setup that the rules do not know', { setup: { start: 0.5 } }, 'badSetup 0'],
    ['no setup', { setup: null }, 'badSetup 0'],
    ['a command that is not legal', { commands: [COMMANDS[0], { do: 'add', by: 9 }] }, 'badCommand 1'],
    ['a command too many', { commands: [...COMMANDS, { do: 'add', by: 1 }, { do: 'add', by: 1 }] }, 'badCommand 6'],
    ['a command too few', { commands: COMMANDS.slice(1) }, 'otherStates 4'],
    ['another command', { commands: [{ do: 'add', by: 1 }, ...COMMANDS.slice(1)] }, 'otherStates 3'],
    ['another setup', { setup: { start: 0 } }, 'otherStates 0'],
    ['another fingerprint', { hashes: ['0', ...stored.hashes.slice(1)] }, 'otherStates 0'],
    ['another fingerprint of round 2', { hashes: stored.hashes.with(1, '0') }, 'otherStates 2'],
    ['another fingerprint of the end', { hashes: stored.hashes.with(-1, '0') }, 'otherStates 5'],
    ['a fingerprint too few', { hashes: stored.hashes.slice(1) }, 'otherStates 0'],
    ['a fingerprint too many', { hashes: [...stored.hashes, '0'] }, 'otherStates 5'],
    ['no fingerprints', { hashes: [] }, 'otherStates 0'],
  ])('%s', (_, changed, expected) => {
    expect(problem(changed)).toBe(expected);
  });
});
