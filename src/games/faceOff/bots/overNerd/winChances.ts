import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/values/at.ts';
import { fighterOf, victoryOf } from '../../content/cards.ts';
import { totalOf } from '../../rules/power/totals.ts';
import { scores } from '../../rules/scoring/scores.ts';
import { everythingOf, piecesOf, setsInPlay, wildsOf } from '../../rules/scoring/sets.ts';
import { seatOf } from '../../rules/state/play.ts';
import type { FaceOffView, Score } from '../../rules/state/state.ts';
import { cardWorth } from '../cardWorth.ts';
import { lateness } from '../judge.ts';
import { bestPair } from '../sealing.ts';

/*
 * How likely each seat is to win, from what it has when a round begins. The numbers are near a maximum likelihood fit to 2,000 games
 * of Boss with two and four seats.
 */

const WEIGHTS = {
  point: 0.09,
  /** Added to it at the end of the game, where points are all that counts. */
  lastPoint: 0.08,
  powerCard: 0.15,
  averageCard: 0.25,
  armyPower: 0.07,
  firstArmy: 1,
  secondArmy: 0.7,
  hand: 0.03,
  nearSet: 0.4,
} as const;

/** How much a lead in puzzle pieces counts while more are to come. */
const PIECES_SPREAD = 1.5;
const PIECES_TIED = 0.3;
/** From so many cards of a set, Wild ones included, its owner may win at once. */
const NEAR_SET = 5;

/** The chance of each seat to win, from 0 to 1. */
export function winChances(state: FaceOffView): readonly number[] {
  const { ending, seats } = state;
  if (ending) return seats.map((_, seat) => (ending.winners.includes(seat) ? 1 / ending.winners.length : 0));
  const late = lateness(state);
  const all = scores(state);
  const armies = seats.map((_, seat) => totalOf(state, seat, 'hq').total);
  const prospects = seats.map((_, seat) => prospectOf(state, seat, at(all, seat), armies, late));
  const best = Math.max(...prospects);
  const weights = prospects.map((prospect) => Math.exp(prospect - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function prospectOf(state: FaceOffView, seat: Seat, score: Score, armies: readonly number[], late: number): number {
  const { owned } = seatOf(state, seat);
  const fighters = owned.filter((card) => fighterOf(card));
  const worth = fighters.reduce((sum, card) => sum + cardWorth(card), 0) / Math.max(1, fighters.length);
  const points = pointsOf(state, seat, score, late);
  return (
    points * (WEIGHTS.point + WEIGHTS.lastPoint * late * late) +
    (1 - late) * (WEIGHTS.powerCard * score.powerCards + WEIGHTS.averageCard * worth) +
    armyProspect(state, seat, armies) +
    WEIGHTS.hand * (bestPair(state, seat)?.worth ?? 0) +
    (longestSet(state, seat) >= NEAR_SET ? WEIGHTS.nearSet : 0)
  );
}

/** Points so far; those of sets count by how safe the lead in pieces is, the less so the later it is. */
function pointsOf(state: FaceOffView, seat: Seat, score: Score, late: number): number {
  const certain = score.sets.reduce((sum, { points }) => sum + points, 0);
  const sets = late * certain + (1 - late) * expectedSets(state, seat);
  return sets + score.tokens + score.bonus + score.market + score.rewards + score.scrubs + late * score.lead;
}

function expectedSets(state: FaceOffView, seat: Seat): number {
  const cards = everythingOf(seatOf(state, seat));
  return setsInPlay(state).reduce((sum, set) => {
    const own = cards.filter((card) => victoryOf(card)?.set === set);
    if (own.length === 0) return sum;
    const faces = own.reduce((total, card) => total + (victoryOf(card)?.no ?? 0), 0);
    const rivals = state.seats.flatMap((other, index) => (index === seat ? [] : [piecesOf(everythingOf(other), set)]));
    const lead = piecesOf(own, set) - Math.max(...rivals) + PIECES_TIED;
    return sum + own.length + (faces - own.length) / (1 + Math.exp(-lead / PIECES_SPREAD));
  }, 0);
}

/** The nearer the crack, the more an army counts, and who is first and second. */
function armyProspect(state: FaceOffView, seat: Seat, armies: readonly number[]): number {
  const hasArmy = (one: Seat): boolean => seatOf(state, one).army.length > 0;
  if (!hasArmy(seat)) return 0;
  const progress = (state.marks + 1) / Math.max(1, state.timings[0] ?? 1);
  const stronger = armies.filter((power, other) => hasArmy(other) && power > at(armies, seat)).length;
  const place = stronger === 0 ? WEIGHTS.firstArmy : stronger === 1 ? WEIGHTS.secondArmy : 0;
  return progress * (WEIGHTS.armyPower * at(armies, seat) + place);
}

function longestSet(state: FaceOffView, seat: Seat): number {
  const own = seatOf(state, seat);
  const counts = setsInPlay(state).map(
    (set) => everythingOf(own).filter((card) => victoryOf(card)?.set === set).length,
  );
  return Math.max(...counts) + wildsOf(own);
}
