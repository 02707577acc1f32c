import { heroAt, inForce, seats } from '../board/board.ts';
import { emit } from '../evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position } from '../state/state.ts';
import { spendPoints } from '../team/points.ts';

/** E5: a Long event is removed for this much and 1 for every player, paid by any heroes together. */
const PRICE = 2;

/** What removing a Long event costs. */
export function payOffPrice(state: Position): number {
  return PRICE + state.heroes.length;
}

/** Every way to split the price among the heroes by what they have. */
export function listPayOffs(state: Position, commands: Command[]): void {
  if (inForce(state, 'noPoints') || state.events.long.length === 0) return;
  const splits = splitsOf(
    payOffPrice(state),
    state.heroes.map(({ points }) => points),
  );
  for (const event of state.events.long) for (const points of splits) commands.push({ do: 'payOff', event, points });
}

function splitsOf(price: number, purses: readonly number[]): number[][] {
  const [purse, ...others] = purses;
  if (purse === undefined) return price === 0 ? [[]] : [];
  return Array.from({ length: Math.min(price, purse) + 1 }, (_, share) => share).flatMap((share) =>
    splitsOf(price - share, others).map((rest) => [share, ...rest]),
  );
}

/** Why the removal of a Long event is refused. */
export function whyNotPayOff(state: Position, { event, points }: CommandOf<'payOff'>): Refusal {
  if (!state.events.long.includes(event)) return refuse('E5', 'notInForce');
  if (inForce(state, 'noPoints')) return refuse('E2', 'pointsJammed');
  if (seats(state).some((seat) => (points[seat] ?? 0) > heroAt(state, seat).points))
    return refuse('P1', 'tooFewPoints');
  return refuse('E5', 'wrongSum');
}

/** E5: each seat pays its share, and the event goes to the discards. */
export function payOff(play: Play, { event, points }: CommandOf<'payOff'>): void {
  points.forEach((share, seat) => {
    spendPoints(play, seat, share, 'team');
  });
  emit(play, { rule: 'E5', by: `event:${event}`, fact: 'eventEnded', event });
}
