import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { type AvatarKind, type PeopleId, rivalOf, SPECIALTIES } from '../../content/vocabulary.ts';
import { FORMED_AT, realmOf, realmSize } from '../board/realm.ts';
import { enemiesOn } from '../board/ways.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { State, StepOf, TileNo } from '../state/state.ts';
import { deciderOf, seatsOf } from './seats.ts';

/** L6: the base avatars that a people with one seat can have. */
const MOST_BASE = 4;

/** L4, L7: what a tile brings that joins the realm: a notch, a protector when the realm first reaches 7, and an avatar for every second notch. */
export function earn(play: Play, { seat, people, tile }: StepOf<'earn'>): void {
  if (!realmOf(play.state, people).has(tile)) return;
  emit(play, 'L4', { fact: 'notchGained', people });
  const { notches, hasFormed } = play.state.peoples[people];
  if (notches % 2 === 0) doNext(play, { step: 'avatar', seat, people });
  if (hasFormed || realmSize(play.state, people) < FORMED_AT) return;
  emit(play, 'L7', { fact: 'formed', people });
  doNext(play, { step: 'protector', seat, people });
}

/** P1: where a protector may stand: on any tile of the realm without an enemy. */
export function listProtectorPlaces(state: State, { seat, people }: StepOf<'protector'>): Command[] {
  return placesIn(state, people, realmOf(state, people)).map((tile) => ({
    do: 'place',
    seat,
    kind: 'protector',
    tile,
  }));
}

/** L4, P6: which avatar a people gains, and where: a base one while it has fewer than allowed (L6), and in the second half a specialty. */
export function listAvatars(state: State, { seat, people }: StepOf<'avatar'>): Command[] {
  const realm = placesIn(state, people, realmOf(state, people));
  const { hasFormed, specialties } = state.peoples[people];
  const left = hasFormed ? SPECIALTIES[people].filter((kind) => !specialties.includes(kind)) : [];
  const kinds: readonly AvatarKind[] = [...(hasRoom(state, people) ? (['base'] as const) : []), ...left];
  return kinds.flatMap((kind) =>
    (kind === 'songKeeper' ? nativeLand(state, people) : realm).map(
      (tile): Command => ({ do: 'place', seat, kind, tile }),
    ),
  );
}

/** L6: whether a people may have another base avatar. */
export function hasRoom(state: Pick<State, 'avatars' | 'hands'>, people: PeopleId): boolean {
  const base = state.avatars.filter((one) => one.people === people && one.kind === 'base');
  return base.length < MOST_BASE + seatsOf(state, people).length - 1;
}

/** P2, M2: all land that the Sailfolk do not hold. */
function nativeLand(state: State, people: PeopleId): readonly TileNo[] {
  const land = [...state.terrain.keys()].filter(
    (tile) => state.terrain[tile] !== 'water' && state.holders[tile] !== 'sailfolk',
  );
  return placesIn(state, people, land);
}

function placesIn(state: State, people: PeopleId, tiles: Iterable<TileNo>): readonly TileNo[] {
  return [...tiles].filter((tile) => enemiesOn(state, { people }, tile).length === 0).sort((a, b) => a - b);
}

/** L6: an avatar that finds no place, or no room, is forfeited. */
export function forfeit(play: Play, { people }: StepOf<'avatar' | 'protector'>): void {
  emit(play, 'L6', { fact: 'avatarForfeited', people });
}

/** L4, P1, P6, E6: places a new avatar. A Song Keeper begins the ritual, which holds for the whole next round (P2). */
export function place(play: Play, { kind, tile }: CommandOf<'place'>): void {
  const step = takeStep(play, 'protector', 'avatar', 'arrive');
  const avatar = { id: play.state.nextAvatar, people: step.people, kind, tile, hasFoothold: false };
  emit(play, RULES[step.step], { fact: 'avatarPlaced', avatar });
  if (kind === 'songKeeper') emit(play, 'P2', { fact: 'ritualBegan', round: play.state.round + 1 });
  if (step.step === 'arrive') doNext(play, strikeAt(play.state, avatar));
}

/** The rule by which a new avatar is placed. */
const RULES: Readonly<Record<'protector' | 'avatar' | 'arrive', RuleId>> = {
  protector: 'P1',
  avatar: 'L4',
  arrive: 'E6',
};

/** E6: the rival may attack who has just arrived. */
function strikeAt(state: State, { id, people }: { readonly id: number; readonly people: PeopleId }): StepOf<'strike'> {
  const rival = rivalOf(people);
  return { step: 'strike', seat: deciderOf(state, rival), people: rival, newcomer: id };
}
