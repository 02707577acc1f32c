import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { CARD_EFFECT, type CardId } from '../../content/cards.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import { countTiles } from '../board/realm.ts';
import { avatarNamed } from '../state/avatars.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play, rollDie } from '../state/play.ts';
import {
  type AvatarNo,
  type Battle,
  type Fighter,
  HIDDEN,
  type Role,
  type State,
  type StepOf,
} from '../state/state.ts';
import { deciderOf } from '../turn/seats.ts';
import { endBattle } from './results.ts';

/** B7. */
const HOME_GROUND = 3;
const RESOLVE = 2;
/** P1: the rolls that win a best of three. */
const BEST_OF_THREE = 2;

/** What a battle begins with. */
export interface BattleSetup extends Pick<Battle, 'mode' | 'tile' | 'isHome' | 'isBestOfThree'> {
  readonly aggressor: AvatarNo;
  /** `null` for a tile without an avatar. */
  readonly defender: AvatarNo | null;
}

/** B1: begins a battle: battle cards, then the dice. */
export function beginBattle(play: Play, { aggressor, defender, ...rest }: BattleSetup): void {
  const { people } = avatarNamed(play.state, aggressor);
  const fighter = (of: PeopleId, avatar: AvatarNo | null): Fighter => ({
    people: of,
    seat: deciderOf(play.state, of),
    avatar,
    card: null,
    die: null,
    wins: 0,
  });
  const battle: Battle = {
    ...rest,
    aggressor: fighter(people, aggressor),
    defender: fighter(rivalOf(people), defender),
    hasRerolled: false,
  };
  emit(play, 'B1', { fact: 'battleBegan', battle });
  doNext(
    play,
    { step: 'battleCard', seat: battle.aggressor.seat, role: 'aggressor' },
    { step: 'battleCard', seat: battle.defender.seat, role: 'defender' },
    { step: 'battleRoll' },
  );
}

/** B1: the battle cards that a side may play, or none. Everybody with a hand is asked, since others must not learn what is in it. */
export function listBattleCards(state: State, { seat }: StepOf<'battleCard'>): Command[] {
  const hand = at(state.hands, seat);
  if (hand.length === 0) return [];
  const cards = [...new Set(hand)].flatMap((card): Command[] =>
    card !== HIDDEN && CARD_EFFECT[card].kind === 'battle' ? [{ do: 'fight', seat, card }] : [],
  );
  return [...cards, { do: 'pass', seat }];
}

/** B1: plays a battle card. */
export function fight(play: Play, { seat, card }: CommandOf<'fight'>): void {
  takeStep(play, 'battleCard');
  emit(play, 'B1', { fact: 'cardPlayed', seat, card });
}

/** B1: the aggressor rolls, then the other; a Captain may roll again before the roll counts (P5). */
export function rollBattle(play: Play): void {
  const battle = required(play.state.battle);
  for (const role of ['aggressor', 'defender'] as const)
    emit(play, 'B1', {
      fact: 'battleRolled',
      role,
      people: battle[role].people,
      die: rollDie(play, 20),
      isAgain: false,
    });
  const steps: readonly StepOf<'captain'>[] = (['aggressor', 'defender'] as const)
    .filter((role) => !battle.hasRerolled && hasCaptain(play.state, role))
    .map((role) => ({ step: 'captain', seat: battle[role].seat, role }));
  doNext(play, ...steps, { step: 'battleResult' });
}

/** P5, Z: whether a Captain fights for a side: as its avatar, or on the tile that is attacked. */
export function hasCaptain({ avatars, battle }: State, role: Role): boolean {
  const { tile, mode, [role]: fighter } = required(battle);
  return avatars.some(
    ({ id, kind, people, tile: where }) =>
      kind === 'captain' &&
      (id === fighter.avatar ||
        (role === 'defender' && mode === 'attack' && people === fighter.people && where === tile)),
  );
}

/** P5: whether to roll the Captain's die again. */
export function listRerolls(_: State, { seat }: StepOf<'captain'>): Command[] {
  return [
    { do: 'reroll', seat },
    { do: 'pass', seat },
  ];
}

/** P5: rolls the Captain's die again. */
export function reroll(play: Play): void {
  const { role } = takeStep(play, 'captain');
  const { people } = required(play.state.battle)[role];
  emit(play, 'P5', { fact: 'battleRolled', role, people, die: rollDie(play, 20), isAgain: true });
}

/** B1, B7: what is added to the D20 of a side. */
export function battlePlus(state: State, role: Role): number {
  const battle = required(state.battle);
  const { card, people } = battle[role];
  return bonusOf(state, people, card, role === 'defender' && battle.isHome);
}

/** Something that a side adds to its D20. */
export interface Bonus {
  readonly by: 'card' | 'home' | 'resolve';
  readonly plus: number;
}

/** B1, B7: what a people adds to its D20, with a card or none. */
export function bonusesOf(state: State, people: PeopleId, card: CardId | null, isAtHome: boolean): readonly Bonus[] {
  const bonuses: Bonus[] = [];
  const effect = card && CARD_EFFECT[card];
  if (effect?.kind === 'battle') bonuses.push({ by: 'card', plus: effect.plus });
  if (state.asWritten) return bonuses;
  if (isAtHome) bonuses.push({ by: 'home', plus: HOME_GROUND });
  const isBehind = countTiles(state, people) < countTiles(state, rivalOf(people));
  if (isBehind) bonuses.push({ by: 'resolve', plus: RESOLVE });
  return bonuses;
}

/** B1, B7: the sum of what a people adds to its D20. */
export function bonusOf(state: State, people: PeopleId, card: CardId | null, isAtHome: boolean): number {
  return bonusesOf(state, people, card, isAtHome).reduce((sum, { plus }) => sum + plus, 0);
}

/** B1: who wins a roll: natural numbers come before bonuses; `null` for a tie. */
export function winnerOf(aggressor: Rolled, defender: Rolled): Role | null {
  if (aggressor.die !== defender.die) {
    if (aggressor.die === 20 || defender.die === 1) return 'aggressor';
    if (aggressor.die === 1 || defender.die === 20) return 'defender';
  } else if (aggressor.die === 20 || aggressor.die === 1) return null;
  const lead = aggressor.die + aggressor.plus - defender.die - defender.plus;
  if (lead === 0) return null;
  return lead > 0 ? 'aggressor' : 'defender';
}

/** A D20 with its bonus. */
interface Rolled {
  readonly die: number;
  readonly plus: number;
}

/** B1, P1: what a roll decides: the battle, or one roll of a best of three, in which ties are rolled again. */
export function settleRoll(play: Play): void {
  const battle = required(play.state.battle);
  const rolled = (role: Role): Rolled => ({ die: required(battle[role].die), plus: battlePlus(play.state, role) });
  const winner = winnerOf(rolled('aggressor'), rolled('defender'));
  if (!battle.isBestOfThree) return endBattle(play, winner);
  if (winner) emit(play, 'P1', { fact: 'rollWon', role: winner, people: battle[winner].people });
  if (winner && required(play.state.battle)[winner].wins === BEST_OF_THREE) return endBattle(play, winner);
  doNext(play, { step: 'battleRoll' });
}
