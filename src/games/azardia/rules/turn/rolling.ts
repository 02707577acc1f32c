import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { GOAL, TOP_LEVEL } from '../../content/board.ts';
import { actionSpec, isPlayedAt } from '../../content/cards.ts';
import { discardPlayed, kindsOf } from '../cards/hand.ts';
import { listRaises, PRICES, pay } from '../players/coins.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play, rollDice } from '../state/play.ts';
import type { Roll, Seat, State, StepOf } from '../state/state.ts';

/** M1: how many dice a movement is rolled with: one beats three. */
export function diceCount(
  { players, roundRule }: Pick<State, 'players' | 'roundRule'>,
  seat: Seat,
  threeDice: boolean,
): number {
  if (at(players, seat).oneDie || roundRule === 'oneDie') return 1;
  return threeDice || roundRule === 'threeDice' ? 3 : 2;
}

/** Before the dice: roll, or first play a card that adds a die. */
export function listBeforeRoll(state: State, { seat, threeDice }: StepOf<'roll'>): Command[] {
  const canAdd = diceCount(state, seat, threeDice) === 2;
  const cards = kindsOf(state, seat).filter((card) => canAdd && isPlayedAt(card, 'beforeRoll'));
  return [{ do: 'roll', seat }, ...cards.map((card): Command => ({ do: 'play', seat, card, target: null }))];
}

/** Rolls for movement. */
export function roll(play: Play, { seat }: CommandOf<'roll'>): void {
  const step = takeStep(play, 'roll');
  rollFor(play, seat, diceCount(play.state, seat, step.threeDice), false);
  doNext(play, { step: 'chooseMove', seat });
}

function rollFor(play: Play, seat: Seat, count: number, isAgain: boolean): void {
  emit(play, isAgain ? 'M2' : 'M1', 'dice', { fact: 'diceRolled', seat, dice: rollDice(play, count), isAgain });
}

/** M1, K1, K5: after the dice: move by two of them, with bought tiles; raise one; or play a card that changes them. */
export function listMoves(state: State, { seat }: StepOf<'chooseMove'>): Command[] {
  const rolled = required(state.roll);
  return [...listChoices(state, rolled), ...listRaises(state, rolled), ...listRollCards(state, rolled, seat)];
}

function listChoices(state: State, { seat, dice }: Roll): Command[] {
  return diceChoices(dice).flatMap(({ used, how }): Command[] => {
    const tiles = resultOf(dice, used, how);
    return Array.from({ length: 1 + mostBought(state, seat, tiles) }, (_, bought) => {
      return { do: 'move', seat, dice: used, how, bought };
    });
  });
}

/** M1: one die as it is; of more, the sum or difference of any two. */
export function diceChoices(
  dice: readonly number[],
): { readonly used: readonly number[]; readonly how: 'sum' | 'difference' }[] {
  if (dice.length === 1) return [{ used: [0], how: 'sum' }];
  const pairs = dice.flatMap((_, one) => dice.flatMap((__, other) => (one < other ? [[one, other]] : [])));
  return pairs.flatMap((used) => [
    { used, how: 'sum' as const },
    { used, how: 'difference' as const },
  ]);
}

/** M1: what dice give: their sum, or the larger minus the smaller. */
export function resultOf(dice: readonly number[], used: readonly number[], how: 'sum' | 'difference'): number {
  const faces = used.map((die) => at(dice, die));
  return how === 'sum' ? faces.reduce((sum, face) => sum + face, 0) : Math.max(...faces) - Math.min(...faces);
}

/** K5: how many tiles can be bought with a movement: never past the goal, and none with a result of 0 (M2). */
function mostBought({ players }: State, seat: Seat, tiles: number): number {
  if (tiles === 0) return 0;
  const { coins, level, tile } = at(players, seat);
  const affordable = Math.floor(coins / PRICES.tile);
  return level < TOP_LEVEL ? affordable : Math.max(0, Math.min(affordable, GOAL - tile - tiles));
}

function listRollCards(state: State, { dice }: Roll, seat: Seat): Command[] {
  return kindsOf(state, seat)
    .filter((card) => isPlayedAt(card, 'roll'))
    .flatMap((card): Command[] => {
      if (actionSpec(card).effect.kind !== 'setDie') return [{ do: 'play', seat, card, target: null }];
      return dice.flatMap((now, die) =>
        FACES.filter((face) => face !== now).map((face): Command => {
          return { do: 'play', seat, card, target: { die, face } };
        }),
      );
    });
}

const FACES = Array.from({ length: 10 }, (_, index) => index + 1);

/** M1: moves by the dice chosen; M2: a 0 is rolled again once per turn, then it means to stay. */
export function chooseMove(play: Play, { seat, dice, how, bought }: CommandOf<'move'>): void {
  const step = takeStep(play, 'chooseMove');
  const rolled = required(play.state.roll);
  const tiles = resultOf(rolled.dice, dice, how);
  if (tiles === 0 && !required(play.state.turn).rolledAgain) {
    rollFor(play, seat, rolled.dice.length, true);
    doNext(play, step);
    return;
  }
  pay(play, 'coins', seat, bought * PRICES.tile);
  emit(play, tiles === 0 ? 'M2' : 'M1', 'dice', { fact: 'moveChosen', seat, tiles, bought });
  if (tiles > 0) doNext(play, { step: 'move', seat, tiles: tiles + bought, isOwn: true, by: 'dice' });
}

/** K1: a coin raises a die by 1. */
export function raise(play: Play, { seat, die }: CommandOf<'raise'>): void {
  pay(play, 'coins', seat, PRICES.die);
  emit(play, 'K1', 'coins', { fact: 'dieRaised', seat, die });
}

/** Plays a card on one's own dice for movement, or before them. */
export function playRollCard(play: Play, { seat, card, target }: CommandOf<'play'>): void {
  discardPlayed(play, seat, card);
  if (play.state.roll === null) {
    doNext(play, { ...takeStep(play, 'roll'), threeDice: true });
  } else if (target && 'die' in target) {
    emit(play, 'T2', `card:${card}`, { fact: 'dieSet', seat, die: target.die, face: target.face });
  } else {
    const dice = rollDice(play, play.state.roll.dice.length);
    emit(play, 'T2', `card:${card}`, { fact: 'diceRolled', seat, dice, isAgain: false });
  }
}
