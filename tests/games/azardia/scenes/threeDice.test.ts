import { expect, test } from 'vitest';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { drawWidgets } from '../../../../src/games/azardia/scenes/table/drawWidgets.ts';
import { drawRivals } from '../../../../src/games/azardia/scenes/table/standing.ts';
import { position } from '../position.ts';
import { tableFor } from '../ui/pressing.ts';
import { WINDOWS } from '../windows.ts';
import { noted, painted } from './drawn.ts';

/** Three dice, with a rival and an A tile ahead, and the Gate. */
function rolled(tile: number, dice: readonly [number, number, number], rival: number): State {
  const state = position('A', [{ tile, coins: 2000 }, { tile: rival }, { tile: 99, level: 5 }, { tile: 98, level: 5 }]);
  return {
    ...state,
    roll: { seat: 0, dice, raised: [false, false, false] },
    steps: [{ step: 'chooseMove', seat: 0 }, ...state.steps.slice(1)],
  };
}

/** By the pair of each movement: the tile, and the event there in words or as a mark. */
const CHOICES: readonly (readonly [State, Readonly<Record<string, readonly [tile: string, there: RegExp]>>])[] = [
  [
    rolled(42, [8, 4, 1], 51),
    {
      '8+4': ['54', /^(nothing happens( there)?)?$/i],
      '8−4': ['46', /^(A|draw a card|On an A tile: draw an action card)$/],
      '8+1': ['51', /^(|duel 50%|Duel with Kuchuritok .*)$/],
      '8−1': ['49', /^(nothing happens( there)?)?$/i],
      '4+1': ['47', /^(nothing happens( there)?)?$/i],
      '4−1': ['45', /^(nothing happens( there)?)?$/i],
    },
  ],
  [
    rolled(72, [10, 7, 10], 60),
    {
      '10+7': ['10', /^(Gate|Below level 5 the Gate .*)$/],
      '10−7': ['75', /^(A|draw a card|On an A tile: draw an action card)$/],
      '10+10': ['13', /^(Gate A|Gate, draw a card|Below level 5 .* · On an A tile: draw an action card)$/],
      '10−10': ['72', /^(again|roll again|A 0: roll again)$/],
    },
  ],
  [
    rolled(74, [8, 7, 1], 60),
    {
      '8+7': ['10', /^(Gate|Below level 5 the Gate .*)$/],
      '8−7': ['75', /^(A|draw a card|On an A tile: draw an action card)$/],
      '8+1': ['4', /^(Gate|Below level 5 the Gate .*)$/],
      '8−1': ['2', /^(Gate|Below level 5 the Gate .*)$/],
      '7+1': ['3', /^(Gate|Below level 5 the Gate .*)$/],
      '7−1': ['1', /^(Gate|Below level 5 the Gate .*)$/],
    },
  ],
  [
    rolled(58, [1, 3, 1], 40),
    {
      '3+1': ['62', /^(nothing happens( there)?)?$/i],
      '3−1': ['60', /^(nothing happens( there)?)?$/i],
      '1−1': ['58', /^(again|roll again|A 0: roll again)$/],
    },
  ],
];

for (const window of WINDOWS) {
  test(`M1 at ${window.join(' × ')} each choice of three dice shows its pair, its tile and what is there`, () => {
    for (const [state, choices] of CHOICES) {
      const { shown } = tableFor(state, 0, [], window);
      const moves = shown.widgets.filter(({ look }) => look.kind === 'move');
      const seen = moves.map((widget): readonly [string, string, string] => {
        const paper = painted(drawWidgets, { ...shown, widgets: [widget] });
        expect(paper.complaints, widget.label).toEqual([]);
        const [large, small, sign, tile = '', ...there] = paper.lines;
        return [`${large}${sign}${small}`, tile.replace('Tile ', ''), there.join(' ')];
      });
      expect(seen.map(([pair, tile]) => [pair, tile])).toEqual(
        Object.entries(choices).map(([pair, [tile]]) => [pair, tile]),
      );
      for (const [pair, , there] of seen) expect(there, pair).toMatch(choices[pair]?.[1] ?? /never/);
    }
  });
}

test('M1 with two dice a choice shows how many tiles it is', () => {
  const state = rolled(42, [8, 4, 1], 51);
  const two: State = { ...state, roll: { seat: 0, dice: [8, 4], raised: [false, false] } };
  const { shown } = tableFor(two, 0);
  const moves = shown.widgets.filter(({ look }) => look.kind === 'move');
  expect(moves.map((widget) => painted(drawWidgets, { ...shown, widgets: [widget] }).lines[0])).toEqual(['+12', '+4']);
  // Each event has its symbol; its consequences, and no event, have none.
  expect(moves.flatMap(({ look }) => (look.kind === 'move' ? look.lines.map(({ mark }) => mark) : []))).toEqual([
    null,
    'draw',
  ]);
});

test.each(WINDOWS)('K1 at %i × %i the dice lie in one line, also those that cannot be raised any more', (...window) => {
  const state = rolled(42, [8, 4, 1], 51);
  const { shown } = tableFor(
    { ...state, roll: { seat: 0, dice: [8, 4, 1], raised: [false, true, false] } },
    0,
    [],
    window,
  );
  const { surface, panels } = noted(shown);
  drawWidgets(surface, shown);
  const heights = [0, 1, 2].map((die) => panels.get(`widget:die:${die}`)?.places[0]?.y);
  expect(heights[0]).toBeGreaterThan(0);
  expect(new Set(heights).size).toBe(1);
});

test.each(WINDOWS)('M1 at %i × %i each of three dice is large enough to be read', (...window) => {
  const { shown } = tableFor(rolled(42, [8, 4, 1], 51), 0, [], window);
  const { surface, panels } = noted(shown);
  drawWidgets(surface, shown);
  // The picture has a margin.
  const sizes = [0, 1, 2].map((die) => (panels.get(`widget:die:${die}`)?.places[0]?.w ?? 0) / 1.12);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
});

test.each(WINDOWS)('M1 at %i × %i a choice of two dice shows the symbol of what happens there', (...window) => {
  const state = rolled(42, [8, 4, 1], 51);
  const { shown } = tableFor({ ...state, roll: { seat: 0, dice: [8, 4], raised: [false, false] } }, 0, [], window);
  const { surface, panels } = noted(shown);
  drawWidgets(surface, shown);
  const moves = shown.widgets.filter(({ look }) => look.kind === 'move');
  expect(moves.map(({ id }) => panels.get(`widget:${id}`)?.icons)).toEqual([[], ['cards']]);
});

test('E2 the tag that says so has room for its words on large portraits, and is a number beside a die on those of phones', () => {
  const shapes = WINDOWS.flatMap((window) => {
    const { shown } = tableFor({ ...rolled(42, [8, 4, 1], 51), roundRule: 'threeDice' }, 0, [], window);
    const { lines, boxes, complaints } = painted(drawRivals, shown);
    expect(complaints).toEqual([]);
    const isPhone = Math.min(...window) < 500;
    expect(lines.filter((line) => line === '3 dice')).toHaveLength(isPhone || window[0] === 1024 ? 0 : 3);
    if (isPhone) expect(lines.filter((line) => line === '3').length).toBeGreaterThanOrEqual(3);
    return boxes.flatMap(({ w, h }, index) => (lines[index] === '3 dice' ? [Math.round((w / h) * 10)] : []));
  });
  expect(new Set(shapes).size, 'no letter is narrower than others').toBe(1);
});
