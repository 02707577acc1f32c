import type { TableActions, TableMoment, TableSection } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { pressPath } from '../../../smallGame/table/selection.ts';
import { actionOf, type SmallView } from '../../../smallGame/table/table.ts';
import { fieldsOf, staysOpen } from '../../../smallGame/table/widget.ts';
import type { Control } from '../../../table/control.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { tableLayout } from '../interaction/layout/tableLayout.ts';
import { tableView } from '../interaction/tableView.ts';
import type { FactionTableView } from '../interaction/view.ts';
import type { Widget } from '../interaction/widget.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { onMap } from './camera.ts';
import type { FactionFunModule } from './factionFunModule.ts';

/** What the table shows and offers; its texts come from `plain`. */
export function factionTable(
  game: GameDescription<FactionFunTypes>,
  plain: TableSection<FactionFunTypes, SmallView<FactionFunTypes>>,
  camera: BoardCamera,
): FactionFunModule['table'] {
  return {
    ...plain,
    layout: (width, height) => tableLayout(width, height),
    view: (moment, sight) => tableView(game, moment, sight),
    controls: (view, moment, actions) =>
      view.widgets.flatMap((widget): Control[] => {
        if (view.handOver !== null || (view.busy && !staysOpen(widget))) return [];
        if (widget.id === 'peek') return [{ ...fieldsOf(widget), press: () => undefined, hold: actions.peek }];
        const controls = controlOf(widget, view, moment, actions, camera);
        // While the hand is shown, its cards are chosen by letting go over them.
        const isReached = moment.hand === 'peeked' && widget.look.kind === 'card';
        return isReached ? controls.map((control) => ({ ...control, ofHeld: true })) : controls;
      }),
    pickSound: ([first]) => (first?.kind.startsWith('card:') ? 'card' : 'select'),
  };
}

function controlOf(
  widget: Widget,
  view: FactionTableView,
  moment: TableMoment<FactionFunTypes>,
  actions: TableActions,
  camera: BoardCamera,
): Control[] {
  const { look, isOpen, label, hint } = widget;
  const said = hint ? `${label}. ${hint}` : label;
  const press = isOpen
    ? pressOf(widget, view, moment, actions)
    : look.kind === 'card' || look.kind === 'tile'
      ? () => actions.say(said)
      : null;
  if (!press) return [];
  const control = { ...fieldsOf(widget), press };
  if (look.kind !== 'tile') return [control];
  const on = onMap(view.layout, widget.rect);
  return [{ ...control, on: { camera, rect: on }, rect: camera.onScreen(on) }];
}

function pressOf(
  { id, path, pressed }: Widget,
  view: FactionTableView,
  moment: TableMoment<FactionFunTypes>,
  actions: TableActions,
): () => void {
  if (path) return () => pressPath(path, pressed, view, moment, actions);
  return actionOf(id, actions);
}
