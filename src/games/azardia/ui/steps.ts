import type { Step } from '../../../smallGame/gameDescription.ts';
import type { Command, Target } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardName, playerName } from '../text/names.en.ts';

/*
 * How a command is pointed at: a card first, then what it is played at; a movement first, then the tiles that are bought with it. The keys
 * say what lies where on the table.
 */

/** The steps to a command. Where one command's steps begin another's, the shorter one is offered until more is pointed at. */
export function steps(command: Command, view: AzardiaView): readonly Step[] {
  const label = commandText(command, view);
  switch (command.do) {
    case 'move': {
      const way = { key: `move:${command.how}:${command.dice.join('-')}`, label };
      return command.bought === 0 ? [way] : [way, { key: `buy:${command.bought}`, label: text.buy(command.bought) }];
    }
    case 'raise':
      return [{ key: `raise:${command.die}`, label }];
    case 'play':
      return [card(command.card), ...targetSteps(command.target, view)];
    case 'answer':
      return [card(command.card), ...(command.rival === null ? [] : [rival(command.rival, view)])];
    case 'discard':
    case 'sell':
      return [card(command.card)];
    case 'deal':
    case 'swapCard':
      return [card(command.card), rival(command.rival, view)];
    case 'exchange':
      return [card(command.give), { key: `take:${command.take}`, label: text.take(command.take) }];
    default:
      return [{ key: keyOf(command), label }];
  }
}

function card(id: Extract<Command, { do: 'discard' }>['card']): Step {
  return { key: `card:${id}`, label: cardName(id) };
}

function rival(seat: number, view: AzardiaView): Step {
  return { key: `rival:${seat}`, label: playerName(view, seat) };
}

function targetSteps(target: Target, view: AzardiaView): Step[] {
  if (target === null) return [];
  if ('rival' in target) return [rival(target.rival, view)];
  if ('tiles' in target) return [{ key: `tiles:${target.tiles}`, label: text.signed(target.tiles) }];
  const face = view.roll?.dice[target.die] ?? 0;
  return [
    { key: `die:${target.die}`, label: text.die(face) },
    { key: `face:${target.face}`, label: String(target.face) },
  ];
}

function keyOf(command: Command): string {
  switch (command.do) {
    case 'chooseCharacter':
      return `character:${command.character}`;
    case 'challenge':
      return `challenge:${command.rival}`;
    default:
      return command.do;
  }
}
