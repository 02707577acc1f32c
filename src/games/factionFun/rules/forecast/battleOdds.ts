import { winnerOf } from '../battle/battles.ts';

/** How a battle may end for its aggressor; the chances add up to 1. */
export interface BattleOdds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** What the odds of a battle depend on. */
export interface BattleTerms {
  /** The aggressor's bonuses less the defender's. */
  readonly lead: number;
  readonly isBestOfThree: boolean;
  /** P5: who has a Captain, who rolls again after a lost roll, once. */
  readonly captain: 'aggressor' | 'defender' | null;
}

/** The faces of a D20. */
export const FACES = Array.from({ length: 20 }, (_, index) => index + 1);

/** The terms of few battles differ, and a bot asks for hundreds of them. */
const known = new Map<string, BattleOdds>();

/** B1, B9, P1, P5: the odds of a battle; of a best of three, with rolls that its aggressor has won and lost already. */
export function battleOdds(terms: BattleTerms, won = 0, lost = 0): BattleOdds {
  const { lead, isBestOfThree, captain } = terms;
  const key = `${lead} ${isBestOfThree} ${captain} ${won} ${lost}`;
  const odds = known.get(key) ?? (isBestOfThree ? bestOfThree(terms, won, lost) : singleRoll(terms));
  known.set(key, odds);
  return odds;
}

/** The chances of one roll. */
function singleRoll({ lead, captain }: BattleTerms): BattleOdds {
  const odds = { win: 0, tie: 0, lose: 0 };
  const count = (die: number, other: number, share: number, mayRepeat: boolean): void => {
    const winner = winnerOf({ die, plus: lead }, { die: other, plus: 0 });
    if (mayRepeat && captain === 'aggressor' && winner === 'defender')
      for (const again of FACES) count(again, other, share / 20, false);
    else if (mayRepeat && captain === 'defender' && winner === 'aggressor')
      for (const again of FACES) count(die, again, share / 20, false);
    else odds[winner === null ? 'tie' : winner === 'aggressor' ? 'win' : 'lose'] += share;
  };
  for (const die of FACES) for (const other of FACES) count(die, other, 1 / 400, true);
  return odds;
}

/** P1: the chances of a best of three with these rolls won already; ties are rolled again. The Captain repeats the first roll that is lost. */
function bestOfThree(terms: BattleTerms, won: number, lost: number): BattleOdds {
  // In the middle of an animation a roll may count twice: once won, and once as dice that still lie there.
  if (won >= 2 || lost >= 2) return { win: won >= 2 ? 1 : 0, tie: 0, lose: won >= 2 ? 0 : 1 };
  const plain = singleRoll({ ...terms, captain: null });
  const decided = plain.win + plain.lose;
  const [p, q] = [plain.win / decided, plain.lose / decided];
  const after = (isWon: boolean, captain: BattleTerms['captain']): number =>
    bestOfThree({ ...terms, captain }, won + (isWon ? 1 : 0), lost + (isWon ? 0 : 1)).win;
  const { captain } = terms;
  if (captain === null) {
    const win = p * after(true, null) + q * after(false, null);
    return { win, tie: 0, lose: 1 - win };
  }
  // The repeated roll is against the same die of the other side, and a tie of it is rolled again by both.
  const isOwn = captain === 'aggressor';
  const repeated = repeatedRoll(terms.lead, captain);
  const fresh = (): number => p * after(true, null) + q * after(false, null);
  const saved = repeated.win * after(true, null) + repeated.lose * after(false, null) + repeated.tie * fresh();
  const win = isOwn ? p * after(true, captain) + q * saved : q * after(false, captain) + p * saved;
  return { win, tie: 0, lose: 1 - win };
}

/** The chances of a roll that the Captain's side has lost and repeats, given that it has lost it. */
function repeatedRoll(lead: number, captain: 'aggressor' | 'defender'): BattleOdds {
  const once = singleRoll({ lead, isBestOfThree: false, captain });
  const plain = singleRoll({ lead, isBestOfThree: false, captain: null });
  const lost = captain === 'aggressor' ? plain.lose : plain.win;
  return captain === 'aggressor'
    ? { win: (once.win - plain.win) / lost, tie: (once.tie - plain.tie) / lost, lose: once.lose / lost }
    : { win: once.win / lost, tie: (once.tie - plain.tie) / lost, lose: (once.lose - plain.lose) / lost };
}
