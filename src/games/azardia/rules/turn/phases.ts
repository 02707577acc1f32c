import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { drawCards } from '../cards/decks.ts';
import { emit, type Play } from '../state/play.ts';
import type { Seat, State, StepOf } from '../state/state.ts';

/** T1 D: how many cards a hand keeps. */
export const HAND_LIMIT = 4;

/** T1: begins a phase of the turn. */
export function beginPhase(play: Play, { phase }: StepOf<'phase'>): void {
  const { seat } = required(play.state.turn);
  const player = at(play.state.players, seat);
  emit(play, 'T1', 'turn', { fact: 'phaseBegan', seat, phase });
  switch (phase) {
    case 'A':
      return doNext(play, { step: 'roll', seat, threeDice: false });
    case 'B':
      drawCards(play, 'T1', 'turn', seat, 2);
      if (player.character === 'lagartoon') drawMore(play, seat);
      return;
    case 'C':
      return doNext(play, { step: 'play', seat });
    case 'D':
      return doNext(play, { step: 'discardDown', seat, maySwap: player.character === 'robotIKing' });
  }
}

/** C1: Lagartoon draws one card more, and discards one before C. */
function drawMore(play: Play, seat: Seat): void {
  emit(play, 'C1', 'ability', { fact: 'abilityUsed', seat });
  drawCards(play, 'C1', 'ability', seat, 1);
  doNext(play, { step: 'discard', seat, left: 1, by: 'ability' });
}

/** T4: whether a hand has more cards than it may keep. */
export function isOverLimit({ players }: Pick<State, 'players'>, seat: Seat): boolean {
  return at(players, seat).hand.length > HAND_LIMIT;
}
