/** Decibels, and the ratio above the threshold. */
const THRESHOLD = -6;
const RATIO = 20;

/**
 * What keeps many loud sounds at once from clipping: put between two nodes, it leaves all alone that stays below the
 * threshold. A `DynamicsCompressorNode` makes everything louder by a gain that the standard defines; it is taken back here.
 */
export function limit(context: BaseAudioContext, from: AudioNode, to: AudioNode): void {
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
