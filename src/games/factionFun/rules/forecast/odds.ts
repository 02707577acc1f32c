import { at } from '../../../../kernel/at.ts';
import { LAND_VALUE, rivalOf } from '../../content/vocabulary.ts';
import { attackOn } from '../battle/attacks.ts';
import { bonusOf } from '../battle/battles.ts';
import { chanceOfTwo } from '../board/odds.ts';
import { enemiesOn, roundEffects } from '../board/ways.ts';
import type { Avatar, AvatarNo, State, TileNo } from '../state/state.ts';
import { answerersOf, answerNeeds, claimPlus } from '../turn/claims.ts';
import { type BattleOdds, battleOdds } from './battleOdds.ts';

/** B2, B7, P1, P5: the odds of an attack of an avatar on a tile, before battle cards. */
export function attackOdds(state: State, avatar: Avatar, tile: TileNo): BattleOdds {
  const { isHome, isBestOfThree } = attackOn(state, avatar, tile);
  const rival = rivalOf(avatar.people);
  const isDefended = enemiesOn(state, avatar, tile).some(({ kind }) => kind === 'captain');
  return battleOdds({
    lead: bonusOf(state, avatar.people, null, false) - bonusOf(state, rival, null, isHome),
    isBestOfThree,
    captain: avatar.kind === 'captain' ? 'aggressor' : isDefended ? 'defender' : null,
  });
}

/** An answer to a claim, and its chances. */
export interface AnswerOdds {
  readonly avatar: AvatarNo;
  /** C3: that the roll is made. */
  readonly made: number;
  /** B8: of the battle that follows, for the side that answers. */
  readonly battle: BattleOdds;
}

/** C3, B8: all answers that a claim of a tile allows, the likeliest first. */
export function answerOdds(state: State, claimant: Avatar, tile: TileNo): readonly AnswerOdds[] {
  if (roundEffects(state).truce) return [];
  const { people } = claimant;
  const lead = bonusOf(state, rivalOf(people), null, false) - bonusOf(state, people, null, false);
  return answerersOf(state, people, tile)
    .map((avatar) => ({
      avatar: avatar.id,
      made: chanceOfTwo(answerNeeds(state, avatar, tile)),
      battle: battleOdds({
        lead,
        isBestOfThree: false,
        captain: avatar.kind === 'captain' ? 'aggressor' : claimant.kind === 'captain' ? 'defender' : null,
      }),
    }))
    .sort((one, other) => other.made - one.made);
}

/** The chances of a claim: of its roll, and to hold the tile in the end against the likeliest answer. */
export interface ClaimOdds {
  readonly made: number;
  readonly held: number;
  readonly answers: readonly AnswerOdds[];
}

/** C1–C3, B8: the chances of the actor to claim a tile, where it stands or where it might. */
export function claimOdds(state: State, actor: Avatar, tile: TileNo): ClaimOdds {
  const there = actor.tile === tile ? actor : { ...actor, tile, hasFoothold: false };
  const made = chanceOfTwo(LAND_VALUE[at(state.terrain, tile)] - claimPlus(state, there));
  const answers = answerOdds(state, there, tile);
  const [best] = answers;
  const held = best ? made * (1 - best.made + best.made * best.battle.lose) : made;
  return { made, held, answers };
}
