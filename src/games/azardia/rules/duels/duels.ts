import { doNext, nextStep, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { BELOW_GOAL, GATE, GOAL, TOP_LEVEL } from '../../content/board.ts';
import { type ActionId, actionSpec, isPlayedAt } from '../../content/cards.ts';
import type { Effect, EffectOf } from '../../content/vocabulary.ts';
import { effectFor } from '../cards/effects.ts';
import { discardPlayed, kindsOf } from '../cards/hand.ts';
import { listRaises, PRICES, pay } from '../players/coins.ts';
import { canLoseLevel, gainLevel, INSTEAD, loseLevel, tilesLost } from '../players/levels.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play, rollDice } from '../state/play.ts';
import type { Cause, Duel, DuelSide, Seat, State, Step, StepOf } from '../state/state.ts';
import { seatOnTurn } from '../turn/turnOrder.ts';

/** H1, C4: begins a duel; before its dice each may flee, but not on the goal, nor from a duel that an ability began (C5). */
export function beginDuel(play: Play, { challenger, defender, tile, isAbility }: StepOf<'duel'>): void {
  emit(play, isAbility ? 'C4' : tile === null ? 'T2' : tile === GOAL ? 'G3' : 'H1', 'duel', {
    fact: 'duelBegan',
    challenger,
    defender,
    tile,
  });
  const asked = tile === GOAL || isAbility ? [] : [defender, challenger];
  doNext(play, ...asked.map((seat): Step => ({ step: 'beforeDuel', seat })), { step: 'rollDuel' });
}

/** Before the dice: flee, if everybody can see cards that might do it; or fight. */
export function listBeforeDuel(state: State, { seat }: StepOf<'beforeDuel'>): Command[] {
  if (at(state.players, seat).hand.length === 0) return [];
  const cards = kindsOf(state, seat).filter((card) => isPlayedAt(card, 'beforeDuel'));
  return [...cards.map((card): Command => ({ do: 'play', seat, card, target: null })), { do: 'pass', seat }];
}

/** The challenge is off: its player moves back, with all that follows from it, and then draws (T2). */
export function flee(play: Play, { seat, card }: CommandOf<'play'>): void {
  const { tiles, cards } = fleeEffect(card);
  dropDuelSteps(play);
  discardPlayed(play, seat, card);
  emit(play, 'H2', `card:${card}`, { fact: 'duelFled', seat });
  const by: Cause = `card:${card}`;
  // B4: by the player's own card, so on their own turn A and Z count.
  const isOwn = seatOnTurn({ turn: play.state.turn, steps: play.steps }) === seat;
  const effect: Effect = { kind: 'draw', who: 'me', cards };
  doNext(
    play,
    { step: 'move', seat, tiles: -tiles, isOwn, by },
    { step: 'effect', played: { effect, by, me: seat, rival: null, isOwn } },
  );
}

function fleeEffect(card: ActionId): EffectOf<'flee'> {
  const { effect } = actionSpec(card);
  return required(effect.kind === 'flee' ? effect : null);
}

/** The work of a duel that is not fought. */
function dropDuelSteps(play: Play): void {
  while (nextStep(play)?.step !== 'rollDuel');
}

/** H2: both roll both dice. */
export function rollDuel(play: Play): void {
  const duel = required(play.state.duel);
  for (const { seat } of [duel.challenger, duel.defender])
    emit(play, 'H2', 'duel', { fact: 'duelRolled', seat, dice: rollDice(play, 2) });
  doNext(play, { step: 'improve' });
}

/** What a side has in all: dice and cards. */
export function totalOf({ dice, added }: DuelSide): number {
  return dice.reduce((sum, face) => sum + face, added);
}

/** H7: who may improve: the one behind; of two equal ones the challenger. */
export function sideBehind({ challenger, defender }: Duel): DuelSide {
  return totalOf(challenger) > totalOf(defender) ? defender : challenger;
}

/** H7: the player behind raises a die, plays a card, or passes; nothing where everybody can see that they cannot. */
export function listImprovements(state: State): Command[] {
  const side = sideBehind(required(state.duel));
  const { seat } = side;
  const raises = listRaises(state, side);
  if (raises.length === 0 && at(state.players, seat).hand.length === 0) return [];
  const cards = kindsOf(state, seat).filter((card) => isPlayedAt(card, 'duel') && isAllowed(state, seat, card));
  return [...raises, ...cards.map((card): Command => ({ do: 'play', seat, card, target: null })), { do: 'pass', seat }];
}

/** E: the truce allows no card that affects a rival, and so none that has them roll again. */
function isAllowed(state: State, seat: Seat, card: CommandOf<'play'>['card']): boolean {
  const effect = effectFor(state, actionSpec(card).effect, seat);
  return !(state.roundRule === 'truce' && effect.kind === 'rollAgain' && effect.whose === 'theirs');
}

/** H7: the duel ends where the player behind can be seen to have no way to improve. */
export function skipImprovement(play: Play): void {
  settleDuel(play, required(play.state.duel));
}

/** H7: pays to raise a die of the duel. */
export function raiseInDuel(play: Play, { seat, die }: CommandOf<'raise'>): void {
  takeStep(play, 'improve');
  pay(play, 'coins', seat, PRICES.die);
  emit(play, 'K1', 'coins', { fact: 'dieRaised', seat, die });
  doNext(play, { step: 'improve' });
}

/** H7: plays a card in the duel. */
export function playDuelCard(play: Play, { seat, card }: CommandOf<'play'>): void {
  takeStep(play, 'improve');
  const duel = required(play.state.duel);
  const cause = `card:${card}` as const;
  const effect = effectFor(play.state, actionSpec(card).effect, seat);
  const rival = duel.challenger.seat === seat ? duel.defender.seat : duel.challenger.seat;
  discardPlayed(play, seat, card);
  if (effect.kind === 'addToTotal') emit(play, 'H7', cause, { fact: 'totalRaised', seat, added: effect.by });
  else {
    const roller = effect.kind === 'rollAgain' && effect.whose === 'theirs' ? rival : seat;
    emit(play, 'H7', cause, { fact: 'duelRolled', seat: roller, dice: rollDice(play, 2) });
  }
  doNext(play, { step: 'improve' });
}

/** H7: the player behind lets it be. */
export function passImprovement(play: Play, { seat }: CommandOf<'pass'>): void {
  takeStep(play, 'improve');
  emit(play, 'H7', 'duel', { fact: 'passed', seat });
  skipImprovement(play);
}

/** H2: whether both roll again as the duel stands; equal totals on the goal are no tie (G3). */
export function isTie({ challenger, defender, tile }: Duel): boolean {
  return tile !== GOAL && totalOf(challenger) === totalOf(defender);
}

/** H2, G3: the higher total wins; equal ones roll again, but on the goal the holder wins. */
export function settleDuel(play: Play, duel: Duel): void {
  const { challenger, defender, tile } = duel;
  const gap = totalOf(challenger) - totalOf(defender);
  if (isTie(duel)) {
    emit(play, 'H2', 'duel', { fact: 'duelTied' });
    doNext(play, { step: 'rollDuel' });
    return;
  }
  const [winner, loser] = gap > 0 ? [challenger.seat, defender.seat] : [defender.seat, challenger.seat];
  emit(play, tile === GOAL ? 'G3' : 'H2', 'duel', { fact: 'duelWon', winner, loser });
  if (tile === GOAL) settleGoal(play, winner, loser);
  else settleChallenge(play, winner, loser, tile);
}

/** G3: the winner holds the goal, the loser goes below it. */
function settleGoal(play: Play, winner: Seat, loser: Seat): void {
  if (play.state.grace?.holder === loser) emit(play, 'G3', 'duel', { fact: 'holderChanged', seat: winner });
  doNext(play, { step: 'goTo', seat: loser, tile: BELOW_GOAL, by: 'duel' });
}

/** H3, H4: what winner and loser gain and lose. */
function settleChallenge(play: Play, winner: Seat, loser: Seat, tile: number | null): void {
  const levelOf = (seat: Seat): number => at(play.state.players, seat).level;
  const isException = isBeforeOpenGate(play.state, [winner, loser], tile);
  // L4: at level 5 a challenge won gains nothing.
  if (levelOf(winner) < TOP_LEVEL) gainLevel(play, 'duel', winner);
  const back = tilesLost(levelOf(loser));
  if (canLoseLevel(levelOf(loser))) loseLevel(play, 'duel', loser);
  doNext(
    play,
    isException
      ? { step: 'move', seat: winner, tiles: INSTEAD, isOwn: false, by: 'duel' }
      : { step: 'move', seat: loser, tiles: -back, isOwn: false, by: 'duel' },
  );
}

/** H4: whether two players meet on tile 80, with three players also 81, with four also 82, and the Gate is open to one of them. */
function isBeforeOpenGate({ players }: Pick<State, 'players'>, seats: readonly Seat[], tile: number | null): boolean {
  const isThere = tile !== null && tile >= GATE && tile <= GATE + players.length - 2;
  return isThere && seats.some((seat) => at(players, seat).level === TOP_LEVEL);
}
