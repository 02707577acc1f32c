import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { groupAt } from '../board/realm.ts';
import { isRivals, roundEffects } from '../board/ways.ts';
import { avatarNamed } from '../state/avatars.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Avatar, AvatarNo, Battle, Role, State, StepOf, TileNo } from '../state/state.ts';
import { deciderOf } from '../turn/seats.ts';
import { loseAvatar, nearestTiles } from './losses.ts';

/** B3–B8: what a battle brings. */
export function endBattle(play: Play, winner: Role | null): void {
  const battle = required(play.state.battle);
  emit(play, 'B1', { fact: 'battleEnded', winner, people: winner && battle[winner].people });
  const aggressor = avatarNamed(play.state, required(battle.aggressor.avatar));
  switch (battle.mode) {
    case 'attack':
      return endAttack(play, battle, aggressor, winner);
    case 'retaliation':
      return endRetaliation(play, battle, aggressor, winner);
    case 'war':
      // E5: the loser is lost; a tie changes nothing.
      if (winner) loseAvatar(play, required(battle[winner === 'aggressor' ? 'defender' : 'aggressor'].avatar), 'E5');
      return;
    case 'arrival':
      // E6: the newcomer is removed, or the attacker lost.
      if (winner === 'aggressor') emit(play, 'E6', { fact: 'avatarLost', avatar: required(battle.defender.avatar) });
      if (winner === 'defender') loseAvatar(play, aggressor.id, 'B4');
  }
}

/** B3, B4: after an attack. */
function endAttack(play: Play, battle: Battle, aggressor: Avatar, winner: Role | null): void {
  const { tile } = battle;
  const { seat } = battle.aggressor;
  if (winner === 'defender') return loseAvatar(play, aggressor.id, 'B4');
  // E5: in a round of war, a won attack changes nothing, as a tie does.
  if (winner === null || roundEffects(play.state).war) {
    const hasLanded = aggressor.tile === tile && isRivals(play.state, aggressor, tile);
    return hasLanded ? doNext(play, { step: 'return', seat, avatar: aggressor.id }) : undefined;
  }
  if (!battle.isBestOfThree) return seize(play, aggressor.id, tile);
  doNext(play, {
    step: 'pickTile',
    seat,
    avatar: aggressor.id,
    tiles: [...groupAt(play.state, tile)].sort((a, b) => a - b),
  });
}

/** P1: the tiles among which the winner of a best of three chooses; nothing to choose in a group of one. */
export function listTiles(_: State, { seat, tiles }: StepOf<'pickTile'>): Command[] {
  return tiles.length > 1 ? tiles.map((tile) => ({ do: 'take', seat, tile })) : [];
}

/** P1: takes the only tile of a group. */
export function takeOnly(play: Play, { avatar, tiles }: StepOf<'pickTile'>): void {
  seize(play, avatar, at(tiles, 0));
}

/** P1: takes the chosen tile. */
export function take(play: Play, { tile }: CommandOf<'take'>): void {
  const { avatar } = takeStep(play, 'pickTile');
  seize(play, avatar, tile);
}

/** B3: an attacker takes a tile and stands on it; all enemies there leave. */
function seize(play: Play, avatar: AvatarNo, tile: TileNo): void {
  const { people, tile: from } = avatarNamed(play.state, avatar);
  if (from !== tile) emit(play, 'B3', { fact: 'avatarWent', avatar, tile });
  emit(play, 'B3', { fact: 'tileTaken', people, tile });
  const seat = deciderOf(play.state, people);
  doNext(play, ...leaving(play.state, people, tile), { step: 'earn', seat, people, tile });
}

/** B3, B8: the returns of everybody on a tile who does not belong to a people. */
export function leaving(state: State, people: Avatar['people'], tile: TileNo): readonly StepOf<'return'>[] {
  return state.avatars
    .filter((one) => one.tile === tile && one.people !== people)
    .map((one) => ({ step: 'return', seat: deciderOf(state, one.people), avatar: one.id }));
}

/** B8: after a retaliation. */
function endRetaliation(play: Play, battle: Battle, aggressor: Avatar, winner: Role | null): void {
  const { tile } = battle;
  const home: StepOf<'return'> = { step: 'return', seat: battle.aggressor.seat, avatar: aggressor.id };
  if (winner === 'defender') return doNext(play, home, { step: 'standing' });
  emit(play, 'B8', { fact: 'claimEnded', stands: false });
  if (winner === null) return doNext(play, home);
  emit(play, 'B8', { fact: 'tileTaken', people: aggressor.people, tile });
  doNext(play, ...leaving(play.state, aggressor.people, tile), {
    step: 'earn',
    seat: battle.aggressor.seat,
    people: aggressor.people,
    tile,
  });
}

/** B3: the tiles that an avatar may return to: of several nearest ones, its people chooses. */
export function listReturns(state: State, { seat, avatar }: StepOf<'return'>): Command[] {
  const tiles = nearestTiles(state, avatarNamed(state, avatar));
  return tiles.length > 1 ? tiles.map((tile) => ({ do: 'return', seat, avatar, tile })) : [];
}

/** B3: an avatar returns to its only nearest tile; it stays if there is none. */
export function returnOnly(play: Play, { avatar }: StepOf<'return'>): void {
  const [tile] = nearestTiles(play.state, avatarNamed(play.state, avatar));
  if (tile !== undefined) emit(play, 'B3', { fact: 'avatarWent', avatar, tile });
}

/** B3: an avatar returns to the chosen tile. */
export function returnTo(play: Play, { avatar, tile }: CommandOf<'return'>): void {
  takeStep(play, 'return');
  emit(play, 'B3', { fact: 'avatarWent', avatar, tile });
}
