import { explosion } from '../band.mjs';
import { driven, mix, mixStereo, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { boxed, reverb } from '../reverb.mjs';
import { hiss, modal, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** A hull plate: inharmonic, long, lower the larger it is. */
const plate = (hz, noise, seconds = 1.2) =>
  modal(
    seconds,
    [1, 1.47, 2.09, 2.56, 3.39, 4.72, 6.13, 8.9, 12.4, 17.1, 23.6].map((ratio, k) => [
      noise.around(hz * ratio, 0.02),
      0.6 / (1 + 0.22 * k),
      0.34 / (1 + 0.45 * k),
    ]),
    noise,
    0.6,
  );

/** A Rebel boards: the hatch clangs, and the alarm goes off inside. */
function board(noise, take) {
  const out = silence(1.5);
  mix(out, 0, plate(noise.around(171, 0.1), noise), { gain: 0.9, pan: -0.2 });
  mix(out, 0.13, plate(noise.around(236, 0.1), noise), { gain: 0.5, pan: 0.2 });
  const klaxon = tone(1.15, (t) => ((t / [0.19, 0.13][take]) % 2 < 1 ? [587, 698][take] : 440), 'square');
  const speaker = boxed(filtered(klaxon, 'band', 1150, 1.2), 0.0031, 0.45);
  const alarm = shaped(speaker, (t) => held(1.15, 0.02, 0.25)(t) * (1 - 0.45 * t));
  mix(out, 0.42, alarm, { gain: 0.3, pan: 0.1 });
  return reverb(out, 0.35, { size: 0.9, decay: 0.8 });
}

/**
 * A hit on a Mothership: plate, blast, sparks. The less health is left, the deeper the blow and the more debris; near
 * the end a siren inside will not stop.
 * @param damage 0 scratched .. 3 about to fall
 */
const shipHit = (damage) => (noise) => {
  const out = silence(1.1 + 0.2 * damage);
  const hull = noise.around(150 - 20 * damage, 0.08);
  mix(out, 0, plate(hull, noise), { gain: 0.7 });
  mixStereo(
    out,
    0,
    explosion(noise, { seconds: 0.8 + 0.15 * damage, hz: 80 - 8 * damage, size: 0.6 + 0.2 * damage }),
    0.8,
  );
  for (let k = 0; k <= damage; k++) {
    const arc = tone(0.3, noise.around(118, 0.2), 'square');
    const crackling = shaped(arc, (t) => struck(0.12)(t) * (noise.unit() < 0.5 ? 0 : 1));
    mix(out, 0.12 + 0.22 * k, filtered(crackling, 'high', 2500), { gain: 0.35, pan: k % 2 ? -0.4 : 0.4 });
    if (k > 0)
      mix(out, 0.3 + 0.2 * k, plate(hull * noise.between(1.6, 2.6), noise, 0.5), {
        gain: 0.3,
        pan: noise.white() * 0.7,
      });
  }
  if (damage === 3) {
    const siren = tone(1, (t) => 480 + 260 * Math.abs(((t / 0.25) % 2) - 1), 'square');
    mix(out, 0.4, shaped(boxed(filtered(siren, 'band', 1150, 1.2), 0.0031, 0.45), held(1, 0.05, 0.4)), { gain: 0.3 });
  }
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
};

/** A Mothership repairs itself: ratchets, closing plates, an engine that finds its note again. */
function shipHeal(noise, take) {
  const out = silence(1.3);
  const count = 6 + take;
  for (let k = 0; k < count; k++) {
    const tooth = modal(0.06, [[noise.around(1500, 0.06) * (1 + 0.05 * k), 0.6, 0.012]], noise, 0.5);
    mix(out, 0.06 * k, tooth, { gain: 0.5, pan: -0.4 + 0.1 * k });
  }
  const length = 0.9;
  const engine = filtered(
    tone(length, glide(70, noise.around(147, 0.06), length), 'saw'),
    'low',
    glide(300, 1800, length),
    2,
  );
  mix(out, 0.1, shaped(engine, swell(length, 0.7)), { gain: 0.5 });
  mix(out, 0.55, plate(noise.around(260, 0.1), noise, 0.6), { gain: 0.6 });
  return reverb(out, 0.25, { size: 1, decay: 0.76 });
}

/** A Mothership falls: the engines howl and stutter lower and lower, with blasts on the way. */
function shipFall(noise) {
  const dive = 1.35;
  const out = silence(1.5);
  const howl = (hz) =>
    tone(
      dive,
      (t) => glide(hz, hz * 0.28, dive)(t) * (1 + (0.03 + 0.05 * t) * Math.sin(TURN * (7 + 5 * t) * t)),
      'saw',
    );
  const stutter = (t) => held(dive, 0.12, 0.05)(t) * (0.6 + 0.4 * Math.sign(Math.sin(TURN * (9 + 4 * t) * t)));
  const voice = filtered(howl(980), 'low', glide(3600, 1300, dive), 1.6);
  mix(out, 0, shaped(voice, stutter), { gain: 0.5 });
  mix(out, 0, shaped(tone(dive, glide(1460, 380, dive)), held(dive, 0.2, 0.05)), { gain: 0.22 });
  for (const at of [0.1, 0.55, 0.95]) {
    mixStereo(out, at, explosion(noise, { seconds: 0.5, hz: 110, size: 0.4 }), 0.35);
  }
  return reverb(out, 0.25, { size: 1.2, decay: 0.8 });
}

/** It hits the ground: the crash, and plates that keep falling for a while. */
function shipDown(noise) {
  const out = silence(2);
  mixStereo(out, 0, explosion(noise, { seconds: 1.8, hz: 42, size: 1.7 }), 1.1);
  mix(out, 0, plate(88, noise, 1.6), { gain: 0.7 });
  for (const [after, hz, gain] of [
    [0.55, 260, 0.3],
    [0.8, 350, 0.22],
    [1, 310, 0.15],
    [1.13, 400, 0.1],
  ]) {
    mix(out, after, plate(hz, noise, 0.7), { gain, pan: noise.white() * 0.7 });
  }
  return reverb(out, 0.3, { size: 1.2, decay: 0.82 });
}

/** An engine turns over: a hum that swells and fades. */
function hum(noise, take) {
  const seconds = 1.1;
  const out = silence(1.2);
  const hz = noise.around([62, 78][take], 0.06);
  const engine = tone(seconds, (t) => hz * (1 + 0.02 * Math.sin(TURN * 6 * t)), 'saw');
  const near = swell(seconds, seconds * 0.45);
  mix(
    out,
    0,
    shaped(
      filtered(engine, 'low', (t) => 150 + 700 * near(t), 1.4),
      near,
    ),
  );
  mix(
    out,
    0,
    shaped(
      tone(seconds, (t) => hz * 10 * (1 + 0.03 * Math.sin(TURN * 6 * t))),
      near,
    ),
    { gain: 0.1 },
  );
  return reverb(out, 0.2, { size: 1, decay: 0.76 });
}

/** A saucer glides one tile: the wobble quickens as it passes. */
function glideOver(noise) {
  const seconds = noise.between(0.95, 1.15);
  const out = silence(1.25);
  const saucerHz = noise.around(392, 0.14);
  const pass = (t) => -0.8 + (1.6 * t) / seconds;
  const wobbling = noise.between(7, 11);
  const doppler = (t) => 1.12 - 0.24 / (1 + Math.exp(-9 * (t - seconds / 2)));
  const wobble = (t) => 1 + 0.09 * Math.sin(TURN * (wobbling + 3 * t) * t);
  const saucer = tone(seconds, (t) => saucerHz * doppler(t) * wobble(t));
  const shimmer = tone(seconds, (t) => 3 * saucerHz * doppler(t) * wobble(t), 'triangle');
  mix(out, 0, shaped(saucer, swell(seconds)), { gain: 0.5, pan: pass });
  mix(out, 0, shaped(shimmer, swell(seconds)), { gain: 0.16, pan: pass });
  const engine = filtered(
    tone(seconds, (t) => 78 * doppler(t), 'saw'),
    'low',
    (t) => 200 + 900 * swell(seconds)(t),
    1.2,
  );
  mix(out, 0, shaped(driven(engine, 1.5), swell(seconds)), { gain: 0.4, pan: pass });
  const air = filtered(hiss(seconds, noise), 'band', swoop(900, 500, 0.6), 1.2);
  mix(out, 0, shaped(air, swell(seconds)), { gain: 0.3, pan: pass });
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
}

export const ships = {
  board: { kind: 'weapon', takes: 2, make: board },
  shipHit: { kind: 'weapon', takes: 2, make: shipHit(0) },
  'shipHit/3': { kind: 'weapon', make: shipHit(1) },
  'shipHit/2': { kind: 'weapon', make: shipHit(2) },
  'shipHit/1': { kind: 'weapon', make: shipHit(3) },
  shipFall: { kind: 'weapon', make: shipFall },
  shipDown: { kind: 'weapon', make: shipDown },
  hum: { kind: 'creature', takes: 2, make: hum },
  shipHeal: { kind: 'weapon', takes: 2, make: shipHeal },
  glide: { kind: 'weapon', takes: 3, make: glideOver },
};
