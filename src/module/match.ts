import { isOver, type Seat } from '../kernel/game.ts';
import { now, type Session } from '../kernel/session.ts';
import type { AnyGame } from './gameTypes.ts';
import type { Player, Whose } from './player.ts';
import type { PlayerGroup } from './playerGroup.ts';

/** A game and who plays it: what is stored, continued and brought to the table. */
export interface Match<T extends AnyGame = AnyGame> {
  readonly session: Session<T>;
  readonly players: readonly Player[];
  /** Whether everything could be taken back, for a while at least: then it is practice for good. */
  readonly practice?: true;
  /** The people around the device, where they have names. */
  readonly company?: PlayerGroup;
  /** Whose it is, where it came from outside: somebody else's counts nowhere. */
  readonly whose?: Whose;
}

/** Whether a match is over by its rules. */
export function isEnded<T extends AnyGame>({ session }: Pick<Match<T>, 'session'>): boolean {
  return isOver(session.game, now(session));
}

/** Seats that the computer plays. */
export function computerSeats({ players }: Pick<Match, 'players'>): Seat[] {
  return players.flatMap((player, seat) => (player === 'computer' ? [seat] : []));
}

/** Whether nobody but the computer plays: a game to watch. */
export function isWatched({ players }: Pick<Match, 'players'>): boolean {
  return players.every((player) => player === 'computer');
}
