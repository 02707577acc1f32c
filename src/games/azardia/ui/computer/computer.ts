import { type Chance, chanceFrom } from '../../../../kernel/chance.ts';
import { pastOf, viewNow } from '../../../../kernel/session.ts';
import { fingerprint } from '../../../../kernel/values/hash.ts';
import type { Match as AnyMatch } from '../../../../module/match.ts';
import type { ComputerSection } from '../../../../module/screens/table.ts';
import { inEvenTime } from '../../../../page/threads/evenTime.ts';
import { askOrWait } from '../../../../page/threads/thread.ts';
import { withAttackLimit } from '../../bots/attackLimit.ts';
import { chooseQuickly, levelOf } from '../../bots/levels.ts';
import { reasonOf } from '../../bots/reasons.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { cardName, playerName } from '../../text/names.en.ts';
import { reasonText } from '../../text/reasons.en.ts';
import type { Thinking } from './thinkingWorker.ts';
import { openThread } from './thread.ts';

type Match = AnyMatch<AzardiaTypes>;

/** The switch of the limit to attacks in a row. */
export const ATTACK_LIMIT = 'attackLimit';

/** In milliseconds: longer than finding a decision takes on a slow computer. */
const SLOT = 120;

/** The next command of a computer player, at the level of the seat. */
async function next(match: Match, seat: Seat, _: number, stop: AbortSignal): Promise<Command | null> {
  const view = viewNow(match.session);
  const commands = allowed(match, azardia.legalCommands(view, seat));
  const level = levelOf(match.computers?.levels[seat]);
  const chance = chanceFrom(`computer/${seat}/${fingerprint(view)}`);
  if (level !== 'sharp') return chooseQuickly(level, view, commands, chance);
  return inEvenTime(SLOT, () => search(view, commands, chance, stop));
}

/** The commands except those that the attack limit forbids, if it is switched on. */
function allowed({ session, players, computers }: Match, legal: readonly Command[]): readonly Command[] {
  if (computers && !computers.on.includes(ATTACK_LIMIT)) return legal;
  const facts = [session.opening, ...pastOf(session)].flatMap((moment) => moment.facts);
  return withAttackLimit(legal, facts, (seat) => players[seat] !== 'computer');
}

const thread = openThread();

/** Thinks in a thread; where the browser allows none, the page waits. */
function search(
  view: AzardiaView,
  commands: readonly Command[],
  chance: Chance,
  stop: AbortSignal,
): Promise<Command | null> {
  return askOrWait<Thinking, Command | null>(
    thread,
    (api) => api.searchAmong(view, commands, chance),
    async () => (await import('../../bots/sharp/sharp.ts')).searchAmong(view, commands, chance),
    stop,
  );
}

/** Computer players act one by one, each at its own level. */
export const azardiaComputer: ComputerSection<AzardiaTypes> = {
  atOnce: true,
  next,
  nextOfAll: async () => null,
  reason: ({ computers }, before, command) => {
    const reason = reasonOf(before, command, levelOf(computers?.levels[command.seat]));
    if (reason === null) return null;
    const { attack } = before;
    const answered = attack?.answers.at(-1)?.card ?? attack?.card;
    return reasonText[reason](playerName(before, command.seat), answered ? cardName(answered) : '');
  },
};
