import { at } from '../../../kernel/values/at.ts';
import type { Step } from '../../../smallGame/gameDescription.ts';
import type { Command, Target } from '../rules/state/command.ts';
import type { AzardiaView, Card, Seat } from '../rules/state/state.ts';
import { commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardName, playerName } from '../text/names.en.ts';

/*
 * The steps of selecting a command: a card first, then its target; a movement first, then the tiles bought with it;
 * a card of the rival first, then the one that is given for it.
 * Each key belongs to a place on the table.
 */

/**
 * The steps to a command. If one command's steps are a prefix of another's, the shorter one is on offer until more is
 * selected.
 */
export function steps(command: Command, view: AzardiaView): readonly Step[] {
  const labels = labelsOf(command, view);
  return keysOf(command).map((key, index) => ({ key, label: at(labels, index) }));
}

/** The keys of the steps to a command, in their order. */
export function keysOf(command: Command): readonly string[] {
  switch (command.do) {
    case 'move': {
      const way = `move:${command.how}:${command.dice.join('-')}`;
      return command.bought === 0 ? [way] : [way, `buy:${command.bought}`];
    }
    case 'raise':
      return [`raise:${command.die}`];
    case 'play':
      return [cardKey(command.card), ...targetKeys(command.target)];
    case 'answer':
      return [cardKey(command.card), ...(command.rival === null ? [] : [rivalKey(command.rival)])];
    case 'discard':
    case 'sell':
      return [cardKey(command.card)];
    case 'deal':
    case 'swapCard':
      return [cardKey(command.card), rivalKey(command.rival)];
    case 'exchange':
      return [`take:${command.take}`, cardKey(command.give)];
    case 'chooseCharacter':
      return [`character:${command.character}`];
    case 'challenge':
      return [`challenge:${command.rival}`];
    default:
      return [command.do];
  }
}

function cardKey(card: Card): string {
  return `card:${card}`;
}

function rivalKey(seat: Seat): string {
  return `rival:${seat}`;
}

function targetKeys(target: Target): readonly string[] {
  if (target === null) return [];
  if ('rival' in target) return [rivalKey(target.rival)];
  return 'tiles' in target ? [`tiles:${target.tiles}`] : [`die:${target.die}`, `face:${target.face}`];
}

/** The name of each step, in the order of their keys. */
function labelsOf(command: Command, view: AzardiaView): readonly string[] {
  switch (command.do) {
    case 'move':
      return [commandText(command, view), text.buy(command.bought)];
    case 'play':
      return [cardName(command.card), ...targetLabels(command.target, view)];
    case 'answer':
      return [cardName(command.card), ...(command.rival === null ? [] : [playerName(view, command.rival)])];
    case 'discard':
    case 'sell':
      return [cardName(command.card)];
    case 'deal':
      return [cardName(command.card), playerName(view, command.rival)];
    case 'swapCard':
      return [cardName(command.card), text.swapWith(playerName(view, command.rival))];
    case 'exchange':
      return [text.take(command.take), cardName(command.give)];
    default:
      return [commandText(command, view)];
  }
}

function targetLabels(target: Target, view: AzardiaView): readonly string[] {
  if (target === null) return [];
  if ('rival' in target) return [playerName(view, target.rival)];
  if ('tiles' in target) return [text.signed(target.tiles)];
  return [text.die(view.roll?.dice[target.die] ?? 0), String(target.face)];
}
