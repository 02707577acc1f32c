import { expect, test } from 'vitest';
import { at } from '../../src/kernel/at.ts';
import { digestOf } from '../../src/shell/archive/records/digest.ts';
import { type Entry, endOf } from '../../src/shell/archive/store/archive.ts';
import { freshDraft } from '../../src/shell/newGameDraft.ts';
import { quickStartOf } from '../../src/shell/quickStart.ts';
import { matches } from './archive/kit.ts';

const match = at(matches, 0);

/** A game that was played to its end by a rule, or given up. */
function entry(rule: Entry['digest']['rule'], changes: Partial<Entry> = {}): Entry {
  return {
    id: `${rule}`,
    at: '2026-11-22T09:00:00.000Z',
    leaving: rule ? 'over' : 'givenUp',
    own: true,
    practice: false,
    end: endOf('givenUp', rule),
    digest: { ...digestOf(match), computers: 0, rule },
    hasReplay: true,
    ...changes,
  };
}

const onOpening = { mode: 'easy', headStart: true, opening: 'first' };
const easy = { mode: 'easy', headStart: true };
const normal = { mode: 'normal', headStart: false };

test('the first two games are on Easy, with a Head start, on the first opening', () => {
  expect(quickStartOf([])).toEqual(onOpening);
  expect(quickStartOf([entry('X2')])).toEqual(onOpening);
});

test('then the boards are any, still on Easy with a Head start until the first win', () => {
  expect(quickStartOf([entry('X2'), entry('X3')])).toEqual(easy);
  expect(quickStartOf(Array.from({ length: 9 }, () => entry('X4')))).toEqual(easy);
});

test('after a win it is Normal without a Head start, and stays so', () => {
  expect(quickStartOf([entry('X1')])).toEqual(normal);
  expect(quickStartOf([entry('X2'), entry('X1'), entry('X2')])).toEqual(normal);
});

test('games that count nowhere do not count here: given up, practice, a friend’s, the computer’s', () => {
  const nobodys = [
    entry(null),
    entry('X1', { practice: true }),
    entry('X1', { own: false }),
    entry('X1', { digest: { ...digestOf(match), computers: match.players.length, rule: 'X1' } }),
  ];
  expect(quickStartOf(nobodys)).toEqual(onOpening);
});

test('V6 the new-game screen proposes no Head start', () => {
  expect(freshDraft('fresh').options.headStart).toBe(false);
});
