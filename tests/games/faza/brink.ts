import type { Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import { deepFreeze } from '../../kit/freeze.ts';
import type { Luck } from '../../kit/luck.ts';
import { outpostsOf } from './ledger.ts';
import { midgame } from './subject.ts';

/**
 * A middle game in which one or two things are nearly used up: a last Rebel, a nearly defeated hero, hardly a Drone in
 * the pool, one Outpost, a Mothership one boarding away from falling.
 */
export function brink(setup: Setup, luck: Luck): State {
  const dangers = luck.some(
    [withLastRebel, withFrailHero, withFewDronesInPool, withLastOutpost, withWeakShip],
    1 + luck.below(2),
  );
  return deepFreeze(dangers.reduce((state, danger) => danger(state, luck), midgame(setup, luck)));
}

/** With a hero; often beyond the Drones' reach, and the Destroyer is next. */
function withLastRebel(state: State, luck: Luck): State {
  const left = luck.pick(state.heroes).tile;
  const isHunted = luck.below(2) === 0;
  const freed = isHunted ? (state.tiles[left - 1]?.drones ?? 0) : 0;
  const tiles = state.tiles.map(({ fazaformed, drones }, index) => ({
    fazaformed,
    drones: isHunted && index + 1 === left ? 0 : drones,
    rebels: index + 1 === left ? 1 : 0,
  }));
  return {
    ...state,
    tiles,
    tracker: isHunted ? 0 : state.tracker,
    pool: { drones: state.pool.drones + freed, rebels: (state.edition === '24' ? 12 : 16) - 1 },
  };
}

function withFrailHero(state: State, luck: Luck): State {
  const frail = luck.below(state.heroes.length);
  const heroes = state.heroes.map((hero, seat) =>
    seat === frail
      ? { ...hero, cards: hero.cards.map((card, index) => ({ ...card, injured: index < hero.cards.length - 1 })) }
      : hero,
  );
  return { ...state, heroes };
}

/** Drones taken from the pool become Points of a hero. */
function withFewDronesInPool(state: State, luck: Luck): State {
  const drones = Math.min(luck.below(6), state.pool.drones);
  const keeper = luck.below(state.heroes.length);
  const heroes = state.heroes.map((hero, seat) =>
    seat === keeper ? { ...hero, points: hero.points + state.pool.drones - drones } : hero,
  );
  return { ...state, heroes, pool: { ...state.pool, drones } };
}

function withLastOutpost(state: State, luck: Luck): State {
  const outposts = outpostsOf(state.edition);
  const left = luck.pick(outposts);
  const tiles = state.tiles.map((tile, index) =>
    outposts.includes(index + 1) ? { ...tile, fazaformed: index + 1 !== left } : tile,
  );
  return { ...state, tiles };
}

/** Only one Mothership is left, often at the first hero's tile; the others are wrecks. */
function withWeakShip(state: State): State {
  return { ...state, ships: state.ships.map((ship, index) => ({ ...ship, health: index === 0 ? 1 : 0 })) };
}
