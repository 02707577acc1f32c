/** Envelopes and glides: functions of a voice's own time in seconds. */

/** Struck: rises in `attack` s, then falls to 1/e every `fall` s. */
export const struck =
  (fall, attack = 0.002) =>
  (t) =>
    t < attack ? t / attack : Math.exp((attack - t) / fall);

/** Blown or bowed: rises, holds, and is silent from `length` s on. */
export const held =
  (length, attack = 0.02, release = 0.05) =>
  (t) =>
    Math.max(0, Math.min(1, t / attack, (length - t) / release));

/** Swells along a sine-squared hill whose top is at `peak` s. */
export const swell =
  (length, peak = length / 2) =>
  (t) => {
    if (t < 0 || t > length) return 0;
    const x = t < peak ? t / peak : (length - t) / (length - peak);
    return Math.sin((x * Math.PI) / 2) ** 2;
  };

/** Exponential glide between two frequencies, reached after `length` s. */
export const glide = (from, to, length) => (t) => from * (to / from) ** Math.min(1, t / length);

/** Falls (or rises) fast at first: from → to with time constant `fall`. */
export const swoop = (from, to, fall) => (t) => to + (from - to) * Math.exp(-t / fall);

/** Fades the last samples of a voice out, in place, so that it cannot end in a click. */
export function fadeOut(voice, samples) {
  const n = Math.min(samples, voice.length);
  for (let i = 0; i < n; i++) voice[voice.length - 1 - i] *= i / n;
  return voice;
}
