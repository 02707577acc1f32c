import { describe, expect, test } from 'vitest';
import {
  age,
  begin,
  canUndo,
  futureOf,
  give,
  now,
  pastOf,
  redo,
  type Session,
  takeBack,
  undo,
  viewNow,
} from '../../src/kernel/session.ts';
import { type CountCommand, type CountTypes, counting } from './counting.ts';

type Counting = Session<CountTypes>;
const ONE: CountCommand = { do: 'add', by: 1 };
const TWO: CountCommand = { do: 'add', by: 2 };
const ROLL: CountCommand = { do: 'roll' };

function playing(...commands: CountCommand[]): Counting {
  return commands.reduce(given, begin(counting, { start: 0 }));
}
function given(session: Counting, command: CountCommand): Counting {
  const result = give(session, command);
  if (!('session' in result)) throw new Error('refused');
  return result.session;
}

test('a session begins with the opening and goes on with every command', () => {
  expect(now(begin(counting, { start: 4 })).value).toBe(4);
  expect(now(playing(ONE, TWO)).value).toBe(3);
  expect(pastOf(playing(ONE, TWO)).map(({ command }) => command)).toEqual([ONE, TWO]);
});

test('a session shows its state without the luck to come', () => {
  const session = playing(ONE, TWO);
  expect(viewNow(session)).toEqual({ value: 3, chance: { seed: '', draws: 0, generator: 'tychei' } });
  expect(now(session).chance.seed).not.toBe('');
});

test('a view is the same object as long as the session does not change, and each viewer has their own', () => {
  const session = playing(ONE);
  const own = viewNow(session, 0);
  expect(viewNow(session, 0)).toBe(own);
  expect(viewNow(undo(given(session, TWO)), 0)).toEqual(own);
  expect(viewNow(session)).not.toBe(own);
  expect(viewNow(given(session, TWO), 0)).not.toBe(own);
});

test('a session remembers what was carried out, even if the command given is changed afterwards', () => {
  const command = { do: 'add' as const, by: 1 };
  const session = given(begin(counting, { start: 0 }), command);
  command.by = 2;
  expect(pastOf(session).map((moment) => moment.command)).toEqual([ONE]);
});

test('a refused command changes nothing and says why', () => {
  const session = playing(ONE);
  expect(give(session, { do: 'add', by: 9 })).toEqual({ ok: false, rule: 'count', reason: 'no' });
  expect(now(session).value).toBe(1);
});

describe('undo', () => {
  test('takes commands back one by one, to the opening', () => {
    const back = undo(undo(playing(ONE, TWO)));
    expect(now(back).value).toBe(0);
    expect(canUndo(back)).toBe(false);
    expect(undo(back)).toBe(back);
  });

  test('stops at what was revealed, also by the very first command', () => {
    for (const session of [playing(ONE, ROLL), playing(ROLL)]) {
      expect(canUndo(session)).toBe(false);
      expect(undo(session)).toBe(session);
    }
    expect(now(undo(playing(ROLL, ONE))).value).toBe(1);
  });

  test('an earlier session stays what it was: a branch to continue from', () => {
    const session = playing(ONE);
    expect(now(given(session, TWO)).value).toBe(3);
    expect(now(given(session, ONE)).value).toBe(2);
    expect(now(session).value).toBe(1);
  });
});

describe('taking back', () => {
  test('goes back past what was revealed, to the opening and no further; redo restores all of it', () => {
    const session = playing(ROLL, ONE, ROLL);
    const opening = takeBack(takeBack(takeBack(session)));
    expect([age(session), age(opening)]).toEqual([3, 0]);
    expect(now(opening).value).toBe(0);
    expect(takeBack(opening)).toBe(opening);
    expect(redo(redo(redo(opening)))).toEqual(session);
  });
});

describe('redo', () => {
  test('leads to the same states again', () => {
    const session = playing(ONE, TWO, ONE);
    const again = redo(redo(redo(undo(undo(undo(session))))));
    expect(again).toEqual(session);
    expect(redo(again)).toBe(again);
  });

  test('ends when another command is given', () => {
    expect(given(undo(undo(playing(ONE, TWO))), TWO).future).toBeNull();
  });

  test('begins with the command that was undone last', () => {
    const session = undo(undo(playing(ONE, TWO)));
    expect(futureOf(session).map(({ command }) => command)).toEqual([ONE, TWO]);
    expect(now(redo(session)).value).toBe(1);
  });

  test('continues when exactly the undone command is given again', () => {
    const session = given(undo(undo(playing(ONE, TWO))), { by: 1, do: 'add' });
    expect(futureOf(session).map(({ command }) => command)).toEqual([TWO]);
    expect(now(redo(session)).value).toBe(3);
  });
});

describe('a person takes back', () => {
  /** Counting in turns: seat 0 counts on from an even number, seat 1 from an odd one. */
  const inTurns: typeof counting = {
    ...counting,
    seats: () => 2,
    sides: () => [[0, 1]],
    activeSeats: ({ value }) => (value >= 10 ? [] : [value % 2]),
    legalCommands: (state, seat = state.value % 2) => (seat === state.value % 2 ? counting.legalCommands(state) : []),
  };
  const from = (start: number, ...commands: CountCommand[]): Counting =>
    commands.reduce(given, begin(inTurns, { start }));

  test('their own command, as long as nobody else had to decide since', () => {
    expect(canUndo(from(0, TWO), [0])).toBe(true);
    expect(canUndo(from(0, ONE), [0])).toBe(false);
    expect(canUndo(from(0, ONE), [0, 1])).toBe(true);
  });

  test('no command of another seat', () => {
    expect(canUndo(from(0, TWO), [1])).toBe(false);
    expect(canUndo(from(1, ONE), [0])).toBe(false);
  });

  test('nothing where nothing was done, and nothing once the game is over', () => {
    expect(canUndo(from(0), [0])).toBe(false);
    expect(canUndo(from(9, ONE))).toBe(true);
    expect(canUndo(from(9, ONE), [0, 1])).toBe(false);
  });
});
