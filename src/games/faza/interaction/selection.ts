import { equal } from '../../../kernel/values/equal.ts';
import type { SelectionSection } from '../../../module/screens/table.ts';
import { SHEET } from '../../../table/control.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { boardControls, sheetItems } from './controls/boardControls.ts';
import { type BoardActions, idleActions } from './controls/press.ts';
import { clearSelection, type FazaSelection, type OpenFight, point, possibilities, stepBack } from './fazaSelection.ts';
import {
  type Choices,
  choicesNow,
  choicesOf,
  fighterOf,
  isFightPath,
  isHelp,
  type SelectionContext,
  tipOf,
} from './openFight.ts';
import { commandAt, commandsAlong, follow, nextPicks, type Path, pathOf, pickKey, startsWith } from './picks.ts';
import { carriedOutBy } from './preview/preview.ts';
import type { BoardView } from './view.ts';

/** How commands are selected: by picks, and by fights to which cards are added before they are rolled. */
export const fazaSelection: SelectionSection<FazaTypes, FazaSelection, BoardView> = {
  clear: clearSelection,
  asked: ({ agenda: [pending] }) => (pending?.step === 'recoverOne' ? pending.seat : undefined),
  point: pointAt,
  pass: (selection, { state, rules, allowed }: SelectionContext) =>
    point(selection, allowed(rules.legalCommands(state)), [{ kind: 'end' }]),
  afterPress,
  stepBack: letGo,
  withoutLastAdded,
  added: ({ fight }) => fight?.added ?? [],
  offer: (selection, context: SelectionContext) => commandAt(choicesNow(context, selection).commands, selection.path),
  isForLater: (before, after, path: Path) => before.fight !== null && after.fight !== null && !isFightPath(path),
  tip: ({ fight }, context: SelectionContext) => tipOf(context, fight),
};

/**
 * Points at something, given by its whole path. With a fight open, a card or skill that helps its roll is added, and one that
 * was added and would not help once more is taken out; another hero only comes to the front; anything else gives the fight up.
 */
function pointAt(selection: FazaSelection, context: SelectionContext, path: Path): FazaSelection {
  if (selection.fight !== null) return pointInFight(selection, selection.fight, context, path);
  const { commands } = choicesOf(context, null);
  return isFightPath(path) ? openFight(selection, context, commands, path) : point(selection, commands, path);
}

/** Opens a fight, together with the card that waits for it. */
function openFight(
  selection: FazaSelection,
  context: SelectionContext,
  now: readonly Command[],
  path: Path,
): FazaSelection {
  const fighter = fighterOf({ path, added: [] });
  const offer = commandAt(now, selection.path);
  const open = (added: readonly Command[]): FazaSelection => settled(clearSelection(fighter), context, { path, added });
  const carried = offer && isHelp(offer) ? open([offer]) : null;
  const opened = carried?.fight ? carried : open([]);
  // A card that needs further choices is completed within the fight.
  const isBegun = offer === null && selection.path.length > 1 && opened.fight !== null;
  return isBegun && leadsOn(opened, context, selection.path) ? pointAt(opened, context, selection.path) : opened;
}

function leadsOn({ fight }: FazaSelection, context: SelectionContext, path: Path): boolean {
  return nextPicks([...choicesOf(context, fight).helping], path).length > 0;
}

function pointInFight(
  selection: FazaSelection,
  fight: OpenFight,
  context: SelectionContext,
  path: Path,
): FazaSelection {
  const [first] = path;
  if (path.length === 1 && first?.kind === 'hero') return { ...selection, seat: first.seat, path: fight.path };
  const helping = commandsAlong([...choicesOf(context, fight).helping], path);
  const out = fight.added.findLast((command) => startsWith(pathOf(command), path));
  // Things that help again can be added again: a card that was readied again, or a skill that is paid for again.
  if (helping.length > 0) {
    const next = follow(helping, path);
    const command = commandAt(helping, next);
    if (!command) return { ...selection, path: next };
    return settled(selection, context, { ...fight, added: [...fight.added, command] });
  }
  if (out) return settled(selection, context, { ...fight, added: fight.added.filter((command) => command !== out) });
  if (isFightPath(path) && fighterOf({ path, added: [] }) === fighterOf(fight)) {
    return settled(selection, context, { ...fight, path });
  }
  return pointAt(clearSelection(selection.seat), context, path);
}

/**
 * A fight as far as the rules allow it: commands that became illegal are dropped, and the tile is chosen if only one is
 * left.
 */
function settled(selection: FazaSelection, context: SelectionContext, { path, added }: OpenFight): FazaSelection {
  const { rules, allowed } = context;
  const fitted: Command[] = [];
  let tip = context.state;
  for (const command of added) {
    if (!allowed(rules.legalCommands(tip)).some((legal) => equal(legal, command))) continue;
    fitted.push(command);
    tip = carriedOutBy(rules)(tip, command).state;
  }
  const fighter = fighterOf({ path, added });
  const fights = allowed(rules.legalCommands(tip)).filter(
    (command) => command.do === 'fight' && command.hero === fighter,
  );
  if (fights.length === 0) return clearSelection(selection.seat);
  const asked = path.slice(0, 2);
  const whole = commandsAlong(fights, path).length > 0 ? path : asked;
  const fight = { path: follow(fights, whole), added: fitted };
  return { seat: selection.seat, path: fight.path, fight };
}

/** Undoes the last choice: of a card that is being chosen for the fight, or the fight with everything added. */
function letGo(selection: FazaSelection, context: SelectionContext): FazaSelection {
  const { fight } = selection;
  if (fight === null) return stepBack(selection, choicesOf(context, null).commands);
  const isChoosing = selection.path.map(pickKey).join() !== fight.path.map(pickKey).join();
  return isChoosing ? { ...selection, path: fight.path } : clearSelection(fighterOf(fight));
}

/** The open fight without the last addition; the same if there is none. */
function withoutLastAdded(selection: FazaSelection, context: SelectionContext): FazaSelection {
  const { fight } = selection;
  if (fight === null || fight.added.length === 0) return selection;
  return settled(selection, context, { ...fight, added: fight.added.slice(0, -1) });
}

/**
 * What a press on the control of that ID – after `sheet:`, on an item of the list – would choose, without choosing it. A
 * control is pressed for show, so no preview can promise anything else than the press keeps. `null` where there is nothing to
 * show: a selected hero would only take the place of another.
 */
function afterPress(
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
