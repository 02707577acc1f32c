// A coin and a die without its number, as separate drawings.
import { coin, die } from './paper.mjs';

/** Drawings of 100 × 100. */
export const small = {
  coin: () => coin(50, 47, 43, 2),
  die: () => die(50, 47, 0.9, 2),
};
