import type { Bot } from '../../../../kernel/bots/bot.ts';
import { search } from '../../../../kernel/bots/search.ts';
import { type Chance, chanceFrom } from '../../../../kernel/chance.ts';
import { equal } from '../../../../kernel/values/equal.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { chooseAmong } from '../regular.ts';
import { candidates } from './candidates.ts';
import { decisionsOf, isSearched } from './decisions.ts';

/** How much a search looks at. */
interface Effort {
  /** How many positions are expanded for a decision, divided among its commands, and how many of them each command gets at least. */
  readonly nodes: number;
  readonly least: number;
  /** How many random outcomes are tried for each command. */
  readonly samples: number;
}

/** On a slow computer it takes a tenth of a second. */
const USUAL: Effort = { nodes: 48, least: 4, samples: 6 };
/** For a decision that people look back at: luck must not be what makes the difference. */
const THOROUGH: Effort = { nodes: 192, least: 16, samples: 24 };

/** A command, and the chance to win by it, 0–1; `null` where that is not searched. */
export interface Weighed {
  readonly command: Command;
  readonly chance: number | null;
}

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
  return first && others.length > 0 ? (weighed(view, moves, USUAL)[0]?.command ?? first) : (first ?? null);
}

/**
 * What a seat can do that is worth considering, the best first; with `also`, if that is not `null`. `isQuick`: with the effort of a
 * computer player.
 */
export function weigh(view: AzardiaView, seat: Seat, also: Command | null, isQuick: boolean): readonly Weighed[] {
  const commands = azardia.legalCommands(view, seat);
  // All characters are alike to it.
  if (view.steps[0]?.step === 'chooseCharacter') return [];
  if (!isSearched(view)) {
    const command = chooseAmong(view, commands, chanceFrom('weigh'));
    return command ? [{ command, chance: null }] : [];
  }
  const moves = candidates(view, commands, 'root');
  const isAmong = also === null || moves.some((move) => equal(move, also));
  return weighed(view, isAmong ? moves : [...moves, also], isQuick ? USUAL : THOROUGH);
}

function weighed(view: AzardiaView, moves: readonly Command[], { nodes, least, samples }: Effort): Weighed[] {
  // Each command by itself: otherwise the search would neglect commands that pay off only with the next one.
  const share = Math.max(least, Math.floor(nodes / moves.length));
  return moves
    .map((command) => {
      const game = decisionsOf(view, command.seat, [command], samples);
      const [option] = search(game, view, (expanded) => expanded >= share);
      return { command, chance: option?.value ?? 0 };
    })
    .sort((one, other) => other.chance - one.chance);
}
