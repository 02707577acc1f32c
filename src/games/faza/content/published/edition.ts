import type { EditionSpec } from '../vocabulary.ts';
import { decks } from './decks.ts';
import { events } from './events.ts';
import { heroes } from './heroes.ts';
import { modes } from './modes.ts';
import { openings } from './openings.ts';
import { tiles } from './tiles.ts';

/** The published edition of 2020: sixteen tiles in a square. */
export const published: EditionSpec = {
  id: 'published',
  cells: Array.from({ length: 16 }, (_, index) => ({ x: index % 4, y: Math.floor(index / 4) })),
  tiles,
  fazaformed: [16],
  ships: [
    { id: 'carrier', tile: 14 },
    { id: 'destroyer', tile: 15 },
    { id: 'former', tile: 16 },
  ],
  drones: { supply: 42, perTile: 3, onShip: 3, besideShip: 2 },
  rebels: { supply: 16, perTile: 3, perHero: 2 },
  heroes,
  decks,
  events,
  modes,
  openings,
  team: { least: 2, most: 4 },
};
