/** Makes sound in memory out of an encoded file; rejects what it cannot read. */
export type Decode = (contents: ArrayBuffer) => Promise<AudioBuffer>;

/**
 * At how many samples a second effects lie in memory. Their files hold hardly anything above 12 kHz, so that at the rate of
 * most loudspeakers, 48 kHz, a third of the memory would hold nothing that is heard.
 */
export const EFFECTS_RATE = 32_000;

/** Decodes at a rate, whatever that of the loudspeakers is; what plays a sound takes it to theirs. */
export function decoderAt(rate: number): Decode {
  const context = new OfflineAudioContext(1, 1, rate);
  return (contents) => context.decodeAudioData(contents);
}

/** Lets a library that asks its own context for sounds get them from a decoder of ours. */
export function decodeBy(context: BaseAudioContext, decode: Decode): void {
  context.decodeAudioData = (contents: ArrayBuffer) => decode(contents);
}
