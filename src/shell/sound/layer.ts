import { type Curve, flat, follow, toward, valueAt } from './curve.ts';
import type { Decode, LayerFile } from './files.ts';

/** Seconds between decoding and playing a segment: enough time on a slow phone, with few segments in memory. */
const AHEAD = 2.5;
/** So long before it sounds, a source is told to start: then it starts exactly when it should. */
export const SOON = 0.1;

/** A layer of a piece of music that plays: only what is heard of it is decoded. Silent until it is turned up. */
export class Layer {
  private readonly volume: GainNode;
  private readonly sounding = new Set<AudioBufferSourceNode>();
  private level = flat(0);
  /** The next segment to schedule. */
  private next = 0;
  private isFilling = false;
  private isOver = false;

  /** Plays into a node, the first segment beginning at `origin` on the context's clock. */
  constructor(
    private readonly context: BaseAudioContext,
    destination: AudioNode,
    private readonly pack: Pack,
    private readonly cut: Cut,
    private readonly origin: number,
  ) {
    this.volume = new GainNode(context, { gain: 0 });
    this.volume.connect(destination);
  }

  /** Goes to a loudness of 0–1, from a time on until another. */
  turn(value: number, from: number, to: number): void {
    const now = this.context.currentTime;
    if (Math.abs((this.level.at(-1)?.value ?? 0) - value) < 0.01) return;
    this.level = toward(this.level, now, value, from, to);
    follow(this.volume.gain, this.level, now);
  }

  /** Decodes and schedules what will be heard within the next moment; to be called a few times a second. */
  async fill(): Promise<void> {
    if (this.isFilling || this.isOver) return;
    this.isFilling = true;
    try {
      while (await this.fillOne());
    } finally {
      this.isFilling = false;
    }
  }

  /** Ends it at a time, for ever. */
  end(at: number): void {
    this.isOver = true;
    const now = this.context.currentTime;
    follow(this.volume.gain, toward(this.level, now, 0, now, at), now);
    for (const source of this.sounding) source.stop(at);
  }

  /** Decodes and schedules the next segment; returns whether another one may be due. */
  private async fillOne(): Promise<boolean> {
    const { cut, origin, pack } = this;
    const now = this.context.currentTime;
    this.next = Math.max(this.next, segmentAt(cut, origin, now + SOON));
    if (!isHeard(this.level, now) || origin + this.next * cut.segment > now + AHEAD) return false;
    const nth = this.next;
    const buffer = await pack.decode(nth % pack.count);
    if (this.isOver) return false;
    if (buffer) this.schedule(buffer, nth);
    this.next = nth + 1;
    return true;
  }

  private schedule(buffer: AudioBuffer, nth: number): void {
    const { context, cut } = this;
    const place = placeOf(cut, this.origin, nth, context.currentTime + SOON);
    if (!place) return;
    const { from, offset, to } = place;
    const source = new AudioBufferSourceNode(context, { buffer });
    const fade = new GainNode(context, { gain: 0 });
    source.connect(fade).connect(this.volume);
    const shape: Curve = [
      { at: from, value: 0 },
      { at: from + cut.blend, value: 1 },
      { at: to - cut.blend, value: 1 },
      { at: to, value: 0 },
    ];
    follow(fade.gain, shape, context.currentTime);
    source.start(from, offset);
    source.stop(to);
    this.sounding.add(source);
    source.onended = () => {
      this.sounding.delete(source);
      fade.disconnect();
    };
  }
}

/** How a piece of music is cut. All times in seconds. */
export interface Cut {
  /** How long a segment is heard. */
  readonly segment: number;
  /** How much of what comes before each segment its file holds, and over how much of it the game blends. */
  readonly lead: number;
  readonly blend: number;
}

/** When a segment sounds on the audio clock, and from where in its own sound; in seconds. */
export interface Place {
  /** It begins to come in here, and is whole a blend later. */
  readonly from: number;
  readonly offset: number;
  /** It has gone here; it begins to go a blend earlier. */
  readonly to: number;
}

/** Which segment sounds at a time, counted from the beginning of the music on, round after round. */
export function segmentAt({ segment }: Cut, origin: number, time: number): number {
  return Math.max(0, Math.floor((time - origin) / segment + 1e-9));
}

/**
 * Where a segment lies: it comes in over the end of the one before, sample for sample the same music, so that the two sound
 * as one. One that is late steps in where the music is by `soon`; `null` if it would be over by then.
 */
export function placeOf({ segment, lead, blend }: Cut, origin: number, nth: number, soon: number): Place | null {
  const start = origin + nth * segment;
  const to = start + segment;
  const from = Math.max(start - blend, soon);
  if (from + blend >= to - blend) return null;
  return { from, offset: lead + (from - start), to };
}

/** Whether something is heard of a curve of loudness, now or later. */
export function isHeard(curve: Curve, now: number): boolean {
  return valueAt(curve, now) > 0 || curve.some(({ at, value }) => at > now && value > 0);
}

/** A layer of music as it was loaded: still encoded, a tenth of what it takes when it sounds. */
export interface Pack {
  /** How many segments it has. */
  readonly count: number;
  /** Decodes one of them; `null` if it cannot be. */
  decode(nth: number): Promise<AudioBuffer | null>;
}

/** Loads the first of several files of the same layer that is there and can be decoded; `null` if none is. */
export async function loadPack(files: readonly LayerFile[], decode: Decode): Promise<Pack | null> {
  for (const { file, cuts } of files) {
    const contents = await load(file);
    if (!contents) continue;
    // A copy, because decoding detaches the buffer.
    const segment = (nth: number): Promise<AudioBuffer | null> =>
      decode(contents.slice(cuts[nth], cuts[nth + 1])).catch(() => null);
    // Whether this browser knows the format is found out by the first segment, which is mostly needed at once.
    const first = await segment(0);
    if (first) return { count: cuts.length - 1, decode: startingWith(first, segment) };
  }
  return null;
}

/** Gives the first segment away once, and decodes it as any other from then on. */
function startingWith(first: AudioBuffer, decode: Pack['decode']): Pack['decode'] {
  let kept: AudioBuffer | null = first;
  return async (nth) => {
    const ready = kept;
    kept = null;
    return nth === 0 && ready ? ready : decode(nth);
  };
}

async function load(file: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(file);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
