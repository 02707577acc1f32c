import type { TableActions, TableMoment, TableSection } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { pressPath } from '../../../smallGame/table/selection.ts';
import { actionOf, type SmallView } from '../../../smallGame/table/table.ts';
import type { Control } from '../../../table/control.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';
import { discardsAsked } from '../interaction/discards.ts';
import { boardGeometry } from '../interaction/layout/boardGeometry.ts';
import { tableLayout } from '../interaction/layout/tableLayout.ts';
import { tableView } from '../interaction/tableView.ts';
import type { AzardiaTableView } from '../interaction/view.ts';
import { staysOpen, type Widget } from '../interaction/widget.ts';
import { decidedCommand } from '../rules/forecast/decided.ts';
import { type AzardiaView, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { moduleText as text } from '../text/module.en.ts';
import type { AzardiaModule } from './azardiaModule.ts';
import { withTouchAreas } from './touchAreas.ts';

/** What Azardia's table shows and offers; its texts come from `plain`. */
export function azardiaTable(
  game: GameDescription<AzardiaTypes>,
  plain: TableSection<AzardiaTypes, SmallView<AzardiaTypes>>,
  camera: BoardCamera,
): AzardiaModule['table'] {
  /** The page of a large hand that was requested last. */
  let page = 0;
  return {
    ...plain,
    layout: (width, height, setup) => tableLayout(width, height, setup.players),
    view: (moment, sight) => tableView(game, moment, sight, page),
    controls: (view, moment, actions) => {
      const { widgets, busy, layout, state, seat, handOver } = view;
      const { hand } = moment;
      const controls = [
        ...(handOver === null && !state.duel
          ? [boardControl(layout.board, closeUpOf(layout.board, state, seat), camera)]
          : []),
        ...widgets.flatMap((widget): Control[] => {
          if (busy && !staysOpen(widget)) return [];
          if (widget.id === 'peek') return [{ ...fieldsOf(widget), press: () => undefined, hold: actions.peek }];
          const turn = (by: 1 | -1) => (): void => {
            page = (view.handPage ?? 0) + by;
            // A selection never stays out of sight; cards to discard are chosen from all pages.
            actions.point(discardsAsked(state, seat) > 0 ? moment.selection.path : []);
          };
          const control =
            widget.id === 'more' || widget.id === 'less'
              ? { ...fieldsOf(widget), press: turn(widget.id === 'more' ? 1 : -1) }
              : widget.id === 'order'
                ? { ...fieldsOf(widget), press: actions.nextOrder }
                : controlOf(widget, view, moment, actions);
          if (!control) return [];
          // While the hand is held up, its cards, a swap and the order are reached by letting go over them.
          const isOfHand = widget.group === text.groups.hand || widget.id === 'swap';
          // A proposal is seen only while the hand is: it is agreed to by letting go over the button.
          const isAgreed = widget.id === 'go' && view.ready?.do === 'discard';
          if (hand !== 'peeked' || !(isOfHand || isAgreed)) return [control];
          return [{ ...control, ofHeld: true, ...(isAgreed ? { asked: true } : {}) }];
        }),
      ];
      return withTouchAreas(controls, layout.window);
    },
    automatic: decidedCommand,
    pickSound: ([first]) => (first?.kind.startsWith('card:') ? 'card' : 'select'),
  };
}

/** How much of the board a zoom by key shows in each direction, in CSS pixels. */
const AROUND = 70;

/** The area to zoom to without a pointer: the board around the player's own pawn. */
function closeUpOf(area: Rect, { players }: AzardiaView, seat: Seat): Rect {
  const { x, y } = boardGeometry(area).spot(players[seat]?.tile ?? 1);
  return rect(x - area.x - AROUND, y - area.y - AROUND, 2 * AROUND, 2 * AROUND);
}

/** The whole board as a button: one press zooms in, another one back out. */
function boardControl(area: Rect, closeUp: Rect, camera: BoardCamera): Control {
  return {
    id: 'board',
    rect: area,
    label: text.board,
    hint: text.boardHint,
    group: text.groups.table,
    press: () => camera.toggle(closeUp),
  };
}

/**
 * The button over a widget; `null` for one without words and action. Disabled widgets say why, and cards that cannot be
 * played now can be read.
 */
function controlOf(widget: Widget, view: AzardiaTableView, moment: TableMoment, actions: TableActions): Control | null {
  const { look, isOpen, label, why } = widget;
  const isRead = why !== undefined || (look.kind === 'card' && look.card !== HIDDEN);
  const said = why === undefined ? label : look.kind === 'card' ? `${label} ${why}` : why;
  const press = isOpen ? pressOf(widget, view, moment, actions) : isRead ? () => actions.say(said) : null;
  return press && { ...fieldsOf(widget), press };
}

/** The description of a widget's button. */
function fieldsOf(widget: Widget): Omit<Control, 'press'> {
  const { id, rect, label, group, hint, why, pressed, key, otherKeys, main, confirms, guarded, isOpen, path } = widget;
  return {
    id,
    rect,
    label,
    ...dangerIn(widget),
    group,
    ...(hint ? { hint } : {}),
    ...(why === undefined || isOpen ? {} : { why }),
    ...(pressed === undefined ? {} : { pressed }),
    ...(key ? { key } : {}),
    ...(otherKeys ? { otherKeys } : {}),
    ...(main ? { main } : {}),
    ...(guarded ? { guarded } : {}),
    ...(confirms ? { confirms } : {}),
    ...(path && isOpen ? { asked: true } : {}),
  };
}

/** How likely a press loses the game; on the main button the scene draws it. */
function dangerIn({ danger, look }: Widget): Pick<Control, 'danger'> {
  if (look.kind === 'go' && look.danger) return { danger: { brief: look.danger, isDrawn: true } };
  return danger === undefined ? {} : { danger: { brief: danger } };
}

function pressOf(
  { id, path, pressed }: Widget,
  view: AzardiaTableView,
  moment: TableMoment,
  actions: TableActions,
): () => void {
  if (path) return () => pressPath(path, pressed, view, moment, actions);
  return actionOf(id, actions);
}
