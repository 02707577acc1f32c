import type { Danger } from '../../../../module/chances/danger.ts';
import type { EventId } from '../../content/vocabulary.ts';
import { heroAt, seats, skillOf } from '../../rules/board/board.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import { optionEffect, sideUp } from '../../rules/team/cards.ts';
import { text } from '../../text/en.ts';
import { longEventPrice } from '../events/eventStory.ts';
import { type Path, pathOf, type SelectionStep } from '../picks.ts';
import type { BoardView } from '../view.ts';
import { dangerOfPick } from './press.ts';

/** A pick that is chosen from a list because it has no place on the screen. */
export interface SheetItem {
  readonly pick: SelectionStep;
  readonly path: Path;
  readonly label: string;
  /** More about it, if the label alone does not explain its effect. */
  readonly detail?: string;
  /** The possible cost, if it is the last pick of a command. */
  readonly danger?: Danger;
}

/** What has to be chosen from a list next: picks without a place on the screen. */
export function sheetItems(view: BoardView): SheetItem[] {
  if (view.busy || view.offer) return [];
  return choices(view).map((item) => {
    const danger = dangerOfPick(view, item.path);
    return danger ? { ...item, danger } : item;
  });
}

function choices(view: BoardView): SheetItem[] {
  const [event] = view.path;
  if (event?.kind === 'event' && view.path.length === 1) return payers(view, event.event);
  return view.next.flatMap((pick) => {
    const label = sheetLabel(view, pick);
    const item = { pick, path: [...view.path, pick] };
    if (label === null) return [];
    const detail = detailOf(view.state, pick);
    return detail === null ? [{ ...item, label }] : [{ ...item, label, detail }];
  });
}

function detailOf(state: FazaView, pick: SelectionStep): string | null {
  if (pick.kind === 'event') return text.eventDetail(pick.event, state);
  if (pick.kind === 'option') return text.effectLine(optionEffect(state, pick.seat, pick.card, pick.option));
  const skill = pick.kind === 'skill' ? skillOf(state, pick.seat, pick.skill) : undefined;
  return skill ? text.skillLine(skill) : null;
}

/**
 * Who can pay for a Long event alone, the richest first, and how to share the price. If nobody can, one way to share it
 * is proposed: the richest give all they have.
 */
function payers({ state, path, next }: BoardView, event: EventId): SheetItem[] {
  const words = text.controlText.payers;
  const purse = (seat: Seat): number => heroAt(state, seat).points;
  const richest = [...seats(state)].sort((a, b) => purse(b) - purse(a));
  const alone = next.flatMap((pick): (SheetItem & { readonly seat: Seat })[] => {
    if (pick.kind !== 'split') return [];
    const seat = pick.points.findIndex((share) => share > 0);
    const detail = words.keeps(purse(seat), purse(seat) - (pick.points[seat] ?? 0));
    return [{ pick, path: [...path, pick], label: text.splitText(pick.points, state), detail, seat }];
  });
  const sharing = next.flatMap((pick): SheetItem[] =>
    pick.kind === 'together'
      ? [{ pick, path: [...path, pick], label: alone.length > 0 ? words.share : words.shareElse, detail: words.chosen }]
      : [],
  );
  if (alone.length > 0) return [...alone.sort((a, b) => richest.indexOf(a.seat) - richest.indexOf(b.seat)), ...sharing];
  let left = longEventPrice(state)?.price ?? 0;
  const points = state.heroes.map(() => 0);
  for (const seat of richest) {
    points[seat] = Math.min(left, purse(seat));
    left -= points[seat];
  }
  const proposed = pathOf({ do: 'payOff', event, points });
  const label = text.splitText(points, state);
  return [{ pick: { kind: 'split', points }, path: proposed, label, detail: words.richest }, ...sharing];
}

function sheetLabel(view: BoardView, pick: SelectionStep): string | null {
  const { state } = view;
  const name = (seat: Seat): string => text.heroTitle(heroAt(state, seat).id);
  const words = text.controlText;
  const { kind } = pick;
  if (kind === 'option') return text.optionName(sideUp(state, pick.seat, pick.card).enhancement.id, pick.option);
  if (kind === 'count') return words.count(pick.rebels);
  if (kind === 'load') return text.loadText(pick.passengers, pick.rebels, state);
  if (kind === 'companion') return pick.companion === null ? words.alone : words.withHero(name(pick.companion));
  if (kind === 'skill') return text.skillName[pick.skill];
  if (kind === 'radio') return words.radio;
  if (kind === 'ship') return text.shipText[pick.ship].name;
  if (kind === 'share') return words.payers.amount(pick.points);
  if (kind === 'answer') return pick.yes ? words.answers.yes : words.answers.no;
  // A Long event is paid off at its card, and two that were drawn (V3) are shown over the board.
  if (kind === 'event') return state.agenda[0]?.step === 'chooseEvent' ? text.eventName[pick.event] : null;
  const isHidden = kind === 'card' && view.layout.form !== 'wide' && pick.seat !== view.seat;
  return isHidden ? text.cardTitle(state, pick.seat, pick.card) : null;
}
