import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { migrate, restore } from '../../../src/kernel/records/migrate.ts';
import { type GameRecord, RecordError, record, replay } from '../../../src/kernel/records/record.ts';
import { keptRules } from '../../../src/kernel/records/versions.ts';
import { roundStarts } from '../../../src/kernel/rounds.ts';
import { begin, give, now, type Session } from '../../../src/kernel/session.ts';
import { type CountCommand, type CountTypes, counting } from '../counting.ts';

type CountGame = Game<CountTypes>;
type CountRecord = GameRecord<CountTypes>;

const ONE: CountCommand = { do: 'add', by: 1 };
const TWO: CountCommand = { do: 'add', by: 2 };

/** Version 2 of counting, in which adding 2 up to 6 only added 1. */
const version2: CountGame = {
  ...counting,
  version: 2,
  apply: (state, command) => counting.apply(state, command.do === 'add' && state.value === 6 ? ONE : command),
};
/** Version 1, in which the count began one lower. */
const version1: CountGame = {
  ...counting,
  version: 1,
  newGame: ({ start }) => counting.newGame({ start: start - 1 }),
};
/** Today's rules, which keep those of version 2 and no others. */
const keeping: CountGame = { ...counting, earlier: [version2] };

/** A game under the given rules. */
function played(game: CountGame, commands: readonly CountCommand[]): Session<CountTypes> {
  return commands.reduce(
    (session, command) => {
      const result = give(session, command);
      if (!('session' in result)) throw new Error('refused');
      return result.session;
    },
    begin(game, { start: 0 }),
  );
}

/** From 0 to 10 by version 2: rounds 1, 2 and 3 begin at 0, 4 and 9. */
const old = record(played(version2, [TWO, TWO, TWO, TWO, TWO, ONE]));

function problem(run: () => unknown): string {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof RecordError) return `${thrown.problem} ${thrown.at}`;
    throw thrown;
  }
  return 'fine';
}

test('a round starts with its first state, and states before the first round belong to none', () => {
  const session = played(counting, [TWO, TWO, TWO, TWO, ONE]);
  expect(roundStarts(session).map(({ value }) => value)).toEqual([0, 4, 8]);
  const late: CountGame = { ...counting, round: ({ value }) => Math.floor(value / 4) };
  expect(roundStarts(played(late, [TWO, TWO, ONE])).map(({ value }) => value)).toEqual([4]);
});

describe('an old version of the rules that is kept', () => {
  test('is found by its number, and no other is', () => {
    expect(keptRules(keeping, 3)).toBe(keeping);
    expect(keptRules(keeping, 2)).toBe(version2);
    expect(keptRules(keeping, 1)).toBeUndefined();
    expect(keptRules(counting, 2)).toBeUndefined();
  });

  test('replays the records that were made with it', () => {
    const session = replay(keeping, old);
    expect(now(session).value).toBe(10);
    expect(session.game).toBe(version2);
    expect(restore(keeping, old)).toEqual({ session, difference: null });
  });

  test('continues such a game, and its record stays one of that version', () => {
    const session = replay(keeping, record(played(version2, [TWO, TWO, TWO])));
    const result = give(session, TWO);
    if (!('session' in result)) throw new Error('refused');
    expect(now(result.session).value).toBe(7);
    expect(record(result.session).version).toBe(2);
  });

  test('is as strict as today’s', () => {
    const other = { ...old, hashes: old.hashes.slice(1) };
    expect(problem(() => replay(keeping, other))).toBe('otherStates 0');
    expect(problem(() => restore(keeping, other))).toBe('otherStates 0');
  });
});

describe('a record of rules that are not kept', () => {
  test('is not replayed', () => {
    expect(problem(() => replay(counting, old))).toBe('otherVersion 0');
  });

  test('is migrated: played by today’s rules as far as they allow, and the difference is reported', () => {
    const { session, difference } = restore(counting, old);
    // By today's rules round 3 begins at 8, and the count is over one command earlier.
    expect(difference).toEqual({ round: 3, refused: { at: 5, rule: 'count' } });
    expect(session).toEqual(played(counting, [TWO, TWO, TWO, TWO, TWO]));
    expect(record(session).version).toBe(3);
  });

  test('has no difference if it leads to the same states', () => {
    const before = record(played(version2, [TWO, TWO, ONE]));
    expect(restore(counting, before)).toEqual({ session: played(counting, [TWO, TWO, ONE]), difference: null });
  });

  test('has no difference if only the format of states has changed, and the rules can convert it', () => {
    const written: CountGame = { ...version2, newGame: ({ start }) => counting.newGame({ start }) };
    const before = record(played(written, [TWO, TWO, ONE]), ({ value }) => ({ count: value }));
    expect(restore(counting, before).difference).toEqual({ round: 1, refused: null });
    const telling: CountGame = {
      ...counting,
      asWritten: (state, version) => (version === 2 ? { count: state.value } : state),
    };
    expect(restore(telling, before).difference).toBeNull();
    expect(restore(telling, record(played(telling, [TWO]))).difference).toBeNull();
  });

  test('may differ from its first round on', () => {
    const { session, difference } = restore(counting, record(played(version1, [TWO])));
    expect(difference).toEqual({ round: 1, refused: null });
    expect(now(session).value).toBe(2);
  });

  test('of another game, of an impossible setup or of later rules is refused', () => {
    const badly = (change: Partial<CountRecord>): string => problem(() => restore(counting, { ...old, ...change }));
    expect(badly({ game: 'chess' })).toBe('otherGame 0');
    expect(badly({ setup: { start: 0.5 } })).toBe('badSetup 0');
    expect(badly({ version: 4 })).toBe('otherVersion 0');
  });

  test('of today’s version may not differ', () => {
    expect(problem(() => restore(counting, { ...old, version: 3 }))).toBe('otherStates 4');
  });
});

describe('the first difference between a record and what it leads to', () => {
  const stored = record(played(counting, [TWO, TWO, TWO]));
  const [first = '', second = '', last = ''] = stored.hashes;

  test.each<[string, Partial<CountRecord>, number, number | null]>([
    ['none', {}, 0, null],
    ['is the first round whose beginning differs', { hashes: ['0', second, last] }, 1, null],
    ['is a later round whose beginning differs', { hashes: [first, '0', last] }, 2, null],
    ['is the last round where only the end differs', { hashes: [first, second, '0'] }, 2, null],
    ['is the round that the record does not have', { hashes: [first, last] }, 2, null],
    ['is the last round where the record has more of them', { hashes: [first, second, second, last] }, 2, null],
    ['is the first round where there are no fingerprints', { hashes: [] }, 1, null],
    ['is the round of a command that is refused', { commands: [TWO, { do: 'add', by: 9 }, TWO] }, 1, 1],
    [
      'may lie before a command that is refused',
      { commands: [ONE, ONE, ONE, ONE, { do: 'add', by: 9 }], hashes: ['0', second, last] },
      1,
      4,
    ],
    ['may be a command alone', { commands: [...stored.commands, { do: 'add', by: 9 }] }, 2, 3],
  ])('%s', (_, change, round, at) => {
    const { difference } = migrate(counting, { ...stored, ...change });
    expect(difference).toEqual(round === 0 ? null : { round, refused: at === null ? null : { at, rule: 'count' } });
  });

  test('is of the same game at least', () => {
    expect(problem(() => migrate(counting, { ...stored, game: 'chess' }))).toBe('otherGame 0');
  });
});
