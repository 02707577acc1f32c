import type { Seat, State } from '../state/state.ts';

/** G1, O5: the last turns in progress and still to come, in order, without a holder's, who waits; none unless somebody holds tile 150. */
export function lastTurns({ grace }: Pick<State, 'grace'>): readonly Seat[] {
  if (grace === null) return [];
  const { holder, now, turns } = grace;
  const toCome = turns.filter((seat) => seat !== holder);
  return now === null ? toCome : [now, ...toCome];
}

/** Whether a seat takes its last turn now. */
export function isLastTurn({ grace }: Pick<State, 'grace'>, seat: Seat): boolean {
  return grace?.now === seat && !lastTurns({ grace }).slice(1).includes(seat);
}

/** O3, E2: whether the holder of tile 150 can be pushed off this round: not with *Firm 150*, nor while no card may affect a rival. */
export function canPushOff({ firmGoal, roundRule }: Pick<State, 'firmGoal' | 'roundRule'>): boolean {
  return !firmGoal && roundRule !== 'truce';
}
