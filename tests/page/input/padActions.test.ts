import { describe, expect, test } from 'vitest';
import { type PadMemory, type PadState, padActions, restingPad, together } from '../../../src/page/input/padActions.ts';

const pad = (pressed: readonly number[] = [], axes: readonly number[] = [0, 0, 0, 0]): PadState => ({
  buttons: Array.from({ length: 17 }, (_, index) => pressed.includes(index)),
  axes,
});

/** The actions reported at each of several polls. */
function said(moments: readonly (readonly [number, PadState])[]): string[][] {
  let memory: PadMemory = restingPad;
  return moments.map(([now, state]) => {
    const { actions, next } = padActions(memory, state, now);
    memory = next;
    return actions.map((action) => (action.kind === 'move' ? action.direction : action.kind));
  });
}

describe('buttons', () => {
  test('each has its own action', () => {
    expect([0, 1, 2, 3, 9].map((index) => said([[0, pad([index])]])[0])).toEqual([
      ['press'],
      ['back'],
      ['undo'],
      ['forecast'],
      ['menu'],
    ]);
  });

  test('the shoulder buttons page backward and forward', () => {
    const paged = (index: number) => padActions(restingPad, pad([index]), 0).actions;
    expect([paged(4), paged(5)]).toEqual([[{ kind: 'page', by: -1 }], [{ kind: 'page', by: 1 }]]);
  });

  test('count once while they are held, and again after they were released', () => {
    expect(
      said([
        [0, pad([0])],
        [500, pad([0])],
        [900, pad()],
        [950, pad([0])],
      ]),
    ).toEqual([['press'], [], ['letGo'], ['press']]);
  });
});

describe('directions', () => {
  test('come from the D-pad and from the left stick', () => {
    expect([12, 13, 14, 15].map((index) => said([[0, pad([index])]])[0])).toEqual([
      ['up'],
      ['down'],
      ['left'],
      ['right'],
    ]);
    expect(said([[0, pad([], [0.9, 0.2])]])).toEqual([['right']]);
    expect(said([[0, pad([], [0.1, -0.8])]])).toEqual([['up']]);
  });

  test('repeat after a while', () => {
    const held = pad([15]);
    const moves = said([0, 100, 400, 430, 500, 570].map((now) => [now, held] as const));
    expect(moves).toEqual([['right'], [], [], ['right'], [], ['right']]);
  });

  test('a stick near its threshold does not flutter', () => {
    const moves = said([
      [0, pad([], [0.5, 0])],
      [16, pad([], [0.6, 0])],
      [32, pad([], [0.5, 0])],
      [48, pad([], [0.6, 0])],
      [64, pad([], [0.3, 0])],
      [80, pad([], [0.6, 0])],
    ]);
    expect(moves).toEqual([[], ['right'], [], [], [], ['right']]);
  });

  test('a gamepad may have few buttons or axes', () => {
    expect(said([[0, { buttons: [], axes: [] }]])).toEqual([[]]);
  });
});

test('the right stick scrolls, slowly or fast', () => {
  const scroll = (by: number) => padActions(restingPad, pad([], [0, 0, 0, by]), 0).actions;
  expect(scroll(0.2)).toEqual([]);
  expect(scroll(1)).toEqual([{ kind: 'scroll', by: 18 }]);
  expect(scroll(-0.5)).toEqual([{ kind: 'scroll', by: -9 }]);
});

test('every gamepad counts, whichever comes first', () => {
  const [phantom, first, second] = [{ buttons: [], axes: [] }, pad([0]), pad([9], [0, -1, 0, 0])];
  const { actions } = padActions(restingPad, together([phantom, first, second]), 0);
  expect(actions).toEqual([{ kind: 'press' }, { kind: 'menu' }, { kind: 'move', direction: 'up' }]);
});
