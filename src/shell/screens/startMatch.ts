import { faza } from '../../games/faza/rules/faza.ts';
import type { Setup } from '../../games/faza/rules/state.ts';
import { begin } from '../../kernel/session.ts';
import type { Company } from '../../module/company.ts';
import type { Player } from '../../module/match.ts';
import type { App } from '../app.ts';
import { keepStored } from '../archive/keepGame.ts';
import { countStoredDice } from '../dice/countDice.ts';
import { commitmentOf } from '../dice/diceOfMatch.ts';
import { withCompany } from '../match.ts';

/**
 * Begins a match, keeps it, and brings it to the table. What commits us to its dice is written down; `seedKnown` says that
 * the player chose the seed, or may know it; a company that sits there already keeps its seats.
 */
export function startMatch(
  app: App,
  setup: Setup,
  players: readonly Player[],
  seedKnown = false,
  company?: Company,
): void {
  const match = withCompany({ session: begin(faza, setup), players }, company);
  keepStored(app);
  countStoredDice(app);
  app.dice.pledge(commitmentOf(match), seedKnown);
  app.saves.save(match);
  app.toTable(match);
}
