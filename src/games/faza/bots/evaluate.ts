import { heroAt, isOutpost, isWreck, modeOf, outposts, rebelsOnBoard, seats, tileAt } from '../rules/board/board.ts';
import { distance, tileNumbers } from '../rules/board/geography.ts';
import { isAttacked } from '../rules/fazaPhase/fazaPhase.ts';
import type { FazaView, HeroState } from '../rules/state/state.ts';

/** What a position is worth, in hundredths of one hit on a Mothership. */
export const WEIGHTS = {
  won: 3000,
  lost: -3000,
  /** Refund for a loss that the dying hero may still escape, and its share if Drones hold the hero. */
  escape: 2600,
  held: 0.6,
  /** For every hero who would die next, so that the less hopeless of two lost positions scores higher. */
  doomed: -200,
  /** Per health of a Mothership. */
  shipHealth: -170,
  /** A Mothership out of action. */
  wreck: 80,
  /** By a hero's number of healthy cards; 4 is unhurt. */
  health: [0, -150, -60, -20, 0],
  /** Factor on that for a hero on an Outpost, where cards recover. */
  atOutpost: 0.6,
  /** Per step to the nearest Outpost and missing card. */
  farFromHelp: -3,
  /** Per Drone on a hero's tile, times the missing cards plus one: Drones hold the hero and will be fought. */
  besieged: -4,
  /** A Rebel on the board, up to `spareRebelsFrom`, and beyond. */
  rebel: 28,
  spareRebelsFrom: 6,
  spareRebel: 8,
  /** Per step that a Rebel is nearer to the nearest Mothership than four. */
  rebelNear: 4,
  /** A Rebel held by Drones. */
  rebelHeld: -14,
  /** By the number of Rebels, where the last one must not leave (X5). */
  fewRebels: [-500, -200, -80, -30],
  /** A Point in a hero's hand, up to six, and beyond. */
  point: 11,
  spareFrom: 6,
  sparePoint: 3,
  /** Per Drone on a Mothership's tile: in the way of boarding. */
  guard: -5,
  /** Per Drone elsewhere. */
  drone: -2,
  /** Per step between a Mothership and the hero nearest to it. */
  heroFar: -4,
  /** By the number of Outposts left. */
  outposts: [-3000, -300, -90, -30, 0],
  /** Per fazaformed tile. */
  fazaformed: -3,
  /** Per Drone that the pool has fewer than this, squared. */
  poolReserve: 12,
  poolShort: -2,
  /** The round after which an attack becomes more valuable, and by how much, times the square of the rounds since. */
  patience: 6,
  impatience: 0.04,
  longEvent: -22,
  shortEvent: -6,
  keptReward: 25,
} as const;

/** The worth of a position at the beginning of a Team phase, or at the end of the game. */
export function evaluate(state: FazaView): number {
  if (state.outcome?.won) return WEIGHTS.won;
  const ended = state.outcome ? WEIGHTS.lost : 0;
  return (
    ended +
    heroes(state) +
    urgency(state) * (ships(state) + attack(state)) +
    rebels(state) +
    city(state) +
    events(state)
  );
}

/**
 * The longer a game lasts, the more an attack is worth. Otherwise a careful team could wait forever in a city so full of
 * Drones that nothing changes anymore.
 */
function urgency({ round }: FazaView): number {
  const late = Math.max(0, round - WEIGHTS.patience);
  return 1 + WEIGHTS.impatience * late * late;
}

/** Gradient for lost positions: how many heroes would die of one more attack. */
export function doomed(state: FazaView): number {
  return seats(state).filter((seat) => healthyCards(heroAt(state, seat)) <= 1 && isAttacked(state, seat)).length;
}

function heroes(state: FazaView): number {
  const refuges = outposts(state);
  let worth = 0;
  for (const hero of state.heroes) {
    const left = healthyCards(hero);
    const missing = hero.cards.length - left;
    const safe = isOutpost(state, hero.tile);
    worth += (WEIGHTS.health[left] ?? 0) * (safe ? WEIGHTS.atOutpost : 1);
    worth += WEIGHTS.besieged * tileAt(state, hero.tile).drones * (1 + missing);
    if (missing > 0 && !safe && refuges.length > 0) {
      worth += WEIGHTS.farFromHelp * missing * Math.min(...refuges.map((tile) => distance(state, hero.tile, tile)));
    }
    worth += WEIGHTS.point * Math.min(hero.points, WEIGHTS.spareFrom);
    worth += WEIGHTS.sparePoint * Math.max(0, hero.points - WEIGHTS.spareFrom);
  }
  return worth;
}

function ships(state: FazaView): number {
  let worth = 0;
  for (const ship of state.ships) {
    if (isWreck(ship)) {
      worth += WEIGHTS.wreck;
      continue;
    }
    worth += WEIGHTS.shipHealth * ship.health + WEIGHTS.guard * tileAt(state, ship.tile).drones;
  }
  return worth;
}

function rebels(state: FazaView): number {
  const count = rebelsOnBoard(state);
  const spare = Math.max(0, count - WEIGHTS.spareRebelsFrom);
  let worth = WEIGHTS.rebel * (count - spare) + WEIGHTS.spareRebel * spare;
  for (const { rebels, drones } of state.tiles) if (drones > 0) worth += WEIGHTS.rebelHeld * rebels;
  if (modeOf(state).needsRebels) worth += WEIGHTS.fewRebels[count] ?? 0;
  return worth;
}

/** How near the team's pieces are to the Motherships. */
function attack(state: FazaView): number {
  const live = state.ships.filter((ship) => !isWreck(ship));
  let worth = 0;
  for (const ship of live) {
    worth += WEIGHTS.heroFar * Math.min(...state.heroes.map((hero) => distance(state, hero.tile, ship.tile)));
  }
  for (const tile of tileNumbers(state)) {
    const { rebels } = tileAt(state, tile);
    if (rebels === 0) continue;
    const near = Math.min(...live.map((ship) => distance(state, tile, ship.tile)));
    worth += rebels * WEIGHTS.rebelNear * Math.max(0, 4 - near);
  }
  return worth;
}

function city(state: FazaView): number {
  let worth = WEIGHTS.outposts[outposts(state).length] ?? 0;
  for (const { fazaformed, drones } of state.tiles)
    worth += (fazaformed ? WEIGHTS.fazaformed : 0) + WEIGHTS.drone * drones;
  const short = Math.max(0, WEIGHTS.poolReserve - state.pool.drones);
  return worth + WEIGHTS.poolShort * short * short;
}

function events({ events }: FazaView): number {
  return (
    WEIGHTS.longEvent * events.long.length +
    (events.short === null ? 0 : WEIGHTS.shortEvent) +
    WEIGHTS.keptReward * events.kept.length
  );
}

/** How many of a hero's cards are healthy. */
export function healthyCards(hero: HeroState): number {
  return hero.cards.filter((card) => !card.injured).length;
}
