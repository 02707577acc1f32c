import { at } from '../../../kernel/values/at.ts';
import { GOAL, TOP_LEVEL } from '../content/board.ts';
import { type ActionId, actionSpec } from '../content/cards.ts';
import type { Effect } from '../content/vocabulary.ts';
import { catchUpCoins, effectFor, isLowest } from '../rules/cards/effects.ts';
import { canHit } from '../rules/cards/targets.ts';
import { canSwap, destination, nextA } from '../rules/movement/paths.ts';
import { MOST_COINS, PRICES } from '../rules/players/coins.ts';
import { INSTEAD } from '../rules/players/levels.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { rivalsOf } from '../rules/turn/turnOrder.ts';
import { worthOfCard } from './cardWorth.ts';
import { saved, standingOf, weightOf, worthOfDuel, worthOfMove } from './estimate.ts';
import { harmOf } from './harm.ts';

/** The value of a command of phase C, in turns; `null` for one that is never given. */
export function worthOfPlay(state: AzardiaView, command: Command): number | null {
  switch (command.do) {
    case 'play':
      return worthOfCardPlayed(state, command);
    case 'buyLevel':
      return worthOfLevelBought(state, command.seat);
    case 'buyTile':
      return worthOfTileBought(state, command.seat);
    case 'challenge':
      return worthOfDuel(state, command.seat, command.rival) - 0.05;
    // Knowing and mixing the other hands costs nothing.
    case 'takeHands':
      return 5;
    default:
      return null;
  }
}

function worthOfLevelBought(state: AzardiaView, seat: Seat): number {
  const { level, tile, coins } = standingOf(state, seat);
  if (level < TOP_LEVEL) return 9;
  if (destination({ tile, level }, INSTEAD) === GOAL) return 8;
  return coins === MOST_COINS && GOAL - tile > 20 ? 0.3 : -1;
}

/** Tiles are bought where they hit the goal, or where coins would be lost. */
function worthOfTileBought(state: AzardiaView, seat: Seat): number {
  const now = standingOf(state, seat);
  const steps = GOAL - now.tile;
  if (now.level === TOP_LEVEL && steps * PRICES.tile <= now.coins) return 8;
  if (now.level === TOP_LEVEL) return worthOfMove(state, seat, 1, PRICES.tile) - 0.5;
  return -1;
}

function worthOfCardPlayed(state: AzardiaView, { seat, card, target }: CommandOf<'play'>): number {
  const { effect, cost } = actionSpec(card);
  const price = (cost / 1000) * 0.5;
  const own = effectFor(state, effect, seat);
  if (target && 'rival' in target) return worthOfAttack(state, own, seat, target.rival) - price;
  if (target && 'tiles' in target) return worthOfMove(state, seat, target.tiles, 0) - 0.3;
  return worthOfOwn(state, own, seat, card) - price;
}

function worthOfAttack(state: AzardiaView, effect: Effect, seat: Seat, rival: Seat): number {
  if (effect.kind === 'duel') return worthOfDuel(state, seat, rival);
  const [own, other] = [standingOf(state, seat), standingOf(state, rival)];
  const harm = harmOf(state, effect, seat, rival) * weightOf(state, seat, rival);
  switch (effect.kind) {
    case 'takeCoins': {
      const coins = Math.min(MOST_COINS, own.coins + Math.min(effect.coins, other.coins));
      return harm + saved(own, { coins });
    }
    case 'takeCard':
      return harm + 0.4;
    case 'swapTiles':
      return canSwap(own.tile, other.tile) ? harm + saved(own, { tile: other.tile }) : 0;
    default:
      return harm;
  }
}

/** The value of a card that is played for oneself. */
function worthOfOwn(state: AzardiaView, effect: Effect, seat: Seat, card: ActionId): number {
  const now = standingOf(state, seat);
  const { hand } = at(state.players, seat);
  switch (effect.kind) {
    case 'move':
      return worthOfMove(state, seat, effect.tiles, 0) - (now.level < TOP_LEVEL ? 0.15 : 0.1);
    case 'moveToNextA': {
      const goal = nextA(now.tile);
      return worthOfMove(state, seat, goal === null ? effect.otherwise : goal - now.tile, 0) - 0.1;
    }
    case 'coins':
      return worthOfCoins(now.coins, effect.coins);
    case 'catchUp':
      return worthOfCoins(now.coins, catchUpCoins(state, effect, seat));
    case 'sellCards': {
      const junk = hand.filter((other) => other !== card && worthOfCard(other, now.level) < 0.6).length;
      const sold = Math.min(effect.most, junk, (MOST_COINS - now.coins) / 1000);
      return now.level < TOP_LEVEL ? sold * 0.3 - 0.1 : sold * 0.1 - 0.2;
    }
    case 'toll': {
      const payers = rivalsOf(state, seat).filter((rival) => canHit(state, effect, seat, rival));
      return payers.length * 0.45 - 0.3;
    }
    case 'level':
      // The turns saved already include the price.
      return now.level < TOP_LEVEL
        ? saved(now, { level: now.level + 1, coins: now.coins - actionSpec(card).cost }) + 1.5
        : -1;
    case 'levelIfLowest':
      return now.level < TOP_LEVEL && isLowest(state, seat) ? 5 : -1;
    case 'levelOnDie':
      if (now.level === TOP_LEVEL) return destination(now, INSTEAD) === GOAL ? 0.5 : -1;
      return 0.5 * saved(now, { level: now.level + 1 }) + 0.5 * saved(now, { tile: destination(now, -effect.back) });
    case 'draw':
      return 0.5;
    default:
      return -1;
  }
}

/** Playing a card only to keep coins below the limit does not pay. */
function worthOfCoins(have: number, gained: number): number {
  return have + gained > MOST_COINS ? -1 : (gained / 1000) * 0.4;
}
