import { expect, test } from 'vitest';
import { byGroup, controlOfKey, directionOfKey, layers, nextStop } from '../../../src/page/input/shortcuts.ts';
import type { Control } from '../../../src/table/control.ts';
import { rect } from '../../../src/table/layout/rect.ts';

const control = (id: string, more: Partial<Control> = {}): Control => ({
  id,
  label: id,
  group: 'a',
  rect: rect(0, 0, 10, 10),
  press: () => {},
  ...more,
});

test('a key finds its control, exact matches first', () => {
  const controls = [control('undo', { key: 'z' }), control('redo', { key: 'Z' }), control('end', { key: 'e' })];
  expect(controlOfKey(controls, 'z')?.id).toBe('undo');
  expect(controlOfKey(controls, 'Z')?.id).toBe('redo');
  expect(controlOfKey(controls, 'E')?.id).toBe('end');
  expect(controlOfKey(controls, 'x')).toBeUndefined();
  expect(controlOfKey([control('no key')], 'undefined')).toBeUndefined();
});

test('a control’s second key works if no other control has it as its first', () => {
  const menu = control('menu', { key: 'm', otherKeys: ['Escape'] });
  expect(controlOfKey([menu], 'Escape')?.id).toBe('menu');
  expect(controlOfKey([menu, control('cancel', { key: 'Escape' })], 'Escape')?.id).toBe('cancel');
});

test('names of keys are not letters', () => {
  expect(controlOfKey([control('go', { key: 'Enter' })], 'Enter')?.id).toBe('go');
  expect(controlOfKey([control('go', { key: 'Enter' })], 'enter')).toBeUndefined();
});

test('a navigation key goes from one control to the next, and wraps around', () => {
  const jump = { key: 'c', what: 'cards' };
  const controls = [control('menu'), control('1', { jump }), control('1b'), control('2', { jump }), control('end')];
  const from = (focused?: string): string | undefined => nextStop(controls, 'C', focused)?.id;
  expect([from(), from('menu'), from('1'), from('1b'), from('2'), from('end')]).toEqual(['1', '1', '2', '2', '1', '1']);
  expect(nextStop(controls, 'x', '1')).toBeUndefined();
});

test('only arrows are directions', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'a'].map(directionOfKey)).toEqual([
    'up',
    'down',
    'left',
    'right',
    null,
  ]);
});

test('groups are in the order of their first control', () => {
  const controls = [control('1', { group: 'b' }), control('2', { group: 'a' }), control('3', { group: 'b' })];
  expect([...byGroup(controls)].map(([name, members]) => [name, members.map(({ id }) => id)])).toEqual([
    ['b', ['1', '3']],
    ['a', ['2']],
  ]);
});

test('small controls lie above large ones, and later ones above earlier ones of the same size', () => {
  const controls = [
    control('card', { rect: rect(0, 0, 50, 50) }),
    control('panel', { rect: rect(0, 0, 200, 100) }),
    control('next card', { rect: rect(40, 0, 50, 50) }),
  ];
  expect(layers(controls.map(({ rect }) => rect))).toEqual([2, 1, 3]);
});

test('of controls at the same place the first one is on top, and others of their size keep their order', () => {
  const [here, there] = [rect(0, 0, 50, 50), rect(40, 0, 50, 50)];
  expect(layers([here, there, here])).toEqual([2, 3, 1]);
  expect(layers([there, here, here, here])).toEqual([1, 4, 3, 2]);
});
