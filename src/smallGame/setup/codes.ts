import type { AnyGame } from '../../module/match.ts';
import { SEED_KINDS, type SetupCodes } from '../../module/screens/setups.ts';
import type { GameDescription } from '../gameDescription.ts';

/** The fields of a number from the highest bits to the lowest, with their widths: options that a game does not have yet are 0. */
const WIDTHS = { seats: 3, options: 13, kind: 2 } as const;
const BITS = WIDTHS.seats + WIDTHS.options + WIDTHS.kind;

/** The setups of a small game as numbers: how many play, and which options are on. `null` for a game that cannot tell this of a setup. */
export function smallCodes<T extends AnyGame>({
  seats: { counts },
  options,
  choices,
  setup,
}: GameDescription<T>): SetupCodes<T> | null {
  if (!choices) return null;
  return {
    bits: BITS,
    toBits(given, kind) {
      const { seats, on } = choices(given);
      const bitsOfOptions = options.reduce((sum, { id }, bit) => sum + (on.has(id) ? 2 ** bit : 0), 0);
      const number = (seats * 2 ** WIDTHS.options + bitsOfOptions) * 2 ** WIDTHS.kind + SEED_KINDS.indexOf(kind);
      return BigInt(number);
    },
    fromBits(bits) {
      const number = Number(bits);
      const kind = SEED_KINDS[number % 2 ** WIDTHS.kind];
      const bitsOfOptions = Math.floor(number / 2 ** WIDTHS.kind) % 2 ** WIDTHS.options;
      const seats = Math.floor(number / 2 ** (WIDTHS.kind + WIDTHS.options));
      if (!kind || !counts.includes(seats) || bitsOfOptions >= 2 ** options.length) return null;
      const on = new Set(options.filter((_, bit) => (bitsOfOptions & (2 ** bit)) !== 0).map(({ id }) => id));
      return { kind, withSeed: (seed) => setup({ seed, seats, on }) };
    },
  };
}
