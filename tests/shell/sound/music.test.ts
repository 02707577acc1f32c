import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Music } from '../../../src/shell/sound/music.ts';

const SEGMENT = 7.68;
const LEAD = 0.06;
/** Ten segments of four bytes each; the first byte of each names its layer. */
const cuts = Array.from({ length: 11 }, (_, nth) => 4 * nth);
const piece = (...layers: string[][]) => ({
  bar: 1920,
  segment: 1000 * SEGMENT,
  lead: 1000 * LEAD,
  blend: 30,
  layers: layers.map((files) => files.map((file) => ({ file, cuts }))),
});
const MUSIC = {
  title: piece(['title-a.webm']),
  board: piece(['a.webm', 'a.mp3'], ['b.webm'], ['c.webm'], ['d.webm']),
};

/** A game whose layers, except the first, all depend on danger. */
const GAME = { folder: 'game/sound/', layers: (_: string, danger: number) => [1, danger, danger, danger] };

interface Started {
  readonly layer: string;
  readonly when: number;
  readonly offset: number;
  stops: number;
}
let started: Started[] = [];
let decoded: string[] = [];
const clock = { now: 0 };

/** The part of a node that music needs; what is scheduled on its gain does not matter here. */
class FakeNode {
  readonly gain = { cancelScheduledValues: vi.fn(), setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  connect = (to: unknown): unknown => to;
  disconnect = vi.fn();
}

class FakeSource extends FakeNode {
  private entry: Started | null = null;
  constructor(
    _context: unknown,
    private readonly options: { buffer: { layer: string } },
  ) {
    super();
  }
  start(when: number, offset: number): void {
    this.entry = { layer: this.options.buffer.layer, when, offset, stops: Number.POSITIVE_INFINITY };
    started.push(this.entry);
  }
  stop(when: number): void {
    if (this.entry) this.entry.stops = when;
  }
}

/** An audio clock that advances by an odd amount during decoding. */
const context = {
  get currentTime() {
    return clock.now;
  },
} as unknown as AudioContext;
const decode = async (contents: ArrayBuffer): Promise<AudioBuffer> => {
  clock.now += 0.031_234_567;
  const layer = String.fromCharCode(new Uint8Array(contents)[0] ?? 0);
  decoded.push(layer);
  return { layer } as unknown as AudioBuffer;
};

/** Advances time by that many seconds. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 0.25) {
    clock.now += 0.25;
    await vi.advanceTimersByTimeAsync(250);
  }
}

async function playing(name: 'title' | 'board', danger = 0): Promise<Music> {
  const music = new Music(GAME, context, new FakeNode() as unknown as AudioNode, decode);
  music.danger(danger);
  music.play(name);
  await pass(0.5);
  return music;
}

/** When the music of this segment began, modulo the length of a segment. */
function phase({ when, offset }: Started): number {
  const start = when - (offset - LEAD);
  return start - SEGMENT * Math.floor(start / SEGMENT);
}

beforeEach(() => {
  [started, decoded, clock.now] = [[], [], 3.0001];
  vi.useFakeTimers();
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('document', { baseURI: 'https://example.org/faza/' });
  vi.stubGlobal('fetch', async (url: string) => ({
    ok: !url.endsWith('/a.webm'),
    json: async () => MUSIC,
    arrayBuffer: async () => new Uint8Array(40).fill(url.charCodeAt(url.lastIndexOf('.') - 1)).buffer,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('layers that start later join at the first one’s position, and stay in sync round after round', async () => {
  await playing('board', 1);
  await pass(100);
  expect(new Set(started.map(({ layer }) => layer))).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect(started.length).toBeGreaterThan(4 * 13);
  for (const source of started) expect(phase(source)).toBeCloseTo(phase(started[0] as Started), 6);
});

test('a layer plays without a gap: each segment starts before the one before it ends', async () => {
  await playing('title');
  await pass(200);
  for (const [nth, { when }] of started.slice(1).entries()) expect(when).toBeLessThan(started[nth]?.stops ?? 0);
  expect(started.at(-1)?.stops).toBeGreaterThan(clock.now);
});

test('never more than two segments of a layer are in memory', async () => {
  await playing('board', 1);
  for (let n = 0; n < 120; n++) {
    await pass(0.5);
    const held = started.filter(({ stops }) => stops > clock.now);
    for (const layer of 'abcd') expect(held.filter((source) => source.layer === layer).length).toBeLessThanOrEqual(2);
  }
});

test('an inaudible layer is not decoded, except to test whether it can be; it starts when danger rises', async () => {
  const music = await playing('board', 0);
  await pass(60);
  const heard = (layer: string): number => started.filter((source) => source.layer === layer).length;
  expect([heard('b'), heard('c'), heard('d')]).toEqual([0, 0, 0]);
  expect(decoded.filter((layer) => layer === 'd')).toHaveLength(1);
  music.danger(1);
  await pass(9);
  expect([heard('b'), heard('c'), heard('d')].every((count) => count > 0)).toBe(true);
});

test('if the choice changes while music loads, only the last choice plays, once', async () => {
  const player = new Music(GAME, context, new FakeNode() as unknown as AudioNode, decode);
  for (const name of ['board', 'title', 'board', 'title'] as const) player.play(name);
  await pass(0.5);
  expect(started).toHaveLength(1);
  player.play(null);
  expect(started[0]?.stops).toBeLessThan(clock.now + 2);
  await pass(30);
  expect(started).toHaveLength(1);
});

test('a game plays the files of its own folder, at its own volume', async () => {
  const asked: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer(url);
  });
  const layers = vi.fn((): readonly number[] => [0, 1]);
  const player = new Music(
    { folder: 'game/sound/other/', layers },
    context,
    new FakeNode() as unknown as AudioNode,
    decode,
  );
  player.danger(0.4);
  player.play('board');
  await pass(0.5);
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((url) => !url.startsWith('https://example.org/faza/game/sound/other/'))).toEqual([]);
  expect(layers).toHaveBeenCalledWith('board', 0.4);
  expect([...new Set(started.map(({ layer }) => layer))]).toEqual(['b']);
});
