import { count } from './content/names.en.ts';

/** Words of the daily game's page, and of the result that players share. */
export const dailyText = {
  board: (tiles: number): string => count(tiles, 'tile'),
  rates: 'and how often a team of computers wins',
  defeated: (drones: number, ships: number): string =>
    `Defeated: ${count(drones, 'Drone')}, ${count(ships, 'Mothership')}`,
  /** The result of a round, as one symbol: a defeated Mothership takes precedence. */
  round: ({ drones, ships }: { readonly drones: number; readonly ships: number }): string =>
    ships > 0 ? '★' : drones > 0 ? '●' : '○',
  legend: 'Each round: ★ Mothership defeated, ● Drones defeated, ○ neither',
} as const;
