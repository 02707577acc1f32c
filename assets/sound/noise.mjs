/**
 * Repeatable randomness. Every sound has a generator seeded with its name, so adding or changing one sound leaves all
 * the others unchanged, byte for byte.
 */

/** FNV-1a: spreads similar names ("drop", "drop-2") far apart. */
function hash(text) {
  let h = 0x811c9dc5;
  for (const c of text) h = Math.imul(h ^ c.codePointAt(0), 0x01000193);
  return h >>> 0;
}

/**
 * @param {string} name seed
 * @returns {{ unit(): number, white(): number, between(low: number, high: number): number, around(value: number, share: number): number }}
 *   unit is 0..1, white is -1..1, around(v, .1) is v ± 10 %.
 */
export function createNoise(name) {
  let state = hash(name);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const white = () => unit() * 2 - 1;
  return {
    unit,
    white,
    between: (low, high) => low + (high - low) * unit(),
    around: (value, share) => value * (1 + share * white()),
  };
}
