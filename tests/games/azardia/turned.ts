import type { Seat, State } from '../../../src/games/azardia/rules/state/state.ts';

/** How states name seats. */
const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'owner',
  'victim',
  'asked',
  'rival',
  'challenger',
  'defender',
  'first',
  'holder',
  'now',
  'winner',
  'me',
]);

/** The same position with all players moved by some number of seats; their turn order stays the same. */
export function turned(state: State, by: number): State {
  const count = state.players.length;
  const to = (seat: Seat): Seat => (seat + by) % count;
  const byName = (name: string, value: unknown): unknown => {
    if (typeof value === 'number' && (SEATS.has(name) || name === 'by')) return to(value);
    if (Array.isArray(value))
      return value.map((one) => byName(name === 'order' || name === 'turns' ? 'seat' : '', one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, byName(key, inner)]));
  };
  const moved = byName('', state) as State;
  const place = <Item>(items: readonly Item[]): Item[] =>
    items.map((_, seat) => items[(seat - by + count) % count] as Item);
  return {
    ...moved,
    players: place(moved.players),
    deal: moved.deal && { ...moved.deal, dealt: place(moved.deal.dealt) },
    met: moved.met.map((pair) =>
      pair
        .split('-')
        .map((seat) => to(Number(seat)))
        .sort((one, other) => one - other)
        .join('-'),
    ),
  };
}
