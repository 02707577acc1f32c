import type { FaceOffView } from '../rules/state/state.ts';
import { seatName } from './facts.en.ts';

/** The words of Face Off's module. */
export const moduleText = {
  name: 'Face Off',
  tagline: 'Seal a champion, open all at once, grab the prize.',
  players: (count: number): string => `${count} players`,
  printed: 'Printed timing',
  printedAbout: 'With four and five players, the longer timing deck of the rulebook.',
  expert: 'Timing card 5',
  expertAbout: 'The highest timing card becomes a 5: one headquarters stands longer.',
  levels: {
    rookie: { name: 'Rookie', about: 'Judges roughly, and never minds what the others collect.' },
    boss: { name: 'Boss', about: 'Looks one round ahead, and takes what others need.' },
    overNerd: { name: 'OverNerd', about: 'Guesses at every hidden hand, and never seals what you can count on.' },
  },
  chapters: {
    shape: 'The shape of a game',
    setup: 'Setting up',
    clock: 'The Clock phase',
    faceOff: 'A Face Off',
    assault: 'An assault',
    market: 'The Market',
    ties: 'Ties',
    abilities: 'Abilities',
    drawPhase: 'The Draw phase',
    end: 'The end and scoring',
    fiveSeats: 'Five players',
    readings: 'How we read the rules',
  },
  cards: 'All cards',
  won: (view: FaceOffView, rule: string, winners: readonly number[], total: number): string => {
    const names = winners.map((seat) => seatName(view, seat)).join(' and ');
    return rule === 'E1' ? `${names} win with a whole set.` : `${names} win with ${total} points.`;
  },
} as const;
