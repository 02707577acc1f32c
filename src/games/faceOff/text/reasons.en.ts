/** Why a computer player does something, in a sentence with the name of its seat. */
export const reasonText = {
  assault: (name: string): string => `${name} would rather build armies than fight in the open.`,
  cracks: (name: string): string => `${name} want this headquarters to fall now.`,
  set: (name: string): string => `${name} already have cards of that set.`,
  denies: (name: string): string => `${name} keep that set from someone who is close to it.`,
  newSet: (name: string): string => `${name} want pieces of one more set.`,
  points: (name: string): string => `${name} like points that nobody can turn down.`,
  power: (name: string): string => `${name} want a stronger deck.`,
  lasting: (name: string): string => `${name} want a reward that works for the rest of the game.`,
  token: (name: string): string => `${name} take the certain point.`,
  bids: (name: string): string => `To ${name} that card is worth more tokens than this.`,
  passes: (name: string): string => `To ${name} that card is not worth more tokens.`,
  flies: (name: string): string => `${name} can use one more personality in the army.`,
  paysOff: (name: string): string => `${name} would rather draw something better.`,
  kicks: (name: string): string => `${name} take out what is in the way.`,
  ransom: (name: string): string => `${name} offer a card that matters less.`,
} as const;
