import { type Curve, flat, follow, towards } from './curve.ts';
import { fetchPiece, type Piece, type PieceName } from './files.ts';
import { layerLevels } from './layers.ts';
import { decodeFirst, seamless } from './loop.ts';

/** The music that plays: one piece at a time, its layers in step to the sample. */
export interface Music {
  /** Goes over to a piece, or to silence. */
  play(piece: PieceName | null): void;
  /** Lets the layers follow a danger of 0–1 from the next bar on. */
  danger(level: number): void;
  destroy(): void;
}

/** Seconds. */
const FADE_IN = 1.5;
const FADE_OUT = 1.2;
/** So long before they sound, sources are told to start: then all of them start exactly when they should. */
const AHEAD = 0.1;
/** A change of danger is heard over so many bars. */
const BARS_OF_CHANGE = 2;

interface Layer {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  level: Curve;
}

interface Playing {
  readonly name: PieceName;
  readonly piece: Piece;
  readonly out: GainNode;
  /** When the loop began for the first time, on the clock of the audio context. */
  readonly origin: number;
  readonly layers: Layer[];
}

/**
 * Music on an audio context, into a node. Howler cannot start sounds at a given moment of the audio clock, so layers are
 * buffers of their own. All hang on that one clock: they stay in step for ever, also when the page was hidden in between.
 */
export function createMusic(context: AudioContext, destination: AudioNode): Music {
  let wanted: PieceName | null = null;
  let playing: Playing | null = null;
  let danger = 0;
  /** Counts changes of piece: what was being loaded for an earlier one is dropped. */
  let turn = 0;

  /** The next beginning of a bar, not before a moment. */
  const nextBar = ({ origin, piece }: Playing, time: number): number => {
    const bar = piece.bar / 1000;
    return origin + Math.ceil((time - origin) / bar) * bar;
  };

  const begin = (now: Playing, index: number, buffer: AudioBuffer): void => {
    const { piece, origin } = now;
    const [start, length] = [piece.start / 1000, piece.length / 1000];
    seamless(buffer, start, length);
    const source = new AudioBufferSourceNode(context, {
      buffer,
      loop: true,
      loopStart: start,
      loopEnd: start + length,
    });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(gain).connect(now.out);
    // The first layer comes at the origin; the others step in wherever it is by now, on a whole sample.
    const soon = context.currentTime + AHEAD;
    const when = origin + Math.max(0, Math.ceil((soon - origin) * context.sampleRate)) / context.sampleRate;
    source.start(when, start + ((when - origin) % length));
    const level = layerLevels(now.name, danger)[index] ?? 0;
    const layer = { source, gain, level: towards(flat(0), when, level, when, when + FADE_IN) };
    follow(gain.gain, layer.level, context.currentTime);
    now.layers.push(layer);
  };

  const load = async (name: PieceName): Promise<void> => {
    const mine = turn;
    const piece = await fetchPiece(name);
    for (const [index, files] of (piece?.layers ?? []).entries()) {
      if (!piece || mine !== turn) return;
      const buffer = await decodeFirst(context, files);
      if (!buffer || mine !== turn) return;
      if (playing?.name !== name) {
        const out = new GainNode(context);
        out.connect(destination);
        playing = { name, piece, out, origin: context.currentTime + AHEAD, layers: [] };
      }
      begin(playing, index, buffer);
    }
  };

  /** Fades out, then lets go of the sound in memory, which is several times what was loaded. */
  const end = (old: Playing): void => {
    const now = context.currentTime;
    follow(old.out.gain, towards(flat(1), now, 0, now, now + FADE_OUT), now);
    for (const { source } of old.layers) source.stop(now + FADE_OUT);
    const [first] = old.layers;
    if (first) first.source.onended = () => old.out.disconnect();
  };

  return {
    play: (name) => {
      if (name === wanted) return;
      wanted = name;
      turn += 1;
      if (playing) end(playing);
      playing = null;
      if (name) load(name).catch(() => {});
    },
    danger: (level) => {
      danger = level;
      if (!playing) return;
      const now = context.currentTime;
      const from = nextBar(playing, now);
      const to = from + (BARS_OF_CHANGE * playing.piece.bar) / 1000;
      const levels = layerLevels(playing.name, level);
      for (const [index, layer] of playing.layers.entries()) {
        const value = levels[index] ?? 0;
        if (Math.abs((layer.level.at(-1)?.value ?? 0) - value) < 0.01) continue;
        layer.level = towards(layer.level, now, value, from, to);
        follow(layer.gain.gain, layer.level, now);
      }
    },
    destroy: () => {
      wanted = null;
      turn += 1;
      if (playing) end(playing);
      playing = null;
    },
  };
}
