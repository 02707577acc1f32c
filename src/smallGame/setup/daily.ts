import { chanceFrom } from '../../kernel/chance.ts';
import type { DailyGame, DailyPage } from '../../module/daily/daily.ts';
import type { AnyGame, Player } from '../../module/match.ts';
import type { GameDescription } from '../gameDescription.ts';
import { smallGameText as text } from '../text.en.ts';

/**
 * The daily game. Players compete with each other in it, so every day can be won, and none needs a retry number.
 * `players` returns the players of a setup's seats. `null` for a game without a daily game.
 */
export function smallDaily<T extends AnyGame>(
  { daily, seats, setup, setupLines }: GameDescription<T>,
  players: (setup: T['setup']) => readonly Player[],
): DailyGame<T> | null {
  if (!daily) return null;
  const page: DailyPage<T> = {
    team: (given) =>
      players(given).map((player, seat, all) => ({
        name: seats.name?.(seat, all.length) ?? text.seat(seat + 1),
        about: text.daily.players[player],
      })),
    lines: (given) => setupLines(given),
    noteTitle: '',
    step: () => ({ name: '', note: '', about: '' }),
    playedAt: () => null,
    shared: () => [],
  };
  return {
    setup: (day, seed) => setup({ seed, ...daily({ ...chanceFrom(`daily choices/${day}`) }) }),
    retry: () => 0,
    wasOffered: (_, retry) => retry === 0,
    line: (given) => setupLines(given).join(', '),
    steps: () => [],
    page: async () => page,
  };
}
