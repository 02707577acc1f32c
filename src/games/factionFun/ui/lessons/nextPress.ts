import type { Control } from '../../../../table/control.ts';
import type { Command } from '../../rules/state/command.ts';
import { cardText } from '../../text/names.en.ts';

/**
 * The control to press next on the way to a command; `null` while it is not there. Where several avatars could go to a tile, or answer a
 * claim, it leads to the one that the table proposes.
 */
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
function stepsTo(command: Command): readonly ((control: Control) => boolean)[] {
  const named =
    (wanted: string) =>
    ({ id }: Control) =>
      id === wanted;
  switch (command.do) {
    case 'play':
      return [cardIs(command.card), ...command.tiles.map((tile) => named(`tile:${tile}`))];
    case 'fight':
      return [cardIs(command.card)];
    case 'place':
      return [named(`option:${command.kind}`), named(`tile:${command.tile}`)];
    case 'move':
    case 'attack':
    case 'take':
    case 'return':
      return [named(`tile:${command.tile}`)];
    default:
      return [named(`option:${command.do}`)];
  }
}

function cardIs(card: keyof typeof cardText): (control: Control) => boolean {
  return ({ id, label }) => id.startsWith('hand:') && label === cardText[card].name;
}

/** The main button, if a command is on offer. */
function offered(controls: readonly Control[]): Control | null {
  return controls.find((control) => isGo(control) && control.confirms !== undefined) ?? null;
}

/** Whether a control is the main button. */
export function isGo({ id }: Pick<Control, 'id'>): boolean {
  return id === 'go';
}
