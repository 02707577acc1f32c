/**
 * Sound in memory. A mono voice is a Float32Array; a finished sound is
 * { left, right, loop }. Times are seconds, levels are linear unless named dB.
 */

import { fadeOut } from './envelope.mjs';

/** 48 kHz is what Opus runs at, so encoding resamples nothing. */
export const SAMPLE_RATE = 48_000;

export const samplesIn = (seconds) => Math.round(seconds * SAMPLE_RATE);
export const secondsOf = (sound) => sound.left.length / SAMPLE_RATE;
export const fromDb = (db) => 10 ** (db / 20);
export const toDb = (level) => 20 * Math.log10(Math.max(level, 1e-9));

/** A mono voice from a function of time. */
export function render(seconds, valueAt) {
  const out = new Float32Array(samplesIn(seconds));
  for (let i = 0; i < out.length; i++) out[i] = valueAt(i / SAMPLE_RATE);
  return out;
}

/**
 * A voice multiplied by a function of time (an envelope, a tremolo, a ring modulator). Its last eighth is faded to
 * silence, which an exponential decay alone never reaches.
 */
export function shaped(voice, gainAt) {
  return fadeOut(
    voice.map((v, i) => v * gainAt(i / SAMPLE_RATE)),
    voice.length >> 3,
  );
}

/** Soft saturation: adds body and harmonics, never exceeds 1. */
export const driven = (voice, amount) => voice.map((v) => Math.tanh(v * amount));

/** An empty stereo sound. In a loop everything mixed past the end wraps around to the start. */
export function silence(seconds, { loop = false } = {}) {
  const n = samplesIn(seconds);
  return { left: new Float32Array(n), right: new Float32Array(n), loop };
}

/**
 * Adds a mono voice to a sound, with equal-power panning.
 * @param at start in seconds
 * @param pan -1 left .. 1 right, or a function of the voice's own time
 */
export function mix(sound, at, voice, { gain = 1, pan = 0 } = {}) {
  const n = sound.left.length;
  const start = samplesIn(at);
  const moving = typeof pan === 'function';
  let left = gain * Math.cos(((pan + 1) * Math.PI) / 4);
  let right = gain * Math.sin(((pan + 1) * Math.PI) / 4);
  for (let i = 0; i < voice.length; i++) {
    if (start + i >= n && !sound.loop) break;
    if (moving) {
      const angle = ((pan(i / SAMPLE_RATE) + 1) * Math.PI) / 4;
      left = gain * Math.cos(angle);
      right = gain * Math.sin(angle);
    }
    const k = (start + i) % n;
    sound.left[k] += voice[i] * left;
    sound.right[k] += voice[i] * right;
  }
  return sound;
}

/** Adds a stereo sound to another, from `at` seconds on. */
export function mixStereo(sound, at, other, gain = 1) {
  mix(sound, at, other.left, { gain, pan: -1 });
  mix(sound, at, other.right, { gain, pan: 1 });
  return sound;
}

/** Changes every sample in place. */
export function eachSample(sound, change) {
  for (const side of [sound.left, sound.right]) {
    for (let i = 0; i < side.length; i++) side[i] = change(side[i], i);
  }
  return sound;
}

/** The contents of a 16-bit WAV file. With one channel, both sides are mixed equally. */
export function toWav({ left, right }, channels = 2) {
  const frame = 2 * channels;
  const bytes = left.length * frame;
  const wav = Buffer.alloc(44 + bytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * frame, 28);
  wav.writeUInt16LE(frame, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(bytes, 40);
  const pcm = (v) => Math.round(Math.max(-1, Math.min(1, v)) * 32767);
  for (let i = 0; i < left.length; i++) {
    const at = 44 + i * frame;
    wav.writeInt16LE(pcm(channels === 1 ? (left[i] + right[i]) / 2 : left[i]), at);
    if (channels === 2) wav.writeInt16LE(pcm(right[i]), at + 2);
  }
  return wav;
}

/** For ffmpeg's raw output: interleaved 32-bit floats. A single channel is copied to both sides. */
export function fromFloats(raw, channels) {
  const frame = 4 * channels;
  const frames = Math.floor(raw.length / frame);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  for (let i = 0; i < frames; i++) {
    left[i] = raw.readFloatLE(i * frame);
    right[i] = raw.readFloatLE((i + 1) * frame - 4);
  }
  return { left, right, loop: false };
}

/** Part of a sound, in samples; a loop can be read beyond both ends. */
export function slice(sound, from, to) {
  const n = sound.left.length;
  const pick = (side) => Float32Array.from({ length: to - from }, (_, i) => side[(((from + i) % n) + n) % n]);
  return { left: pick(sound.left), right: pick(sound.right), loop: false };
}
