import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { LAND_VALUE, type PeopleId, rivalOf } from '../../content/vocabulary.ts';
import { beginBattle } from '../battle/battles.ts';
import { distance } from '../board/hexes.ts';
import { roundEffects, walkingDistance } from '../board/ways.ts';
import { actorOf, avatarNamed } from '../state/avatars.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play, rollTwo } from '../state/play.ts';
import type { Avatar, State, StepOf, TileNo } from '../state/state.ts';
import { deciderOf } from './seats.ts';

/** C3: two dice show no more. */
const MOST = 12;
/** C6. */
const FOOTHOLD = 2;

/** C1: the tile that an avatar may claim where it stands, or none. */
export function listClaims(state: State, actor: Avatar): readonly TileNo[] {
  const { tile, kind, people } = actor;
  const isOpen = state.holders[tile] === null && kind !== 'protector' && !roundEffects(state).war;
  // A6: for the seats of the Sailfolk.
  const isShut = people === 'sailfolk' && state.terrain[tile] === 'mountain' && state.highPlaces[seatOf(state)] !== 0;
  return isOpen && !isShut ? [tile] : [];
}

function seatOf({ turn }: State): number {
  return required(turn).seat;
}

/** C1, C6: what is added to a claim roll of the actor. */
export function claimPlus(state: State, { hasFoothold }: Avatar): number {
  const foothold = hasFoothold && !state.asWritten ? FOOTHOLD : 0;
  return required(state.turn).claimPlus + (roundEffects(state).claim ?? 0) + foothold;
}

/** C1: rolls for the tile where the actor stands. */
export function claim(play: Play): void {
  takeStep(play, 'act');
  const actor = actorOf(play.state);
  const { tile, id: avatar } = actor;
  const plus = claimPlus(play.state, actor);
  const needed = LAND_VALUE[at(play.state.terrain, tile)];
  const dice = rollTwo(play);
  const isMade = dice[0] + dice[1] + plus >= needed;
  emit(play, 'C1', { fact: 'claimRolled', avatar, tile, dice, plus, needed, isMade });
  if (isMade)
    return doNext(play, { step: 'answer', seat: deciderOf(play.state, rivalOf(actor.people)) }, { step: 'standing' });
  if (!play.state.asWritten && !actor.hasFoothold) emit(play, 'C6', { fact: 'footholdGained', avatar });
}

/** C3, C4: what two dice must show for an avatar to answer a claim: the land's value, the distance, and what an event adds. */
export function answerParts(state: State, avatar: Avatar, tile: TileNo): readonly number[] {
  const extra = roundEffects(state).retaliation ?? 0;
  const parts = [LAND_VALUE[at(state.terrain, tile)], walkingDistance(state, avatar, tile)];
  return extra === 0 ? parts : [...parts, extra];
}

/** C3, C4: what two dice must show for an avatar to answer a claim. */
export function answerNeeds(state: State, avatar: Avatar, tile: TileNo): number {
  return answerParts(state, avatar, tile).reduce((sum, part) => sum + part, 0);
}

/** C2: the avatars that can answer the claim that has been made, and the choice to let it stand; nothing if none can. */
export function listAnswers(state: State, { seat }: StepOf<'answer'>): Command[] {
  const { tile, avatar } = required(state.claim);
  const { people } = avatarNamed(state, avatar);
  if (roundEffects(state).truce) return [];
  const able = answerersOf(state, people, tile);
  if (able.length === 0) return [];
  return [...able.map(({ id }): Command => ({ do: 'answer', seat, avatar: id })), { do: 'pass', seat }];
}

/** C2, C3: the avatars that can answer a claim of a people. */
export function answerersOf(state: State, people: PeopleId, tile: TileNo): readonly Avatar[] {
  return state.avatars.filter(
    (one) =>
      one.people !== people &&
      one.kind !== 'protector' &&
      // Ways are never shorter than the distance, which is known at once.
      LAND_VALUE[at(state.terrain, tile)] + distance(state, one.tile, tile) <= MOST &&
      answerNeeds(state, one, tile) <= MOST,
  );
}

/** C3, C4: rolls to answer; on success the avatar goes to the tile and a battle begins (B8). */
export function answer(play: Play, { avatar }: CommandOf<'answer'>): void {
  takeStep(play, 'answer');
  const { tile, avatar: claimant } = required(play.state.claim);
  const needed = answerNeeds(play.state, avatarNamed(play.state, avatar), tile);
  const dice = rollTwo(play);
  const isMade = dice[0] + dice[1] >= needed;
  emit(play, 'C3', { fact: 'answerRolled', avatar, dice, needed, isMade });
  if (!isMade) return;
  takeStep(play, 'standing');
  emit(play, 'C4', { fact: 'avatarWent', avatar, tile });
  beginBattle(play, {
    mode: 'retaliation',
    tile,
    aggressor: avatar,
    defender: claimant,
    isHome: false,
    isBestOfThree: false,
  });
}

/** C2: a claim that nobody has answered in time, or whose claimant has won, stands. */
export function stand(play: Play): void {
  const { tile, avatar } = required(play.state.claim);
  const { people } = avatarNamed(play.state, avatar);
  emit(play, 'C2', { fact: 'claimEnded', stands: true });
  emit(play, 'C2', { fact: 'tileTaken', people, tile });
  doNext(play, { step: 'earn', seat: deciderOf(play.state, people), people, tile });
}
