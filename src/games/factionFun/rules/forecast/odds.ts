import { at } from '../../../../kernel/values/at.ts';
import { LAND_VALUE, rivalOf } from '../../content/vocabulary.ts';
import { attackOn } from '../battle/attacks.ts';
import { bonusOf } from '../battle/battles.ts';
import { chanceOfTwo } from '../board/odds.ts';
import { enemiesOn, roundEffects } from '../board/ways.ts';
import type { Avatar, AvatarNo, State, TileNo } from '../state/state.ts';
import { answerersOf, answerNeeds, answerParts, claimPlus } from '../turn/claims.ts';
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
  /** C3: what two dice must show: the land's value, the distance, and what an event adds. */
  readonly parts: readonly number[];
  /** Their sum. */
  readonly needed: number;
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
    .map((avatar): AnswerOdds => {
      const needed = answerNeeds(state, avatar, tile);
      const captain = avatar.kind === 'captain' ? 'aggressor' : claimant.kind === 'captain' ? 'defender' : null;
      return {
        avatar: avatar.id,
        parts: answerParts(state, avatar, tile),
        needed,
        made: chanceOfTwo(needed),
        battle: battleOdds({ lead, isBestOfThree: false, captain }),
      };
    })
    .sort((one, other) => other.made - one.made);
}

/** How a claim that was made ends with an answer; the chances add up to 1. */
export interface AnswerResults {
  /** The claim stands: the answer or its battle fails. */
  readonly held: number;
  /** B8: the battle is a tie, and the land stays open. */
  readonly open: number;
  /** The side that answers takes the tile. */
  readonly taken: number;
}

/** C2, B8: how a claim that was made ends with an answer, or with none. */
export function resultsOf(answer: AnswerOdds | undefined): AnswerResults {
  if (!answer) return { held: 1, open: 0, taken: 0 };
  const { made, battle } = answer;
  return { held: 1 - made + made * battle.lose, open: made * battle.tie, taken: made * battle.win };
}

/** The chances of a claim, to hold the tile in the end and otherwise, against the answer that is worst for it. */
export interface ClaimOdds extends AnswerResults {
  /** C1: what two dice must show. */
  readonly needed: number;
  /** C1: that the claim roll is made. */
  readonly made: number;
  /** The likeliest to be made first. */
  readonly answers: readonly AnswerOdds[];
}

/** C1–C3, B8: the chances of the actor to claim a tile, where it stands or where it might. */
export function claimOdds(state: State, actor: Avatar, tile: TileNo): ClaimOdds {
  const there = actor.tile === tile ? actor : { ...actor, tile, hasFoothold: false };
  const needed = LAND_VALUE[at(state.terrain, tile)] - claimPlus(state, there);
  const made = chanceOfTwo(needed);
  const answers = answerOdds(state, there, tile);
  const { held, open, taken } = answers
    .map(resultsOf)
    .reduce((worst, one) => (one.held < worst.held ? one : worst), resultsOf(undefined));
  return { needed, made, answers, held: made * held, open: made * open, taken: made * taken };
}
