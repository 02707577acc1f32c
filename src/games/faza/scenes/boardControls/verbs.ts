import { at } from '../../../../kernel/at.ts';
import type { Control } from '../../../../table/control.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { Refusal } from '../../rules/refusal.ts';
import { text } from '../../text/en.ts';
import { VERBS, type Verb } from '../boardLayout.ts';
import type { Possibility } from '../fazaSelection.ts';
import { type AddedHelp, isSkillOf } from '../openFight.ts';
import type { BoardView } from '../view.ts';
import { whyNoVerb } from '../whyNot.ts';
import { type BoardActions, offOf, pickControl } from './press.ts';

/** What the hero in front can do without a card, and how to let go of what was picked. */
export function verbControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const group = text.controlText.groups.verbs;
  return VERBS.map((verb, index): Control => {
    const place = at(view.layout.verbs, index);
    const label = text.controlText.verbs[verb];
    if (verb === 'cancel') return cancelControl(view, place, group, actions);
    const added = verb === 'skill' ? view.open?.added.find(({ command }) => isSkillOf(view.seat, command)) : undefined;
    if (added) return skillInFight(view, added, label, place, group, actions);
    const possible = found.find(({ pick }) => pick.kind === 'verb' && pick.verb === verb && pick.seat === view.seat);
    const refusal = (): Refusal => whyNoVerb(view.state, view.seat, verb);
    const control = possible
      ? pickControl(`verb:${verb}`, label, place, group, view, possible, actions)
      : offOf(view, view.seat, `verb:${verb}`, label, place, group, refusal, actions);
    // Also where it is not possible: the key then says why, as a press does.
    return { ...control, key: VERB_KEYS[verb] };
  });
}

/** A skill that was added to the fight that is open; pressing it takes it out again. */
function skillInFight(
  { seat, state }: BoardView,
  { command, help }: AddedHelp,
  label: string,
  place: Rect,
  group: string,
  actions: BoardActions,
): Control {
  const name = text.helpName(command, state);
  const gain = help ? text.helpSentence(name, help.unharmed, help.kills) : name;
  return {
    id: 'verb:skill',
    label: text.controlText.isAdded(label),
    rect: place,
    group,
    key: VERB_KEYS.skill,
    pressed: true,
    hint: `${gain} ${text.controlText.removeHint}`,
    press: () =>
      actions.point([
        { kind: 'hero', seat },
        { kind: 'verb', seat, verb: 'skill' },
      ]),
  };
}

const VERB_KEYS: Readonly<Record<Verb, string>> = {
  fight: 'a',
  board: 'b',
  recruit: 'r',
  recover: 'h',
  skill: 's',
  cancel: 'Escape',
};

/** Lets go of what was picked; where nothing is, Escape and a pad's B lead out of the plan, or else to the menu. */
function cancelControl(view: BoardView, place: Rect, group: string, actions: BoardActions): Control {
  const words = text.controlText;
  const idle = view.path.length === 0;
  const control = { id: 'cancel', label: words.cancel, rect: place, group };
  if (idle && !view.planned) return { ...control, why: words.nothingToCancel, press: actions.cancel };
  const leave = idle ? { hint: words.leavePlan, press: actions.plan } : { press: actions.cancel };
  return { ...control, key: VERB_KEYS.cancel, ...leave };
}
