import type { Control } from '../../../../table/control.ts';
import { keysOf } from '../../interaction/steps.ts';
import type { Command } from '../../rules/state/command.ts';
import { HIDDEN } from '../../rules/state/state.ts';
import { moduleText } from '../../text/module.en.ts';

/** The control to press next on the way to a command; `null` while it is not there. */
export function nextPress(controls: readonly Control[], command: Command): Control | null {
  const ways = controlsOnWay(controls, command);
  const picked = ways.findLastIndex(({ pressed }) => pressed === true);
  const next = ways[picked + 1];
  if (next) return next;
  // A ready command has no separate control; a complete selection is on offer.
  const [end, keys] = [ways.at(-1), keysOf(command)];
  const isOffered = end === undefined || matcher(keys.at(-1) ?? '', keys.join('/'), command)(end);
  return isOffered
    ? (controls.find((control) => control.id === 'pass' || (isGo(control) && control.confirms !== undefined)) ?? null)
    : null;
}

/** The controls that lead to a command and are on screen, in the order in which they are pressed. */
export function controlsOnWay(controls: readonly Control[], command: Command): Control[] {
  const keys = keysOf(command);
  return keys.flatMap((key, index) => {
    const path = keys.slice(0, index + 1).join('/');
    return controls.find(matcher(key, path, command)) ?? nearestPurchase(controls, path) ?? [];
  });
}

/** Tiles are bought one by one, so buying several leads over fewer. */
function nearestPurchase(controls: readonly Control[], path: string): Control | undefined {
  const [, stem, wanted] = /^(.*\/buy:)(\d+)$/.exec(path) ?? [];
  if (stem === undefined) return undefined;
  const start = `choice:${stem}`;
  const far = ({ id }: Control): number => Math.abs(Number(id.slice(start.length)) - Number(wanted));
  return controls
    .filter(({ id, pressed }) => id.startsWith(start) && pressed !== true)
    .sort((one, other) => far(one) - far(other))[0];
}

/** The control for a step: a die, a card of the hand, or a choice, identified by all keys that lead to it. */
function matcher(key: string, path: string, command: Command): (control: Control) => boolean {
  const [kind, die] = key.split(':');
  if (kind === 'raise') return ({ id }) => id === `die:${die}`;
  if (kind !== 'card') return ({ id }) => id === `choice:${path}`;
  const card = 'card' in command ? command.card : 'give' in command ? command.give : HIDDEN;
  return ({ id, label }) => id.startsWith('hand:') && label === moduleText.card(card);
}

/** Whether a control gives the ready command; for an attacked player it passes. */
export function isGo({ id }: Pick<Control, 'id'>): boolean {
  return id === 'go' || id === 'pass';
}
