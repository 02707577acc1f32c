import { explosion } from '../band.mjs';
import { driven, mix, mixStereo, samplesIn, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { drum, hiss, modal, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** The classic: a frequency-modulated sweep from 3 kHz into the ground. */
function ray(noise) {
  const out = silence(0.75);
  const modulator = tone(0.5, (t) => 1.5 * swoop(3040, 140, 0.09)(t) + 40);
  const bend = (t) => 0.28 * Math.exp(-t * 6) * modulator[samplesIn(t)];
  const sweep = shaped(tone(0.5, swoop(3040, 140, 0.09), 'sine', bend), struck(0.12, 0.003));
  mixWithEcho(out, 0, sweep, { every: 0.09, pan: -0.1, fade: 0.35, repeats: 2 });
  mix(out, 0, shaped(hiss(0.1, noise), struck(0.022)), { gain: 0.3 });
  return out;
}

/** Winds up, then three heavy pulses. */
function rayCannon(noise) {
  const out = silence(1.35);
  const windUp = tone(0.34, glide(120, 1500, 0.32), 'triangle');
  mix(
    out,
    0,
    shaped(windUp, (t) => (t / 0.34) ** 2 * held(0.34, 0.01, 0.02)(t) * (0.7 + 0.3 * Math.sin(TURN * 38 * t))),
    {
      gain: 0.5,
      pan: (t) => -0.6 + 1.6 * t,
    },
  );
  [0.34, 0.49, 0.64].forEach((at, k) => {
    const beam = tone(0.42, swoop(1900 - 250 * k, 70, 0.075), 'saw');
    const pulse = shaped(driven(filtered(beam, 'low', swoop(7000, 500, 0.1), 2), 2), struck(0.1));
    mixWithEcho(out, at, pulse, { every: 0.11, gain: 0.6, pan: 0.3 * (k - 1), fade: 0.3, repeats: 2 });
    mix(out, at, drum(0.3, 58, noise, { drop: 2.5 }), { gain: 0.8 });
    mix(out, at, shaped(hiss(0.12, noise), struck(0.02)), { gain: 0.3 });
  });
  return reverb(out, 0.18, { size: 0.8, decay: 0.72 });
}

/** Thunk of the tube, the rocket's hiss across the table, the hit. */
function bazooka(noise) {
  const out = silence(1.75);
  mix(out, 0, drum(0.22, 95, noise, { drop: 1.8, click: 0.8 }), { gain: 0.8, pan: -0.5 });
  const rocket = filtered(hiss(0.52, noise), 'band', glide(900, 2600, 0.5), 1.3);
  mix(
    out,
    0.03,
    shaped(rocket, (t) => held(0.52, 0.03, 0.04)(t) * (0.5 + t)),
    { gain: 1.1, pan: (t) => -0.5 + 1.4 * t },
  );
  const whine = tone(0.5, glide(620, 1250, 0.5), 'saw');
  mix(out, 0.05, shaped(filtered(whine, 'low', 2400), held(0.5, 0.1, 0.03)), {
    gain: 0.12,
    pan: (t) => -0.5 + 1.4 * t,
  });
  mixStereo(out, 0.55, explosion(noise, { seconds: 1.2, hz: 52, size: 1.1 }));
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
}

/** Pin, two bounces, the blast. */
function grenade(noise) {
  const out = silence(1.6);
  mix(
    out,
    0,
    modal(
      0.12,
      [
        [4100, 0.5, 0.03],
        [6350, 0.4, 0.02],
      ],
      noise,
      0.2,
    ),
    { gain: 0.5, pan: -0.4 },
  );
  for (const [at, gain] of [
    [0.17, 0.55],
    [0.33, 0.35],
  ]) {
    const bounce = modal(
      0.1,
      [
        [310, 0.7, 0.03],
        [870, 0.5, 0.02],
        [1930, 0.4, 0.02],
      ],
      noise,
      0.4,
    );
    mix(out, at, bounce, { gain, pan: -0.2 + at });
  }
  mixStereo(out, 0.46, explosion(noise, { seconds: 1.1, hz: 68, size: 0.85 }));
  return reverb(out, 0.16, { size: 0.8, decay: 0.7 });
}

/** A Drone bursts: a hollow pop, a squelch that opens upward, drips, and a last squeak. */
function kill(noise) {
  const out = silence(0.7);
  mix(out, 0, drum(0.2, noise.around(130, 0.15), noise, { drop: 1.4, click: 0.6 }), { gain: 0.8 });
  const squelch = filtered(hiss(0.24, noise), 'band', glide(noise.around(380, 0.2), noise.around(2500, 0.2), 0.16), 5);
  mix(out, 0.015, shaped(driven(squelch, 6), struck(0.07, 0.01)), { gain: 0.75 });
  for (let k = 0; k < 5; k++) {
    const hz = noise.between(300, 900);
    const drip = shaped(tone(0.06, glide(hz, hz * 2.6, 0.05)), struck(0.016, 0.004));
    mix(out, 0.12 + 0.07 * k + noise.between(0, 0.04), drip, { gain: 0.45 - 0.06 * k, pan: noise.white() * 0.7 });
  }
  const cry = swoop(noise.around(2100, 0.15), 420, 0.1);
  const squeak = tone(0.3, (t) => cry(t) * (1 + 0.08 * Math.sin(TURN * 31 * t)));
  mix(out, 0.06, shaped(squeak, struck(0.08, 0.02)), { gain: 0.3 });
  return reverb(out, 0.1, { size: 0.5, decay: 0.6 });
}

/** Force field: a glassy chord that shivers where it was hit. */
function shield(noise) {
  const out = silence(1);
  const glass = [523, 786, 1244, 1667, 2391].map((hz, k) => [hz, 0.5 / (1 + k * 0.5), 0.24 - 0.03 * k]);
  const ring = modal(0.9, glass, noise, 0.5);
  mix(
    out,
    0,
    shaped(ring, (t) => 0.65 + 0.35 * Math.sin(TURN * 24 * t)),
    { pan: -0.15 },
  );
  const field = filtered(tone(0.5, 98, 'saw'), 'band', glide(400, 3800, 0.35), 4);
  mix(out, 0, shaped(field, swell(0.5, 0.08)), { gain: 0.9, pan: 0.2 });
  return reverb(out, 0.3, { size: 0.7, decay: 0.72 });
}

export const weapons = {
  ray: { kind: 'transient', make: ray },
  raycannon: { kind: 'transient', make: rayCannon },
  bazooka: { kind: 'transient', make: bazooka },
  grenade: { kind: 'transient', make: grenade },
  kill: { kind: 'transient', takes: 3, make: kill },
  shield: { kind: 'transient', make: shield },
};
