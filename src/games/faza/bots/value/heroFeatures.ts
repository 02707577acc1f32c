import type { EditionSpec, TileNo } from '../../content/vocabulary.ts';
import { heroAt, isDeadly, isOutpost, tileAt } from '../../rules/board/board.ts';
import { distance } from '../../rules/board/geography.ts';
import { isAttacked } from '../../rules/fazaPhase/fazaPhase.ts';
import { DIE_SIDES, hasBazooka, oddsOf, tileBonus } from '../../rules/fight/combat.ts';
import type { CardState, FazaView, HeroState, Seat, TileState } from '../../rules/state/state.ts';
import { type Feature, features } from './feature.ts';

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
export function heroFeatures({ drones, rebels, heroes, decks }: EditionSpec): Feature<HeroLook>[] {
  const cards = Math.max(...Object.values(decks).map((deck) => deck.length));
  const second = new Set(
    heroes.flatMap(({ id, area }) => (heroes.find((one) => one.area === area)?.id === id ? [] : [id])),
  );
  const each = Array.from({ length: cards }, (_, index) => index + 1);
  return [
    ...features<HeroLook>({
      'there is one': () => 1,
      'the second of the area': ({ hero }) => second.has(hero.id),
    }),
    ...each.flatMap((no) => [
      card(`card ${no} is healthy`, no, ({ injured }) => !injured),
      card(`card ${no} is unused`, no, ({ used }) => !used),
      card(`card ${no} is unused and injured`, no, ({ used, injured }) => !used && injured),
    ]),
    ...features<HeroLook>({
      'one injury from death': ({ healthy }) => healthy <= 1,
      'two injuries from death': ({ healthy }) => healthy <= 2,
      'unused cards': ({ unused }) => unused / cards,
      'any card is unused': ({ unused }) => unused > 0,
      points: ({ hero }) => Math.min(hero.points, 8) / 4,
      '1 Point': ({ hero }) => hero.points >= 1,
      '2 Points': ({ hero }) => hero.points >= 2,
      '3 Points': ({ hero }) => hero.points >= 3,
      '4 Points': ({ hero }) => hero.points >= 4,
      'Drones here': ({ tile }) => tile.drones / drones.perTile,
      'any Drone here': ({ tile }) => tile.drones > 0,
      'Drones here, times injuries': ({ tile, injured }) => (tile.drones * injured) / 6,
      'Rebels here': ({ tile }) => tile.rebels / rebels.perTile,
      'any Rebel here': ({ tile }) => tile.rebels > 0,
      'on an own tile': ({ state, seat }) => tileBonus(state, seat),
      'at an Outpost': ({ isAtOutpost }) => isAtOutpost,
      'injuries, at an Outpost': ({ isAtOutpost, injured }) => (isAtOutpost ? injured / 3 : 0),
      'on a fazaformed tile': ({ tile }) => tile.fazaformed,
      'on a Deadly tile': ({ state, hero }) => isDeadly(state, hero.tile),
      'is attacked': (look) => look.isAttacked,
      'is attacked, one injury from death': (look) => look.isAttacked && look.healthy === 1,
      'is attacked, two injuries from death': (look) => look.isAttacked && look.healthy === 2,
      'is attacked without a Rebel': (look) => look.isAttacked && look.tile.rebels === 0,
      'at a Mothership': ({ toShip }) => toShip === 0,
      'one step from a Mothership': ({ toShip }) => toShip === 1,
      'two steps from a Mothership': ({ toShip }) => toShip === 2,
      'steps to a Mothership': ({ toShip }) => toShip / 4,
      'steps to an Outpost': ({ toOutpost }) => toOutpost / 4,
      'steps to an Outpost, times injuries': ({ toOutpost, injured }) => (toOutpost * injured) / 8,
      'dice bonus played': ({ state, seat, hero, bonus }) =>
        hero.armed.length > 0 ? (bonus - tileBonus(state, seat)) / 2 : 0,
      'Bazooka played': ({ state, seat, hero }) => hero.armed.length > 0 && hasBazooka(state, seat),
      'Drones defeated by a roll': ({ tile, each }) => (tile.drones * each) / drones.perTile,
      'chance to defeat all Drones': ({ tile, each }) => (tile.drones > 0 ? each ** tile.drones : 0),
      'injuries by a roll': ({ tile, each, spared }) => Math.max(0, tile.drones * (1 - each) - spared) / 2,
    }),
  ];
}

function card(name: string, no: number, isSo: (card: CardState) => boolean): Feature<HeroLook> {
  return {
    name,
    of: ({ hero }) => {
      const found = hero.cards[no - 1];
      return found && isSo(found) ? 1 : 0;
    },
  };
}
