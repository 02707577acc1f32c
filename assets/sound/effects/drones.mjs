/** Drones: orange machines with something wet inside. They chirr, call, land and burst. */
import { explosion } from '../band.mjs';
import { driven, mix, mixStereo, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { boxed, reverb } from '../reverb.mjs';
import { drum, hiss, modal, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** A Drone drops: a falling whistle. */
function droneDrop(noise) {
  const out = silence(0.5);
  const top = noise.around(1900, 0.15);
  const fall = noise.between(0.28, 0.38);
  const whistle = tone(fall, (t) => glide(top, top * 0.36, fall)(t) * (1 + 0.012 * Math.sin(TURN * 17 * t)));
  mix(
    out,
    0,
    shaped(whistle, (t) => (0.3 + t / fall) * held(fall, 0.03, 0.04)(t)),
    { gain: 0.6, pan: 0.2 },
  );
  const air = filtered(hiss(fall, noise), 'band', glide(noise.around(2600, 0.15), 900, fall), 2);
  mix(out, 0, shaped(air, held(fall, 0.1, 0.05)), { gain: 0.25 });
  return reverb(out, 0.15, { size: 0.6, decay: 0.62 });
}

/** It lands: heavy, hollow and slimy. */
function drop(noise) {
  const out = silence(0.55);
  mix(out, 0, drum(0.3, noise.around(85, 0.12), noise, { drop: 1.6, click: 0.8 }));
  const slime = filtered(hiss(0.22, noise), 'band', swoop(1900, noise.around(430, 0.2), 0.05), 4);
  mix(out, 0.012, shaped(driven(slime, 5), struck(0.055, 0.006)), { gain: 0.55, pan: -0.15 });
  const shell = noise.around(620, 0.12);
  const clank = modal(
    0.3,
    [
      [shell, 0.4, 0.06],
      [shell * 1.63, 0.3, 0.05],
      [shell * 2.71, 0.25, 0.03],
    ],
    noise,
    0.2,
  );
  mix(out, 0, clank, { gain: 0.5 });
  for (let k = 0; k < 3; k++) {
    const hz = noise.between(260, 420);
    const settle = shaped(tone(0.06, glide(hz, hz * 1.9, 0.05)), struck(0.014, 0.005));
    mix(out, 0.14 + k * noise.around(0.075, 0.2), settle, { gain: 0.3 - 0.07 * k, pan: noise.white() * 0.5 });
  }
  return reverb(out, 0.13, { size: 0.6, decay: 0.62 });
}

/** A Drone fires: a rasping double pulse. */
function droneFire(noise) {
  const out = silence(0.45);
  const top = noise.around(1300, 0.15);
  for (const [at, gain] of [
    [0, 1],
    [noise.between(0.07, 0.1), 0.7],
  ]) {
    const pulse = tone(0.2, (t) => swoop(top, 210, 0.05)(t) * (1 + 0.2 * Math.sin(TURN * 61 * t)), 'saw');
    mix(out, at, shaped(filtered(pulse, 'band', glide(2600, 600, 0.15), 1.6), struck(0.05, 0.003)), {
      gain: 1.4 * gain,
    });
  }
  return reverb(out, 0.12, { size: 0.5, decay: 0.6 });
}

/** A Drone bursts: a hollow pop, a squelch that opens upward, drips, and a last squeak. */
function kill(noise) {
  const out = silence(0.62);
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

/** Burst by a ray: it fries before it pops. */
function killRay(noise) {
  const out = silence(0.62);
  const fry = filtered(hiss(0.3, noise), 'band', swoop(noise.around(5200, 0.15), 1300, 0.12), 2.2);
  mix(
    out,
    0,
    shaped(fry, (t) => struck(0.09)(t) * (noise.unit() < 0.35 ? 1 : 0.25)),
    { gain: 1 },
  );
  const hz = noise.around(880, 0.2);
  mix(
    out,
    0.02,
    shaped(
      tone(0.24, (t) => swoop(hz * 2, hz * 0.3, 0.07)(t) * (1 + 0.15 * Math.sin(TURN * 47 * t)), 'square'),
      struck(0.06),
    ),
    { gain: 0.2 },
  );
  mix(out, 0.16, drum(0.2, noise.around(150, 0.15), noise, { drop: 1.6, click: 0.7 }), { gain: 0.7 });
  return reverb(out, 0.1, { size: 0.5, decay: 0.6 });
}

/** Blown apart: a small blast, and plates that come down. */
function killBlast(noise) {
  const out = silence(0.8);
  mixStereo(out, 0, explosion(noise, { seconds: 0.6, hz: noise.around(92, 0.15), size: 0.5 }), 0.9);
  for (let k = 0; k < 4; k++) {
    const shell = noise.between(480, 1300);
    const plate = modal(
      0.16,
      [
        [shell, 0.5, 0.035],
        [shell * 1.63, 0.4, 0.025],
        [shell * 2.71, 0.25, 0.015],
      ],
      noise,
      0.3,
    );
    mix(out, 0.18 + 0.09 * k + noise.between(0, 0.05), plate, { gain: 0.5 - 0.09 * k, pan: noise.white() * 0.8 });
  }
  return reverb(out, 0.12, { size: 0.6, decay: 0.62 });
}

/** Idle: a dry chirr, some legs, a questioning end. */
function droneIdle(noise, take) {
  const out = silence(0.7);
  const rate = noise.between(26, 44);
  const hz = noise.around(1350, 0.25);
  const length = noise.between(0.28, 0.45);
  const rise = [1.15, 0.85, 1.4, 0.95][take];
  const legs = tone(length, (t) => hz * rise ** (t / length), 'triangle');
  const chirr = shaped(legs, (t) => held(length, 0.04, 0.06)(t) * Math.max(0, Math.sin(TURN * rate * t)) ** 3);
  mix(out, 0, boxed(filtered(chirr, 'band', hz * 1.5, 1.5), 0.0013, 0.5), { gain: 0.8 });
  const click = modal(0.05, [[hz * 1.9, 0.5, 0.008]], noise, 0.4);
  for (let k = 0; k < 2; k++) mix(out, length + 0.05 + 0.07 * k, click, { gain: 0.4 });
  return out;
}

/** Alarm: a Drone's tile is threatened, and it calls the others. */
function droneAlarm(noise, take) {
  const out = silence(0.75);
  const [low, high] = [
    [620, 930],
    [660, 880],
    [560, 1000],
  ][take].map((hz) => noise.around(hz, 0.05));
  const every = noise.between(0.07, 0.1);
  const call = tone(0.55, (t) => ((t / every) % 2 < 1 ? low : high), 'square');
  mix(out, 0, shaped(boxed(filtered(call, 'band', 1500, 1.4), 0.0021, 0.5), swell(0.55, 0.2)), { gain: 0.8 });
  mix(out, 0, shaped(tone(0.5, glide(low / 4, low / 3, 0.5), 'saw'), swell(0.5, 0.35)), { gain: 0.12 });
  return reverb(out, 0.14, { size: 0.6, decay: 0.64 });
}

export const drones = {
  droneDrop: { kind: 'creature', takes: 4, make: droneDrop },
  drop: { kind: 'creature', takes: 5, make: drop },
  droneFire: { kind: 'creature', takes: 4, make: droneFire },
  kill: { kind: 'creature', takes: 5, make: kill },
  'kill/ray': { kind: 'creature', takes: 3, make: killRay },
  'kill/blast': { kind: 'creature', takes: 3, make: killBlast },
  droneIdle: { kind: 'creature', takes: 4, make: droneIdle },
  droneAlarm: { kind: 'creature', takes: 3, make: droneAlarm },
};
