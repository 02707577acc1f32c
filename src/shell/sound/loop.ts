/** Over so many seconds a loop's end becomes what lies before its start. */
const BLEND = 0.05;

/** The first of several files of the same sound that can be loaded and decoded; `null` if none can. */
export async function decodeFirst(context: BaseAudioContext, files: readonly string[]): Promise<AudioBuffer | null> {
  for (const file of files) {
    try {
      const response = await fetch(file);
      if (response.ok) return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      // The next format, if there is one.
    }
  }
  return null;
}

/**
 * Makes a loop close without a trace. A codec writes the same music a little differently at the end than before the start;
 * so the end is blended into what leads to the start. Seconds; needs `BLEND` of music before the start.
 */
export function seamless(buffer: AudioBuffer, start: number, length: number): void {
  const count = Math.round(BLEND * buffer.sampleRate);
  const first = Math.round(start * buffer.sampleRate);
  const end = first + Math.round(length * buffer.sampleRate);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    if (first < count || end > samples.length) return;
    // A few samples past the end too: between two samples the player looks ahead.
    for (let i = -count; i < 4; i++) {
      const share = Math.min(1, 1 + (i + 1) / count);
      samples[end + i] = (samples[end + i] ?? 0) * (1 - share) + (samples[first + i] ?? 0) * share;
    }
  }
}
