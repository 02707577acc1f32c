import { boardControls, sheetItems } from '../../../../src/games/faza/interaction/controls/boardControls.ts';
import { type BoardActions, idleActions } from '../../../../src/games/faza/interaction/controls/press.ts';
import { turnControls } from '../../../../src/games/faza/interaction/controls/turn.ts';
import {
  clearSelection,
  type FazaSelection,
  point,
  possibilities,
} from '../../../../src/games/faza/interaction/fazaSelection.ts';
import { commandAt, type Path, pickKey } from '../../../../src/games/faza/interaction/picks.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { viewOf } from './viewOf.ts';

/** A control, and the effect of pressing it: it selects something, or gives the command on offer. */
export interface Button {
  /** The control's ID; for a line in a sheet its label. */
  readonly id: string;
  readonly label: string;
  readonly does: Path | 'commit' | null;
}

/** A command with the IDs of the presses that lead to it, without the final one. */
export interface Pressed {
  readonly command: Command;
  readonly trail: readonly string[];
}

type Size = readonly [number, number];

/** The initial selection in a position: the hero who is asked is in front, or the first one. */
export function firstDesk(state: FazaView): FazaSelection {
  const [pending] = state.agenda;
  return clearSelection(pending?.step === 'recoverOne' ? pending.seat : 0);
}

/** Everything that can be pressed on the board and in a sheet over it. */
export function buttonsOf(state: FazaView, selection: FazaSelection, size: Size): Button[] {
  const view = viewOf(state, selection, size);
  const lines = sheetItems(view).map(({ label, path }): Button => ({ id: label, label, does: path }));
  const controls = pressed(view, possibilities(selection, legalCommands(state))).map(
    ({ control: { id, label }, does }): Button => ({ id, label, does }),
  );
  return [...lines, ...controls];
}

/** Every command that pressing can give in a position, by the shortest way to it. */
export function everythingPressed(state: FazaView, size: Size): Pressed[] {
  const commands = legalCommands(state);
  const start = firstDesk(state);
  const queue: { selection: FazaSelection; trail: readonly string[] }[] = [{ selection: start, trail: [] }];
  const seen = new Set([keyOf(start)]);
  const given = new Map<string, Pressed>();
  for (let place = queue.shift(); place; place = queue.shift()) {
    const { selection, trail } = place;
    const command = commandAt(commands, selection.path);
    if (command) {
      // What else can be pressed now leads to no longer path.
      const key = JSON.stringify(command);
      if (!given.has(key) && canBeGiven(state, selection, size)) given.set(key, { command, trail });
      continue;
    }
    for (const { id, does } of buttonsOf(state, selection, size)) {
      // Presses on the way to a command never go back, and change the selected hero before anything else.
      if (does === null || does === 'commit') continue;
      if (selection.path.length > 1 && does.length <= selection.path.length) continue;
      const next = point(selection, commands, does);
      if (seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      queue.push({ selection: next, trail: [...trail, id] });
    }
  }
  return [...given.values()];
}

/** Presses buttons by their labels, and then the one that gives the command; fails if one is missing. */
export function press(state: FazaView, size: Size, ...labels: readonly string[]): Command {
  const commands = legalCommands(state);
  let selection = firstDesk(state);
  for (const label of labels) {
    const buttons = buttonsOf(state, selection, size);
    const found = buttons.find((button) => button.label === label && Array.isArray(button.does));
    if (!found || found.does === null || found.does === 'commit') {
      throw new Error(`no ${label} among ${buttons.map((button) => button.label).join(' | ')}`);
    }
    selection = point(selection, commands, found.does);
  }
  const command = commandAt(commands, selection.path);
  if (!command || !canBeGiven(state, selection, size)) throw new Error(`${labels.join(', ')} gives no command`);
  return command;
}

/** Whether there is a button that carries out the offer. */
function canBeGiven(state: FazaView, selection: FazaSelection, size: Size): boolean {
  let commits = false;
  const actions: BoardActions = {
    ...idleActions,
    commit: () => {
      commits = true;
    },
  };
  for (const control of turnControls(viewOf(state, selection, size), [], actions)) control.press();
  return commits;
}

function keyOf({ seat, path }: FazaSelection): string {
  return `${seat} ${path.map(pickKey).join(' / ')}`;
}

/** Every control of a view, and what it does when it is pressed. */
export function pressed(
  view: Parameters<typeof boardControls>[0],
  possible: Parameters<typeof boardControls>[1],
): { readonly control: ReturnType<typeof boardControls>[number]; readonly does: Button['does'] }[] {
  let does: Button['does'] = null;
  const actions: BoardActions = {
    ...idleActions,
    point: (path) => {
      does = path;
    },
    commit: () => {
      does = 'commit';
    },
  };
  return boardControls(view, possible, actions).map((control) => {
    does = null;
    control.press();
    return { control, does };
  });
}
