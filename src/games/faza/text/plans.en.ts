const decimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Words about what a plan comes to. */
export const plansText = {
  empty: 'Try out actions, or drag a hero. Nothing happens yet.',
  dice: 'dice',
  card: 'event card left out',
  chance: 'As planned or better',
  points: 'Points (average)',
  wounds: 'Injuries (average)',
  death: 'A hero dies',
  defeat: 'You lose along the way',
  hits: 'Mothership health lost',
  after: 'If you end the phase there',
  drones: 'Drones left in the pool',
  turns: 'Tiles fazaformed',
  hurt: 'Injuries from the Faza',
  outcome: { won: 'You win', lost: 'You lose', open: 'The game continues' },
  decision: 'Waiting for a decision',
  unknown: '–',
  signed: (value: number): string => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value))}`,
  percent: (chance: number): string => `${Math.round(chance * 100)}%`,
} as const;
