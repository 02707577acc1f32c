import { boss } from '../../../../src/games/faceOff/bots/boss.ts';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { FaceOffTypes } from '../../../../src/games/faceOff/rules/state/types.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { begin, give, now, type Session } from '../../../../src/kernel/session.ts';

/** A whole game that computer players play. */
export function wholeGame(seed: string, factions: readonly FactionId[] = ['ninjas', 'pirates']): Session<FaceOffTypes> {
  let session: Session<FaceOffTypes> = begin(faceOff, { seed, factions, timing: 'standard' });
  for (let moment = 0; now(session).ending === null; moment++) {
    const chance = chanceFrom(`${seed}/${moment}`);
    // A seat that has sealed could only reopen its choice.
    const [command] = faceOff
      .activeSeats(now(session))
      .flatMap((seat) => boss.choose(faceOff.view(now(session), seat), chance, [seat]) ?? []);
    const given = command && give(session, command);
    if (!given || !('session' in given)) throw new Error('a game goes on until it has ended');
    ({ session } = given);
  }
  return session;
}
