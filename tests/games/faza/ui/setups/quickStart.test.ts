import { expect, test } from 'vitest';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import type { Digest } from '../../../../../src/games/faza/ui/records/digest.ts';
import { type QuickStart, quickStartOf as quickStart } from '../../../../../src/games/faza/ui/setups/quickStart.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import type { PlayedGame } from '../../../../../src/shell/match.ts';
import type { Entry } from '../../../../../src/shell/persistence/archive/archive.ts';
import { playedGames } from '../../../../../src/shell/persistence/archive/statistics.ts';
import { digestOf } from '../../../../shell/persistence/archive/kit.ts';
import { matches } from '../../../../shell/persistence/archive/matches.ts';

const game: PlayedGame = fazaModule;

const quickStartOf = (entries: readonly Entry[], isFirst = false): QuickStart =>
  quickStart(playedGames(game.records, entries), isFirst);

const match = at(matches, 0);

function digest(rule: Digest['rule'], computers: number): Digest {
  return { ...digestOf(match), computers, rule };
}

/** A game that was played to its end by a rule, or given up. */
function entry(rule: Digest['rule'], changes: Partial<Entry> = {}): Entry {
  return {
    id: `${rule}`,
    at: '2026-11-22T09:00:00.000Z',
    leaving: rule ? 'over' : 'givenUp',
    own: true,
    practice: false,
    end: rule === null ? 'givenUp' : rule === 'X1' ? 'won' : 'lost',
    digest: digest(rule, 0),
    hasReplay: true,
    ...changes,
  };
}

const onOpening = { mode: 'easy', opening: 'first' };
const easy = { mode: 'easy' };
const normal = { mode: 'normal' };

test('the very first game is on Easy, on the first opening; the second deals another board', () => {
  expect(quickStartOf([], true)).toEqual(onOpening);
  expect(quickStartOf([])).toEqual(easy);
  expect(quickStartOf([entry('X2')])).toEqual(easy);
  expect(quickStartOf([entry('X2')], true)).toEqual(easy);
});

test('then the boards are any, still on Easy until the first win', () => {
  expect(quickStartOf([entry('X2'), entry('X3')])).toEqual(easy);
  expect(quickStartOf(Array.from({ length: 9 }, () => entry('X4')))).toEqual(easy);
});

test('after a win it is Normal, and stays so', () => {
  expect(quickStartOf([entry('X1')])).toEqual(normal);
  expect(quickStartOf([entry('X2'), entry('X1'), entry('X2')])).toEqual(normal);
});

test('the first win, at Easy, makes the game and what its button says Normal', () => {
  const { quickStart: begun, quickStartLine } = game.setups;
  const after = (entries: readonly Entry[]): unknown[] => {
    const games = playedGames(game.records, entries);
    return [quickStartLine(games), begun(games, 'seed', false).setup];
  };
  const atEasy = (rule: Digest['rule']): Entry => {
    const easyDigest: Digest = { ...digest(rule, 0), mode: 'easy' };
    return entry(rule, { digest: easyDigest });
  };
  expect(after([atEasy('X2')])).toMatchObject(['Easy', { mode: 'easy' }]);
  expect(after([atEasy('X1'), atEasy('X2')])).toMatchObject(['Normal', { mode: 'normal' }]);
});

test('games that count nowhere do not count here: given up, practice, a friend’s, the computer’s', () => {
  const nobodys = [
    entry(null),
    entry('X1', { practice: true }),
    entry('X1', { own: false }),
    entry('X1', { digest: digest('X1', match.players.length) }),
  ];
  expect(quickStartOf(nobodys, true)).toEqual(onOpening);
});

test('V1 V2 V5 the new-game screen proposes the rulebook’s game: Normal, with every option off', () => {
  const { setup } = game.setups.draft('fresh', () => playedGames(game.records, [])).game();
  expect(setup).toEqual({
    edition: 'published',
    mode: 'normal',
    heroes: ['soldier', 'doctor', 'senator'],
    seed: 'fresh',
    health: null,
    rewards: true,
    fazaFirst: false,
  });
});
