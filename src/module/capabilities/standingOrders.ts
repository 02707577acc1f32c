import type { Seat } from '../../kernel/game.ts';
import type { AnyGame, Match } from '../match.ts';

/** What a seat wants when it is asked out of turn, by an ID of the game's own. */
export type StandingOrder = string;

/** What people can want when they are asked out of turn, such as to be asked, or to pass. */
export interface StandingOrders<T extends AnyGame = AnyGame> {
  /** By ID, in the order in which presses set them, what a button says of each. The first one holds where none has been set. */
  readonly labels: Readonly<Record<StandingOrder, string>>;
  /**
   * The command that follows from an order; `null` where the person is to be asked. `state` is a spectator's view, so that an order
   * cannot depend on what is in a hand.
   */
  follow(order: StandingOrder, state: T['view']): T['command'] | null;
}

type Labels = Pick<StandingOrders, 'labels'>;

/** The order after another one, round and round. */
export function nextOrder({ labels }: Labels, order: StandingOrder): StandingOrder {
  const ids = Object.keys(labels);
  return ids[(ids.indexOf(order) + 1) % ids.length] ?? order;
}

/** The order of a seat. */
export function orderOf({ labels }: Labels, { orders }: Pick<Match, 'orders'>, seat: Seat): StandingOrder {
  const [first = ''] = Object.keys(labels);
  return orders?.[seat] ?? first;
}
