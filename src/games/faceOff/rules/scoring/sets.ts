import { type CardId, isBonus, victoryOf } from '../../content/cards.ts';
import { BONUSES } from '../../content/clock.ts';
import { WILD_REWARDS } from '../../content/hqs.ts';
import { FACTIONS, type SetId } from '../../content/vocabulary.ts';
import { HIDDEN, type SeatState, type State } from '../state/state.ts';

/** E1: the numbers that Wild things can stand in for; the seven must be real. */
const NUMBERS = [1, 2, 3, 4, 5, 6];

/** S3: the sets in play: the Heathen House's, and one for each faction that somebody plays. */
export function setsInPlay({ seats }: Pick<State, 'seats'>): readonly SetId[] {
  return ['house', ...FACTIONS.filter((faction) => seats.some((own) => own.faction === faction))];
}

/** E4: the puzzle pieces of a set among some cards. */
export function piecesOf(cards: readonly string[], set: SetId): number {
  const pieces = cards.map((card) => {
    const victory = victoryOf(card);
    return victory?.set === set ? victory.pieces : 0;
  });
  return pieces.reduce((sum, one) => sum + one, 0);
}

/** E4, E5: what the victory cards of a set among some cards are worth to a seat with or without the most pieces. */
export function worthOfSet(cards: readonly string[], set: SetId, hasMost: boolean): number {
  const values = cards.map((card) => {
    const victory = victoryOf(card);
    return victory?.set === set ? (hasMost ? victory.no : 1) : 0;
  });
  return values.reduce<number>((sum, one) => sum + one, 0);
}

/** All cards of a seat, the two dealt ones included as far as a view shows them. */
export function everythingOf({ owned, aside }: SeatState): readonly CardId[] {
  return [...owned, ...aside.filter((card) => card !== HIDDEN)];
}

/** E1: the set of which a seat owns the seven, and the rest with Wild things for at most as many as there are other seats. */
export function completeSet({ seats }: Pick<State, 'seats'>, own: SeatState): SetId | null {
  const owned = new Set<string>(everythingOf(own));
  const wilds = Math.min(wildsOf(own), seats.length - 1);
  const isComplete = (set: SetId): boolean =>
    owned.has(`${set}7`) && NUMBERS.filter((no) => !owned.has(`${set}${no}`)).length <= wilds;
  return setsInPlay({ seats }).find(isComplete) ?? null;
}

/** E1: how many Wild things a seat owns. */
export function wildsOf({ owned, rewards }: SeatState): number {
  const bonuses = owned.filter((card) => isBonus(card) && BONUSES[card].isWild).length;
  return bonuses + rewards.filter((hq) => WILD_REWARDS.includes(hq)).length;
}
