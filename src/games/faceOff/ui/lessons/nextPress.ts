import type { Control } from '../../../../table/control.ts';
import { type CardId, fighterOf } from '../../content/cards.ts';
import { cardIn } from '../../interaction/steps.ts';
import type { Command } from '../../rules/state/command.ts';
import type { Choice } from '../../rules/state/state.ts';
import { cardName } from '../../text/cards.en.ts';

type Is = (control: Control) => boolean;

/** The control to press next on the way to a command; `null` while it is not there. */
export function nextPress(controls: readonly Control[], command: Command): Control | null {
  const steps = controlsOnWay(controls, command);
  const chosen = steps.findLastIndex(({ pressed }) => pressed === true);
  return steps[chosen + 1] ?? offered(controls);
}

/** The controls that lead to a command and can be chosen now, in the order in which they are pressed. */
export function controlsOnWay(controls: readonly Control[], command: Command): Control[] {
  return stepsTo(command).flatMap((is) => controls.find((control) => control.asked && is(control)) ?? []);
}

/** What is pressed for a command, one after the other, besides the main button. */
function stepsTo(command: Command): readonly Is[] {
  switch (command.do) {
    case 'claim':
    case 'move':
    case 'pick':
    case 'fly':
    case 'lay':
    case 'payOff':
      return [cardIs(command.card)];
    case 'seal':
      return stepsOfSeal(command.choice);
    case 'take':
      if (command.reward === 'clock') return [isPrize];
      return [command.card ? cardIs(command.card) : keyIs(command.reward)];
    case 'choose':
      return [keyIs(`option:${command.option}`)];
    case 'bid':
      return [keyIs(`bid:${command.tokens}`)];
    case 'shelve':
      return [keyIs(command.on)];
    default:
      return [keyIs(command.do)];
  }
}

function stepsOfSeal(choice: Choice): readonly Is[] {
  if (choice.choice === 'play') return choice.cards.map(({ card }) => cardIs(card));
  return choice.choice === 'down' && choice.card !== 'hidden'
    ? [cardIs(choice.card), keyIs('down')]
    : [keyIs('nothing')];
}

/** A choice beside the main button or in the arena. */
const keyIs =
  (key: string): Is =>
  ({ id }) =>
    id === `option:${key}` || id === `choice:${key}`;

/** A card of the hand or of the arena. */
const cardIs =
  (card: CardId): Is =>
  ({ id, label }) =>
    id === `choice:card:${card}` || (id.startsWith('hand:') && label === cardName(card));

/** F6: among the rewards only the card that was fought over cannot fight. */
const isPrize: Is = ({ id }) => {
  const card = id.startsWith('choice:card:') ? cardIn(id.slice('choice:'.length)) : null;
  return card !== null && !fighterOf(card);
};

/** The main button, if a command is on offer. */
function offered(controls: readonly Control[]): Control | null {
  return controls.find((control) => isGo(control) && control.confirms !== undefined) ?? null;
}

/** Whether a control is the main button. */
export function isGo({ id }: Pick<Control, 'id'>): boolean {
  return id === 'go';
}
