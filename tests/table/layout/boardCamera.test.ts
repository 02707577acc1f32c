import { expect, test } from 'vitest';
import { BoardCamera } from '../../../src/table/layout/boardCamera.ts';
import { contains, middle, rect } from '../../../src/table/layout/rect.ts';
import { fc } from '../../kit/seeded.ts';

const BOARD = rect(0, 0, 1600, 1200);
const FRAME = { view: rect(0, 0, 400, 300), board: { w: 1600, h: 1200 }, most: 2 };

/** A camera at the middle of a board at zoom 1, and a function that advances time. */
function open({ isCalm = false } = {}) {
  let now = 0;
  let waiting: ((now: number) => void) | null = null;
  const camera = new BoardCamera(
    (step) => {
      waiting = step;
    },
    () => isCalm,
  );
  const pass = (milliseconds: number): void => {
    for (const end = now + milliseconds; now < end; ) {
      now += 16;
      const step = waiting;
      waiting = null;
      step?.(now);
    }
  };
  camera.show(FRAME);
  camera.bringClose(rect(612, 462, 376, 276));
  pass(3000);
  return {
    camera,
    pass,
    isResting: () => waiting === null,
    at: (x: number, y: number) => camera.onScreen(rect(x, y, 0, 0)),
  };
}

/** Drags with one pointer, in steps of 10 milliseconds; `rest` is the pause before it is released. */
function drag(camera: BoardCamera, from: readonly [number, number], by: readonly [number, number], rest = 0): void {
  camera.press(1, { x: from[0], y: from[1] });
  for (let step = 1; step <= 10; step++) {
    camera.move(1, { x: from[0] + (by[0] * step) / 10, y: from[1] + (by[1] * step) / 10 }, 1000 + step * 10);
  }
  camera.release(1, 1100 + rest);
}

function tap(camera: BoardCamera, x: number, y: number, time: number): void {
  camera.press(1, { x, y });
  camera.release(1, time);
}

test('bringing something close glides it into the middle of the view', () => {
  const { camera, isResting } = open();
  expect(middle(camera.onScreen(rect(612, 462, 376, 276)))).toEqual({ x: 200, y: 150 });
  expect(isResting()).toBe(true);
});

test('a dragged board keeps gliding and comes to rest; after a pause before release it does not', () => {
  const { camera, pass, isResting, at } = open();
  drag(camera, [200, 150], [-100, 0], 500);
  const held = at(800, 600).x;
  expect(held).toBeCloseTo(100);
  pass(500);
  expect(at(800, 600).x).toBe(held);
  drag(camera, [200, 150], [-100, 0]);
  expect(camera.isDragged).toBe(true);
  pass(3000);
  expect(at(800, 600).x).toBeLessThan(held - 150);
  expect(isResting()).toBe(true);
});

test('under reduced motion nothing moves by itself, and glides end at once', () => {
  const { camera, isResting, at } = open({ isCalm: true });
  expect(at(800, 600)).toMatchObject({ x: 200, y: 150 });
  drag(camera, [200, 150], [-100, 0]);
  expect(isResting()).toBe(true);
});

test('a small movement is a tap, and a second tap brings the board close at its spot; at the closest it shows the whole', () => {
  const { camera, pass, at } = open();
  camera.press(1, { x: 250, y: 150 });
  camera.move(1, { x: 253, y: 150 }, 1010);
  camera.release(1, 1020);
  expect(camera.isDragged).toBe(false);
  expect(at(800, 600).x).toBeCloseTo(200);
  tap(camera, 250, 150, 1200);
  pass(3000);
  expect(at(850, 600).x).toBeCloseTo(250);
  expect(at(800, 600).x).toBeCloseTo(150);
  tap(camera, 250, 150, 9000);
  tap(camera, 250, 150, 9100);
  pass(3000);
  expect(camera.onScreen(BOARD)).toEqual(FRAME.view);
});

test.each([
  ['two taps that choose something', [true, true], 200],
  ['a tap that chooses, and one that does not', [true, false], 200],
  ['a tap that does not choose, and one that does', [false, true], 200],
  ['two taps that choose nothing', [false, false], 150],
])('%s: two taps zoom only where neither chooses', (_, taps, x) => {
  const { camera, pass, at } = open();
  for (const [index, isChoice] of taps.entries()) {
    camera.press(1, { x: 250, y: 150 }, isChoice);
    camera.release(1, 1000 + 100 * index);
  }
  pass(3000);
  expect(at(850, 600).x).toBeCloseTo(250);
  expect(at(800, 600).x).toBeCloseTo(x);
});

test('two fingers zoom about the spot between them', () => {
  const { camera, at } = open();
  camera.press(1, { x: 150, y: 150 });
  camera.press(2, { x: 250, y: 150 });
  camera.move(1, { x: 125, y: 150 }, 10);
  camera.move(2, { x: 275, y: 150 }, 20);
  expect(at(850, 600).x - at(800, 600).x).toBeCloseTo(75);
  expect(at(800, 600).x).toBeCloseTo(200);
  camera.release(1, 30);
  camera.release(2, 30);
});

test('the wheel and keys zoom, arrows scroll, and other keys are left to others', () => {
  const { camera, pass, at } = open();
  camera.wheel({ x: 200, y: 150 }, -400);
  expect(at(900, 600).x - at(800, 600).x).toBeGreaterThan(150);
  expect(camera.key('0')).toBe(true);
  pass(3000);
  expect(camera.onScreen(BOARD)).toEqual(FRAME.view);
  expect(camera.key('+')).toBe(true);
  pass(3000);
  expect(camera.onScreen(BOARD).w).toBeCloseTo(500);
  expect(camera.key('ArrowRight')).toBe(true);
  pass(3000);
  expect(camera.onScreen(BOARD).x).toBeLessThan(-51);
  expect(camera.key('m')).toBe(false);
  expect(
    new BoardCamera(
      () => undefined,
      () => false,
    ).key('+'),
  ).toBe(false);
});

test('something that the camera follows stays in view', () => {
  const { camera, pass } = open();
  for (const x of [900, 1200, 1500]) {
    camera.follow(rect(x, 600, 40, 40));
    pass(3000);
    expect(contains(FRAME.view, middle(camera.onScreen(rect(x, 600, 40, 40))))).toBe(true);
  }
});

test('resizing the window keeps the middle, and notifies listeners', () => {
  const { camera, at } = open();
  let told = 0;
  const stop = camera.onChange(() => {
    told += 1;
  });
  camera.show({ ...FRAME, view: rect(10, 20, 300, 500) });
  expect(at(800, 600)).toMatchObject({ x: 160, y: 270 });
  stop();
  camera.show(FRAME);
  expect(told).toBe(1);
  expect(at(800, 600)).toMatchObject({ x: 200, y: 150 });
});

test('a view that grows past the edge of the board and shrinks again shows the same as before', () => {
  const { camera, at } = open({ isCalm: true });
  camera.bringClose(rect(0, 0, 400, 300));
  const before = at(0, 0);
  camera.show({ ...FRAME, view: rect(0, 0, 400, 800) });
  camera.show(FRAME);
  expect(at(0, 0)).toEqual(before);
});

test('after any pointers, wheels and keys, the board fills its view or is centered in it', () => {
  const spot = fc.record({ x: fc.integer({ min: -100, max: 500 }), y: fc.integer({ min: -100, max: 400 }) });
  const inputs = fc.array(
    fc.tuple(fc.constantFrom('press', 'move', 'release', 'wheel', 'key', 'pass'), fc.integer({ min: 1, max: 3 }), spot),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(inputs, (all) => {
      const { camera, pass } = open();
      for (const [index, [kind, pointer, at]] of all.entries()) {
        if (kind === 'press') camera.press(pointer, at);
        else if (kind === 'move') camera.move(pointer, at, index * 20);
        else if (kind === 'release') camera.release(pointer, index * 20);
        else if (kind === 'wheel') camera.wheel(at, at.y * 5);
        else if (kind === 'key') camera.key(['+', '-', '0', 'ArrowLeft', 'ArrowDown'][pointer] ?? '+');
        else pass(at.x + 100);
        const { x, y, w, h } = camera.onScreen(BOARD);
        expect(x).toBeLessThanOrEqual(1e-6);
        expect(y).toBeLessThanOrEqual(1e-6);
        expect(x + w).toBeGreaterThanOrEqual(400 - 1e-6);
        expect(y + h).toBeGreaterThanOrEqual(300 - 1e-6);
      }
    }),
  );
});

test('a toggle brings the tapped spot close, by key the given part; the next one shows the whole board', () => {
  const { camera, pass, at } = open({ isCalm: true });
  const whole = rect(0, 0, 400, 300);
  camera.toggle(BOARD);
  expect(camera.onScreen(BOARD)).toEqual(whole);
  // A tap on the board at 400, 900: that spot stays under the finger.
  tap(camera, 100, 225, 2000);
  camera.toggle(BOARD);
  expect(at(400, 900)).toEqual({ x: 100, y: 225, w: 0, h: 0 });
  expect(camera.onScreen(BOARD).w).toBe(800);
  camera.toggle(BOARD);
  expect(camera.onScreen(BOARD)).toEqual(whole);
  // The tap is long ago, so this press came from the keyboard.
  camera.toggle(rect(1312, 512, 176, 176));
  pass(100);
  expect(middle(camera.onScreen(rect(1312, 512, 176, 176)))).toEqual({ x: 200, y: 150 });
});
