import type { Bot } from '../../../../kernel/bots/bot.ts';
import { search } from '../../../../kernel/bots/search.ts';
import type { Chance } from '../../../../kernel/chance.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { chooseAmong } from '../regular.ts';
import { candidates } from './candidates.ts';
import { decisionsOf, isSearched } from './decisions.ts';

/** How many positions are expanded for a decision, divided among its commands: on a slow computer that takes a tenth of a second. */
const NODES = 48;
/** How many of them each command gets at least. */
const LEAST = 4;

/** Searches its decisions to the end of the turn for the best chance to win. */
export const sharp: Bot<AzardiaTypes> = {
  id: 'sharp',
  choose: (view, chance) => searchAmong(view, azardia.legalCommands(view), chance),
};

/** The best of some legal commands of one seat, by a search; `null` where there are none. */
export function searchAmong(view: AzardiaView, commands: readonly Command[], chance: Chance): Command | null {
  if (!isSearched(view)) return chooseAmong(view, commands, chance);
  const moves = candidates(view, commands, 'root');
  const [first, ...others] = moves;
  if (!first || others.length === 0) return first ?? null;
  // Each command by itself: otherwise the search would neglect commands that pay off only with the next one.
  const share = Math.max(LEAST, Math.floor(NODES / moves.length));
  const worth = (move: Command): number => {
    const [option] = search(decisionsOf(view, move.seat, [move]), view, (expanded) => expanded >= share);
    return option?.value ?? 0;
  };
  let [best, most] = [first, worth(first)];
  for (const move of others) {
    const value = worth(move);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
