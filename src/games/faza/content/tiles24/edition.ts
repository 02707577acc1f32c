import type { EditionSpec } from '../vocabulary.ts';
import { decks } from './decks.ts';
import { events } from './events.ts';
import { everybody, heroes } from './heroes.ts';
import { modes } from './modes.ts';
import { places, tiles } from './tiles.ts';

/** P24-S1: columns 2 to 5 of rows 2 to 5 of a square of six, and the two middle places of each of its sides. */
const cross: EditionSpec['cells'] = Array.from({ length: 36 }, (_, index) => ({
  x: index % 6,
  y: Math.floor(index / 6),
})).filter(({ x, y }) => (isMiddle(x, 1, 4) && isMiddle(y, 1, 4) ? true : isMiddle(x, 2, 3) || isMiddle(y, 2, 3)));

function isMiddle(place: number, least: number, most: number): boolean {
  return place >= least && place <= most;
}

/** The earlier edition: a cross of twenty-four tiles, six cards for each hero, and up to four Drones on a tile. */
export const tiles24: EditionSpec = {
  id: '24',
  cells: cross,
  tiles,
  places,
  fazaformed: [1],
  ships: [
    { id: 'carrier', tile: 11 },
    { id: 'destroyer', tile: 21 },
    { id: 'former', tile: 1 },
  ],
  drones: { supply: 40, perTile: 4, onShip: 3, besideShip: 2 },
  rebels: { supply: 12, perTile: 4, perHero: 2 },
  destroyerInjuries: 2,
  everybody,
  heroes,
  decks,
  events,
  modes,
  openings: [],
  team: { least: 2, most: 4 },
};
