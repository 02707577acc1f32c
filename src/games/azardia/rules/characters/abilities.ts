import { drawFrom } from '../../../../kernel/chance.ts';
import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { canDuelFromAfar } from '../cards/targets.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Seat, State } from '../state/state.ts';
import { rivalsOf } from '../turn/turnOrder.ts';
import { seenBy } from '../views.ts';

/** C3, C4: the abilities of phase C, once on each own turn. */
export function listAbility(state: State, seat: Seat): Command[] {
  const { character } = at(state.players, seat);
  if (state.turn?.abilityUsed) return [];
  const rivals = rivalsOf(state, seat).map((rival) => ({ rival, player: at(state.players, rival) }));
  switch (character) {
    case 'kuchuritok':
      return rivals.some(({ player }) => player.hand.length > 0) ? [{ do: 'takeHands', seat }] : [];
    case 'noncredoMantis':
      return rivals
        .filter(({ rival }) => canDuelFromAfar(state, seat, rival))
        .map(({ rival }): Command => ({ do: 'challenge', seat, rival }));
    default:
      return [];
  }
}

/** C4: Noncredo Mantis challenges a rival, at any distance. Abilities cannot be answered (C5). */
export function challenge(play: Play, { seat, rival }: CommandOf<'challenge'>): void {
  emit(play, 'C4', 'ability', { fact: 'abilityUsed', seat });
  doNext(play, { step: 'duel', challenger: seat, defender: rival, tile: null, isAbility: true });
}

/** C2: Robot-i-King swaps a card of his own for one of a rival's that chance picks. */
export function swapCard(play: Play, { seat, card, rival }: CommandOf<'swapCard'>): void {
  const step = takeStep(play, 'discardDown');
  emit(play, 'C2', 'ability', { fact: 'abilityUsed', seat });
  const taken = drawFrom(play.chance, [...at(play.state.players, rival).hand]);
  const seen = seenBy(play.state, seat, rival);
  emit(play, 'C2', 'ability', { fact: 'cardsSwapped', seats: [seat, rival], cards: [card, taken], seen });
  doNext(play, { ...step, maySwap: false });
}
