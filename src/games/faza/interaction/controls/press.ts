import type { Danger } from '../../../../module/chances/danger.ts';
import type { TableActions } from '../../../../module/screens/table.ts';
import type { Control } from '../../../../table/control.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Seat } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { isPicked, type Possibility } from '../fazaSelection.ts';
import { commandAt, type Path, pickKey } from '../picks.ts';
import { dangerOf } from '../preview/danger.ts';
import type { BoardView } from '../view.ts';

/** Whether a pick belongs to the current choice, and not to an earlier one. */
export function isAsked(view: BoardView, { pick }: Possibility): boolean {
  return view.next.some((next) => pickKey(next) === pickKey(pick));
}

/** Whether more has to be chosen before there is a command. */
function isChoosing({ path, offer }: BoardView): boolean {
  return path.length > 1 && offer === null;
}

/** Every control's name, texts and place. */
export type Base = Pick<Control, 'id' | 'label' | 'rect' | 'group' | 'hint'>;

/**
 * The possible cost of making the last pick of a command, if the game asks for a decision or a choice has begun; `null`
 * if more has to be picked, or in a plan, which gives no command.
 */
export function dangerOfPick(view: BoardView, path: Path): Danger | null {
  const { state, planned, open } = view;
  if (planned || open || (state.agenda.length === 0 && view.path.length < 2)) return null;
  const command = commandAt(legalCommands(state), path);
  return command && dangerOf(state, command);
}

/** A control that can lose the game says so on its button, and states the reason first. */
function withDanger(control: Control, danger: Danger | null): Control {
  if (!danger) return control;
  const { hint } = control;
  return { ...control, hint: hint ? `${danger.said} ${hint}` : danger.said, danger: { brief: danger.brief } };
}

/** Something that can be picked now. */
export function pickControl(base: Base, view: BoardView, { pick, path }: Possibility, actions: BoardActions): Control {
  const picked = isPicked(view.path, pick);
  const isGiven = picked && view.offer !== null;
  const control = {
    ...base,
    pressed: picked,
    ...(isChoosing(view) && isAsked(view, { pick, path }) ? { asked: true } : {}),
    // Pressing the offered choice again gives the command: preview, then commit.
    press: () => (isGiven ? actions.commit() : actions.point(path)),
  };
  const asked = isAsked(view, { pick, path }) ? dangerOfPick(view, path) : null;
  return withDanger(control, isGiven ? (view.danger ?? null) : asked);
}

/** A control that says why nobody may give its command: the computer plays the hero, or the rules refuse it. */
export function offOf(base: Base, view: BoardView, seat: Seat, refusal: () => Refusal, actions: BoardActions): Control {
  return view.players[seat] === 'computer'
    ? sayingWhy(base, text.controlText.computerPlays, actions)
    : offControl(base, refusal(), actions);
}

/** Something that the rules refuse; pressing it says why. */
export function offControl(base: Base, refusal: Refusal, actions: BoardActions): Control {
  return { ...base, why: text.reasonText[refusal.reason], press: () => actions.refuse(refusal) };
}

/** Something that cannot be done for another reason than the rules. */
export function sayingWhy<B extends Base>(base: B, why: string, actions: BoardActions): B & Control {
  return { ...base, why, press: () => actions.say(why) };
}

/** The actions of the buttons over the board. */
export interface BoardActions extends Omit<TableActions, 'point'> {
  /** Points at something, given by its whole path. */
  point(path: Path): void;
}

const nothing = (): void => undefined;

/** Actions that do nothing, for callers that press a control only to see the effect. */
export const idleActions: BoardActions = {
  menu: nothing,
  log: nothing,
  ask: nothing,
  toggleForecast: nothing,
  toggleNumbers: nothing,
  plan: nothing,
  undo: nothing,
  redo: nothing,
  cancel: nothing,
  point: nothing,
  commit: nothing,
  refuse: nothing,
  say: nothing,
  closeUp: nothing,
  peek: nothing,
  nextOrder: nothing,
  skipToTurn: nothing,
  speed: nothing,
};
