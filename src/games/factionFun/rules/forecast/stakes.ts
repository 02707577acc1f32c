import { doNext } from '../../../../kernel/steps.ts';
import { type AvatarKind, type PeopleId, rivalOf } from '../../content/vocabulary.ts';
import { loseAvatar } from '../battle/losses.ts';
import { leaving } from '../battle/results.ts';
import { neighborsOf } from '../board/hexes.ts';
import { realmOf, realmSize } from '../board/realm.ts';
import { evolve } from '../evolve.ts';
import { emit } from '../state/play.ts';
import type { AvatarNo, Ending, FactionFunView, TileNo } from '../state/state.ts';
import { endingOf } from '../turn/rounds.ts';
import { deciderOf } from '../turn/seats.ts';
import { runAhead } from './ahead.ts';

/** What a people gains by a tile. */
export interface Gain {
  /** L1: the size of its realm, before and after. */
  readonly realm: readonly [before: number, after: number];
  /** The size of its rival's realm, before and after. */
  readonly rival: readonly [before: number, after: number];
  /** L4: whether the tile joins the realm, and so brings a notch. */
  readonly isLinked: boolean;
  /** L7: whether it founds the City or the Nation, and so brings the protector (P1). */
  readonly founds: boolean;
  /** L4, P6: the kinds among which the people chooses an avatar; empty if it gains none. */
  readonly avatar: readonly AvatarKind[];
  /** L6: whether an avatar is due that finds no room. */
  readonly isForfeited: boolean;
  /** W1–W3: how the game would end if the round ended then. */
  readonly ending: Ending | null;
}

/** L1–L7, P1, P6, W1: what it brings a people to hold a tile, with an avatar of its own there. */
export function gainOf(view: FactionFunView, people: PeopleId, tile: TileNo): Gain {
  const rival = rivalOf(people);
  const seat = deciderOf(view, people);
  const {
    view: after,
    facts,
    choices,
  } = runAhead(view, (play) => {
    emit(play, 'C2', { fact: 'tileTaken', people, tile });
    doNext(play, ...leaving(play.state, people, tile), { step: 'earn', seat, people, tile });
  });
  const has = (name: string): boolean => facts.some(({ fact }) => fact === name);
  const kinds = choices.flat().flatMap((command) => (command.do === 'place' ? [command.kind] : []));
  return {
    realm: [realmSize(view, people), realmSize(after, people)],
    rival: [realmSize(view, rival), realmSize(after, rival)],
    isLinked: has('notchGained'),
    founds: has('formed'),
    avatar: [...new Set(kinds)].filter((kind) => kind !== 'protector'),
    isForfeited: has('avatarForfeited'),
    ending: endingOf(after),
  };
}

/** L1, L4: the tiles of a people to which a tile would be linked if it held it; none where the tile would not join its realm. */
export function linksOf(view: FactionFunView, people: PeopleId, tile: TileNo): readonly TileNo[] {
  const after = evolve(view, { fact: 'tileTaken', people, tile });
  if (!realmOf(after, people).has(tile)) return [];
  return neighborsOf(view, tile).filter((next) => view.holders[next] === people);
}

/** What it costs a people to lose an avatar. */
export interface Loss {
  /** How many avatars are lost: none if the last one only goes home (B5), two with a Governor (P4). */
  readonly avatars: number;
  /** B5: whether the last avatar goes home, and the next turn is skipped. */
  readonly isTurnLost: boolean;
}

/** B4, B5, P4: what it costs to lose an avatar. */
export function lossOf(view: FactionFunView, avatar: AvatarNo): Loss {
  const { facts } = runAhead(view, (play) => loseAvatar(play, avatar, 'B4'));
  return {
    avatars: facts.filter(({ fact }) => fact === 'avatarLost').length,
    isTurnLost: facts.some(({ fact }) => fact === 'turnOwed'),
  };
}
