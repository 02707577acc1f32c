import { expect, test } from 'vitest';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { common, type Rect } from '../../../../src/table/layout/rect.ts';
import { give, position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { painted } from './drawn.ts';

/** C3: Kuchuritok deals a number of cards to three rivals. */
function dealing(...hands: readonly [number, number, number]) {
  const [first, second, third] = hands.map((cards) =>
    (['bootJets', 'glueRain', 'totalAudit', 'egoVacuum', 'loadedSmile'] as const).slice(0, cards),
  );
  const state = position('C', [
    { character: 'kuchuritok' },
    { character: 'lagartoon', hand: first ?? [] },
    { character: 'robotIKing', hand: second ?? [] },
    { character: 'noncredoMantis', hand: third ?? [] },
  ]);
  return give(state, { do: 'takeHands', seat: 0 }).state;
}

const areApart = (boxes: readonly Rect[]): boolean =>
  boxes.every((one, index) =>
    boxes.slice(index + 1).every((other) => {
      const { w, h } = common(one, other);
      return w <= 0 || h <= 1;
    }),
  );

test.each(WINDOWS)(
  'C3 at %i × %i the button that deals says how many cards each rival gets, below its name',
  (...window) => {
    for (const [state, counts] of [
      [dealing(4, 4, 4), /4 cards each|Lagartoon: 4, Robot-i-King: 4, Noncredo Mantis: 4/],
      [dealing(4, 4, 3), /cards$|Lagartoon: \d, Robot-i-King: \d, Noncredo Mantis: \d/],
    ] as const) {
      const { shown } = tableFor(state, 0, [], window);
      const widgets = shown.widgets.filter(({ id }) => id === 'go');
      const paper = painted(drawWidgets, { ...shown, widgets });
      const [name, detail = ''] = paper.lines.join(' ').split(/(?<=Deal like this) /);
      expect(name).toBe('Deal like this');
      expect(detail).toMatch(counts);
      expect(paper.complaints).toEqual([]);
      expect(areApart(paper.boxes)).toBe(true);
    }
  },
);

test.each(WINDOWS)('T4 at %i × %i the names of cards that go never run over the button’s own', (...window) => {
  const hand = [
    'mirrorPoncho',
    'nopeNebula',
    'egoVacuum',
    'dubiousSerum',
    'trainingMontage',
    'mailOrderDiploma',
    'dubiousSerum',
  ] as const;
  const state = position('D', [{ character: 'kuchuritok', level: 5, tile: 67, coins: 3000, hand }, {}, {}, {}]);
  const { shown } = tableFor(state, 0, [], window);
  const widgets = shown.widgets.filter(({ id }) => id === 'go');
  const paper = painted(drawWidgets, { ...shown, widgets });
  expect(paper.lines.join(' ')).toMatch(/^Discard 3 cards/);
  expect(paper.complaints).toEqual([]);
  expect(areApart(paper.boxes)).toBe(true);
});
