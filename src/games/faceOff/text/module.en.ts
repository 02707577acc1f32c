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
  chance: 'Factions by chance',
  chanceAbout: 'No one picks a faction: chance deals them out.',
  picked: 'Everyone picks a faction',
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
    settled: 'Questions settled',
  },
  readings: {
    title: 'How we read the rules',
    about: 'Where the rules are silent or say two things, this is how the game reads them.',
  },
  gallery: {
    monsters: 'Cards of the Monsters',
    cowboys: 'Cards of the Cowboys',
    ninjas: 'Cards of the Ninjas',
    pirates: 'Cards of the Pirates',
    power: 'Power cards',
    market: 'Market cards',
    victory: 'Victory cards',
    bonus: 'Bonus cards',
    assault: 'Assault cards',
    scrubs: 'Scrubs',
  },
  headquarters: 'Headquarters',
  rewardOf: (name: string, points: string): string => `Reward: ${name}, ${points}.`,
  won: (view: FaceOffView, rule: string, winners: readonly number[], total: number): string => {
    const names = winners.map((seat) => seatName(view, seat)).join(' and ');
    return rule === 'E1' ? `${names} win with a whole set.` : `${names} win with ${total} points.`;
  },
} as const;
