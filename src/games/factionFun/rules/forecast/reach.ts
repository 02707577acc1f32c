import { listAttacks } from '../battle/attacks.ts';
import { isCornered, isRivals, type Way, waysOf } from '../board/ways.ts';
import { avatarNamed } from '../state/avatars.ts';
import type { AvatarNo, FactionFunView, TileNo } from '../state/state.ts';
import { listClaims } from '../turn/claims.ts';
import { listMoves } from '../turn/moving.ts';
import type { BattleOdds } from './battleOdds.ts';
import { attackOdds, type ClaimOdds, claimOdds } from './odds.ts';

/** An attack that is possible from a tile. */
export interface PossibleAttack {
  readonly tile: TileNo;
  readonly odds: BattleOdds;
}

/** A tile where a move may end, and what can be done there. */
export interface Reach {
  readonly tile: TileNo;
  readonly way: Way;
  /** M6, P3: landing on a tile of the rival attacks it, and leaves no choice. */
  readonly landing: BattleOdds | null;
  /** C1: to claim the tile. */
  readonly claim: ClaimOdds | null;
  /** B2: to attack from the tile. */
  readonly attacks: readonly PossibleAttack[];
}

/** R5, M1, M5: the tiles where an avatar may end its move on this turn, and what it can do on each; none before or after its move. */
export function reachOf(view: FactionFunView, avatar: AvatarNo): readonly Reach[] {
  const { turn } = view;
  if (turn === null || turn.actor !== null) return [];
  const mover = avatarNamed(view, avatar);
  const ways = waysOf(view, mover);
  return listMoves(view, { step: 'move', seat: turn.seat }).flatMap((move) => {
    const way = move.do === 'move' && move.avatar === avatar ? ways.get(move.tile) : undefined;
    return move.do === 'move' && way ? [reachAt(view, avatar, move.tile, way)] : [];
  });
}

function reachAt(view: FactionFunView, avatar: AvatarNo, tile: TileNo, way: Way): Reach {
  const mover = avatarNamed(view, avatar);
  const moved = mover.tile === tile ? mover : { ...mover, tile, hasFoothold: false };
  if (isRivals(view, moved, tile))
    return { tile, way, landing: attackOdds(view, moved, tile), claim: null, attacks: [] };
  const isForced = isCornered(view, moved);
  return {
    tile,
    way,
    landing: null,
    claim: !isForced && listClaims(view, moved).length > 0 ? claimOdds(view, moved, tile) : null,
    attacks: listAttacks(view, moved).map((other) => ({ tile: other, odds: attackOdds(view, moved, other) })),
  };
}

/** What a reachable tile is labeled with: the most that can be done there, and its chance of success. */
export type ReachLabel = { readonly kind: 'walk' } | { readonly kind: 'claim' | 'attack'; readonly chance: number };

/** *Walk*, *claim 92%* or *attack 36%*: a landing is an attack, and a claim comes before attacks on tiles beside it. */
export function labelOf({ landing, claim, attacks }: Reach): ReachLabel {
  if (landing) return { kind: 'attack', chance: landing.win };
  if (claim) return { kind: 'claim', chance: claim.made };
  if (attacks.length === 0) return { kind: 'walk' };
  return { kind: 'attack', chance: Math.max(...attacks.map(({ odds }) => odds.win)) };
}
