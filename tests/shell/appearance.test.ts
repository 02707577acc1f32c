import { expect, test } from 'vitest';
import { roomFor } from '../../src/shell/appearance.ts';

test('promise 2: at the usual size of words every window has room, also the smallest', () => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1280, 720],
  ] as const) {
    expect(roomFor(width, height, 16)).toBe('');
  }
});

test('words of 200 % are too large for heads and feet of a phone, not for those of a laptop', () => {
  expect(roomFor(360, 640, 32)).toBe('narrow tight');
  expect(roomFor(640, 360, 32)).toBe('tight');
  expect(roomFor(1280, 720, 32)).toBe('');
});
