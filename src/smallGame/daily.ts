import { chanceFrom } from '../kernel/chance.ts';
import type { AnyGame } from '../module/match.ts';
import type { DailyGame } from '../module/setups.ts';
import type { GameDescription } from './gameDescription.ts';

/**
 * Everybody's game of a day. Players play it against each other, so every day can be won, and none needs another seed than its own.
 * `null` for a game without one.
 */
export function smallDaily<T extends AnyGame>({ daily, setup, setupLines }: GameDescription<T>): DailyGame<T> | null {
  if (!daily) return null;
  return {
    setup: (day, seed) => setup({ seed, ...daily({ ...chanceFrom(`daily choices/${day}`) }) }),
    retry: () => 0,
    wasOffered: (_, retry) => retry === 0,
    line: (given) => setupLines(given).join(', '),
  };
}
