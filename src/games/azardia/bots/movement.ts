import { at } from '../../../kernel/values/at.ts';
import { GOAL, TOP_LEVEL } from '../content/board.ts';
import { actionSpec } from '../content/cards.ts';
import { PRICES } from '../rules/players/coins.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { diceChoices, resultOf } from '../rules/turn/rolling.ts';
import { worthOfMove } from './estimate.ts';

/** Within how many tiles of the goal a pawn of level 5 looks for an exact move. */
const NEAR = 26;
/** The minimum value of a move that hits the goal. */
const HIT = 5;

/** Chooses among the ways to move, to raise dice, and to play cards on them; `blur` is added to what each way to move is worth. */
export function chooseMovement(
  state: AzardiaView,
  commands: readonly Command[],
  seat: Seat,
  blur: () => number,
): Command {
  const direct = bestMove(state, commands, blur);
  const { level, tile } = at(state.players, seat);
  const isNear = level === TOP_LEVEL && GOAL - tile <= NEAR;
  const [, worth] = direct;
  if (worth >= HIT) return direct[0];
  const raise = isNear ? hitBy(state, commands.filter(isOf('raise')), ({ die }) => ({ die, by: 1 })) : undefined;
  if (raise) return raise;
  const cards = commands.filter(isOf('play'));
  const hat = isNear
    ? hitBy(state, cards, ({ target }) => (target && 'die' in target ? { die: target.die, to: target.face } : null))
    : undefined;
  if (hat) return hat;
  const egg = cards.find(({ card }) => actionSpec(card).effect.kind === 'rollAgain');
  return egg && worth < (isNear ? 0.2 : -0.5) ? egg : direct[0];
}

const isOf =
  <Name extends Command['do']>(name: Name) =>
  (command: Command): command is Extract<Command, { readonly do: Name }> =>
    command.do === name;

/** The best way to move with the dice as they are, and its value. */
function bestMove(
  state: AzardiaView,
  commands: readonly Command[],
  blur: () => number,
): readonly [CommandOf<'move'>, number] {
  const moves = commands.filter(isOf('move'));
  const worths = moves.map((move) => worthOf(state, move) + blur());
  const most = Math.max(...worths);
  return [at(moves, worths.indexOf(most)), most];
}

function worthOf(state: AzardiaView, { seat, dice, how, bought }: CommandOf<'move'>): number {
  const faces = state.roll?.dice ?? [];
  const tiles = resultOf(faces, dice, how);
  if (tiles === 0) return state.turn?.rolledAgain ? -1 : -0.6;
  // Below level 5 coins are for levels.
  if (bought > 0 && at(state.players, seat).level < TOP_LEVEL) return Number.NEGATIVE_INFINITY;
  return worthOfMove(state, seat, tiles + bought, bought * PRICES.tile) - bought * 0.12;
}

/** A command that changes one die so that two of the dice hit the goal. */
function hitBy<Given extends Command>(
  state: AzardiaView,
  commands: readonly Given[],
  change: (command: Given) => { readonly die: number; readonly by?: number; readonly to?: number } | null,
): Given | undefined {
  const faces = state.roll?.dice ?? [];
  return commands.find((command) => {
    const changed = change(command);
    if (!changed) return false;
    const { die, by = 0, to } = changed;
    const after = faces.map((face, index) => (index === die ? (to ?? face + by) : face));
    return diceChoices(after).some(
      ({ used, how }) => resultOf(after, used, how) === GOAL - at(state.players, command.seat).tile,
    );
  });
}
