import { at } from '../../../../kernel/at.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { AzardiaView } from '../../rules/state/state.ts';

/** Movements of one pawn on one turn, which are shown later as one: the picture leaves the pawn where it was. */
export interface HeldMove {
  /** All of them as one. */
  readonly fact: Moved;
  /** Where the picture leaves the pawn. */
  readonly from: TileNo;
}

type Moved = Extract<Fact, { readonly fact: 'pawnMoved' }>;

/** A movement after those that are held already. `shown` is the picture, in which none of them has happened. */
export function heldWith(held: HeldMove | null, fact: Moved, shown: AzardiaView): HeldMove {
  if (held?.fact.seat !== fact.seat) return { fact, from: at(shown.players, fact.seat).tile };
  return { ...held, fact: { ...fact, path: [...held.fact.path, ...fact.path] } };
}

/** Whether a state is one that the movement leads to, in the turn that it belongs to. */
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
