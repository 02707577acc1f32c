import { describe, expect, test } from 'vitest';
import { boardLayout, VERBS } from '../../../src/games/faza/interaction/layout/boardLayout.ts';
import type { BoardLayout } from '../../../src/games/faza/interaction/layout/layout.ts';
import { pathOf, type SelectionStep } from '../../../src/games/faza/interaction/picks.ts';
import { lessonOf } from '../../../src/games/faza/lessons/course.ts';
import { LESSON_IDS, type Spot, tile } from '../../../src/games/faza/lessons/lesson.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { freeOf, hintPlaces, nameOf, preciousOf, rectOf } from '../../../src/games/faza/ui/lessons/spots.ts';
import { viewNow } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { footOverToasts, overlap, placeArrow, placeBubble, type Size } from '../../../src/shell/learn/bubbleLayout.ts';
import { sessionsOf } from '../../../src/shell/learn/course.ts';
import { inset, type Rect } from '../../../src/table/layout/rect.ts';
import { tableFor } from '../../games/faza/tables.ts';
import { fc } from '../../kit/seeded.ts';
import { bubbleSizesFor } from './bubbleSizesFor.ts';

/** Regions that have to be pressed on the way to a command, wherever they lie in a window. */
function rectsOn(command: Command, state: FazaView, layout: BoardLayout): Rect[] {
  const rectOn = (pick: SelectionStep): Rect | undefined => {
    switch (pick.kind) {
      case 'half':
        return layout.heroes[pick.seat]?.cards[pick.card - 1];
      case 'tile':
      case 'group':
        return rectOf(tile(pick.tile), state, layout);
      case 'verb':
        return layout.verbs[VERBS.indexOf(pick.verb)];
      case 'ship':
        return rectOf({ kind: 'ship', ship: pick.ship }, state, layout);
      case 'end':
        return layout.end;
      default:
        return undefined;
    }
  };
  return pathOf(command).flatMap((pick) => rectOn(pick) ?? []);
}

/** Something to point at: its region, the words about it, and what must stay visible around it. */
interface Pointed {
  readonly name: string;
  readonly words: string;
  readonly kind: 'lesson' | 'hint';
  readonly target: Rect;
  readonly needed: readonly Rect[];
  readonly free: readonly Rect[];
}

/**
 * Everything that a lesson points at: the region it asks about, and each press that it asks for, with the presses after
 * it.
 */
const lessonStands = LESSON_IDS.map(lessonOf).flatMap((lesson) =>
  lesson.steps.flatMap((step, index) => {
    const state = viewNow(at(sessionsOf(faza, lesson), index));
    const command = 'command' in step.awaits ? step.awaits.command : null;
    return ({ width, height }: Size): Pointed[] => {
      const layout = boardLayout(width, height, tableFor(3, state.edition));
      // Below a phone of 360×640 the cross of 24 tiles leaves no room for a bubble.
      const isCramped = Math.min(width, height) < 360 || Math.max(width, height) < 640;
      if (state.edition === '24' && isCramped) return [];
      const about = rectOf(step.about, state, layout);
      const way = command ? [...rectsOn(command, state, layout), layout.go] : [];
      const targets = way.length > 0 ? way : [about];
      const free = [about, ...freeOf(layout), ...nameOf(step.speaker, state, layout)];
      return targets.map((target) => ({
        name: `${lesson.id} ${index}`,
        words: step.says,
        kind: 'lesson',
        target,
        needed: way,
        free,
      }));
    };
  }),
);

const position = viewNow(at(sessionsOf(faza, lessonOf('win')), 0));
const spots: Spot[] = [
  { kind: 'card', seat: 0, card: 1 },
  { kind: 'verb', verb: 'recruit' },
  { kind: 'hero', seat: 1 },
  { kind: 'end' },
  { kind: 'events' },
  { kind: 'drones' },
  { kind: 'ship', ship: 'carrier' },
  ...position.board.map(tile),
];
const longestHint = Object.values(text.hints).reduce((a, b) => (b.length > a.length ? b : a), '');
const hintStands = spots.map((about) => (window: Size): Pointed[] => {
  const { target, needed, free } = hintPlaces(about, position, window);
  return [{ name: `hint about ${JSON.stringify(about)}`, words: longestHint, kind: 'hint', target, needed, free }];
});

/** The bubbles and arrows for everything that can be pointed at in a window. */
function placedIn(window: Size) {
  const layout = boardLayout(window.width, window.height, tableFor(3));
  const precious = preciousOf(layout);
  return [...lessonStands, ...hintStands]
    .flatMap((stand) => stand(window))
    .map((stand) => {
      const bubbles = bubbleSizesFor(window, stand.kind, stand.words);
      const { rect } = placeBubble({ window, bubbles, precious, ...stand });
      const arrow = placeArrow(rect, inset(stand.target, -4));
      return { ...stand, name: `${stand.name} in ${window.width}×${window.height}`, rect, arrow };
    });
}

const NAMED: readonly Size[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 360],
  [844, 390],
  [768, 1024],
  [900, 600],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
].map(([width = 0, height = 0]) => ({ width, height }));

/** Windows from 320×568 to 1920×1080, upright or on their side. */
const anyWindow = fc
  .tuple(fc.integer({ min: 320, max: 1920 }), fc.integer({ min: 320, max: 1080 }))
  .filter(([width, height]) => Math.max(width, height) >= 568)
  .map(([width, height]) => ({ width, height }))
  // Where the board leaves its neighbors no room there is nothing to point at.
  .filter(({ width, height }) => boardLayout(width, height, tableFor(3)).verbs.every(({ w, h }) => w > 0 && h > 0));

function checkWindow(window: Size): void {
  for (const { name, rect, target, needed, arrow } of placedIn(window)) {
    expect(overlap(rect, target), `${name}: covers its target`).toBe(0);
    for (const press of needed) expect(overlap(rect, press), `${name}: covers a press of its step`).toBe(0);
    expect(rect.x >= 0 && rect.y >= 0, `${name}: inside`).toBe(true);
    expect(rect.x + rect.w <= window.width && rect.y + rect.h <= window.height, `${name}: inside`).toBe(true);
    expect(arrow, `${name}: has an arrow`).not.toBeNull();
    if (!arrow) continue;
    expect(isOnEdge(arrow.from, rect), `${name}: the arrow touches its bubble`).toBe(true);
    expect(isOnEdge(arrow.to, inset(target, -4)), `${name}: the arrow ends at its target`).toBe(true);
    expect(crosses(arrow.from, arrow.to, rect), `${name}: the arrow leaves its bubble`).toBe(false);
    expect(crosses(arrow.from, arrow.to, inset(target, -4)), `${name}: the arrow comes from outside`).toBe(false);
  }
}

type Point = { readonly x: number; readonly y: number };
const NEAR = 1e-6;

function isOnEdge({ x, y }: Point, { x: left, y: top, w, h }: Rect): boolean {
  const [across, down] = [x >= left - NEAR && x <= left + w + NEAR, y >= top - NEAR && y <= top + h + NEAR];
  const isAt = (value: number, edge: number): boolean => Math.abs(value - edge) < NEAR;
  return (across && (isAt(y, top) || isAt(y, top + h))) || (down && (isAt(x, left) || isAt(x, left + w)));
}

/** Whether a line has a point inside a rectangle. */
function crosses(from: Point, to: Point, { x, y, w, h }: Rect): boolean {
  return Array.from({ length: 99 }, (_, step) => (step + 1) / 100).some((part) => {
    const [px, py] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return px > x + NEAR && px < x + w - NEAR && py > y + NEAR && py < y + h - NEAR;
  });
}

describe('a bubble covers neither what it points at nor what its step asks to press, and its arrow joins both', () => {
  test.each(NAMED)('in a window of $width×$height', (window) => checkWindow(window));

  test('in any other window', () => {
    fc.assert(fc.property(anyWindow, checkWindow), { numRuns: 10 });
  });
});

// Smaller windows do not always have room for that.
const ROOMY = NAMED.filter(({ width, height }) => Math.min(width, height) >= 360);

describe.each(ROOMY)('in a window of $width×$height', (window) => {
  test('hints cover nothing that the game wants to stay visible', () => {
    for (const { name, kind, rect, free } of placedIn(window)) {
      if (kind === 'hint') for (const other of free) expect(overlap(rect, other), name).toBe(0);
    }
  });
});

test('a smaller bubble is used only if the preferred one does not fit', () => {
  const window = { width: 400, height: 300 };
  const bubbles = [
    { width: 300, height: 100 },
    { width: 120, height: 200 },
  ];
  const wall = { window, bubbles, precious: [], free: [], needed: [] };
  expect(placeBubble({ ...wall, target: { x: 180, y: 10, w: 40, h: 40 } }).size).toBe(0);
  const across = { x: 150, y: 0, w: 60, h: 300 };
  const { size, rect } = placeBubble({ ...wall, target: across });
  expect(size).toBe(1);
  expect(overlap(rect, across)).toBe(0);
});

test('without any room it covers as little as possible, and stays inside the window', () => {
  const window = { width: 360, height: 640 };
  const everything = { x: 0, y: 0, w: 360, h: 640 };
  const bubbles = [{ width: 300, height: 120 }];
  const { rect } = placeBubble({ window, bubbles, target: everything, needed: [], free: [], precious: [] });
  expect(rect.x).toBeGreaterThanOrEqual(0);
  expect(rect.y + rect.h).toBeLessThanOrEqual(640);
  expect(placeArrow(rect, everything)).toBeNull();
});

describe('an arrow', () => {
  const target = { x: 100, y: 100, w: 50, h: 50 };

  test('runs straight from the side that faces its target', () => {
    expect(placeArrow({ x: 300, y: 80, w: 90, h: 90 }, target)).toEqual({
      from: { x: 300, y: 125 },
      to: { x: 150, y: 125 },
    });
    expect(placeArrow({ x: 80, y: 0, w: 90, h: 60 }, target)).toEqual({
      from: { x: 125, y: 60 },
      to: { x: 125, y: 100 },
    });
    expect(placeArrow({ x: 0, y: 400, w: 300, h: 60 }, target)).toEqual({
      from: { x: 125, y: 400 },
      to: { x: 125, y: 150 },
    });
  });

  test('runs diagonally if the two are not beside each other', () => {
    expect(placeArrow({ x: 200, y: 300, w: 200, h: 80 }, target)).toEqual({
      from: { x: 226, y: 300 },
      to: { x: 138, y: 150 },
    });
  });
});

test('a toast moves below a bubble in its place, and stays in place beside all others', () => {
  const phone = { width: 360, height: 640 };
  expect(footOverToasts({ x: 20, y: 6, w: 320, h: 130 }, phone, 16)).toBe(136);
  expect(footOverToasts({ x: 20, y: 440, w: 320, h: 130 }, phone, 16)).toBe(0);
  const laptop = { width: 1280, height: 720 };
  expect(footOverToasts({ x: 850, y: 70, w: 384, h: 160 }, laptop, 16)).toBe(230);
  expect(footOverToasts({ x: 0, y: 70, w: 360, h: 160 }, laptop, 16)).toBe(0);
  // Larger text makes wider toasts.
  expect(footOverToasts({ x: 0, y: 70, w: 360, h: 160 }, laptop, 32)).toBe(230);
});
