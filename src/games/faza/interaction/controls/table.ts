import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { BoardView } from '../view.ts';
import { type BoardActions, sayingWhy } from './press.ts';

/** Menu, log, “What is this?”, forecast, undo and redo. */
export function tableControls(view: BoardView, actions: BoardActions): Control[] {
  const { layout } = view;
  const words = text.controlText;
  const group = words.groups.table;
  const undo = { id: 'undo', label: words.undo, rect: layout.undo, group, key: 'z', otherKeys: ['u'] };
  const redo = { id: 'redo', label: words.redo, rect: layout.redo, group, key: 'y' };
  return [
    ...pageControls(view, actions),
    {
      id: 'forecast',
      label: words.forecast,
      rect: layout.forecast,
      group,
      key: 'f',
      pressed: view.showForecast,
      press: actions.toggleForecast,
    },
    view.canUndo ? { ...undo, press: actions.undo } : sayingWhy(undo, whyNoUndo(view), actions),
    view.canRedo ? { ...redo, press: actions.redo } : sayingWhy(redo, words.nothingToRedo, actions),
  ];
}

/** A plan is empty, a game has only begun, or something has been seen that cannot be unseen. */
function whyNoUndo({ isOpening, planned }: BoardView): string {
  const words = text.controlText;
  return isOpening || planned ? words.nothingYet : words.nothingToUndo;
}

/**
 * Controls under the planning bar cannot be pressed: log and help in wide windows. On phones the event deck is in the
 * log's place, which is then in the menu.
 */
function pageControls(view: BoardView, actions: BoardActions): Control[] {
  const { layout, planned } = view;
  const words = text.controlText;
  const group = words.groups.table;
  const practice = view.practice ? `${words.practice} ` : '';
  const menu: Control = {
    id: 'menu',
    label: words.menu,
    hint: `${layout.form === 'wide' ? '' : practice}${words.mode(text.modeName[view.state.mode])}`,
    rect: layout.menu,
    group,
    key: 'm',
    otherKeys: ['Escape'],
    press: actions.menu,
  };
  const log: Control = {
    id: 'log',
    label: words.log,
    hint: `${practice}${view.news}`,
    rect: layout.news,
    group,
    key: 'l',
    press: actions.log,
  };
  const ask: Control = {
    id: 'ask',
    label: words.ask,
    hint: words.askHint,
    rect: layout.help,
    group,
    press: actions.ask,
  };
  if (layout.form !== 'wide') return [menu, ask, ...(planned ? [] : planControl(view, actions))];
  return planned ? [menu] : [menu, log, ask, ...planControl(view, actions)];
}

/** If there is no room for it, it is in the menu; while a decision is pending, there is nothing to plan. */
function planControl({ layout, state }: BoardView, actions: BoardActions): Control[] {
  const words = text.controlText;
  if (!layout.plan || state.phase !== 'team' || state.agenda.length > 0) return [];
  return [
    { id: 'plan', label: words.plan, rect: layout.plan, group: words.groups.table, key: 'p', press: actions.plan },
  ];
}
