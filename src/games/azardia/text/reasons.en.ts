/** Why a computer player did something, in a sentence with their name. */
export const reasonText = {
  goal: (name: string): string => `${name} goes for 150.`,
  card: (name: string): string => `${name} wants the card of the A tile.`,
  noPenalty: (name: string): string => `${name} stays off the Z tile.`,
  noDuel: (name: string): string => `${name} avoids a duel.`,
  noGate: (name: string): string => `${name} waits before the Gate.`,
  duel: (name: string): string => `${name} wants a duel for a level.`,
  farther: (name: string): string => `${name} takes the longer move.`,
  shorter: (name: string): string => `${name} finds the shorter move safer.`,
  level: (name: string): string => `${name} needs level 5 for the Gate.`,
  tiles: (name: string): string => `${name} thinks those tiles are worth the coins.`,
  leader: (name: string): string => `${name} attacks the player closest to winning.`,
  rival: (name: string): string => `${name} slows a rival down.`,
  answer: (name: string): string => `${name} doesn’t let that card pass.`,
} as const;
