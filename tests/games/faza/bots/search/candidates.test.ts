import { expect, test } from 'vitest';
import { candidates } from '../../../../../src/games/faza/bots/search/candidates.ts';
import { type Layout, position } from '../../positions.ts';

/** The hero who recruits to Outpost 3, among all who could. */
function recruiters(layout: Layout): number[] {
  return candidates(position(layout), undefined).flatMap((command) =>
    command.do === 'recruit' && command.outpost === 3 ? [command.hero] : [],
  );
}

test('P4 the hero who pays least recruits: the Senator on the Outpost, whoever has more Points', () => {
  expect(recruiters({ heroes: { senator: { tile: 3, points: 2 }, soldier: { points: 3 } } })).toEqual([0]);
  expect(recruiters({ heroes: { soldier: { points: 5 }, senator: { tile: 3, points: 1 } } })).toEqual([1]);
});

test('P4 of heroes who pay the same, the one with more Points recruits', () => {
  expect(recruiters({ heroes: { senator: { tile: 7, points: 2 }, soldier: { points: 3 } } })).toEqual([1]);
  expect(recruiters({ heroes: { doctor: { points: 4 }, soldier: { points: 3 } } })).toEqual([0]);
});
