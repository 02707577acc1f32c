/** Coins of brass and chocolate foil. */
import { mix, silence } from '../../buffer.mjs';
import { slap, ting } from '../toys.mjs';

/** A coin drops onto others. */
const clink = (noise, hz) => ting(noise.around(hz, 0.05), noise, 0.28);

function coin(noise, take) {
  const out = silence(0.4);
  const hz = [2350, 2640, 2100][take];
  mix(out, 0, clink(noise, hz), { gain: 0.8 });
  return mix(out, noise.between(0.05, 0.07), clink(noise, hz * 1.26), { gain: 0.6 });
}

/** Several coins, one after another, as they fly. */
function coins(noise) {
  const out = silence(0.75);
  for (let k = 0; k < 7; k++)
    mix(out, k * noise.around(0.07, 0.12), clink(noise, 1900 + 140 * k), { gain: noise.between(0.45, 0.85) });
  return out;
}

/** Payment: slapped on the counter, and gone. */
function pay(noise) {
  const out = silence(0.4);
  mix(out, 0, slap(noise, 170), { gain: 0.5 });
  mix(out, 0.01, clink(noise, 2300), { gain: 0.6 });
  return mix(out, 0.09, clink(noise, 1750), { gain: 0.5 });
}

export const money = {
  coin: { kind: 'foley', takes: 3, make: coin },
  coins: { kind: 'foley', takes: 2, make: coins },
  pay: { kind: 'foley', takes: 2, make: pay },
};
