import type { Seat } from '../../kernel/game.ts';
import type { AnyGame, Match } from '../match.ts';

/** A seat's order for questions out of turn, by an ID of the game's own. */
export type StandingOrder = string;

/** The possible orders for questions out of turn, such as to be asked, or to pass. */
export interface StandingOrders<T extends AnyGame = AnyGame> {
  /** The button text of each, by ID, in the order in which presses cycle through them. The first one is the default. */
  readonly labels: Readonly<Record<StandingOrder, string>>;
  /**
   * The command that an order gives; `null` if the person has to decide. `state` is a spectator's view, so that an
   * order cannot depend on a hand.
   */
  follow(order: StandingOrder, state: T['view']): T['command'] | null;
}

type Labels = Pick<StandingOrders, 'labels'>;

/** The next order, in a cycle. */
export function nextOrder({ labels }: Labels, order: StandingOrder): StandingOrder {
  const ids = Object.keys(labels);
  return ids[(ids.indexOf(order) + 1) % ids.length] ?? order;
}

/** The order of a seat. */
export function orderOf({ labels }: Labels, { orders }: Pick<Match, 'orders'>, seat: Seat): StandingOrder {
  const [first = ''] = Object.keys(labels);
  return orders?.[seat] ?? first;
}
