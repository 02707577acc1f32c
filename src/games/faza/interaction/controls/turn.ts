import { asSentence } from '../../../../module/asSentence.ts';
import type { Control } from '../../../../table/control.ts';
import type { Command } from '../../rules/state/command.ts';
import { text } from '../../text/en.ts';
import type { Possibility } from '../fazaSelection.ts';
import { pathOf, pickKey } from '../picks.ts';
import { remedyOf } from '../preview/remedy.ts';
import type { BoardView } from '../view.ts';
import { type BoardActions, pickControl } from './press.ts';

/** The controls that carry out the offer, and that end the Team phase. */
export function turnControls(view: BoardView, found: readonly Possibility[], actions: BoardActions): Control[] {
  const { layout, offer, ready } = view;
  const order = offer ?? ready ?? null;
  const words = text.controlText;
  const group = words.groups.turn;
  const end = found.find(({ pick }) => pick.kind === 'end');
  const go: Control = {
    id: 'go',
    label: goLabel(view),
    rect: layout.go,
    group,
    ...(offer ? { confirms: pathOf(offer).map(pickKey).join('/') } : {}),
    ...(order && view.danger ? { danger: { brief: view.danger.brief, isDrawn: true as const } } : {}),
    ...(order ? { hint: hintOf(view, order) } : { why: view.mustAim ? words.mustAim : words.waiting }),
    press: order ? actions.commit : () => actions.say(view.mustAim ? words.mustAim : words.waiting),
  };
  const numbers = view.preview ? [numbersControl(view, actions)] : [];
  if (view.planned) return [...numbers, ...(order ? [go] : []), wayOutOfPlan(view, actions)];
  if (!end) return offer ? [...numbers, go] : [];
  return [
    ...numbers,
    go,
    {
      ...pickControl({ id: 'end', label: words.end, rect: layout.end, group }, view, end, actions),
      ...endHint(view),
      ...(view.endDanger ? { danger: { brief: view.endDanger.brief, isDrawn: true as const } } : {}),
      key: 'e',
      guarded: true,
    },
  ];
}

/**
 * A plan cannot end the phase; that button's place, where a thumb finds it in every window, has one that returns to the
 * game.
 */
function wayOutOfPlan({ layout }: BoardView, actions: BoardActions): Control {
  const words = text.controlText;
  return {
    id: 'end',
    label: words.leavePlan,
    hint: words.planIsKept,
    rect: layout.end,
    group: words.groups.turn,
    press: actions.plan,
  };
}

/** If the next phase would lose the game: why, and what would help. */
function endHint({ state, forecast, endDanger }: BoardView): { hint: string } | null {
  const remedy = remedyOf(state, forecast);
  if (remedy) return { hint: `${text.forecastText.wouldLose(remedy.rule)}. ${remedy.words}` };
  return endDanger ? { hint: endDanger.said } : null;
}

/**
 * What the button does: the chance of losing the game, the command, and for a fight the cards that are played before
 * it.
 */
function hintOf({ caption, offer, open, state, danger }: BoardView, order: Command): string {
  const command = offer ? caption : text.commandText(order, state);
  const added = open?.added ?? [];
  const whole =
    added.length === 0
      ? command
      : `${command}, ${text.controlText.withAdded(added.map((one) => text.helpName(one.command, state)))}`;
  return danger ? `${danger.said} ${asSentence(whole)}` : whole;
}

/** The button's label: a command that reveals something says that nothing before it can be undone then. */
function goLabel({ offer, ready, reveals, practice, planned, players }: BoardView): string {
  const words = text.controlText;
  if (planned) return words.addToPlan;
  if (offer?.do === 'endTeamPhase') return endLabel(players);
  const binds = reveals && practice !== true;
  if ((offer ?? ready)?.do === 'fight') return binds ? words.roll : words.rollFreely;
  return binds ? words.confirmBinding : words.confirm;
}

/**
 * What ending the Team phase involves: computer heroes act first, and the phase ends when they have nothing more to do.
 */
export function endLabel(players: BoardView['players']): string {
  return players.includes('computer') ? text.controlText.computerActs : text.controlText.confirmEnd;
}

/** The bar's summary can be expanded. */
function numbersControl({ layout, numbersOpen }: BoardView, actions: BoardActions): Control {
  const words = text.controlText;
  return {
    id: 'numbers',
    label: words.numbers,
    rect: layout.form === 'wide' ? { ...layout.bar, w: layout.go.x - layout.bar.x } : layout.bar,
    group: words.groups.turn,
    key: 'n',
    pressed: numbersOpen === true,
    press: actions.toggleNumbers,
  };
}
