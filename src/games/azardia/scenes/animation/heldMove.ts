import { at } from '../../../../kernel/values/at.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { AzardiaView } from '../../rules/state/state.ts';

/** Movements of one pawn in one turn, to be shown later as one: until then the pawn does not move. */
export interface HeldMove {
  /** All of them combined. */
  readonly fact: Moved;
  /** Where the picture leaves the pawn. */
  readonly from: TileNo;
}

type Moved = Extract<Fact, { readonly fact: 'pawnMoved' }>;

/** Appends a movement to the held ones. `shown` is the picture before all of them. */
export function heldWith(held: HeldMove | null, fact: Moved, shown: AzardiaView): HeldMove {
  if (held?.fact.seat !== fact.seat) return { fact, from: at(shown.players, fact.seat).tile };
  return { ...held, fact: { ...fact, path: [...held.fact.path, ...fact.path] } };
}

/** Whether the movement passes through this state, in its own turn. */
export function isHeldIn({ turn, players }: AzardiaView, { fact }: HeldMove): boolean {
  return turn?.seat === fact.seat && at(players, fact.seat).tile === fact.path.at(-1);
}

/** A state as the picture shows it, before the movement. */
export function withHeld(state: AzardiaView, { fact, from }: HeldMove): AzardiaView {
  return {
    ...state,
    players: state.players.map((player, seat) => (seat === fact.seat ? { ...player, tile: from } : player)),
  };
}
