import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMusic } from '../../../src/shell/sound/music.ts';

const RATE = 48_000;
const MUSIC = {
  title: { bar: 2000, start: 120, length: 64_000, layers: [['title-a.webm']] },
  board: { bar: 1920, start: 120, length: 76_800, layers: [['a.webm', 'a.mp3'], ['b.webm'], ['c.webm'], ['d.webm']] },
};

interface Started {
  readonly when: number;
  readonly offset: number;
  stopped: number | null;
}
let started: Started[] = [];

/** As much of a node as music needs; what is scheduled on its gain is of no interest here. */
class FakeNode {
  readonly gain = { cancelScheduledValues: vi.fn(), setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  connect = (to: unknown): unknown => to;
  disconnect = vi.fn();
}

class FakeSource extends FakeNode {
  private entry: Started | null = null;
  start(when: number, offset: number): void {
    this.entry = { when, offset, stopped: null };
    started.push(this.entry);
  }
  stop(when: number): void {
    if (this.entry) this.entry.stopped = when;
  }
}

/** An audio clock that moves on while files are decoded, by an awkward time. */
function fakeContext(): AudioContext {
  const context = {
    currentTime: 3.0001,
    sampleRate: RATE,
    decodeAudioData: async () => {
      context.currentTime += 0.731_234_567;
      return { sampleRate: RATE, numberOfChannels: 1, length: 10, getChannelData: () => new Float32Array(10) };
    },
  };
  return context as unknown as AudioContext;
}

const music = () => createMusic(fakeContext(), new FakeNode() as unknown as AudioNode);
const settled = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  started = [];
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('document', { baseURI: 'https://example.org/faza/' });
  vi.stubGlobal('fetch', async (url: string) => ({
    ok: !url.endsWith('a.webm') || url.includes('title'),
    json: async () => MUSIC,
    arrayBuffer: async () => new ArrayBuffer(8),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('layers that come later step in where the first one is by then, to the sample', async () => {
  music().play('board');
  await settled();
  expect(started).toHaveLength(4);
  const phases = started.map(({ when, offset }) => (when - offset) * RATE);
  for (const phase of phases) expect(phase).toBeCloseTo(phases[0] ?? 0, 4);
  for (const { when } of started) expect(when * RATE).toBeGreaterThan((started[0]?.when ?? 0) * RATE - 1e-6);
});

test('who changes their mind while music is loaded hears the last wish, once', async () => {
  const player = music();
  for (const piece of ['board', 'title', 'board', 'title'] as const) player.play(piece);
  await settled();
  expect(started).toHaveLength(1);
  player.play(null);
  expect(started[0]?.stopped).not.toBeNull();
});
