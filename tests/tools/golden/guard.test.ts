import { expect, test } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { type GoldenGame, goldenGamesOf } from '../../e2e/kit/golden.ts';
import { whyNotReplace } from './guard.ts';

const games = goldenGamesOf(faza.version).slice(0, 3);

/** The games, with the first one's record changed. */
function changed(change: Partial<GoldenGame['record']>): GoldenGame[] {
  return games.map((game, index) => (index === 0 ? { ...game, record: { ...game.record, ...change } } : game));
}

test('golden games are written where there are none', () => {
  expect(whyNotReplace(faza, [], false)).toBeNull();
});

test('golden games are overwritten on request, and only then', () => {
  expect(whyNotReplace(faza, games, false)).toContain('3 games');
  expect(whyNotReplace(faza, games, true)).toBeNull();
});

test('golden games of an earlier version of the rules are never overwritten', () => {
  expect(whyNotReplace(faza, changed({ version: faza.version - 1 }), true)).toContain('and is kept');
});

test('golden games that no longer replay are never overwritten: the version has to change', () => {
  expect(whyNotReplace(faza, changed({ hashes: ['00000000000000'] }), true)).toContain('move the version');
});
