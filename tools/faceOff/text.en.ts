import type { TimingKind } from '../../src/games/faceOff/content/hqs.ts';
import type { FactionId } from '../../src/games/faceOff/content/vocabulary.ts';

/** The name of a timing deck (S3), where it is not the usual one. */
const timings: Readonly<Record<TimingKind, readonly string[]>> = {
  standard: [],
  printed: ['Printed timing deck'],
  expert: ['Timing deck with the 5'],
};

/** Texts of command-line tools about Face Off. */
export const simulationText = {
  factions: {
    monsters: 'Monsters',
    cowboys: 'Cowboys',
    ninjas: 'Ninjas',
    pirates: 'Pirates',
  } satisfies Readonly<Record<FactionId, string>>,
  seats: (count: number): string => `${count} seats`,
  seat: (seat: number): string => `seat ${seat + 1}`,
  timings,
  help: {
    factions: 'The faction of each seat, from two to five',
    bots: 'Who plays: one bot for all seats, or one for each seat',
    seed: 'What the luck of all games follows from',
    timing: 'Which timing deck is used (S3)',
  },
  impossible: 'Two to four different factions can play, or all four and a second copy of one.',
} as const;
