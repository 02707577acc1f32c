import type { Danger } from '../../../module/chances/danger.ts';
import type { Path, TableMoment } from '../../../module/screens/table.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { Command } from '../rules/state/command.ts';
import { type AzardiaView, type Card, HIDDEN, type Seat } from '../rules/state/state.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardsOf } from './discards.ts';
import { cardsInFront, isDealing } from './inFront.ts';
import type { AzardiaLayout } from './layout/tableLayout.ts';
import { goWidget, withoutMain } from './tableWidgets.ts';
import type { Widget } from './widget.ts';

/** A face-down hand with the cards that its player has selected: those are no secret any more. */
export function withNamedCards(state: AzardiaView, seat: Seat, path: Path): AzardiaView {
  const named = cardsOf(path);
  if (named.length === 0) return state;
  const { players, deal } = state;
  const shown = (cards: readonly Card[]): readonly Card[] => {
    // Where the hand is open, they are among its cards already.
    const left = named.filter((card) => !cards.includes(card));
    return cards.map((card) => (card === HIDDEN ? (left.shift() ?? card) : card));
  };
  if (deal && isDealing(state, seat)) return { ...state, deal: { ...deal, pool: shown(deal.pool) } };
  return {
    ...state,
    players: players.map((player, index) => (index === seat ? { ...player, hand: shown(player.hand) } : player)),
  };
}

/** The button that shows the hand while it is held, and the one for the standing order, when nobody else can see it. */
export function privateWidgets(
  layout: AzardiaLayout,
  state: AzardiaView,
  seat: Seat,
  { hand, order, busy }: TableMoment,
  isAsked: boolean,
): Widget[] {
  const widgets: Widget[] = [];
  const group = text.groups.hand;
  if (busy) return widgets;
  if (layout.peek) {
    widgets.push(peekWidget(layout.peek, state, seat, hand));
  }
  if (order && (layout.peek || isAsked))
    widgets.push({
      id: 'order',
      rect: layout.order,
      label: text.order(order),
      hint: text.orderHint,
      group,
      isOpen: true,
      look: { kind: 'option', short: text.orderShort(order) },
    });
  return widgets;
}

/** The button that shows the hand while it is held. */
export function peekWidget(area: Rect, state: AzardiaView, seat: Seat, hand: TableMoment['hand']): Widget {
  return {
    id: 'peek',
    rect: area,
    label: text.peek(cardsInFront(state, seat).length),
    hint: text.peekHint,
    group: text.groups.hand,
    key: 'h',
    isOpen: true,
    pressed: hand === 'peeked',
    look: { kind: 'peek' },
  };
}

/**
 * Passes when attacked: the strip shows the result. If that loses the game and an answer is available, a single press
 * on the main button does something else.
 */
export function passWidget(
  layout: AzardiaLayout,
  state: AzardiaView,
  pass: Command,
  outcome: readonly string[],
  danger: Danger | null,
  hasAnswer: boolean,
): Widget {
  const widget = goWidget(layout, state, pass, '', null, outcome, danger);
  return { ...(danger && hasAnswer ? withoutMain(widget, '') : widget), id: 'pass', otherKeys: ['p'] };
}
