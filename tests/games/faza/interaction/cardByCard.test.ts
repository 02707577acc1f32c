import { expect, test } from 'vitest';
import { cardByCard } from '../../../../src/games/faza/interaction/events/eventStory.ts';

/** Cards that are shown until each has been read. */
function cards(readAt: Partial<Record<string, () => void>> = {}, isReady = true) {
  const seen: string[] = [];
  const table = {
    ready: () => Promise.resolve(isReady),
    show: async (card: string) => {
      seen.push(card);
      readAt[card]?.();
    },
    settle: () => Promise.resolve(),
  };
  return { seen, table };
}

test('E1 every card that was drawn is shown, one after the other', async () => {
  const { seen, table } = cards();
  await cardByCard(['first', 'second'], { ...table, isWanted: () => true });
  expect(seen).toEqual(['first', 'second']);
});

test('no card follows once the table is left, also while one is read', async () => {
  let isThere = true;
  const { seen, table } = cards({
    first: () => {
      isThere = false;
    },
  });
  await cardByCard(['first', 'second'], { ...table, isWanted: () => isThere });
  expect(seen).toEqual(['first']);
});

test('a card that was skipped before its page was there is not shown', async () => {
  const { seen, table } = cards({}, false);
  await cardByCard(['first'], { ...table, isWanted: () => true });
  expect(seen).toEqual([]);
});
