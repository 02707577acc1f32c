/** Words about what a Faza phase did, and about filters of the log. */
export const summaryText = {
  pool: 'Drones left in the pool',
  board: 'Drones on the board',
  deadly: 'Deadly ground',
  faza: 'Before the ships act',
  deeds: {
    moved: 'Flew to',
    dronesPlaced: 'Drones',
    dronesBlocked: 'No room for Drones',
    dronesRemoved: 'Drones removed',
    turned: 'Fazaformed',
    restored: 'Earth again',
    injured: 'Injuries',
    rebelsLost: 'Rebels lost',
    rebelsPlaced: 'Rebels joined',
    healed: 'Repaired',
    cancelled: 'Did not act: your Sabotage card stopped it',
    idle: 'Did nothing',
    lost: 'The city fell',
  },
  filters: { hero: 'Hero', allHeroes: 'All heroes', ship: 'Mothership', allShips: 'All ships' },
  phase: {
    summary: 'What the Faza did',
    nothing: 'The Faza did nothing.',
    animation: 'Faza phase animation',
    stop: 'Stop here',
  },
} as const;
