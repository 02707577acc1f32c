import { at } from '../../../../kernel/values/at.ts';
import { A_TILES, GOAL } from '../../content/board.ts';
import { destination } from '../../rules/movement/paths.ts';
import type { Command, CommandOf } from '../../rules/state/command.ts';
import type { AzardiaView } from '../../rules/state/state.ts';
import { resultOf } from '../../rules/turn/rolling.ts';
import { rivalsOf } from '../../rules/turn/turnOrder.ts';
import { leastWorth } from '../cardWorth.ts';
import { worthOfPlay } from '../plays.ts';

/** How many plays of phase C are considered: the best by Regular's estimate. */
const PLAYS = { root: 8, inner: 5 } as const;

/** The legal commands of one seat that are worth considering; more of them at the root of a search. */
export function candidates(
  view: AzardiaView,
  commands: readonly Command[],
  where: keyof typeof PLAYS,
): readonly Command[] {
  switch (view.steps[0]?.step) {
    case 'chooseMove':
      return commands.filter((command) => command.do !== 'move' || isWorthItsCoins(view, command));
    case 'play':
      return bestPlays(view, commands, PLAYS[where]);
    case 'discardDown':
      return withoutGoodSwaps(view, commands);
    default:
      return commands;
  }
}

/** Tiles are bought only to reach a tile with an effect. */
function isWorthItsCoins(view: AzardiaView, { seat, dice, how, bought }: CommandOf<'move'>): boolean {
  if (bought === 0) return true;
  const tile = destination(at(view.players, seat), resultOf(view.roll?.dice ?? [], dice, how) + bought);
  const isMet = rivalsOf(view, seat).some((rival) => at(view.players, rival).tile === tile);
  return tile === GOAL || A_TILES.includes(tile) || isMet;
}

function bestPlays(view: AzardiaView, commands: readonly Command[], most: number): readonly Command[] {
  const plays = commands.flatMap((command) => {
    const worth = worthOfPlay(view, command);
    return worth === null ? [] : [{ command, worth }];
  });
  const best = plays.sort((one, other) => other.worth - one.worth).slice(0, most);
  return [...best.map(({ command }) => command), ...commands.filter((command) => command.do === 'pass')];
}

/** C2: only swaps of the least valuable card. */
function withoutGoodSwaps(view: AzardiaView, commands: readonly Command[]): readonly Command[] {
  const swaps = commands.filter((command): command is CommandOf<'swapCard'> => command.do === 'swapCard');
  const [first] = swaps;
  if (!first) return commands;
  const least = leastWorth(
    swaps.map(({ card }) => card),
    at(view.players, first.seat).level,
  );
  return commands.filter((command) => command.do !== 'swapCard' || command.card === least);
}
