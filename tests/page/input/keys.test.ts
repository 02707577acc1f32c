import { expect, test } from 'vitest';
import { commandOfKey, findByKey, isComposition, isKey, keysOf } from '../../../src/page/input/keys.ts';
import { fc } from '../../kit/seeded.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test.each([
  ['a letter of a Latin keyboard, wherever it lies: Dvorak', press('u', 'KeyF'), ['u']],
  ['a letter of a Latin keyboard, wherever it lies: AZERTY', press('z', 'KeyW'), ['z']],
  ['a letter with an accent', press('ñ', 'Semicolon'), ['ñ']],
  ['a Russian letter', press('г', 'KeyU'), ['г', 'u']],
  ['a large Russian letter', press('Г', 'KeyU', true), ['Г', 'U']],
  ['a Greek letter', press('ψ', 'KeyC'), ['ψ', 'c']],
  ['a Hebrew letter', press('ו', 'KeyU'), ['ו', 'u']],
  ['a Korean letter', press('ㅕ', 'KeyU'), ['ㅕ', 'u']],
  ['a Russian letter where English has a full stop', press('ю', 'Period'), ['ю', '.']],
  ['an Arabic question mark', press('؟', 'Slash', true), ['؟', '?']],
  ['an Arabic digit', press('١', 'Digit1'), ['1', '١']],
  ['a key that an input method keeps', press('Process', 'KeyU'), ['u']],
  ['a digit that an input method keeps', press('Process', 'Digit2'), ['2']],
  ['a letter of double width', press('ｕ', 'KeyU'), ['u']],
  ['a space of double width', press('\u3000', 'Space'), [' ']],
  ['a dead key', press('Dead', 'Slash', true), ['?']],
  ['the key of 1 in France', press('&', 'Digit1'), ['1', '&']],
  ['the key of 2 in France', press('é', 'Digit2'), ['2', 'é']],
  ['the key of 1 in France, with Shift', press('1', 'Digit1', true), ['1']],
  ['the key of 3 in Prague', press('š', 'Digit3'), ['3', 'š']],
  ['the key of 1 in Prague and Bratislava', press('+', 'Digit1'), ['1', '+']],
  ['the key of 1 in Prague, with Shift', press('1', 'Digit1', true), ['1']],
  ['the key of 1 in Vilnius', press('ą', 'Digit1'), ['1', 'ą']],
  ['the plus of a German keyboard', press('+', 'BracketRight'), ['+']],
  ['plus in America', press('+', 'Equal', true), ['+']],
  ['the 1 of a number pad', press('1', 'Numpad1'), ['1']],
  ['the plus of a number pad', press('+', 'NumpadAdd'), ['+']],
  ['the 1 of a number pad that an input method keeps', press('Process', 'Numpad1'), ['1']],
  ['the minus of a number pad that an input method keeps', press('Process', 'NumpadSubtract'), ['-']],
  ['a digit with Shift in America', press('!', 'Digit1', true), ['!']],
  ['the key of minus in France', press('-', 'Digit6'), ['6', '-']],
  ['a key with a name', press('PageUp', 'Numpad9'), ['PageUp']],
  ['a key that a gamepad stands for', press('Escape', ''), ['Escape']],
])('%s', (_, event, keys) => {
  expect(keysOf(event)).toEqual(keys);
});

test('a Latin character that the keyboard types wins, except over a digit key', () => {
  const latin = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZäöüßéøşığ,.?+-');
  const place = fc.constantFrom('KeyA', 'KeyZ', 'Semicolon', 'Comma', 'Digit7', 'Slash');
  fc.assert(
    fc.property(latin, place, fc.boolean(), (key, code, shiftKey) => {
      const before = code === 'Digit7' && !shiftKey ? ['7'] : [];
      expect(keysOf({ key, code, shiftKey })).toEqual([...before, key]);
    }),
  );
});

test('the character printed on a key wins over its position, except for digits, which have no other key', () => {
  const zoom = (key: string): string | undefined => ({ '-': 'out', '+': 'in', '1': 'first' })[key];
  expect(findByKey(press('-', 'Digit6'), zoom)).toBe('out');
  expect(findByKey(press('+', 'Digit1'), zoom)).toBe('first');
  expect(findByKey(press('+', 'NumpadAdd'), zoom)).toBe('in');
  expect(findByKey(press('+', 'Digit9'), zoom)).toBe('in');
  expect(isKey(press('G', 'KeyG'), 'g')).toBe(true);
  expect(isKey(press('п', 'KeyG'), 'g')).toBe(true);
  expect(isKey(press('g', 'KeyI'), 'i')).toBe(false);
});

test.each([
  ['Ctrl Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Ctrl Shift Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl Z with Caps Lock', { key: 'Z', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Ctrl Y', { key: 'y', code: 'KeyY', ctrlKey: true }, 'redo'],
  ['Command Z', { key: 'z', code: 'KeyZ', metaKey: true }, 'undo'],
  ['Command Shift Z', { key: 'z', code: 'KeyZ', metaKey: true, shiftKey: true }, 'redo'],
  ['Ctrl Z on a German keyboard', { key: 'z', code: 'KeyY', ctrlKey: true }, 'undo'],
  ['Ctrl Z on a Russian keyboard', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Ctrl Alt Z', { key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true }, null],
  ['Ctrl Shift Y', { key: 'Y', code: 'KeyY', ctrlKey: true, shiftKey: true }, null],
  ['Ctrl Command Z', { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: true }, null],
  ['Z alone', { key: 'z', code: 'KeyZ' }, null],
  ['Ctrl W', { key: 'w', code: 'KeyZ', ctrlKey: true }, null],
])('%s', (_, keys, command) => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(commandOfKey({ ...none, ...keys })).toBe(command);
});

test('a key that an input method handles is not the page’s', () => {
  const event = (more: object): KeyboardEvent =>
    Object.assign(new Event('keydown'), {
      key: 'Enter',
      code: 'Enter',
      keyCode: 13,
      isComposing: false,
      ...more,
    }) as KeyboardEvent;
  expect(isComposition(event({}))).toBe(false);
  expect(isComposition(event({ isComposing: true }))).toBe(true);
  // Safari reports the Enter that ends a composition like this, after the composition is over.
  expect(isComposition(event({ keyCode: 229 }))).toBe(true);
  expect(isComposition(event({ key: 'Escape', keyCode: 229 }))).toBe(true);
});
