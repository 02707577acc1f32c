import { type Chance, chanceFrom } from '../../../../kernel/chance.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { viewNow } from '../../../../kernel/session.ts';
import { fingerprint } from '../../../../kernel/values/hash.ts';
import type { ComputerSection } from '../../../../module/screens/table.ts';
import { inEvenTime } from '../../../../page/threads/evenTime.ts';
import { askOrWait } from '../../../../page/threads/thread.ts';
import { levelOf, QUICK_BOTS } from '../../bots/levels.ts';
import { reasonOf } from '../../bots/reasons.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FaceOffView } from '../../rules/state/state.ts';
import type { FaceOffTypes } from '../../rules/state/types.ts';
import { seatName } from '../../text/facts.en.ts';
import { reasonText } from '../../text/reasons.en.ts';
import type { Thinking } from './thinkingWorker.ts';
import { openThread } from './thread.ts';

/** In milliseconds: longer than OverNerd needs for a decision. */
const SLOT = 500;

const thread = openThread();

/** Thinks in a thread; where the browser allows none, the page waits. */
function think(view: FaceOffView, chance: Chance, seat: Seat, stop: AbortSignal): Promise<Command | null> {
  return askOrWait<Thinking, Command | null>(
    thread,
    (api) => api.choose(view, chance, [seat]),
    async () => (await import('../../bots/overNerd/overNerd.ts')).overNerd.choose(view, chance, [seat]),
    stop,
  );
}

/** Computer players act one by one, each at its own level, and say why. */
export const faceOffComputer: ComputerSection<FaceOffTypes> = {
  atOnce: true,
  next: async ({ session, computers }, seat, _, stop) => {
    const view = viewNow(session);
    const level = levelOf(computers?.levels[seat]);
    const chance = chanceFrom(`computer/${seat}/${fingerprint(view)}`);
    if (level !== 'overNerd') return QUICK_BOTS[level].choose(view, chance, [seat]);
    return inEvenTime(SLOT, () => think(view, chance, seat, stop));
  },
  nextOfAll: async () => null,
  reason: (_, before, command) => {
    const reason = reasonOf(before, command);
    return reason && reasonText[reason](seatName(before, command.seat));
  },
};
