import { percent } from '../../../kernel/values/percent.ts';
import { count } from './names.en.ts';

/** Why a computer player did something, in a sentence with their name; `card` is the one they answer, if any. */
export const reasonText = {
  goal: (name: string): string => `${name} goes for 150.`,
  card: (name: string): string => `${name} wants the card of the A tile.`,
  noPenalty: (name: string): string => `${name} stays off the Z tile.`,
  noDuel: (name: string): string => `${name} avoids a duel.`,
  noGate: (name: string): string => `${name} waits before the Gate.`,
  duel: (name: string): string => `${name} wants a duel for a level.`,
  duelForTiles: (name: string): string => `${name} isn’t afraid of a duel.`,
  farther: (name: string): string => `${name} takes the longer move.`,
  shorter: (name: string): string => `${name} finds the shorter move safer.`,
  level: (name: string): string => `${name} needs level 5 for the Gate.`,
  tiles: (name: string): string => `${name} thinks those tiles are worth the coins.`,
  leader: (name: string): string => `${name} attacks the player who seems closest to winning.`,
  rival: (name: string): string => `${name} slows a rival down.`,
  answer: (name: string, card: string): string => `${name} answers ${card}: it would cost more than the answer.`,
  hunch: (name: string): string => `${name} has a good feeling about that.`,
  reflex: (name: string, card: string): string => `${name} answers ${card} before thinking.`,
  turnAhead: (name: string): string => `${name} has a plan for the whole turn.`,
  keeps: (name: string): string => `${name} keeps the rest for a better moment.`,
} as const;

/** What the coach says of a command to the player who may give it: why it is good. */
export const adviceText = {
  reasons: {
    goal: 'It goes for tile 150',
    card: 'It ends on an A tile, where you draw a card',
    noPenalty: 'It stays off the Z tile',
    noDuel: 'It avoids a duel',
    noGate: 'It stays before the Gate, which is closed below level 5',
    duel: 'It leads to a duel for a level, at even odds',
    duelForTiles: 'It leads to a duel for 3 tiles, at even odds',
    farther: 'It is the longer move',
    shorter: 'The shorter move leads to a better tile',
    level: 'The Gate opens at level 5',
    tiles: 'The tiles are worth more than the coins',
    leader: 'It slows down the player who is closest to winning',
    rival: 'It slows down a rival',
    answer: 'The attack would cost you more than the answer',
  },
  /** Of a card or purchase that is worth about so many turns. */
  saves: (turns: number): string => `It is worth about ${turns.toFixed(1)} turns`,
  keeps: 'What you keep is worth more later',
  danger: {
    goal: (name: string, chance: number): string =>
      `Danger: ${name} stops on tile 150 with ${percent(chance)} of the next rolls`,
    holder: (name: string, turns: number): string =>
      `Danger: ${name} holds tile 150 and wins after ${count(turns, 'more turn')}`,
    taken: (name: string, chance: number): string =>
      `Danger: ${name} takes tile 150 from you with ${percent(chance)} of the rolls`,
  },
} as const;
