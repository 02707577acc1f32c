import { normal } from '../../../../src/games/factionFun/bots/normal.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Setup } from '../../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../../src/games/factionFun/rules/state/types.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { begin, give, now, type Session } from '../../../../src/kernel/session.ts';
import { setupOf } from '../subject.ts';

/** A whole game that bots play. */
export function wholeGame(seed: string, seats = 2, options: Partial<Setup> = {}): Session<FactionFunTypes> {
  let session: Session<FactionFunTypes> = begin(factionFun, setupOf(seed, seats, options));
  for (let moment = 0; now(session).ending === null; moment++) {
    const [seat = 0] = factionFun.activeSeats(now(session));
    const command = normal.choose(factionFun.view(now(session), seat), chanceFrom(`${seed}/${moment}`), [seat]);
    const given = command && give(session, command);
    if (!given || !('session' in given)) throw new Error('a game goes on until it has ended');
    ({ session } = given);
  }
  return session;
}
