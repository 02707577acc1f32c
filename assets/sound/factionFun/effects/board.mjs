/** The map, cards, dice and battles. */
import { mix, silence } from '../../buffer.mjs';
import { reverb } from '../../reverb.mjs';
import { bell, brush, clink, fizz, knock, plucked, reeded, SCALE, snap } from '../clay.mjs';

/** A piece slides on by one tile. */
const step = (noise) => mix(silence(0.2), 0, clink(noise.around(1150, 0.1), noise, 0.18));

/** Glaze floods a tile. */
function glaze(noise) {
  const out = silence(0.46);
  mix(out, 0, fizz(0.42, noise));
  return mix(out, 0, brush(0.3, noise, { from: 700, to: 1800 }), { gain: 0.3 });
}

/** A piece is put down. */
function arrive(noise) {
  const out = silence(0.4);
  mix(out, 0.02, knock(noise.around(420, 0.06), noise));
  return mix(out, 0.05, clink(noise.around(1400, 0.06), noise), { gain: 0.5 });
}

/** A piece is taken away: two soft knocks, the second lower. */
function lost(noise) {
  const out = silence(0.5);
  mix(out, 0, knock(noise.around(300, 0.05), noise));
  return mix(out, 0.16, knock(noise.around(220, 0.05), noise), { gain: 0.7 });
}

/** A card, or the tile of an event, is turned. */
const turned = (hz) => (noise) => {
  const out = silence(0.42);
  mix(out, 0, brush(0.22, noise, { from: 1400, to: 3600, peak: 0.7 }), { gain: 0.9 });
  return mix(out, 0.2, clink(noise.around(hz, 0.06), noise), { gain: 0.5 });
};

/** Somebody's turn: the same fifth from a string and a reed, so that neither people is nearer. */
function turn(noise) {
  const out = silence(0.7);
  mix(out, 0, plucked(SCALE[0], noise, 0.6), { gain: 0.5 });
  return mix(out, 0.1, reeded(SCALE[3], noise, 0.5), { gain: 0.3 });
}

/** Clay dice on a tile, which bounce until they rest. */
const thrown = (count, hz) => (noise) => {
  const out = silence(0.62);
  for (let die = 0; die < count; die++) {
    let gap = noise.between(0.11, 0.15);
    let level = 1;
    for (let at = 0.02 * die; level > 0.15; at += gap, gap *= 0.7, level *= 0.65)
      mix(out, at, clink(noise.around(hz, 0.12), noise, 0.16), { gain: level });
  }
  return out;
};

/** Clinks along the scale. */
const clinks =
  (...steps) =>
  (noise) => {
    const out = silence(0.7);
    steps.forEach((at, k) => {
      mix(out, 0.1 * k, clink(SCALE[at], noise, 0.35), { gain: 0.7 });
      mix(out, 0.1 * k, plucked(SCALE[at] / 2, noise, 0.4), { gain: 0.25 });
    });
    return out;
  };

/** String and reed together, along the scale. */
const together = (seconds, beat, steps) => (noise) => {
  const out = silence(seconds);
  steps.forEach((at, k) => {
    mix(out, k * beat, plucked(SCALE[at], noise, 1), { gain: 0.5, pan: 0.3 });
    mix(out, k * beat, reeded(SCALE[at] / 2, noise, 0.8), { gain: 0.3, pan: -0.3 });
  });
  return reverb(out, 0.12, { size: 0.8, decay: 0.7 });
};

/** The treaty: gold runs up the crack for 1.6 s, and both seals are pressed at the same moment. */
function treaty(noise) {
  const out = together(3.6, 0.2, [0, 1, 2, 3, 4, 5, 6, 7])(noise);
  for (const pan of [-0.4, 0.4]) mix(out, 1.6, knock(300, noise), { gain: 0.5, pan });
  return mix(out, 1.62, bell(SCALE[5], noise, 1.8), { gain: 0.3 });
}

/** A seam is filled with gold: one step of the scale higher for each. */
const links = (people, play) =>
  Object.fromEntries(
    SCALE.map((hz, k) => [
      `link-${people}/${k + 1}`,
      { kind: 'foley', make: (noise) => mix(silence(0.5), 0, play(hz, noise, 0.45)) },
    ]),
  );

export const board = {
  step: { kind: 'foley', takes: 4, make: step },
  glaze: { kind: 'foley', takes: 3, make: glaze },
  arrive: { kind: 'foley', takes: 2, make: arrive },
  lost: { kind: 'creature', takes: 2, make: lost },
  card: { kind: 'foley', takes: 3, make: turned(1250) },
  event: { kind: 'foley', takes: 2, make: turned(760) },
  bell: { kind: 'foley', make: (noise) => mix(silence(1.7), 0, bell(SCALE[3], noise)) },
  turn: { kind: 'creature', takes: 2, make: turn },
  dice: { kind: 'dice', takes: 3, make: thrown(2, 1500) },
  d20: { kind: 'dice', takes: 3, make: thrown(1, 980) },
  made: { kind: 'creature', takes: 2, make: clinks(5, 7, 8) },
  missed: { kind: 'creature', takes: 2, make: clinks(4, 2) },
  crack: { kind: 'dice', takes: 2, make: (noise) => mix(silence(0.16), 0, snap(noise)) },
  tie: { kind: 'creature', make: clinks(3, 3) },
  battleWon: { kind: 'creature', takes: 2, make: clinks(3, 5, 7, 8) },
  battleLost: { kind: 'creature', takes: 2, make: clinks(5, 3, 1) },
  formed: { kind: 'stinger', make: together(2, 0.16, [0, 3, 5, 7]) },
  treaty: { kind: 'stinger', make: treaty },
  ...links('hearthfolk', plucked),
  ...links('sailfolk', reeded),
};
