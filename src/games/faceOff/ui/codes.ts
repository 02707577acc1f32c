import { at } from '../../../kernel/values/at.ts';
import { SEED_KINDS, type SetupCodes } from '../../../module/screens/setups.ts';
import type { TimingKind } from '../content/hqs.ts';
import type { FactionId } from '../content/vocabulary.ts';
import { isPossible } from '../rules/setup.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';

/*
 * The fields of a number from the highest bits to the lowest: how many play (3 bits), the factions of five seats (2 bits each, 0 for an
 * empty seat, or for all if they are picked in the game), whether they are picked (1 bit), the timing deck (2 bits) and the kind of the seed
 * (2 bits). The indexes below are part of codes, so new entries go to the end.
 */
const SEATS = 5;
const PICKED = 4;
const ORDER: readonly FactionId[] = ['monsters', 'cowboys', 'ninjas', 'pirates'];
const TIMINGS: readonly TimingKind[] = ['standard', 'printed', 'expert'];

/** The setups of Face Off as numbers: who plays which faction, the timing deck, and whether factions are picked. */
export const faceOffCodes: SetupCodes<FaceOffTypes> = {
  bits: 18,
  toBits({ factions, timing }, kind) {
    // An empty seat counts as the first of the factions.
    const players = Array.from({ length: SEATS }, (_, seat) => ORDER.indexOf(factions[seat] ?? at(ORDER, 0)));
    const seats = [factions.length, ...players].reduce((sum, field) => sum * 4 + field);
    const picked = factions.includes(null) ? PICKED : 0;
    return BigInt((seats * 8 + picked + TIMINGS.indexOf(timing)) * 4 + SEED_KINDS.indexOf(kind));
  },
  fromBits(bits) {
    const number = Number(bits);
    const kind = SEED_KINDS[number % 4];
    const timing = TIMINGS[Math.floor(number / 4) % PICKED];
    const isPicked = Math.floor(number / 16) % 2 === 1;
    const players = Math.floor(number / 32);
    const count = Math.floor(players / 4 ** SEATS);
    const all = Array.from({ length: SEATS }, (_, seat) => Math.floor(players / 4 ** (SEATS - 1 - seat)) % 4);
    const factions = all.slice(0, count).map((index) => (isPicked ? null : at(ORDER, index)));
    const isSpare = all.slice(isPicked ? 0 : count).some((index) => index > 0);
    if (!kind || !timing || count > SEATS || isSpare || !isPossible(factions)) return null;
    return { kind, withSeed: (seed) => ({ seed, factions, timing }) };
  },
};
