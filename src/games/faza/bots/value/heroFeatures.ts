import type { EditionSpec, TileNo } from '../../content/vocabulary.ts';
import { heroAt, isDeadly, isOutpost, tileAt } from '../../rules/board/board.ts';
import { distance } from '../../rules/board/geography.ts';
import { isAttacked } from '../../rules/fazaPhase/fazaPhase.ts';
import { DIE_SIDES, hasBazooka, oddsOf, tileBonus } from '../../rules/fight/combat.ts';
import type { FazaView, HeroState, Seat, TileState } from '../../rules/state/state.ts';
import type { Teller } from './feature.ts';

/** A hero, and what several features ask about them. */
export interface HeroLook {
  readonly state: FazaView;
  readonly seat: Seat;
  readonly hero: HeroState;
  readonly tile: TileState;
  /** How many cards are healthy, injured, and unused. */
  readonly healthy: number;
  readonly injured: number;
  readonly unused: number;
  /** Whether the coming Faza phase hurts the hero (F2). */
  readonly isAttacked: boolean;
  readonly isAtOutpost: boolean;
  /** Steps to the nearest Mothership and to the nearest Outpost; `FAR` where there is none. */
  readonly toShip: number;
  readonly toOutpost: number;
  /** What is added to every die of the next roll, and the chance of one die to hit; 0 where there is nothing to roll for. */
  readonly bonus: number;
  readonly each: number;
  /** How many injuries of the next roll fall on nobody, or on Rebels. */
  readonly spared: number;
}

/** Further away than anything on the board. */
const FAR = 9;

/** Looks at the hero of a seat. */
export function lookAtHero(
  state: FazaView,
  seat: Seat,
  ships: readonly TileNo[],
  outposts: readonly TileNo[],
): HeroLook {
  const hero = heroAt(state, seat);
  const tile = tileAt(state, hero.tile);
  let injured = 0;
  let unused = 0;
  for (const card of hero.cards) {
    if (card.injured) injured += 1;
    if (!card.used) unused += 1;
  }
  const plain = tile.drones === 0 && hero.armed.length === 0;
  const odds = plain ? null : oddsOf(state, seat, hero.tile);
  const bonus = odds ? odds.bonus : tileBonus(state, seat);
  return {
    state,
    seat,
    hero,
    tile,
    healthy: hero.cards.length - injured,
    injured,
    unused,
    isAttacked: isAttacked(state, seat),
    isAtOutpost: isOutpost(state, hero.tile),
    toShip: nearest(state, hero.tile, ships),
    toOutpost: nearest(state, hero.tile, outposts),
    bonus,
    each: odds ? Math.min(1, Math.max(0, (DIE_SIDES + 1 + bonus - odds.needs) / DIE_SIDES)) : 0,
    spared: tile.rebels + (odds?.shields ?? 0),
  };
}

function nearest(state: FazaView, from: TileNo, goals: readonly TileNo[]): number {
  let least = FAR;
  for (const goal of goals) least = Math.min(least, distance(state, from, goal));
  return least;
}

/** What a network is told about a hero of an area. */
export function heroTeller({ drones, rebels, heroes, decks }: EditionSpec): Teller<HeroLook> {
  const most = Math.max(...Object.values(decks).map((deck) => deck.length));
  const second = new Set(
    heroes.flatMap(({ id, area }) => (heroes.find((one) => one.area === area)?.id === id ? [] : [id])),
  );
  const cards = Array.from({ length: most }, (_, index) => ({
    healthy: `card ${index + 1} is healthy`,
    unused: `card ${index + 1} is unused`,
    wounded: `card ${index + 1} is unused and injured`,
  }));
  return (tell, look) => {
    const { state, seat, hero, tile, healthy, injured, unused, isAttacked, isAtOutpost } = look;
    const { toShip, toOutpost, bonus, each, spared } = look;
    tell('there is one', 1);
    tell('the second of the area', second.has(hero.id));
    for (let index = 0; index < most; index++) {
      const names = cards[index];
      const card = hero.cards[index];
      if (!names) continue;
      tell(names.healthy, card ? !card.injured : false);
      tell(names.unused, card ? !card.used : false);
      tell(names.wounded, card ? !card.used && card.injured : false);
    }
    tell('one injury from death', healthy <= 1);
    tell('two injuries from death', healthy <= 2);
    tell('unused cards', unused / most);
    tell('any card is unused', unused > 0);
    tell('points', Math.min(hero.points, 8) / 4);
    tell('1 Point', hero.points >= 1);
    tell('2 Points', hero.points >= 2);
    tell('3 Points', hero.points >= 3);
    tell('4 Points', hero.points >= 4);
    tell('Drones here', tile.drones / drones.perTile);
    tell('any Drone here', tile.drones > 0);
    tell('Drones here, times injuries', (tile.drones * injured) / 6);
    tell('Rebels here', tile.rebels / rebels.perTile);
    tell('any Rebel here', tile.rebels > 0);
    tell('on an own tile', tileBonus(state, seat));
    tell('at an Outpost', isAtOutpost);
    tell('injuries, at an Outpost', isAtOutpost ? injured / 3 : 0);
    tell('on a fazaformed tile', tile.fazaformed);
    tell('on a Deadly tile', isDeadly(state, hero.tile));
    tell('is attacked', isAttacked);
    tell('is attacked, one injury from death', isAttacked && healthy === 1);
    tell('is attacked, two injuries from death', isAttacked && healthy === 2);
    tell('is attacked without a Rebel', isAttacked && tile.rebels === 0);
    tell('at a Mothership', toShip === 0);
    tell('one step from a Mothership', toShip === 1);
    tell('two steps from a Mothership', toShip === 2);
    tell('steps to a Mothership', toShip / 4);
    tell('steps to an Outpost', toOutpost / 4);
    tell('steps to an Outpost, times injuries', (toOutpost * injured) / 8);
    const isArmed = hero.armed.length > 0;
    tell('dice bonus played', isArmed ? (bonus - tileBonus(state, seat)) / 2 : 0);
    tell('Bazooka played', isArmed && hasBazooka(state, seat));
    tell('Drones defeated by a roll', (tile.drones * each) / drones.perTile);
    tell('chance to defeat all Drones', tile.drones > 0 ? each ** tile.drones : 0);
    tell('injuries by a roll', Math.max(0, tile.drones * (1 - each) - spared) / 2);
  };
}
