import { expect, test } from 'vitest';
import type { ShownTable } from '../../../../src/games/faceOff/interaction/tableView.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { faceOffInspect } from '../../../../src/games/faceOff/ui/inspect.ts';
import { position } from '../position.ts';

/** The piles of seat 0, as a viewer sees them: their names, and which of some cards are in them. */
function piles(viewer: number) {
  const state = position({
    seats: [
      {
        hand: ['grendel', 'banner'],
        deck: ['goldPan', 'banner'],
        discards: ['ninjas4', 'spareDeputy'],
        army: ['billyTheKid'],
      },
      {},
    ],
  });
  const panels = [{ key: 'Cowboys', title: 'Cowboys', seat: 0 }];
  const table = { state: faceOff.view(state, viewer), picture: { panels } } as unknown as ShownTable;
  const { explain } = faceOffInspect({ explain: () => null } as unknown as Parameters<typeof faceOffInspect>[0]);
  return (explain(table, 'Cowboys')?.topics ?? []).map(({ name, text }) => {
    const cards = ['Grendel', 'Banner', 'Gold Pan', 'Spare Deputy', 'Billy the Kid'].filter((card) =>
      text.includes(card),
    );
    return [name, ...cards];
  });
}

test('S9 the owner of a deck sees what is left in it, in no order, and all its piles', () => {
  expect(piles(0).slice(0, 4)).toEqual([
    ['In hand (2)', 'Grendel', 'Banner'],
    ['In the deck, in any order (2)', 'Banner', 'Gold Pan'],
    ['Discard pile, the latest first (2)', 'Spare Deputy'],
    ['Army (1)', 'Billy the Kid'],
  ]);
});

test('others see which cards a seat owns, but not which of them are in its hand', () => {
  expect(piles(1).slice(0, 3)).toEqual([
    ['In hand, deck, or face down (4)', 'Grendel', 'Banner', 'Gold Pan'],
    ['Discard pile, the latest first (2)', 'Spare Deputy'],
    ['Army (1)', 'Billy the Kid'],
  ]);
});

test('E4 the cards of a set are listed under its name', () => {
  expect(piles(1).at(-1)?.[0]).toBe('Set: Ninjas (1)');
});
