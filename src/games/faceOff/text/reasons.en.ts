/** Why a computer player does something, in a sentence with the name of its seat. */
export const reasonText = {
  assault: (name: string): string => `${name} would rather build armies than fight in the open.`,
  cracks: (name: string): string => `${name} wants this headquarters to fall now.`,
  set: (name: string): string => `${name} already has cards of that set.`,
  denies: (name: string): string => `${name} keeps that set from someone who is close to it.`,
  newSet: (name: string): string => `${name} wants pieces of one more set.`,
  points: (name: string): string => `${name} likes points that nobody can turn down.`,
  power: (name: string): string => `${name} wants a stronger deck.`,
  lasting: (name: string): string => `${name} wants a reward that works for the rest of the game.`,
  token: (name: string): string => `${name} takes the certain point.`,
  bids: (name: string): string => `To ${name} that card is worth more tokens than this.`,
  passes: (name: string): string => `To ${name} that card is not worth more tokens.`,
  flies: (name: string): string => `${name} can use one more personality in the army.`,
  paysOff: (name: string): string => `${name} would rather draw something better.`,
  kicks: (name: string): string => `${name} takes out what is in the way.`,
  ransom: (name: string): string => `${name} offers a card that matters less.`,
} as const;
