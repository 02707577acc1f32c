import { chanceFrom } from '../../../kernel/chance.ts';
import { regular } from '../bots/regular.ts';
import { azardia } from '../rules/azardia.ts';
import type { CommandOf } from '../rules/state/command.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { isDealing } from './inFront.ts';

/** C3: a whole deal for Kuchuritok to agree to, card by card: the worst ones for the leader, as the computer deals. */
export function proposedDeal(state: AzardiaView, seat: Seat): readonly CommandOf<'deal'>[] {
  const deals: CommandOf<'deal'>[] = [];
  let now = state;
  while (now.steps[0]?.step === 'deal' && isDealing(now, seat)) {
    const command = regular.choose(now, chanceFrom('deal'));
    if (command?.do !== 'deal') break;
    const applied = azardia.apply(now, command);
    if (!applied.ok) break;
    deals.push(command);
    now = applied.state;
  }
  return deals;
}
