import { at } from '../../../kernel/values/at.ts';
import { TOP_LEVEL } from '../content/board.ts';
import { actionSpec } from '../content/cards.ts';
import { isTie, sideBehind } from '../rules/duels/duels.ts';
import type { Command, Target } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { resultOf } from '../rules/turn/rolling.ts';
import { cardName, characterNames, coinText, count, playerName } from './names.en.ts';

/** A command as the label of a choice. */
export function commandText(command: Command, state: AzardiaView): string {
  switch (command.do) {
    case 'chooseCharacter':
      return `Play ${characterNames[command.character]}`;
    case 'roll':
      return 'Roll the dice';
    case 'raise':
      return `Raise the ${faceOf(command.die, state)} for 1,000`;
    case 'move':
      return moveText(command, state);
    case 'play':
      return playText(command, state);
    case 'buyTile':
      return 'Advance 1 tile for 1,000';
    case 'buyLevel':
      return at(state.players, command.seat).level === TOP_LEVEL
        ? 'Advance 3 tiles for 5,000'
        : 'Buy a level for 5,000';
    case 'challenge':
      return `Challenge ${playerName(state, command.rival)}`;
    case 'takeHands':
      return 'Take the other hands';
    case 'deal':
      return `Deal ${cardName(command.card)} to ${playerName(state, command.rival)}`;
    case 'exchange':
      return `Give ${cardName(command.give)} for ${cardName(command.take)}`;
    case 'swapCard':
      return `Swap ${cardName(command.card)} with ${playerName(state, command.rival)}`;
    case 'discard':
      return `Discard ${cardName(command.card)}`;
    case 'sell':
      return `Sell ${cardName(command.card)}`;
    case 'advance': {
      const [step] = state.steps;
      return step?.step === 'mayAdvance' ? `Advance ${count(step.tiles, 'tile')}` : 'Advance';
    }
    case 'answer':
      return command.rival === null
        ? `Answer with ${cardName(command.card)}`
        : `Answer with ${cardName(command.card)}: ${playerName(state, command.rival)} gets it`;
    case 'pass':
      return passText(state);
  }
}

/** The face of a die that is being decided about: of a movement, or of the side of a duel that may improve. */
function faceOf(die: number, { roll, duel }: AzardiaView): number {
  const { dice } = roll ?? (duel ? sideBehind(duel) : { dice: [] });
  return dice[die] ?? 0;
}

function moveText({ dice, how, bought }: Extract<Command, { do: 'move' }>, { roll }: AzardiaView): string {
  const faces = roll?.dice ?? [];
  const shown = dice.map((die) => at(faces, die));
  const [large, small] = [Math.max(...shown), Math.min(...shown)];
  const sign = how === 'sum' ? '+' : '−';
  const sum = shown.length === 1 ? String(large) : `${large} ${sign} ${small}`;
  const tiles = resultOf(faces, dice, how);
  const extra = bought === 0 ? '' : `, buy ${bought} more`;
  return tiles === 0 ? `${sum}: 0` : `${sum}: move ${count(tiles, 'tile')}${extra}`;
}

function playText({ card, target }: Extract<Command, { do: 'play' }>, state: AzardiaView): string {
  const { cost } = actionSpec(card);
  return `Play ${cardName(card)}${cost > 0 ? ` for ${coinText(cost)}` : ''}${targetText(target, state)}`;
}

function targetText(target: Target, state: AzardiaView): string {
  if (target === null) return '';
  if ('rival' in target) return ` on ${playerName(state, target.rival)}`;
  if ('tiles' in target) return target.tiles > 0 ? `: ahead ${target.tiles}` : `: back ${-target.tiles}`;
  return `: the ${faceOf(target.die, state)} becomes ${target.face}`;
}

function passText({ steps: [step], turn, duel }: AzardiaView): string {
  switch (step?.step) {
    case 'play':
      return 'End the play phase';
    case 'discardDown':
      return 'End the turn';
    case 'beforeDuel':
      return 'Fight';
    case 'improve':
      return duel && isTie(duel) ? 'Roll again' : 'Pass';
    case 'mayAdvance':
      return 'Stay';
    case 'sell':
      return 'Stop selling';
    case 'deal':
      return 'Give the hand back';
    default:
      return turn === null ? 'Continue' : 'Pass';
  }
}
