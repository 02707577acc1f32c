import { describe, expect, test } from 'vitest';
import { withTouchAreas } from '../../../../src/games/azardia/ui/touchAreas.ts';
import type { Control } from '../../../../src/table/control.ts';
import { common, rect } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { tableFor, type Window } from './pressing.ts';

const control = (id: string, x: number, y: number, w: number, h: number): Control => ({
  id,
  label: id,
  group: 'Table',
  rect: rect(x, y, w, h),
  press: () => undefined,
});

test('a small button can be pressed in the gaps around it, up to halfway to the next one, and within the window', () => {
  const menu = control('menu', 4, 4, 40, 40);
  const log = control('log', 46, 4, 40, 40);
  const board = control('board', 0, 0, 200, 200);
  const pass = control('pass', 4, 60, 60, 50);
  expect(withTouchAreas([menu, log, board, pass], rect(0, 0, 200, 200)).map((one) => one.rect)).toEqual([
    rect(2, 2, 43, 44),
    rect(45, 2, 43, 44),
    rect(0, 0, 200, 200),
    rect(4, 60, 60, 50),
  ]);
});

const ROLLED = { roll: { seat: 0, dice: [3, 8], raised: [false, false] } } as const;
const THREE = { roll: { seat: 0, dice: [3, 8, 5], raised: [false, false, false] } } as const;

describe.each<Window>([
  [360, 640],
  [390, 844],
])('at %i × %i', (...window) => {
  test.each([
    ['two', ROLLED],
    ['three', THREE],
  ] as const)('with %s dice, whatever a finger presses besides cards is 44 px in both directions', (_, roll) => {
    const state = {
      ...position('A', [{ tile: 20, coins: 3000 }, { tile: 25 }, { tile: 40 }, { tile: 55 }]),
      ...roll,
      steps: [{ step: 'chooseMove', seat: 0 }] as const,
    };
    const controls = tableFor(state, 0, [], window).controls({});
    const pressed = controls.filter(({ id }) => id !== 'board' && !id.startsWith('hand:'));
    expect(pressed.map(({ id }) => id)).toContain('die:1');
    expect(pressed.filter(({ rect: { w, h } }) => w < 44 || h < 44).map(({ id }) => id)).toEqual([]);
    for (const one of pressed)
      for (const other of pressed) {
        const { w, h } = common(one.rect, other.rect);
        if (one !== other) expect(Math.min(w, h), `${one.id} ${other.id}`).toBeLessThanOrEqual(0.01);
      }
  });
});
