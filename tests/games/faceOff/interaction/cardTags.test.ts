import { expect, test } from 'vitest';
import { cardTags } from '../../../../src/games/faceOff/interaction/cardTags.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { totalOf } from '../../../../src/games/faceOff/rules/power/totals.ts';
import type { Siege } from '../../../../src/games/faceOff/rules/state/state.ts';
import { inAssault } from '../position.ts';

type Seats = Parameters<typeof inAssault>[0]['seats'];

/** By seat, the tags of the cards in its army. */
function tagsOf(seats: Seats, sieges: readonly Siege[]) {
  const view = faceOff.view(inAssault({ seats, sieges, hqs: ['pirates', 'ninjas'] }), 0);
  return view.seats.map(({ army }, seat) => cardTags(view, seat, 'hq', army));
}

const WILLIE: Siege = { by: 1, minus: 1, on: 'equipment' };

test('H8 a siege is told on the card that lays it, and its loss on every card that it strikes, but none with Shelter', () => {
  const seats: Seats = [
    { army: ['grendel', 'banner', 'goldPan'] },
    { army: ['willie'] },
    { army: ['redRyder', 'billyTheKid', 'banner'] },
  ];
  expect(tagsOf(seats, [WILLIE])).toEqual([[[], ['−1'], ['−1']], [['Siege 1']], [['Shelter'], [], []]]);
  expect(tagsOf(seats, [])[1]).toEqual([[]]);
});

test('H8 a siege of the whole army strikes its first three cards, and all losses together are those of its total', () => {
  const seats: Seats = [{ army: ['grendel', 'banner', 'goldPan', 'annieOakley'] }, { army: ['trojanHorse'] }];
  const sieges: readonly Siege[] = [
    { by: 1, minus: 1, on: 'army' },
    { by: 1, minus: 2, on: 'personality' },
  ];
  expect(tagsOf(seats, sieges)[0]).toEqual([['−3'], ['−1'], ['−1'], ['−2']]);
  const { parts } = totalOf(inAssault({ seats, sieges, hqs: ['pirates', 'ninjas'] }), 0, 'hq');
  expect(parts.filter(({ kind }) => kind === 'siege').map(({ amount }) => amount)).toEqual([-3, -4]);
});

test('A3 a Shield at headquarters is told on the card that gives it', () => {
  expect(tagsOf([{ army: ['bassReeves', 'banner'] }, {}], [])[0]).toEqual([['Shield'], []]);
});
