import { neighborsOf } from '../board/hexes.ts';
import { groupAt } from '../board/realm.ts';
import { areHearthsClosed, enemiesOn, isCornered, isRivals, roundEffects } from '../board/ways.ts';
import type { Play } from '../state/play.ts';
import type { Avatar, State, TileNo } from '../state/state.ts';
import { type BattleSetup, beginBattle } from './battles.ts';

/** B2, M5: the tiles beside an avatar that it may attack from where it stands. */
export function listAttacks(state: State, avatar: Avatar): readonly TileNo[] {
  if (avatar.kind === 'protector' || roundEffects(state).truce) return [];
  const around = neighborsOf(state, avatar.tile);
  if (isCornered(state, avatar)) return around.filter((tile) => isRivals(state, avatar, tile));
  // A8: Sailfolk do not attack a hearth from beside either.
  const isClosed = (tile: TileNo): boolean => isRivals(state, avatar, tile) && areHearthsClosed(state, avatar);
  return around.filter((tile) => enemiesOn(state, avatar, tile).length > 0 && !isClosed(tile));
}

/** B2, P1: attacks a tile, with the enemies who stand there. */
export function attackTile(play: Play, avatar: Avatar, tile: TileNo): void {
  beginBattle(play, attackOn(play.state, avatar, tile));
}

/** The battle in which an avatar attacks a tile: beside it, or where it has landed. */
export function attackOn(state: State, avatar: Avatar, tile: TileNo): BattleSetup {
  return {
    mode: 'attack',
    tile,
    aggressor: avatar.id,
    defender: enemiesOn(state, avatar, tile)[0]?.id ?? null,
    // M5.
    isHome: !isCornered(state, avatar),
    isBestOfThree: isRivals(state, avatar, tile) && isProtected(state, tile),
  };
}

/** P1: whether a protector stands in the group of a tile that somebody holds. */
function isProtected(state: State, tile: TileNo): boolean {
  const group = groupAt(state, tile);
  const holder = state.holders[tile];
  return state.avatars.some(
    ({ kind, people, tile: where }) => kind === 'protector' && people === holder && group.has(where),
  );
}
