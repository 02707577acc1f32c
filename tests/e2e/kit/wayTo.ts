import { boardControls, sheetItems } from '../../../src/games/faza/interaction/controls/boardControls.ts';
import { type BoardActions, idleActions } from '../../../src/games/faza/interaction/controls/press.ts';
import {
  clearSelection,
  type FazaSelection,
  point,
  possibilities,
} from '../../../src/games/faza/interaction/fazaSelection.ts';
import { commandAt, type Path, pathOf, pickKey } from '../../../src/games/faza/interaction/picks.ts';
import { dangerOf } from '../../../src/games/faza/interaction/preview/danger.ts';
import type { BoardView } from '../../../src/games/faza/interaction/view.ts';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { isGrave } from '../../../src/module/chances/danger.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { viewed } from '../../games/faza/positions.ts';
import { viewOf } from '../../games/faza/scenes/viewOf.ts';

/** What the screen shows a player: the position, the seat in front, and the size of the window. */
export interface Table {
  readonly state: State;
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

/** The names of the buttons that lead to a command, in order, and the seat that is in front after them. */
export function wayTo(command: Command, table: Table): { readonly presses: readonly string[]; readonly seat: number } {
  const goal = pathOf(command);
  const commands = legalCommands(table.state);
  const presses: string[] = [];
  let selection: FazaSelection = clearSelection(askedSeat(table.state) ?? table.seat);
  while (presses.length < 8) {
    const complete = commandAt(commands, selection.path);
    if (complete && keyOf(selection.path) === keyOf(goal)) break;
    const { name, path } = nextPress(table, selection, goal);
    presses.push(name);
    selection = point(selection, commands, path);
  }
  return { presses, seat: selection.seat };
}

/** The names of the buttons that give the command on offer: one that most likely loses the game has to be confirmed. */
export function buttonsOf(command: Command, state: State): readonly string[] {
  const danger = dangerOf(viewed(state), command);
  const name = text.controlText[kindOf(command, state)];
  return danger && isGrave(danger) ? [name, shellText.danger(danger.brief, []).confirm] : [name];
}

/** A command that reveals something says so on its button. */
function kindOf(command: Command, state: State): 'roll' | 'confirm' | 'confirmBinding' | 'confirmEnd' {
  if (command.do === 'fight') return 'roll';
  if (command.do === 'endTeamPhase') return 'confirmEnd';
  const binds = faza.revealed(state, applyLegal(state, command).state);
  return binds ? 'confirmBinding' : 'confirm';
}

/**
 * Runs in the page: what the tiles on the page say to a screen reader. During a decision, a selectable tile is named
 * after the effect of choosing it, and describes the rest as a hint.
 */
export function tilesSaid(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-control^="tile:"]')]
    .filter((tile) => tile.checkVisibility() && tile.closest('[inert], [aria-hidden="true"]') === null)
    .flatMap((tile) => {
      const hint = document.getElementById(tile.getAttribute('aria-describedby') ?? '');
      return [tile.getAttribute('aria-label') ?? '', hint?.textContent ?? ''];
    });
}

/** The name of the next button on the way to a goal. */
function nextPress(table: Table, selection: FazaSelection, goal: Path): { name: string; path: Path } {
  const commands = legalCommands(table.state);
  const view = boardOf(table, selection);
  const found: { name: string; path: Path }[] = sheetItems(view).map(({ label, path }) => ({ name: label, path }));
  let name = '';
  const actions: BoardActions = { ...idleActions, point: (path) => found.push({ name, path }) };
  for (const control of boardControls(view, possibilities(selection, commands), actions)) {
    name = control.label;
    control.press();
  }
  const leads = found
    .filter(({ path }) => `${keyOf(goal)} / `.startsWith(`${keyOf(path)} / `))
    .map((press) => ({ ...press, reached: keyOf(point(selection, commands, press.path).path) }))
    .filter(({ reached }) => `${keyOf(goal)} / `.startsWith(`${reached} / `) && reached !== keyOf(selection.path))
    .sort((a, b) => b.reached.length - a.reached.length);
  const [best] = leads;
  if (!best) throw new Error(`nothing on the screen leads from ${keyOf(selection.path)} to ${keyOf(goal)}`);
  return best;
}

function askedSeat(state: State): number | undefined {
  const [pending] = state.agenda;
  return pending?.step === 'recoverOne' ? pending.seat : undefined;
}

/** The board as a player sees it, with the danger of ending the phase. */
function boardOf({ state, width, height }: Table, selection: FazaSelection): BoardView {
  const view = viewed(state);
  const canEnd = legalCommands(state).some((command) => command.do === 'endTeamPhase');
  return {
    ...viewOf(view, selection, [width, height]),
    endDanger: canEnd ? dangerOf(view, { do: 'endTeamPhase' }) : null,
  };
}

function keyOf(path: Path): string {
  return path.map(pickKey).join(' / ');
}
