import { SHEET } from '../../../../table/control.ts';
import { type FazaSelection, possibilities } from '../fazaSelection.ts';
import { type Choices, choicesOf, pointAt, type SelectionContext } from '../openFight.ts';
import { commandAt, type Path, pickKey } from '../picks.ts';
import type { BoardView } from '../view.ts';
import { boardControls, sheetItems } from './boardControls.ts';
import { type BoardActions, idleActions } from './press.ts';

/**
 * What a press on the control of that ID – after `sheet:`, on an item of the list – would choose, without choosing it. A
 * control is pressed for show, so no preview can promise anything else than the press keeps. `null` where there is nothing to
 * show: a selected hero would only take the place of another.
 */
export function selectionAfterPress(
  id: string,
  view: BoardView,
  selection: FazaSelection,
  context: SelectionContext,
): FazaSelection | null {
  const choices = choicesOf(context, selection.fight, view.offer);
  const path = id.startsWith(SHEET)
    ? pathOfItem(id.slice(SHEET.length), view)
    : pathOfPress(id, view, selection, choices);
  if (!path) return null;
  const next = pointAt(selection, context, path);
  // Who is looked at while a fight is open changes nothing about it.
  if (selection.fight !== null && path.every(({ kind }) => kind === 'hero')) return null;
  const { commands } = choicesOf(context, next.fight);
  // Half a way is worth a look where it leads on from the selected hero: the tiles that a card reaches, say.
  const isShown = commandAt(commands, next.path) !== null || (next.path.length > 1 && next.seat === selection.seat);
  return isShown ? next : null;
}

function pathOfItem(key: string, view: BoardView): Path | undefined {
  return sheetItems(view).find(({ pick }) => pickKey(pick) === key)?.path;
}

function pathOfPress(id: string, view: BoardView, selection: FazaSelection, { commands }: Choices): Path | undefined {
  const chosen: Path[] = [];
  const listening: BoardActions = { ...idleActions, point: (path) => chosen.push(path) };
  const control = boardControls(view, possibilities(selection, commands), listening).find((found) => found.id === id);
  control?.press();
  return chosen[0];
}
