import { heroAt } from '../../rules/board.ts';
import { sideUp } from '../../rules/cards.ts';
import type { Seat } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import type { Path, Pick } from '../picks.ts';
import type { BoardView } from '../view.ts';

/** A pick that has no place of its own on the screen and is chosen from a list. */
export interface SheetItem {
  readonly pick: Pick;
  readonly path: Path;
  readonly label: string;
  /** More about it, where the label alone does not say what it does. */
  readonly detail?: string;
}

/** What has to be chosen from a list next: picks without a place on the screen. */
export function sheetItems(view: BoardView): SheetItem[] {
  if (view.busy || view.offer) return [];
  return view.next.flatMap((pick) => {
    const label = sheetLabel(view, pick);
    const item = { pick, path: [...view.path, pick] };
    if (label === null) return [];
    return pick.kind === 'event'
      ? [{ ...item, label, detail: text.eventDetail(pick.event, view.state) }]
      : [{ ...item, label }];
  });
}

function sheetLabel(view: BoardView, pick: Pick): string | null {
  const { state } = view;
  const name = (seat: Seat): string => text.heroName[heroAt(state, seat).id];
  switch (pick.kind) {
    case 'option': {
      const { enhancement } = sideUp(state, pick.seat, pick.card);
      return text.optionName(enhancement.id, pick.option);
    }
    case 'count':
      return text.controlText.count(pick.rebels);
    case 'load':
      return text.loadText(pick.passengers, pick.rebels, state);
    case 'companion':
      return pick.companion === null ? text.controlText.alone : text.controlText.withHero(name(pick.companion));
    case 'skill':
      return text.skillName[pick.skill];
    case 'radio':
      return text.controlText.radio;
    case 'ship':
      return text.shipName[pick.ship];
    case 'split':
      return text.splitText(pick.points, state);
    case 'answer':
      return pick.yes ? text.controlText.answers.yes : text.controlText.answers.no;
    case 'event':
      // A Long event is paid off where it lies, and of two that were drawn (V3) the cards lie over the board.
      return state.agenda[0]?.step === 'chooseEvent' ? text.eventText[pick.event].name : null;
    case 'card':
      return view.layout.form !== 'wide' && pick.seat !== view.seat
        ? text.cardTitle(state, pick.seat, pick.card)
        : null;
    default:
      return null;
  }
}
