import { expect, test } from 'vitest';
import { dimShape } from '../../../src/shell/learn/bubbleLayout.ts';

const window = { width: 100, height: 80 };

test('everything in a window is dimmed except the lit areas', () => {
  expect(dimShape(window, [{ x: 0, y: 20, w: 100, h: 30 }])).toBe('path("M0 0H100V20H0zM0 50H100V80H0z")');
});

test('overlapping lit areas stay lit, and lit areas outside the window change nothing', () => {
  const lit = [
    { x: -10, y: 0, w: 70, h: 80 },
    { x: 40, y: -4, w: 200, h: 200 },
  ];
  expect(dimShape(window, lit)).toBe('path("")');
});
