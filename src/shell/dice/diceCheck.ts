import { chanceFrom, drawBelow } from '../../kernel/chance.ts';
import { commitmentTo, type Secret } from '../../kernel/commitment.ts';
import type { GameDice } from './diceSchema.ts';
import { DIE_SIDES } from './diceTally.ts';
import { readRolls } from './diceText.ts';

/** What came out when a game's dice were checked. */
export interface DiceCheck {
  /** The commitment, worked out again from the seed. */
  readonly commitment: string;
  /** Whether that is what was shown when the game began; `null` when this device has not kept that. */
  readonly kept: boolean | null;
  /**
   * How many dice were rolled again from the seed, and how many of them came out otherwise; `null` for a game of other rules,
   * which may have drawn its dice in another way.
   */
  readonly dice: { readonly again: number; readonly otherwise: number } | null;
}

/**
 * Hashes the seed of a game again and rolls each of its dice again, if it was played by `today`'s rules. `shown` is the
 * commitment from its beginning.
 */
export function checkDice(
  { version: today }: Pick<Secret, 'version'>,
  { game, version, seed, rolls }: GameDice,
  shown: string | null,
): DiceCheck {
  const commitment = commitmentTo({ game, version, seed });
  const dice = readRolls(rolls).flatMap(({ draw, faces }) => {
    const chance = { ...chanceFrom(seed, draw) };
    return faces.map((face) => face === 1 + drawBelow(chance, DIE_SIDES));
  });
  return {
    commitment,
    kept: shown === null ? null : shown === commitment,
    dice: version === today ? { again: dice.length, otherwise: dice.filter((same) => !same).length } : null,
  };
}
