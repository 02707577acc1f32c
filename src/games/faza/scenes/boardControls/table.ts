import type { Control } from '../../../../table/control.ts';
import { text } from '../../text/en.ts';
import type { BoardView } from '../view.ts';
import type { BoardActions } from './actions.ts';

/** Menu, log, “What is this?”, forecast, undo and redo. */
export function tableControls(view: BoardView, actions: BoardActions): Control[] {
  const { layout } = view;
  const words = text.controlText;
  const group = words.groups.table;
  // While people plan, their bar lies over the menu and the log.
  const page: Control[] = view.planned
    ? []
    : [
        { id: 'menu', label: words.menu, rect: layout.menu, group, key: 'm', press: actions.menu },
        { id: 'log', label: words.log, hint: view.news, rect: layout.news, group, key: 'l', press: actions.log },
        { id: 'ask', label: words.ask, hint: words.askHint, rect: layout.help, group, press: actions.ask },
        ...planControl(view, actions),
      ];
  return [
    ...page,
    {
      id: 'forecast',
      label: words.forecast,
      rect: layout.forecast,
      group,
      key: 'f',
      pressed: view.showForecast,
      press: actions.toggleForecast,
    },
    {
      id: 'undo',
      label: words.undo,
      rect: layout.undo,
      group,
      key: 'z',
      ...(view.canUndo ? {} : { why: words.nothingToUndo }),
      press: view.canUndo ? actions.undo : () => actions.say(words.nothingToUndo),
    },
    {
      id: 'redo',
      label: words.redo,
      rect: layout.redo,
      group,
      key: 'y',
      ...(view.canRedo ? {} : { why: words.nothingToRedo }),
      press: view.canRedo ? actions.redo : () => actions.say(words.nothingToRedo),
    },
  ];
}

/** Where there is no room for it, the menu has it. */
function planControl({ layout, state }: BoardView, actions: BoardActions): Control[] {
  const words = text.controlText;
  if (!layout.plan || state.phase !== 'team') return [];
  return [
    { id: 'plan', label: words.plan, rect: layout.plan, group: words.groups.table, key: 'p', press: actions.plan },
  ];
}
