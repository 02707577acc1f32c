import { type Curve, flat, follow, towards } from './curve.ts';
import type { Pack } from './pack.ts';
import { type Cut, isHeard, placeOf, segmentAt } from './segments.ts';

/** Segments are decoded so many seconds before they are heard: time enough on a slow phone, and few in memory. */
const AHEAD = 2.5;
/** So long before it sounds, a source is told to start: then it starts exactly when it should. */
export const SOON = 0.1;

/** A layer of a piece of music that plays: only what is heard of it is decoded. */
export interface Layer {
  /** Goes to a loudness of 0–1, from a time on until another. */
  turn(value: number, from: number, to: number): void;
  /** Decodes and schedules what will be heard within the next moment; to be called a few times a second. */
  fill(): Promise<void>;
  /** Ends it at a time, for ever. */
  end(at: number): void;
}

/** Plays a layer into a node, its first segment beginning at `origin` on the context's clock. Silent until it is turned up. */
export function createLayer(
  context: BaseAudioContext,
  destination: AudioNode,
  pack: Pack,
  cut: Cut,
  origin: number,
): Layer {
  const volume = new GainNode(context, { gain: 0 });
  volume.connect(destination);
  const sounding = new Set<AudioBufferSourceNode>();
  let level = flat(0);
  /** The next segment to schedule. */
  let next = 0;
  let filling = false;
  let over = false;

  const schedule = (buffer: AudioBuffer, nth: number): void => {
    const place = placeOf(cut, origin, nth, context.currentTime + SOON);
    if (!place) return;
    const { from, offset, to } = place;
    const source = new AudioBufferSourceNode(context, { buffer });
    const fade = new GainNode(context, { gain: 0 });
    source.connect(fade).connect(volume);
    const shape: Curve = [
      { at: from, value: 0 },
      { at: from + cut.blend, value: 1 },
      { at: to - cut.blend, value: 1 },
      { at: to, value: 0 },
    ];
    follow(fade.gain, shape, context.currentTime);
    source.start(from, offset);
    source.stop(to);
    sounding.add(source);
    source.onended = () => {
      sounding.delete(source);
      fade.disconnect();
    };
  };

  const fill = async (): Promise<void> => {
    if (filling || over) return;
    filling = true;
    try {
      for (;;) {
        const now = context.currentTime;
        next = Math.max(next, segmentAt(cut, origin, now + SOON));
        if (!isHeard(level, now) || origin + next * cut.segment > now + AHEAD) return;
        const nth = next;
        const buffer = await pack.decode(nth % pack.count);
        if (over) return;
        if (buffer) schedule(buffer, nth);
        next = nth + 1;
      }
    } finally {
      filling = false;
    }
  };

  return {
    turn: (value, from, to) => {
      const now = context.currentTime;
      if (Math.abs((level.at(-1)?.value ?? 0) - value) < 0.01) return;
      level = towards(level, now, value, from, to);
      follow(volume.gain, level, now);
    },
    fill,
    end: (at) => {
      over = true;
      const now = context.currentTime;
      follow(volume.gain, towards(level, now, 0, now, at), now);
      for (const source of sounding) source.stop(at);
    },
  };
}
