import { describe, expect, test } from 'vitest';
import { lessonOf, sessionsOf } from '../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS, type Spot, tile } from '../../../src/games/faza/lessons/lesson.ts';
import { boardLayout } from '../../../src/games/faza/scenes/boardLayout.ts';
import { at } from '../../../src/kernel/at.ts';
import { now } from '../../../src/kernel/session.ts';
import { placeArrow } from '../../../src/shell/learn/placeArrow.ts';
import { footOverToasts, overlap, placeBubble, sideFacing } from '../../../src/shell/learn/placeBubble.ts';
import { freeOf, nameOf, preciousOf, rectOf } from '../../../src/shell/learn/spots.ts';

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

  test('leaves the name of the hero who speaks free, who may ask for it to be pressed', () => {
    for (const { id, steps } of LESSON_IDS.map(lessonOf)) {
      const state = now(at(sessionsOf(lessonOf(id)), 0));
      const layout = boardLayout(window.width, window.height, state.heroes.length);
      for (const { about, speaker } of steps) {
        const target = rectOf(about, state, layout);
        const names = nameOf(speaker, state, layout);
        expect(names).toHaveLength(layout.form === 'wide' ? 1 : 0);
        const free = [...freeOf(layout), ...names];
        const place = placeBubble({ window, bubble, target, free, precious: preciousOf(layout) });
        const box = { x: place.x, y: place.y, w: bubble.width, h: bubble.height };
        for (const name of names) expect(overlap(box, name), `${id} ${about.kind}`).toBe(0);
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

/** Every window, and how large a hint is there. */
const HINTED = [
  { width: 360, height: 640, bubble: { width: 272, height: 96 } },
  { width: 390, height: 844, bubble: { width: 272, height: 96 } },
  { width: 640, height: 360, bubble: { width: 272, height: 96 } },
  { width: 1280, height: 720, bubble: { width: 320, height: 124 } },
  { width: 1366, height: 768, bubble: { width: 320, height: 124 } },
];

describe.each(HINTED)('a hint in a window of $width×$height', ({ bubble, ...window }) => {
  const state = now(at(sessionsOf(lessonOf('win')), 0));
  const layout = boardLayout(window.width, window.height, state.heroes.length);
  const precious = preciousOf(layout);
  const spots: Spot[] = [
    { kind: 'card', seat: 0, card: 1 },
    { kind: 'verb', verb: 'recruit' },
    { kind: 'hero', seat: 1 },
    { kind: 'end' },
    { kind: 'events' },
    { kind: 'drones' },
    tile(2),
  ];

  test.each(spots)('about $kind leaves round, phase, End and the ways to other heroes free', (about) => {
    const target = rectOf(about, state, layout);
    const place = placeBubble({ window, bubble, target, free: freeOf(layout), precious });
    const box = { x: place.x, y: place.y, w: bubble.width, h: bubble.height };
    for (const free of freeOf(layout)) expect(overlap(box, free)).toBe(0);
  });

  test('its arrow points at a card without lying on another one', () => {
    const target = rectOf({ kind: 'card', seat: 0, card: 1 }, state, layout);
    const place = placeBubble({ window, bubble, target, free: freeOf(layout), precious });
    const arrow = placeArrow(
      { x: place.x, y: place.y, w: bubble.width, h: bubble.height },
      { window, target, precious },
    );
    expect(arrow).not.toBeNull();
    const others = layout.heroes.flatMap(({ cards }) =>
      cards.filter((card) => card.x !== target.x || card.y !== target.y),
    );
    for (const other of others) expect(arrow && overlap(arrow.rect, other)).toBe(0);
  });

  test('its arrow points at the button that does it without lying on Cancel', () => {
    const place = placeBubble({ window, bubble, target: layout.go, free: freeOf(layout), precious });
    const box = { x: place.x, y: place.y, w: bubble.width, h: bubble.height };
    const arrow = placeArrow(box, { window, target: layout.go, precious });
    expect(arrow).not.toBeNull();
    for (const verb of layout.verbs) expect(arrow && overlap(arrow.rect, verb)).toBe(0);
  });
});

test('an arrow that would lie on something precious comes from another side, and none comes from under the bubble', () => {
  const window = { width: 400, height: 400 };
  const target = { x: 180, y: 180, w: 40, h: 40 };
  const bubble = { x: 300, y: 150, w: 90, h: 90 };
  const right = { x: 222, y: 150, w: 70, h: 100 };
  expect(placeArrow(bubble, { window, target, precious: [] })?.side).toBe('right');
  expect(placeArrow(bubble, { window, target, precious: [{ rect: right, worth: 1 }] })?.side).not.toBe('right');
  const everything = { x: 0, y: 0, w: 400, h: 400 };
  expect(placeArrow(everything, { window, target, precious: [] })).toBeNull();
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
  expect(footOverToasts({ x: 20, y: 6, w: 320, h: 130 }, phone, 16)).toBe(136);
  expect(footOverToasts({ x: 20, y: 440, w: 320, h: 130 }, phone, 16)).toBe(0);
  const laptop = { width: 1280, height: 720 };
  expect(footOverToasts({ x: 850, y: 70, w: 384, h: 160 }, laptop, 16)).toBe(230);
  expect(footOverToasts({ x: 0, y: 70, w: 360, h: 160 }, laptop, 16)).toBe(0);
  // Larger words make wider toasts.
  expect(footOverToasts({ x: 0, y: 70, w: 360, h: 160 }, laptop, 32)).toBe(230);
});
