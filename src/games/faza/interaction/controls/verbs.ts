import { at } from '../../../../kernel/values/at.ts';
import type { Control } from '../../../../table/control.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { text } from '../../text/en.ts';
import type { Possibility } from '../fazaSelection.ts';
import { VERBS, type Verb } from '../layout/boardLayout.ts';
import { type AddedHelp, isSkillOf } from '../openFight.ts';
import type { Path } from '../picks.ts';
import type { BoardView } from '../view.ts';
import { whyNoVerb } from '../whyNot.ts';
import { type Base, type BoardActions, offOf, pickControl } from './press.ts';

/** Actions of the selected hero without a card, and a way to cancel the current pick. */
export function verbControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const group = text.controlText.groups.verbs;
  return VERBS.map((verb, index): Control => {
    const rect = at(view.layout.verbs, index);
    const key = VERB_KEYS[verb];
    const base = { id: `verb:${verb}`, label: text.controlText.verbs[verb], rect, group };
    if (verb === 'cancel') return cancelControl({ ...base, id: 'cancel' }, view, actions);
    const possible = found.find(({ pick }) => pick.kind === 'verb' && pick.verb === verb && pick.seat === view.seat);
    const added =
      verb === 'skill' ? view.open?.added.findLast(({ command }) => isSkillOf(view.seat, command)) : undefined;
    if (added && !possible) return { ...skillInFight(base, view, added, actions), key };
    const refusal = (): Refusal => whyNoVerb(view.state, view.seat, verb);
    const control = possible
      ? pickControl(base, view, possible, actions)
      : offOf(base, view, view.seat, refusal, actions);
    // Even if it is not possible: the key then says why, as a press does.
    return { ...control, key, ...(added && inRoll(base)) };
  });
}

/** A skill that was added to the open fight and would not help again; pressing it removes it. */
function skillInFight(
  base: Base,
  { seat, state }: BoardView,
  { command, help }: AddedHelp,
  actions: BoardActions,
): Control {
  const path: Path = [
    { kind: 'hero', seat },
    { kind: 'verb', seat, verb: 'skill' },
  ];
  const name = text.helpName(command, state);
  const gain = help ? text.helpSentence(name, help.unharmed, help.kills) : name;
  return {
    ...base,
    ...inRoll(base),
    hint: `${gain} ${text.controlText.removeHint}`,
    press: () => actions.point(path),
  };
}

/** How a button shows that it was added to the roll. */
function inRoll({ label }: Base): Pick<Control, 'label' | 'pressed'> {
  return { label: text.controlText.isAdded(label), pressed: true };
}

const VERB_KEYS: Readonly<Record<Verb, string>> = {
  fight: 'a',
  board: 'b',
  recruit: 'r',
  recover: 'h',
  skill: 's',
  cancel: 'Escape',
};

/** Cancels the current pick; without one, Escape and a gamepad's B leave the plan, or else open the menu. */
function cancelControl(base: Base, view: BoardView, actions: BoardActions): Control {
  const words = text.controlText;
  const idle = view.path.length === 0;
  const control = { ...base, label: words.cancel };
  if (idle && !view.planned) return { ...control, why: words.nothingToCancel, press: actions.cancel };
  const leave = idle ? { hint: words.leavePlan, press: actions.plan } : { press: actions.cancel };
  return { ...control, key: VERB_KEYS.cancel, ...leave };
}
