import { pastOf, type Session } from '../../../kernel/session.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';

/** What a seat did in a game. */
export interface Tally {
  /** F5: Face Offs in which it came first. */
  readonly faceOffs: number;
  /** H6: headquarters at whose fall it came first. */
  readonly cracks: number;
  /** T: how often it came first by a tie-break. */
  readonly ties: number;
  /** A3: attacks that reached another seat. */
  readonly attacks: number;
  /** M1: auctions that it won. */
  readonly auctions: number;
}

/** What a seat did, from the facts of a game. */
export function tallyOf(session: Session<FaceOffTypes>, seat: Seat): Tally {
  const facts = pastOf(session).flatMap((moment) => moment.facts);
  const firsts = facts.flatMap((fact) => {
    const first = fact.fact === 'ranked' ? fact.order[0] : undefined;
    return fact.fact === 'ranked' && first?.seat === seat ? [{ place: fact.place, tie: first.tie }] : [];
  });
  return {
    faceOffs: firsts.filter(({ place }) => place === 'faceOff').length,
    cracks: firsts.filter(({ place }) => place === 'hq').length,
    ties: firsts.filter(({ tie }) => tie !== null).length,
    attacks: facts.filter((fact) => isAttackOf(fact, seat)).length,
    auctions: facts.filter((fact) => fact.fact === 'auctionEnded' && fact.winner === seat).length,
  };
}

function isAttackOf(fact: Fact, seat: Seat): boolean {
  const isAttack = fact.fact === 'attacked' || fact.fact === 'stolen' || fact.fact === 'scrubbed';
  return isAttack && fact.seat === seat;
}
