import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { required } from '../../../../kernel/values/required.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import { distance } from '../board/hexes.ts';
import { tilesOf } from '../board/realm.ts';
import { enemiesOn } from '../board/ways.ts';
import type { RuleId } from '../ruleIds.ts';
import { avatarNamed } from '../state/avatars.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Avatar, AvatarNo, State, StepOf, TileNo } from '../state/state.ts';
import { deciderOf } from '../turn/seats.ts';

/** The avatars of a people that can be lost: all but its protector (P1). */
export function losableAvatars({ avatars }: Pick<State, 'avatars'>, people: PeopleId): readonly Avatar[] {
  return avatars.filter((one) => one.people === people && one.kind !== 'protector');
}

/** B4, B5: a people loses an avatar; its last one goes home instead, and its next turn is skipped. With a Governor another one is lost (P4). */
export function loseAvatar(play: Play, avatar: AvatarNo, rule: RuleId): void {
  const lost = avatarNamed(play.state, avatar);
  const { people, kind } = lost;
  const seat = deciderOf(play.state, people);
  if (losableAvatars(play.state, people).length === 1) {
    emit(play, 'B5', { fact: 'turnOwed', people });
    return doNext(play, { step: 'return', seat, avatar });
  }
  emit(play, rule, { fact: 'avatarLost', avatar });
  if (kind === 'governor') doNext(play, { step: 'lose', seat, people, rule: 'P4' });
}

/** E1, E2, P4: the avatars among which a people chooses the one that it loses. */
export function listLosses(state: State, { seat, people }: StepOf<'lose'>): Command[] {
  const losable = losableAvatars(state, people);
  return losable.length > 1 ? losable.map(({ id }) => ({ do: 'lose', seat, avatar: id })) : [];
}

/** E1, E2, P4: a people with a single avatar loses its next turn instead; by a lost Governor, that avatar goes home, too (B5). */
export function loseOnly(play: Play, { people, rule }: StepOf<'lose'>): void {
  const [only] = losableAvatars(play.state, people);
  if (rule === 'P4') return loseAvatar(play, required(only).id, rule);
  emit(play, rule, { fact: 'turnOwed', people });
}

/** E1, E2, P4: loses the chosen avatar. */
export function lose(play: Play, { avatar }: CommandOf<'lose'>): void {
  const { rule } = takeStep(play, 'lose');
  loseAvatar(play, avatar, rule);
}

/** B3, Z: the nearest own tiles of an avatar by hexes, the one where it stands among them; without any, the nearest open land without an enemy. */
export function nearestTiles(state: State, avatar: Avatar): readonly TileNo[] {
  const own = tilesOf(state, avatar.people);
  const tiles = own.length > 0 ? own : openTiles(state, avatar);
  const steps = tiles.map((tile) => distance(state, avatar.tile, tile));
  const least = Math.min(...steps);
  return tiles.filter((_, index) => steps[index] === least);
}

function openTiles(state: State, avatar: Avatar): readonly TileNo[] {
  return [...state.terrain.keys()].filter(
    (tile) =>
      state.terrain[tile] !== 'water' && state.holders[tile] === null && enemiesOn(state, avatar, tile).length === 0,
  );
}
