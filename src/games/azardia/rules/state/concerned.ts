import type { Happened } from './fact.ts';
import type { Seat } from './state.ts';

/** How facts name the seats that they are about. */
const NAMES = [
  'seat',
  'owner',
  'victim',
  'hit',
  'challenger',
  'defender',
  'winner',
  'loser',
  'from',
  'to',
  'rival',
] as const;

type Named = { readonly fact: string; readonly seats?: readonly Seat[] } & {
  readonly [Name in (typeof NAMES)[number]]?: Seat | null;
};

/** The seats that a fact is about, each once: who acts, and whom it happens to. */
export function concernedBy(fact: Happened): readonly Seat[] {
  const named: Named = fact;
  return [...new Set([...(named.seats ?? []), ...NAMES.flatMap((name) => named[name] ?? [])])];
}
