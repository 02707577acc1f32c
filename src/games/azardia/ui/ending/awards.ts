import { pastOf, type Session } from '../../../../kernel/session.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { standing } from '../../rules/turn/turnOrder.ts';
import { leads } from './turningPoint.ts';

/** What awards are given for, in order of importance. */
export const AWARD_KINDS = ['duels', 'lead', 'spent', 'cards', 'back', 'attacked'] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** What one player did more than all others, or as often as another. */
export interface Award {
  readonly kind: AwardKind;
  readonly count: number;
  /** Whether another player did it just as often. */
  readonly isShared: boolean;
}

/** By kind, then by seat: how often it was done. */
export type Tally = Readonly<Record<AwardKind, readonly number[]>>;

/** Counts what everybody did in a race, from public information. */
export function tallyOf(session: Session<AzardiaTypes>): Tally {
  const seats = session.opening.state.players.map((_, seat) => seat);
  const zero = (): number[] => seats.map(() => 0);
  const tally: Record<AwardKind, number[]> = {
    duels: zero(),
    lead: zero(),
    spent: zero(),
    cards: zero(),
    back: zero(),
    attacked: zero(),
  };
  const add = (kind: AwardKind, seat: Seat, count = 1): void => {
    tally[kind][seat] = (tally[kind][seat] ?? 0) + count;
  };
  let state = session.opening.state;
  for (const moment of pastOf(session)) {
    for (const fact of moment.facts) {
      // The leader before the first round only chose last.
      if (fact.fact === 'roundBegan' && fact.round > 1)
        for (const seat of seats) if (leads(state, seat)) add('lead', seat);
      count(fact, add, (seat) => state.players[seat]?.tile ?? 0);
      state = azardia.evolve(state, fact);
    }
    state = moment.state;
  }
  for (const seat of seats) if (leads(state, seat)) add('lead', seat);
  return tally;
}

/** Counts a fact; `tileOf` is where a pawn stands before it. */
function count(fact: Fact, add: (kind: AwardKind, seat: Seat, count?: number) => void, tileOf: (seat: Seat) => number) {
  if (fact.fact === 'duelWon') add('duels', fact.winner);
  else if (fact.fact === 'cardPlayed') add('cards', fact.seat);
  else if (fact.fact === 'attacked') add('attacked', fact.victim);
  else if (fact.fact === 'coinsLost' && fact.rule === 'K1') add('spent', fact.seat, fact.coins);
  else if (fact.fact === 'pawnMoved') {
    const { seat, path } = fact;
    add('back', seat, path.filter((tile, index) => tile === (path[index - 1] ?? tileOf(seat)) - 1).length);
  }
}

/**
 * By seat: one award for each player who did something more than anybody else, or as often as another. If everybody did
 * something equally often, nobody gets its award. The players behind choose first, so that the winner does not get the
 * best ones.
 */
export function awards(session: Session<AzardiaTypes>): readonly (Award | null)[] {
  const tally = tallyOf(session);
  const { order, players } = pastOf(session).at(-1)?.state ?? session.opening.state;
  const bests = AWARD_KINDS.flatMap((kind) => {
    const best = Math.max(...tally[kind]);
    const holders = order.filter((seat) => tally[kind][seat] === best);
    if (best === 0 || holders.length === order.length) return [];
    return [{ holders, award: { kind, count: best, isShared: holders.length > 1 } }];
  });
  const given = new Map<Seat, Award>();
  for (const seat of [...standing({ order, players })].reverse()) {
    const own = bests.filter(({ holders }) => holders.includes(seat)).map(({ award }) => award);
    const best = own.find(({ isShared }) => !isShared) ?? own[0];
    if (best) given.set(seat, best);
  }
  return players.map((_, seat) => given.get(seat) ?? null);
}
