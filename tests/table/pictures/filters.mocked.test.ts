import { EventEmitter } from 'node:events';
import type { Scene } from 'phaser';
import { afterEach, expect, test, vi } from 'vitest';
import { Motion, type Pace } from '../../../src/table/cutscenes/motion.ts';
import { Duotone, duotoneMatrix, lay, pulse } from '../../../src/table/pictures/filters.ts';

const [CANVAS, WEBGL] = [1, 2];

afterEach(() => vi.restoreAllMocks());

// The test uses only names, numbers and curves of the engine; the engine itself needs a browser.
vi.mock(import('phaser'), () => {
  const linear = (part: number): number => part;
  const part = {
    WEBGL: 2,
    Scenes: { Events: { UPDATE: 'update', SHUTDOWN: 'shutdown' } },
    Math: { Easing: { Linear: linear, Cubic: { Out: linear }, Sine: { InOut: linear } } },
  };
  return { default: part } as never;
});

/** A filter as Phaser makes it: once destroyed, it has lost its resources. */
class Filter {
  active = true;
  colorMatrix: { alpha: number; set: () => { alpha: number } } | null = { alpha: 1, set: () => this.matrix };
  private readonly matrix = this.colorMatrix as { alpha: number; set: () => { alpha: number } };

  destroy(): void {
    this.active = false;
    this.colorMatrix = null;
  }
}

/** A list of filters as Phaser keeps it. */
class List {
  readonly list: Filter[] = [];
  made = 0;

  addColorMatrix(): Filter {
    const filter = new Filter();
    this.made += 1;
    this.list.push(filter);
    return filter;
  }

  remove(filter: Filter): void {
    const index = this.list.indexOf(filter);
    if (index < 0) return;
    this.list.splice(index, 1);
    filter.destroy();
  }
}

function stage({ renderer = WEBGL, pace = { speed: 1, reducedMotion: false } as Pace } = {}) {
  const events = new EventEmitter();
  const filters = new List();
  const cameras: { main: unknown } = { main: { filters: { external: filters } } };
  const scene = { events, cameras, sys: { renderer: { type: renderer } } } as unknown as Scene;
  const motion = new Motion(scene, () => pace);
  return {
    scene,
    motion,
    filters,
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 10) events.emit('update', passed, 10);
      await new Promise((done) => setTimeout(done));
    },
    /** The scene ends: Phaser destroys cameras and filters. */
    shutDown: async () => {
      cameras.main = undefined;
      for (const filter of filters.list.splice(0)) filter.destroy();
      events.emit('shutdown');
      await new Promise((done) => setTimeout(done));
    },
  };
}

const make = (list: unknown): never => (list as List).addColorMatrix() as never;

test('ending a filter twice does not end another one', () => {
  const { scene, filters } = stage();
  const [first, second] = [lay(scene, make), lay(scene, make)];
  first?.lift();
  first?.lift();
  expect(filters.list).toEqual([second?.filter]);
});

test('under the Canvas renderer, and in a scene that has ended, there is none', async () => {
  const canvas = stage({ renderer: CANVAS });
  expect(lay(canvas.scene, make)).toBeNull();
  expect(canvas.filters.made).toBe(0);
  const ended = stage();
  await ended.shutDown();
  expect(lay(ended.scene, make)).toBeNull();
});

test('a blow leaves no filter behind, whether it finishes, is skipped, fails, or its scene ends', async () => {
  const ends: ((of: ReturnType<typeof stage>) => Promise<void>)[] = [
    ({ pass }) => pass(300),
    async ({ motion }) => motion.skip(),
    ({ shutDown }) => shutDown(),
  ];
  for (const end of ends) {
    const of = stage();
    const steps: number[] = [];
    const rung = pulse(of.scene, of.motion, 200, make, (_, t) => steps.push(t));
    await of.pass(100);
    expect(of.filters.list).toHaveLength(1);
    await end(of);
    await rung;
    expect(of.filters.list).toEqual([]);
    expect(steps.length).toBeGreaterThan(5);
  }
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const of = stage();
  const failed = pulse(of.scene, of.motion, 200, make, (_, t) => {
    if (t > 0.5) throw new Error('no such uniform');
  });
  await of.pass(300);
  await failed;
  expect(told).toHaveBeenCalledOnce();
  expect(of.filters.list).toEqual([]);
});

test('under reduced motion and at speed "instant" no filter is ever made', async () => {
  for (const pace of [
    { speed: 1, reducedMotion: true },
    { speed: 'instant', reducedMotion: false },
  ] as const) {
    const { scene, motion, filters } = stage({ pace });
    await pulse(scene, motion, 200, make, () => undefined);
    const print = new Duotone(scene, motion, { dark: 0, light: 0xffffff });
    await print.drain(0.9, 200);
    await print.drain(0, 200);
    expect(filters.made).toBe(0);
  }
});

test('colors drain and come back: the filter is there only while some are missing', async () => {
  const { scene, motion, filters, pass } = stage();
  const print = new Duotone(scene, motion, { dark: 0, light: 0xffffff });
  void print.drain(0.8, 100);
  await pass(60);
  expect(filters.list[0]?.colorMatrix?.alpha).toBeCloseTo(0.48, 1);
  await pass(100);
  expect(filters.list[0]?.colorMatrix?.alpha).toBeCloseTo(0.8, 5);
  void print.drain(0.4, 100);
  await pass(110);
  expect(filters.made).toBe(1);
  expect(filters.list[0]?.colorMatrix?.alpha).toBeCloseTo(0.4, 5);
  void print.drain(0, 100);
  await pass(110);
  expect(filters.list).toEqual([]);
  print.end();
  print.end();
  expect(filters.list).toEqual([]);
});

test('skipping or ending a scene while colors drain restores them, and nothing fails afterward', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  for (const how of ['skip', 'shutDown'] as const) {
    const of = stage();
    const print = new Duotone(of.scene, of.motion, { dark: 0, light: 0xffffff });
    const drained = print.drain(0.8, 100);
    await of.pass(50);
    if (how === 'skip') of.motion.skip();
    else await of.shutDown();
    await drained;
    await print.drain(0.5, 100);
    await print.drain(0, 100);
    print.end();
    expect(of.filters.list).toEqual([]);
  }
  expect(told).not.toHaveBeenCalled();
});

test('a print in two inks makes black the dark ink, white the light one, and keeps what is opaque opaque', () => {
  const matrix = duotoneMatrix(0x1d1220, 0xffe6b3);
  const printed = (rgb: readonly number[]): number[] =>
    [0, 1, 2, 3].map((row) => {
      const [r = 0, g = 0, b = 0, a = 0, plus = 0] = matrix.slice(row * 5, row * 5 + 5);
      return Math.round(r * (rgb[0] ?? 0) + g * (rgb[1] ?? 0) + b * (rgb[2] ?? 0) + a * 255 + plus);
    });
  expect(printed([0, 0, 0])).toEqual([0x1d, 0x12, 0x20, 255]);
  expect(printed([255, 255, 255])).toEqual([0xff, 0xe6, 0xb3, 255]);
});
