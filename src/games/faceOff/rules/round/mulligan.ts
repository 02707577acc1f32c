import { shuffled } from '../../../../kernel/chance.ts';
import { drawCards } from '../effects/drawing.ts';
import { rolesOf } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import { concealed, emit, type Play, seatOf } from '../state/play.ts';
import { HIDDEN, type State, type StepOf } from '../state/state.ts';

/** S10: a hand without a personality may be drawn again, once. */
export function listMulligans(state: State, { seat }: StepOf<'mulligan'>): Command[] {
  const { hand } = seatOf(state, seat);
  const [card] = hand.filter((one) => one !== HIDDEN);
  const hasPersonality = hand.some((one) => one === HIDDEN || rolesOf(one).includes('personality'));
  return hasPersonality || card === undefined
    ? []
    : [
        { do: 'pick', seat, card },
        { do: 'decline', seat },
      ];
}

/** S10: the second hand stands, whatever it holds. */
export function redraw(play: Play, { seat }: StepOf<'mulligan'>, command: Command): void {
  if (command.do === 'decline') return;
  const { deck, hand } = seatOf(play.state, seat);
  const order = concealed(play.state, shuffled(play.chance, [...deck, ...hand]));
  emit(play, 'S10', { fact: 'handReturned', seat, deck: order });
  drawCards(play, seat, hand.length);
}
