import { describe, expect, test } from 'vitest';
import { lessonOf, sessionsOf } from '../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS } from '../../../src/games/faza/lessons/lesson.ts';
import { boardLayout } from '../../../src/games/faza/scenes/boardLayout.ts';
import { at } from '../../../src/kernel/at.ts';
import { now } from '../../../src/kernel/session.ts';
import { footOverToasts, overlap, placeBubble, sideFacing } from '../../../src/shell/learn/placeBubble.ts';
import { preciousOf, rectOf } from '../../../src/shell/learn/spots.ts';

const WINDOWS = [
  { width: 360, height: 640, bubble: { width: 320, height: 130 } },
  { width: 640, height: 360, bubble: { width: 320, height: 120 } },
  { width: 1280, height: 720, bubble: { width: 384, height: 140 } },
  { width: 1920, height: 1080, bubble: { width: 384, height: 140 } },
];

describe.each(WINDOWS)('a bubble in a window of $width×$height', ({ bubble, ...window }) => {
  test('never lies over what it speaks of, and always inside the window', () => {
    for (const lesson of LESSON_IDS.map(lessonOf)) {
      const state = now(at(sessionsOf(lesson), 0));
      const layout = boardLayout(window.width, window.height, state.heroes.length);
      for (const { about } of lesson.steps) {
        const target = rectOf(about, state, layout);
        const { x, y } = placeBubble({ window, bubble, target, free: [layout.go], precious: preciousOf(layout) });
        const box = { x, y, w: bubble.width, h: bubble.height };
        expect(overlap(box, target), `${lesson.id} ${about.kind}`).toBe(0);
        expect(overlap(box, layout.go), `${lesson.id} ${about.kind}`).toBe(0);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + bubble.width).toBeLessThanOrEqual(window.width);
        expect(y + bubble.height).toBeLessThanOrEqual(window.height);
      }
    }
  });

  test('where there is no room it covers as little as it can, without falling off', () => {
    const everything = { x: 0, y: 0, w: window.width, h: window.height };
    const { x, y } = placeBubble({ window, bubble, target: everything, free: [], precious: [] });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + bubble.height).toBeLessThanOrEqual(window.height);
  });
});

test('an arrow comes from the side of the bubble', () => {
  const target = { x: 100, y: 100, w: 50, h: 50 };
  expect(sideFacing(target, { x: 300, y: 100, w: 50, h: 50 })).toBe('right');
  expect(sideFacing(target, { x: 100, y: 0, w: 50, h: 50 })).toBe('top');
  expect(sideFacing(target, { x: 110, y: 400, w: 50, h: 50 })).toBe('bottom');
  expect(sideFacing(target, { x: 0, y: 110, w: 50, h: 50 })).toBe('left');
});

test('a toast is to come below a bubble that lies in its place, and stays where it is beside all others', () => {
  const phone = { width: 360, height: 640 };
  expect(footOverToasts({ x: 20, y: 6, w: 320, h: 130 }, phone)).toBe(136);
  expect(footOverToasts({ x: 20, y: 440, w: 320, h: 130 }, phone)).toBe(0);
  const laptop = { width: 1280, height: 720 };
  expect(footOverToasts({ x: 850, y: 70, w: 384, h: 160 }, laptop)).toBe(230);
  expect(footOverToasts({ x: 0, y: 70, w: 360, h: 160 }, laptop)).toBe(0);
});
