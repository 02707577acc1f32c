import type { Seat } from '../kernel/game.ts';
import type { Session } from '../kernel/session.ts';
import type { Company } from './company.ts';
import type { AnyGame } from './gameTypes.ts';

/** Who plays a seat: this person, another one at the same device, or the computer. */
export type Player = 'you' | 'friend' | 'computer';

/** Whose a game is that came from outside: the player's own, or a guest's. */
export type Whose = 'own' | 'guest';

/** A game and who plays it: what is stored, continued and brought to the table. */
export interface Match<T extends AnyGame = AnyGame> {
  readonly session: Session<T>;
  readonly players: readonly Player[];
  /** Whether everything could be taken back, for a while at least: then it is practice for good. */
  readonly practice?: true;
  /** The people around the device, where they have names. */
  readonly company?: Company;
  /** Whose it is, where it came from outside: somebody else's counts nowhere. */
  readonly whose?: Whose;
}

/** Seats that the computer plays. */
export function computerSeats({ players }: Pick<Match, 'players'>): Seat[] {
  return players.flatMap((player, seat) => (player === 'computer' ? [seat] : []));
}

/** Whether nobody but the computer plays: a game to watch. */
export function isWatched({ players }: Pick<Match, 'players'>): boolean {
  return players.every((player) => player === 'computer');
}
