import { type Valuation, winChanceOf } from './value/value.ts';

/** The last round in which nothing is urgent. */
const PATIENCE = 6;
/** For each later round, and each health that the Motherships have left: the part of a chance that waiting costs. */
const COST = 0.004;
/** The largest part of a chance that waiting costs. */
const MOST = 0.9;

/**
 * The chance to win, and less of it the longer a game has lasted and the more of it is left to do. The network alone sees no difference
 * between winning now and winning later, so bots that follow it may wait behind a good position for twenty rounds until it is lost.
 */
export const urgentWinChance: Valuation = (view) => {
  const chance = winChanceOf(view);
  if (view.outcome) return chance;
  const health = view.ships.reduce((sum, ship) => sum + ship.health, 0);
  return chance * (1 - Math.min(MOST, COST * Math.max(0, view.round - PATIENCE) * health));
};
