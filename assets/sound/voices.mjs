/**
 * The raw voices, from which the effects and the band are built. Each returns a mono Float32Array at about unit level.
 */
import { render, SAMPLE_RATE, samplesIn, shaped } from './buffer.mjs';
import { fadeOut, struck } from './envelope.mjs';
import { filtered } from './filter.mjs';

const TURN = Math.PI * 2;

/** Smooths a saw's or square's corner over one sample, which removes most of its aliasing (polyBLEP). */
function corner(phase, step) {
  if (phase < step) {
    const x = phase / step;
    return x + x - x * x - 1;
  }
  if (phase > 1 - step) {
    const x = (phase - 1) / step;
    return x * x + x + x + 1;
  }
  return 0;
}

const SHAPES = {
  sine: (phase) => Math.sin(TURN * phase),
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  saw: (phase, step) => 2 * phase - 1 - corner(phase, step),
  square: (phase, step) => (phase < 0.5 ? 1 : -1) + corner(phase, step) - corner((phase + 0.5) % 1, step),
};

/**
 * An oscillator.
 * @param {number | ((t: number) => number)} hz pitch, or a function of time
 * @param {'sine' | 'triangle' | 'saw' | 'square'} shape
 * @param {(t: number) => number} [bend] phase modulation in turns, for FM
 */
export function tone(seconds, hz, shape = 'sine', bend = undefined) {
  const pitch = typeof hz === 'function' ? hz : () => hz;
  const wave = SHAPES[shape];
  let phase = 0;
  return render(seconds, (t) => {
    const step = pitch(t) / SAMPLE_RATE;
    const p = bend ? phase + bend(t) : phase;
    const value = wave(p - Math.floor(p), step);
    phase = (phase + step) % 1;
    return value;
  });
}

/** White noise. */
export const hiss = (seconds, noise) => render(seconds, noise.white);

/**
 * A struck thing: decaying sines, plus the click of the stick.
 * @param {[hz: number, level: number, fall: number][]} partials
 */
export function modal(seconds, partials, noise, click = 0.3) {
  const out = new Float32Array(samplesIn(seconds));
  for (const [hz, level, fall] of partials) {
    const start = noise.unit() * TURN;
    // The sine is computed by rotating and shrinking a point at each sample: far cheaper than sin and exp.
    const turn = (TURN * hz) / SAMPLE_RATE;
    const shrink = Math.exp(-1 / (fall * SAMPLE_RATE));
    const c = Math.cos(turn) * shrink;
    const s = Math.sin(turn) * shrink;
    let x = level * Math.cos(start);
    let y = level * Math.sin(start);
    for (let i = 0; i < out.length; i++) {
      out[i] += y;
      [x, y] = [x * c - y * s, x * s + y * c];
    }
  }
  const stick = samplesIn(0.004);
  for (let i = 0; i < stick && i < out.length; i++) {
    out[i] += click * noise.white() * (1 - i / stick);
  }
  return fadeOut(out, samplesIn(0.01));
}

/**
 * A plucked string (Karplus-Strong), tuned to a fraction of a sample.
 * @param bright 0 felt .. 1 pick
 * @param sustain loop gain, just below 1
 * @param position where it is plucked: near the bridge (.08) twangs, the middle (.5) is hollow
 */
export function pluck(seconds, hz, noise, { bright = 0.7, sustain = 0.996, position = 0.13 } = {}) {
  const period = SAMPLE_RATE / hz - 0.5;
  const length = Math.floor(period);
  const allpass = (1 - (period - length)) / (1 + (period - length));
  let excitation = render(length / SAMPLE_RATE, noise.white);
  excitation = filtered(excitation, 'low', 600 + 9000 * bright * bright);
  const notch = Math.max(1, Math.round(length * position));
  const line = excitation.map((v, i) => v - excitation[(i + length - notch) % length]);
  const strength = Math.sqrt(line.reduce((sum, v) => sum + v * v, 0) / length);
  const out = new Float32Array(samplesIn(seconds));
  let previous = 0;
  let passed = 0;
  for (let i = 0; i < out.length; i++) {
    const k = i % length;
    const value = line[k];
    out[i] = (value / strength) * 0.35;
    const softened = sustain * 0.5 * (value + previous);
    previous = value;
    // First-order allpass: the missing fraction of a sample.
    const tuned = allpass * softened + passed;
    passed = softened - allpass * tuned;
    line[k] = tuned;
  }
  return fadeOut(out, samplesIn(0.03));
}

/** A drumhead: a sine that starts sharp and drops to its pitch. */
export function drum(seconds, hz, noise, { drop = 0.35, fall = seconds / 5.5, click = 0.3 } = {}) {
  const body = shaped(
    tone(seconds, (t) => hz * (1 + drop * Math.exp(-t * 40))),
    struck(fall, 0.001),
  );
  for (let i = 0; i < 90; i++) body[i] += click * noise.white() * (1 - i / 90);
  return fadeOut(body, samplesIn(0.01));
}

/** Several slightly detuned saws, softened. */
export function saws(seconds, hz, { spread = 0.004, cutoff = 2000, q = 0.9 } = {}) {
  const pitch = typeof hz === 'function' ? hz : () => hz;
  const out = new Float32Array(samplesIn(seconds));
  for (const detune of [-1, 0, 1]) {
    const voice = tone(seconds, (t) => pitch(t) * (1 + detune * spread), 'saw');
    for (let i = 0; i < out.length; i++) out[i] += voice[i] / 3;
  }
  return filtered(out, 'low', cutoff, q);
}

/**
 * A theremin line: one hand slides between pitches, the other swells the level.
 * @param {{ at: number, length: number, hz: number }[]} notes in seconds, in order
 * @param options.slide seconds to get most of the way to the next pitch
 * @param options.loop the line is played round and round, and its end joins its start
 */
export function theremin(seconds, notes, { slide = 0.055, vibrato = 5.9, depth = 0.013, loop = false } = {}) {
  const n = samplesIn(seconds);
  const pitch = new Float32Array(n);
  const level = new Float32Array(n);
  const follow = (time) => 1 - Math.exp(-1 / (SAMPLE_RATE * time));
  const sliding = follow(slide);
  const rising = follow(0.07);
  const sinking = follow(0.11);
  let log = Math.log(notes[0].hz);
  let loud = 0;
  for (let pass = loop ? 0 : 1; pass < 2; pass++) {
    let next = 0;
    for (let i = 0; i < n; i++) {
      const t = i / SAMPLE_RATE;
      while (next < notes.length - 1 && t >= notes[next].at + notes[next].length) next++;
      const note = notes[next];
      const age = t - note.at;
      const sounding = age >= 0 && age < note.length;
      // During a rest the hand already moves to the next note.
      const goal = age >= note.length && loop ? notes[0].hz : note.hz;
      log += (Math.log(goal) - log) * sliding;
      const wanted = sounding ? 0.8 + 0.2 * Math.min(1, age * 1.5) : 0;
      loud += (wanted - loud) * (sounding ? rising : sinking);
      const width = sounding ? depth * (0.35 + 0.65 * Math.min(1, age / 0.6)) : depth;
      pitch[i] = Math.exp(log + width * Math.sin(TURN * vibrato * t));
      level[i] = loud;
    }
  }
  // In a loop the whole line is retuned slightly to a whole number of cycles, so that the seam is exact.
  const turns = pitch.reduce((sum, hz) => sum + hz / SAMPLE_RATE, 0);
  const retune = loop ? Math.round(turns) / turns : 1;
  let phase = 0;
  const out = pitch.map((hz, i) => {
    const p = TURN * phase;
    phase = (phase + (hz * retune) / SAMPLE_RATE) % 1;
    return level[i] * (Math.sin(p) + 0.28 * Math.sin(2 * p + 0.4) + 0.12 * Math.sin(3 * p) + 0.05 * Math.sin(4 * p));
  });
  return loop ? out : fadeOut(out, samplesIn(0.04));
}
