import type { TableActions, TableMoment, TableSection } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { pressPath } from '../../../smallGame/table/selection.ts';
import { actionOf, type SmallView } from '../../../smallGame/table/table.ts';
import { fieldsOf, staysOpen } from '../../../smallGame/table/widget.ts';
import type { Control } from '../../../table/control.ts';
import { tableLayout } from '../interaction/layout/tableLayout.ts';
import { tableView } from '../interaction/tableView.ts';
import type { FaceTableView } from '../interaction/view.ts';
import type { Widget } from '../interaction/widget.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { screenText as text } from '../text/screen.en.ts';
import type { Foresight } from './computer/foresight.ts';
import type { Decisions } from './decisions.ts';
import type { FaceOffModule } from './faceOffModule.ts';

/** What the table shows and offers; its texts come from `plain`. */
export function faceOffTable(
  game: GameDescription<FaceOffTypes>,
  plain: TableSection<FaceOffTypes, SmallView<FaceOffTypes>>,
  { chancesOf, whenKnown }: Foresight,
  decisions: Decisions,
): FaceOffModule['table'] {
  return {
    ...plain,
    layout: (width, height, setup) => tableLayout(width, height, { seats: setup.factions.length, own: 0 }),
    view: (moment, sight) => {
      decisions.atTable(moment.match.players);
      return tableView(game, moment, sight, chancesOf);
    },
    whenWorkedOut: whenKnown,
    automatic: decisions.follow,
    controls: (view, moment, plainActions) => {
      const actions = decisions.kept(plainActions, view);
      return view.widgets.flatMap((widget) =>
        view.handOver !== null || (view.busy && !staysOpen(widget)) ? [] : controlOf(widget, view, moment, actions),
      );
    },
    pickSound: ([first]) => (first?.kind.startsWith('card:') ? 'card' : 'select'),
    offerSaid: ({ caption, outlook }) =>
      [
        caption,
        ...(outlook?.total ? [text.totalSaid(outlook.total.total, outlook.total.sum)] : []),
        ...(outlook?.chances?.length ? [text.oddsSaid(outlook.chances)] : []),
        ...(outlook?.lines ?? []),
      ].join(' '),
  };
}

function controlOf(
  widget: Widget,
  view: FaceTableView,
  moment: TableMoment<FaceOffTypes>,
  actions: TableActions,
): Control[] {
  const { why } = widget;
  const press = why ? () => actions.say(why) : pressOf(widget, view, moment, actions);
  return press ? [{ ...fieldsOf(widget), press }] : [];
}

/** A press on a card that cannot be chosen shows it larger, and another one puts it back. */
function pressOf(
  { id, path, pressed, isOpen, look }: Widget,
  view: FaceTableView,
  moment: TableMoment<FaceOffTypes>,
  actions: TableActions,
): (() => void) | null {
  if (isOpen) return path ? () => pressPath(path, pressed, view, moment, actions) : actionOf(id, actions);
  if (look.kind !== 'card' || !path) return null;
  return view.looked === look.card ? actions.cancel : () => actions.point(path.map((kind) => ({ kind })));
}
