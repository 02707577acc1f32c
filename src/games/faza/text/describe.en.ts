import type { TileNo } from '../content/vocabulary.ts';
import { areaOf, heroAt, isAirfield, isDeadly, isOutpost, isWreck, seatsOn, tileAt, tileSpec } from '../rules/board.ts';
import type { FazaView, HeroState, Seat } from '../rules/state.ts';
import { areaName, drones, heroTitle, injuries, points, rebels, shipName, tileTitle } from './names.en.ts';

/** A tile in words: what it is and who is there. */
export function describeTile(state: FazaView, tile: TileNo): string {
  const there = [
    tileAt(state, tile).drones > 0 ? drones(tileAt(state, tile).drones) : '',
    tileAt(state, tile).rebels > 0 ? rebels(tileAt(state, tile).rebels) : '',
    ...seatsOn(state, tile).map((seat) => heroTitle(heroAt(state, seat).id)),
    ...state.ships
      .filter((ship) => ship.tile === tile)
      .map((ship) =>
        isWreck(ship) ? `wreck of the ${shipName[ship.id]}` : `${shipName[ship.id]} with ${ship.health} health`,
      ),
  ];
  return `${tileTitle(tile)}: ${tileKind(state, tile)}. ${said(there) || 'Nobody there'}. ${placeOf(state, tile)}.`;
}

/** What kind of tile it is, with its signs. */
export function tileKind(state: FazaView, tile: TileNo): string {
  return said([
    tileAt(state, tile).fazaformed ? 'fazaformed' : areaName[tileSpec(state, tile).area],
    isOutpost(state, tile) ? 'Outpost' : '',
    isAirfield(state, tile) ? 'Airfield' : '',
    isDeadly(state, tile) ? 'Deadly' : '',
  ]);
}

/** Where a tile lies, for those who cannot see the board. */
function placeOf({ board }: FazaView, tile: TileNo): string {
  const [cell, side] = [board.indexOf(tile), Math.sqrt(board.length)];
  return `Row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}`;
}

/** "3 Points", "3 Points, 2 of them bonus". */
function pointsHeld({ points: held, bonus = 0 }: HeroState): string {
  return bonus === 0 ? points(held) : `${points(held)}, ${bonus} of them bonus`;
}

/** A hero in words. */
export function describeHero(state: FazaView, seat: Seat): string {
  const hero = heroAt(state, seat);
  const wounds = hero.cards.filter((card) => card.injured).length;
  const unused = hero.cards.filter((card) => !card.used).length;
  return `${heroTitle(hero.id)}, ${areaName[areaOf(state, seat)]}: at ${tileTitle(hero.tile)}, ${injuries(wounds)}, ${pointsHeld(hero)}, ${unused} of ${hero.cards.length} cards unused`;
}

function said(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
