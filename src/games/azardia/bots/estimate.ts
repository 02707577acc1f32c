import { at } from '../../../kernel/values/at.ts';
import { A_TILES, GATE, GOAL, TOP_LEVEL, Z_TILES } from '../content/board.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { destination } from '../rules/movement/paths.ts';
import { PRICES } from '../rules/players/coins.ts';
import { canLoseLevel, tilesLost } from '../rules/players/levels.ts';
import type { AzardiaView, PlayerState, Seat } from '../rules/state/state.ts';
import { rivalsOf } from '../rules/turn/turnOrder.ts';

/*
 * The value of a position to a bot that looks one step ahead: the turns that a player still needs. The numbers come from a simulation
 * of many games.
 */

/** What the remaining turns depend on. */
export type Standing = Pick<PlayerState, 'tile' | 'level' | 'coins'> & { readonly cards: number };

/** The state of a player. */
export function standingOf({ players }: Pick<AzardiaView, 'players'>, seat: Seat): Standing {
  const { tile, level, coins, hand } = at(players, seat);
  return { tile, level, coins, cards: hand.length };
}

/** An estimate of the turns that a player still needs. Below 0 on the goal. */
export function turnsToGo({ tile, level, coins, cards }: Standing): number {
  const thousands = coins / 1000;
  const hand = cards * 0.1;
  if (level >= TOP_LEVEL) {
    const left = GOAL - tile;
    // From 14 tiles away it takes some turns to hit the goal exactly.
    return left === 0 ? -1 - hand : Math.max(0, left - 14) / 12 + 2.9 - 0.13 * thousands - hand;
  }
  const toLevel5 = ((TOP_LEVEL - level) * PRICES.level - coins) / 1000 / 1.9;
  const toGate = (GATE - tile) / 10;
  return Math.max(toLevel5, toGate) + 0.25 * Math.min(toLevel5, toGate) + 6.7 - hand;
}

/** How many turns a change saves a player. */
export function saved(now: Standing, change: Partial<Standing>): number {
  return turnsToGo(now) - turnsToGo({ ...now, ...change });
}

/** Lagartoon chooses from one more card in every turn, and needs this fraction of the turns of another character. */
const LAGARTOON = 0.92;

/** The rival who needs the fewest turns. */
export function leaderAmong(state: AzardiaView, seats: readonly Seat[]): Seat | undefined {
  const [first, ...others] = seats;
  if (first === undefined) return undefined;
  const togo = (seat: Seat): number =>
    turnsToGo(standingOf(state, seat)) * (at(state.players, seat).character === 'lagartoon' ? LAGARTOON : 1);
  return others.reduce((leader, seat) => (togo(seat) < togo(leader) ? seat : leader), first);
}

/** How much a turn that a rival loses is worth to a player, in turns of their own. */
export function weightOf(state: AzardiaView, seat: Seat, rival: Seat): number {
  if (state.grace?.holder === rival) return 2;
  if (state.players.length === 2) return 0.8;
  return rival === leaderAmong(state, rivalsOf(state, seat)) ? 0.6 : 0.25;
}

/** The value of ending a movement on a tile. */
function worthOfTile(state: AzardiaView, seat: Seat, tile: TileNo): number {
  const special = A_TILES.includes(tile) ? 0.4 : Z_TILES.includes(tile) ? -1 : 0;
  const meetings = rivalsOf(state, seat).filter((rival) => at(state.players, rival).tile === tile);
  return meetings.reduce((sum, rival) => sum + worthOfDuel(state, seat, rival), special);
}

/** The value of moving by some tiles and paying for it, apart from what is on the tile: hitting the goal is worth most. */
export function worthOfMove(state: AzardiaView, seat: Seat, tiles: number, coins: number): number {
  const now = standingOf(state, seat);
  const tile = destination(now, tiles);
  return (tile === GOAL ? 8 : saved(now, { tile, coins: now.coins - coins })) + worthOfTile(state, seat, tile);
}

/** The value of a duel at even odds. */
export function worthOfDuel(state: AzardiaView, seat: Seat, rival: Seat): number {
  const [own, other] = [standingOf(state, seat), standingOf(state, rival)];
  const weight = weightOf(state, seat, rival);
  const won = saved(own, afterVictory(own)) - weight * saved(other, afterDefeat(other));
  const lost = saved(own, afterDefeat(own)) - weight * saved(other, afterVictory(other));
  return 0.5 * won + 0.5 * lost;
}

/** The state of a player after a lost duel (H3). */
export function afterDefeat({ tile, level }: Standing): Partial<Standing> {
  const fallen = { tile: destination({ tile, level }, -tilesLost(level)) };
  return canLoseLevel(level) ? { ...fallen, level: level - 1 } : fallen;
}

function afterVictory({ level }: Standing): Partial<Standing> {
  return level < TOP_LEVEL ? { level: level + 1 } : {};
}
