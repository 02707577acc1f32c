import { describe, expect, test } from 'vitest';
import { ACTION_IDS, type ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { handPage } from '../../../../src/games/azardia/interaction/handPages.ts';
import { backCells, handCells } from '../../../../src/games/azardia/interaction/layout/handCells.ts';
import { tableLayout, withHand, withPeek } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { drawCard } from '../../../../src/games/azardia/scenes/table/card.ts';
import { actionBrief, actionShort, actionText } from '../../../../src/games/azardia/text/cards.en.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { controlOfKey } from '../../../../src/page/input/shortcuts.ts';
import { common, inset, type Rect } from '../../../../src/table/layout/rect.ts';
import { Paper } from '../../../kit/paper.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import widths from './letterWidths.json' with { type: 'json' };

/* A hand can be read without pressing anything: each card shows its picture, its name and its effect. */

/** Typical hand sizes. */
const HANDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The largest hand in recorded games; Kuchuritok may deal as many. */
const LARGE = [9, 10] as const;

/** The table with an open hand of that many cards, and with one that lies face down while people share the device. */
const handsOf = ([width, height]: readonly [number, number], players: number, count?: number) => {
  const open = tableLayout(width, height, players, undefined, count);
  return { open, shared: withPeek(tableLayout(width, height, players)) };
};

/** Hands of that many cards, which together contain every action card once. */
function handsWithEach(count: number): ActionId[][] {
  const starts = Array.from({ length: Math.ceil(ACTION_IDS.length / count) }, (_, index) => index * count);
  return starts.map((start) =>
    Array.from({ length: count }, (_, index) => at(ACTION_IDS, (start + index) % ACTION_IDS.length)),
  );
}

const isIn = (area: Rect, { x, y, w, h }: Rect): boolean =>
  x > area.x - 0.1 && y > area.y - 0.1 && x + w < area.x + area.w + 0.1 && y + h < area.y + area.h + 0.1;

/** What is wrong with the words of a card in its place; empty if everything is readable. */
function faults(card: ActionId, area: Rect, unit: number, isOpen: boolean, isLarge = false): string[] {
  const paper = new Paper(widths);
  const widget = { id: 'hand:0', rect: area, label: '', group: '', isOpen, look: { kind: 'card', card } } as const;
  drawCard(paper.g(inset(area, -4 * unit)), widget, card, unit);
  const said = paper.lines.join(' ');
  const { name, text } = actionText[card];
  const effects = [text, actionBrief[card] ?? text, actionShort[card]];
  const missing = [
    ...(said.includes(name) ? [] : ['no name']),
    ...(isLarge || effects.some((words) => said.includes(words)) ? [] : ['no effect']),
  ];
  return [...missing, ...paper.complaints].map((fault) => `${name}: ${fault}`);
}

describe.each(WINDOWS)('in a window of %i × %i', (...window) => {
  test.each(HANDS)('each of %i cards shows its name and its effect, in letters that can be read', (count) => {
    for (const { unit, hand } of Object.values(handsOf(window, 4, count)).map((layout) => withHand(layout, count)))
      for (const cards of handsWithEach(count)) {
        const cells = handCells(hand, count, unit);
        const found = cards.flatMap((card, index) => faults(card, at(cells, index), unit, index % 2 === 0));
        expect(found).toEqual([]);
      }
  });

  test.each(LARGE)('each of %i cards shows at least its name', (count) => {
    const { unit, hand } = tableLayout(...window, 4);
    for (const cards of handsWithEach(count)) {
      const cells = handCells(hand, count, unit);
      expect(cards.flatMap((card, index) => faults(card, at(cells, index), unit, true, true))).toEqual([]);
    }
  });

  test.each([9, 10, 11, 12])('of %i cards each shows its name and its effect on one page of the hand', (count) => {
    for (const { unit, hand } of Object.values(handsOf(window, 4)))
      for (const cards of handsWithEach(count)) {
        const { pages = 0 } = handPage(hand, cards, [], 0, unit) ?? {};
        const seen: ActionId[] = [];
        for (let wanted = 0; wanted < pages; wanted++) {
          const page = handPage(hand, cards, [], wanted, unit);
          if (!page) throw new Error('no page');
          const shown = cards.slice(page.from, page.to);
          const cells = handCells(page.cards, shown.length, unit);
          expect(shown.flatMap((card, index) => faults(card, at(cells, index), unit, index % 2 === 0))).toEqual([]);
          expect(cells.every((cell) => isIn(hand, cell)) && isIn(hand, page.more)).toBe(true);
          expect(cells.some((cell) => common(cell, page.more).w > 0.1)).toBe(false);
          for (const button of [page.more, ...(page.less ? [page.less] : [])])
            expect(Math.min(button.w, button.h)).toBeGreaterThanOrEqual(44);
          expect(page.less && common(page.less, page.more).h > 0).not.toBe(true);
          expect(page.less && isIn(hand, page.less)).not.toBe(false);
          seen.push(...shown);
        }
        expect(seen).toEqual(cards);
      }
  });

  test('cards lie beside each other in their part of the table, and can be hit', () => {
    for (const players of [2, 3, 4])
      for (const count of [...HANDS, ...LARGE, 21])
        for (const { unit, hand } of Object.values(handsOf(window, players, count))) {
          const cells = handCells(hand, count, unit);
          expect(cells).toHaveLength(count);
          for (const [index, cell] of cells.entries()) {
            expect(isIn(hand, cell), `${index} of ${count} is in the hand`).toBe(true);
            const under = cells.slice(index + 1).filter((other) => {
              const { w, h } = common(cell, other);
              return w > 0.1 && h > 0.1;
            });
            expect(under).toEqual([]);
            if (count <= 8) expect(Math.min(cell.w, cell.h)).toBeGreaterThanOrEqual(30);
          }
        }
  });
});

// On phones on their side the hand is too low for cards that stand.
test.each(WINDOWS.filter(([, height]) => height > 500))('at %i × %i up to four cards stand upright', (...window) => {
  for (const players of [2, 3, 4]) {
    for (const count of [1, 2, 3, 4]) {
      const { unit, hand } = tableLayout(...window, players, undefined, count);
      const cells = handCells(hand, count, unit);
      expect(cells.filter(({ w, h }) => w >= h)).toEqual([]);
      expect(new Set(cells.map(({ y }) => y)).size).toBe(1);
    }
  }
});

test.each([
  [360, 640, 5],
  [390, 844, 5],
  [1024, 768, 7],
  [1024, 768, 8],
  [1280, 720, 8],
  [1920, 1080, 8],
] as const)('at %i × %i %i cards still stand upright', (width, height, count) => {
  const { open, shared } = handsOf([width, height], 4, count);
  // Beside a hand on wide tables lies nothing, also where people share the device.
  for (const layout of width > height ? [open, shared] : [open]) {
    const { unit, hand } = withHand(layout, count);
    expect(handCells(hand, count, unit).filter(({ w, h }) => w >= h)).toEqual([]);
  }
});

test.each(WINDOWS)('at %i × %i cards face down stand in one row, as high as their width lets them', (...window) => {
  const { unit, hand } = withPeek(tableLayout(...window, 4));
  const cells = backCells(hand, 5, unit);
  expect(new Set(cells.map(({ y }) => y)).size).toBe(1);
  // A back is 1.4 times as high as wide.
  for (const { w, h } of cells) expect(Math.min(h, w * 1.4)).toBeGreaterThanOrEqual(70);
});

test('at 1280 × 720 each of the four cards that a player keeps tells its effect in a sentence', () => {
  const { unit, hand } = withHand(tableLayout(1280, 720, 4), 4);
  const [cell] = handCells(hand, 4, unit);
  if (!cell) throw new Error('no card');
  const said = (card: ActionId): string => {
    const paper = new Paper(widths);
    const look = { kind: 'card', card } as const;
    drawCard(paper.g(cell), { id: 'hand:0', rect: cell, label: '', group: '', isOpen: true, look }, card, unit);
    return paper.lines.join(' ');
  };
  expect(said('nopeNebula')).toContain('Cancel a card that affects you.');
  expect(ACTION_IDS.filter((card) => !said(card).endsWith('.'))).toEqual([]);
});

test.each([4, 6, 8])('at 1920 × 1080 no words on %i cards are smaller than 15 pixels', (count) => {
  const { unit, hand } = withHand(tableLayout(1920, 1080, 4), count);
  const cells = handCells(hand, count, unit);
  for (const cards of handsWithEach(count))
    for (const [index, card] of cards.entries()) {
      const paper = new Paper(widths);
      const area = at(cells, index);
      const look = { kind: 'card', card } as const;
      drawCard(paper.g(area), { id: 'hand:0', rect: area, label: '', group: '', isOpen: true, look }, card, unit);
      const small = paper.lines.filter((_, line) => at(paper.boxes, line).h < 0.72 * 15);
      expect(small, actionText[card].name).toEqual([]);
    }
});

test('short texts agree with the long ones, and each card has its own', () => {
  for (const words of Object.values(actionShort)) {
    expect(words.length).toBeLessThanOrEqual(20);
    expect(words).toMatch(/^[+\dA-Z].*[^.]$/);
  }
  const saids = ACTION_IDS.map((card) => `${actionText[card].name} ${actionShort[card]}`);
  expect(new Set(saids).size).toBe(ACTION_IDS.length);
});

test('T4 a button shows the next cards of a large hand, also while it lies face down, and a chosen card is in sight', () => {
  const hand = ACTION_IDS.slice(0, 11);
  const state = position('C', [{ hand }, {}]);
  const shown = (keys: readonly string[] = []) => tableFor(state, 0, keys);
  const cards = (): string[] => {
    const found = shown().controls({});
    return found.flatMap(({ id }) => (id.startsWith('hand:') ? [id] : []));
  };
  const turn = (): void => {
    const more = shown()
      .controls({})
      .find(({ id }) => id === 'more');
    more?.press();
  };
  // Other tests may have turned the pages of the same module.
  for (let page = 0; page < 3 && cards()[0] !== 'hand:0'; page++) turn();
  const first = cards();
  expect(first).toEqual(['hand:0', 'hand:1', 'hand:2', 'hand:3']);
  const label = shown()
    .controls({})
    .find(({ id }) => id === 'more')?.label;
  expect(label).toBe('Cards 1 to 4 of 11 are shown. Show the next ones');
  turn();
  expect(cards()).toEqual(['hand:4', 'hand:5', 'hand:6', 'hand:7']);
  const chosen = shown([`card:${hand[0]}`]).shown.widgets.filter(
    ({ pressed, id }) => pressed && id.startsWith('hand:'),
  );
  expect(chosen.map(({ id }) => id)).toEqual(['hand:0']);
  turn();
  expect(cards()).toEqual(['hand:8', 'hand:9', 'hand:10']);
  turn();
  expect(cards()).toEqual(first);
  const press = (key: string): void => controlOfKey(shown().controls({}), key)?.press();
  press('PageUp');
  expect(cards(), 'a key shows the page before').toEqual(['hand:8', 'hand:9', 'hand:10']);
  press('LB');
  expect(cards(), 'a gamepad, too').toEqual(['hand:4', 'hand:5', 'hand:6', 'hand:7']);
  press('RB');
  press('PageDown');
  expect(cards()).toEqual(first);
  const held = tableFor(state, 0, [], undefined, { hand: 'peeked' }).controls({});
  expect(held.find(({ id }) => id === 'more')).toMatchObject({ ofHeld: true });
  expect(
    tableFor(position('C', [{ hand: hand.slice(0, 8) }, {}]), 0)
      .controls({})
      .some(({ id }) => id === 'more'),
  ).toBe(false);
});
