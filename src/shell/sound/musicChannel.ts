import type { HowlerGlobal } from 'howler';
import { type Curve, ducked, follow, UNDUCKED, valueAt } from './curve.ts';

/** The way of the music to the loudspeakers: volume → ducking → howler's own volume → limiter. */
export class MusicChannel {
  /** Music plays into this node. */
  readonly input: GainNode;
  private readonly ducking: GainNode;
  private curve: Curve = UNDUCKED;

  constructor({ ctx, masterGain }: HowlerGlobal, volume: number) {
    limit(ctx, masterGain, ctx.destination);
    this.ducking = new GainNode(ctx);
    this.input = new GainNode(ctx, { gain: volume });
    this.input.connect(this.ducking).connect(masterGain);
  }

  volume(volume: number): void {
    this.input.gain.setTargetAtTime(volume, this.input.context.currentTime, 0.05);
  }

  /**
   * Lowers the music to `depth` (0–1) for this many milliseconds. Returns what is left of its loudness at the end, and how many
   * milliseconds it takes until it rises again.
   */
  duck(length: number, depth: number): { readonly left: number; readonly until: number } {
    const { currentTime } = this.ducking.context;
    this.curve = ducked(this.curve, currentTime, length / 1000, depth);
    follow(this.ducking.gain, this.curve, currentTime);
    const end = this.curve.at(-2)?.at ?? currentTime;
    return { left: valueAt(this.curve, end), until: 1000 * (end - currentTime) };
  }
}

/** Decibels, and the ratio above the threshold. */
const THRESHOLD = -6;
const RATIO = 20;

/**
 * What keeps many loud sounds at once from clipping: put between two nodes, it leaves all alone that stays below the
 * threshold. A `DynamicsCompressorNode` makes everything louder by a gain that the standard defines; it is taken back here.
 */
function limit(context: BaseAudioContext, from: AudioNode, to: AudioNode): void {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: THRESHOLD,
    knee: 0,
    ratio: RATIO,
    attack: 0.002,
    release: 0.15,
  });
  const atFullScale = THRESHOLD - THRESHOLD / RATIO;
  const back = new GainNode(context, { gain: 10 ** ((0.6 * atFullScale) / 20) });
  from.disconnect();
  from.connect(limiter).connect(back).connect(to);
}
