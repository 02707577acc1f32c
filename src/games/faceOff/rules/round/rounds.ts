import { drawBelow } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { fighterOf } from '../../content/cards.ts';
import { emit, inTurnOrder, type Play, seatOf } from '../state/play.ts';
import { HIDDEN, type Seat, type State, type Step } from '../state/state.ts';

/** S11: the first seat is drawn. */
export function drawFirstSeat(play: Play): void {
  const first = drawBelow(play.chance, play.state.seats.length);
  beginRound(play, first);
}

/** G2, G3: the next round, from the seat to the left of the one that began the last. */
export function endRound(play: Play): void {
  beginRound(play, (play.state.first + 1) % play.state.seats.length);
}

function beginRound(play: Play, first: Seat): void {
  emit(play, 'G3', { fact: 'roundBegan', round: play.state.round + 1, first });
  const order = inTurnOrder(play.state);
  doNext(
    play,
    ...order.flatMap((seat) => startEffects(play.state, seat)),
    { step: 'clock', seat: first },
    ...order.flatMap((seat): Step[] => [
      { step: 'drawPhase', seat },
      { step: 'drawUp', seat },
    ]),
    { step: 'endRound' },
  );
}

/** R27: in turn order, of the cards that are in hand when the round begins. */
function startEffects(state: State, seat: Seat): Step[] {
  return seatOf(state, seat).hand.flatMap((card) =>
    (fighterOf(card)?.clauses ?? []).flatMap((clause): Step[] =>
      clause.clause === 'effect' && clause.where === 'start' && card !== HIDDEN
        ? [{ step: 'effect', seat, effect: clause.effect, source: card, place: null, depth: 0 }]
        : [],
    ),
  );
}

/** C4, A3: what nobody claimed leaves the game, and attacks end. */
export function leavePlace(play: Play): void {
  const { prize } = play.state;
  if (prize !== null) emit(play, 'C4', { fact: 'unclaimed', card: prize });
  emit(play, 'A3', { fact: 'violenceEnded' });
}
