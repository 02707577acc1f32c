import type { Reason } from '../bots/reasons.ts';

/** Why a computer player did something, in a sentence with their name. */
export const reasonText: Readonly<Record<Reason, (name: string) => string>> = {
  goal: (name) => `${name} goes for 150.`,
  card: (name) => `${name} wants the card of the A tile.`,
  noPenalty: (name) => `${name} stays off the Z tile.`,
  noDuel: (name) => `${name} avoids a duel.`,
  noGate: (name) => `${name} waits before the Gate.`,
  duel: (name) => `${name} wants a duel for a level.`,
  farther: (name) => `${name} takes the longer move.`,
  shorter: (name) => `${name} finds the shorter move safer.`,
  level: (name) => `${name} needs level 5 for the Gate.`,
  tiles: (name) => `${name} thinks those tiles are worth the coins.`,
  leader: (name) => `${name} attacks the player closest to winning.`,
  rival: (name) => `${name} slows a rival down.`,
  answer: (name) => `${name} doesn’t let that card pass.`,
};
