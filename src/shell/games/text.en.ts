import type { Span } from '../../module/listing.ts';

const span = ({ least, most }: Span): string => (least === most ? String(least) : `${least}–${most}`);

/** What the list of games says. */
export const gamesText = {
  /** The button on the title. */
  open: 'Games',
  title: 'Games',
  play: (name: string): string => `Play ${name}`,
  continue: 'Continue',
  continueGame: (name: string): string => `Continue ${name}`,
  isOpen: 'Open now',
  notKept: (name: string): string => `${name} is not on this device yet. Connect to the internet to open it once.`,
  players: (players: Span): string => `${span(players)} ${players.most === 1 ? 'player' : 'players'}`,
  minutes: (minutes: Span): string => `${span(minutes)} minutes`,
};
