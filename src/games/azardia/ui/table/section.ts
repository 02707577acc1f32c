import { nextOrder } from '../../../../module/match.ts';
import type { TableActions, TableSection } from '../../../../module/table.ts';
import type { GameDescription } from '../../../../smallGame/gameDescription.ts';
import type { Control } from '../../../../table/control.ts';
import { HIDDEN } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { tableLayout } from '../../scenes/table/layout.ts';
import type { Part } from '../../scenes/table/part.ts';
import type { AzardiaTableView } from '../../scenes/table/view.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { tableView } from './view.ts';

/** What Azardia's table shows and offers; what it says is as `plain` says it. */
export function azardiaTable(
  game: GameDescription<AzardiaTypes>,
  plain: TableSection<AzardiaTypes>,
): TableSection<AzardiaTypes> {
  return {
    ...plain,
    layout: (width, height, setup) => tableLayout(width, height, setup.players),
    view: (moment, { width, height }) => tableView(game, moment, width, height),
    controls: ({ parts, busy }: AzardiaTableView, { hand, order }, actions) =>
      parts.flatMap((part): Control[] => {
        if (busy && part.look.kind !== 'icon') return [];
        if (part.id === 'peek') return [{ ...fieldsOf(part), press: () => undefined, hold: actions.peek }];
        const control =
          part.id === 'order'
            ? { ...fieldsOf(part), press: () => actions.order(nextOrder(order ?? 'ask')) }
            : controlOf(part, actions);
        if (!control) return [];
        // While the hand is held up, its cards and the order are reached by letting go over them.
        return [hand === 'peeked' && part.group === text.groups.hand ? { ...control, ofHeld: true } : control];
      }),
    pickSound: ([first]) => (first?.kind.startsWith('card:') ? 'card' : 'select'),
  };
}

/** The button over a part; `null` for one that says and does nothing. Cards that cannot be played now can be read. */
function controlOf(part: Part, actions: TableActions): Control | null {
  const { look, isOpen } = part;
  const isRead = look.kind === 'card' && look.card !== HIDDEN;
  const press = isOpen ? pressOf(part, actions) : isRead ? () => actions.say(part.label) : null;
  return press && { ...fieldsOf(part), press };
}

/** A part as the button over it is described. */
function fieldsOf(part: Part): Omit<Control, 'press'> {
  const { id, rect, label, group, hint, pressed, key, otherKeys, main, confirms, guarded, isOpen, path } = part;
  return {
    id,
    rect,
    label,
    group,
    ...(hint ? { hint } : {}),
    ...(pressed === undefined ? {} : { pressed }),
    ...(key ? { key } : {}),
    ...(otherKeys ? { otherKeys } : {}),
    ...(main ? { main } : {}),
    ...(guarded ? { guarded } : {}),
    ...(confirms ? { confirms } : {}),
    ...(path && isOpen ? { asked: true } : {}),
    ...(isOpen ? {} : { hint: text.notNow }),
  };
}

function pressOf({ id, path }: Part, actions: TableActions): () => void {
  if (path) return () => actions.point(path.map((kind) => ({ kind })));
  switch (id) {
    case 'menu':
      return actions.menu;
    case 'log':
      return actions.log;
    case 'undo':
      return actions.undo;
    case 'redo':
      return actions.redo;
    case 'cancel':
      return actions.cancel;
    default:
      return actions.commit;
  }
}
