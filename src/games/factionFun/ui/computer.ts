import { chanceFrom } from '../../../kernel/chance.ts';
import { viewNow } from '../../../kernel/session.ts';
import { fingerprint } from '../../../kernel/values/hash.ts';
import type { ComputerSection } from '../../../module/screens/table.ts';
import { BOTS, levelOf } from '../bots/levels.ts';
import { reasonOf } from '../bots/reasons.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { doer } from '../text/facts.en.ts';
import { reasonText } from '../text/reasons.en.ts';

/** Computer players act one by one, each at its own level, and say why. */
export const computer: ComputerSection<FactionFunTypes> = {
  atOnce: true,
  next: async ({ session, computers }, seat) => {
    const view = viewNow(session);
    const chance = chanceFrom(`computer/${seat}/${fingerprint(view)}`);
    return BOTS[levelOf(computers?.levels[seat])].choose(view, chance, [seat]);
  },
  nextOfAll: async () => null,
  reason: ({ computers }, before, command) => {
    const reason = reasonOf(before, command, levelOf(computers?.levels[command.seat]));
    return reason && reasonText[reason](doer(command.seat, before.hands.length));
  },
};
