import { at } from '../../../../kernel/values/at.ts';
import { GATE, GOAL, TOP_LEVEL } from '../../content/board.ts';
import { goalChance } from '../../rules/forecast/goalChance.ts';
import { lastTurns } from '../../rules/forecast/lastTurns.ts';
import type { AzardiaView, Card, Seat } from '../../rules/state/state.ts';
import { worthOfCard } from '../cardWorth.ts';

/*
 * How likely a seat is to win, by the turns that everybody still needs; the shorter the rest of the race, the more a lead counts.
 * The numbers are a maximum likelihood fit to 1,000 games of Regular with three and four players.
 */

/** How many cards can be kept (T4); of a larger hand the best ones count. */
const KEPT = 4;
/** The average value of a hidden card, in the units of `worthOfCard`. */
const HIDDEN_CARD = 0.8;

/** Below level 5, in turns: what remains once the level is reached, and the cost of each missing thing. */
const BEFORE = { least: 8.9, eachThousand: 1 / 2.05, eachTile: 1 / 20, worth: -0.39 } as const;
/** At level 5, in turns; within `near` tiles of the goal all places are alike, since it has to be hit exactly. */
const AFTER = { near: 14, eachTile: 1 / 12, hit: -0.22, eachThousand: -0.09, worth: -0.13 } as const;
/** The cost of a turn that a player will miss. */
const MISSED = 1.1;
/** The spread of the remaining turns around the estimate: at the goal, and for each turn that the leader still needs. */
const SPREAD = { least: 2.7, eachTurn: 0.63 } as const;
/** How often a rival takes the goal from its holder on the last turn: where the dice certainly hit it, and otherwise. */
const TAKES = { byDice: 0.75, byCards: 0.15 } as const;

/** The chance of a seat to win, from 0 to 1, as its own view shows it. */
export function winChance(view: AzardiaView, seat: Seat): number {
  const { winner, grace, players } = view;
  if (winner !== null) return winner === seat ? 1 : 0;
  const turns = players.map((_, one) => turnsLeft(view, one, seat));
  const spread = SPREAD.least + SPREAD.eachTurn * Math.max(0, Math.min(...turns));
  const weights = turns.map((left) => Math.exp(-left / spread));
  const share = at(weights, seat) / weights.reduce((sum, weight) => sum + weight, 0);
  if (grace === null) return share;
  const kept = lastTurns(view)
    .filter((one) => one !== grace.holder)
    .reduce((chance, one) => chance * (1 - TAKES.byCards - TAKES.byDice * hitChance(view, one)), 1);
  return (grace.holder === seat ? kept : 0) + (1 - kept) * share;
}

/** The turns that a seat still needs, as seen by `viewer`, who knows the value of its own cards. */
function turnsLeft(view: AzardiaView, seat: Seat, viewer: Seat): number {
  const { hand, misses, level, tile, coins } = at(view.players, seat);
  const thousands = coins / 1000;
  const missed = misses === 'next' ? MISSED : 0;
  const worth = seat === viewer ? worthOfHand(hand, level) : HIDDEN_CARD * Math.min(KEPT, hand.length);
  if (level === TOP_LEVEL) {
    const far = Math.max(0, GOAL - AFTER.near - tile) * AFTER.eachTile;
    return far + AFTER.hit * hitChance(view, seat) + AFTER.eachThousand * thousands + AFTER.worth * worth + missed;
  }
  const levels = ((TOP_LEVEL - level) * 5 - thousands) * BEFORE.eachThousand;
  return BEFORE.least + Math.max(levels, (GATE - tile) * BEFORE.eachTile) + BEFORE.worth * worth + missed;
}

function worthOfHand(hand: readonly Card[], level: number): number {
  const worths = hand.map((card) => worthOfCard(card, level)).sort((one, other) => other - one);
  return worths.slice(0, KEPT).reduce((sum, worth) => sum + worth, 0);
}

const chances = new Map<string, number>();

/** The chance to hit the goal with the next roll. It is needed often and depends on little, so it is computed once. */
function hitChance({ players }: AzardiaView, seat: Seat): number {
  const { tile, level, coins } = at(players, seat);
  if (level < TOP_LEVEL) return 0;
  const key = `${tile}/${coins}`;
  const chance = chances.get(key) ?? goalChance({ tile, level, coins, dice: 2, misses: 'no' })?.withCoins ?? 0;
  chances.set(key, chance);
  return chance;
}
