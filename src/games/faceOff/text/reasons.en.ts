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

/** What the coach says of a command to the player who may give it: why it is good. */
export const adviceText = {
  reasons: {
    assault: 'It builds your army instead of a fight in the open',
    cracks: 'The headquarters falls now',
    set: 'You already have cards of that set',
    denies: 'It keeps that set from a player who is close to it',
    newSet: 'It brings pieces of one more set',
    points: 'Nobody can take those points away',
    power: 'It makes your deck stronger',
    lasting: 'It works for the rest of the game',
    token: 'It is a certain point',
    bids: 'The card is worth more tokens to you than that',
    passes: 'The card is not worth more tokens to you',
    flies: 'Your army can use one more personality',
    paysOff: 'You will draw something better',
    kicks: 'It takes out what is in your way',
    ransom: 'You offer a card that matters less',
  },
  danger: {
    set: (name: string, set: string, missing: number): string =>
      `Danger: ${name} need ${missing === 1 ? '1 more card' : `${missing} more cards`} for the whole set ${set}, which wins at once`,
    crack: (name: string, theirs: number, yours: number): string =>
      `Danger: the next mark cracks the headquarters, and the army of ${name} has ${theirs} power to your ${yours}`,
  },
} as const;
