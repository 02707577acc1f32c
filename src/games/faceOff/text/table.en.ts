import type { HqId } from '../content/hqs.ts';
import { type FaceOffView, HIDDEN } from '../rules/state/state.ts';
import { effectText } from './abilities.en.ts';
import { cardName, marksText, piecesText, tokensText } from './cards.en.ts';

/** What each headquarters does, and how it decides ties. */
const hqEffects: Readonly<Record<HqId, string>> = {
  house: 'Each seat sends up to two cards.',
  monsters: 'An army with a personality gets 3 more. Ties: the strongest single card in the army.',
  cowboys: 'After each assault the High Man takes 1 token. Ties: the most cards in the army.',
  ninjas: 'After each assault everyone draws a card. Ties: the fewest cards in the army.',
  pirates: 'The winner of each Face Off takes 1 token. Ties: the most tokens.',
};

/** The words of the table. */
export const tableText = {
  hqEffects,
  round: (round: number, first: string): string => `Round ${round}, ${first} first`,
  hq: 'Headquarters',
  marks: (marks: number, timing: number): string => `${marksText(marks)} of ${timing}`,
  reward: (name: string): string => `Reward: ${name}`,
  clock: 'Clock row',
  power: 'Power row',
  market: 'Market',
  empty: 'Empty',
  behind: (cards: string, deck: number): string => `Behind: ${cards}; ${deck} in the deck`,
  counts: (tokens: number, deck: number, discards: number): string =>
    `${tokensText(tokens)}, ${deck} in the deck, ${discards} discarded`,
  sealed: 'Sealed',
  faceOff: 'In the Face Off',
  army: 'Army',
  fight: (where: string, cards: string, total: number): string => `${where}: ${cards}, ${total} power`,
  pieces: (sets: readonly (readonly [name: string, pieces: number])[]): string =>
    sets.length === 0 ? 'No sets yet' : sets.map(([name, pieces]) => `${name} ${piecesText(pieces)}`).join(', '),
  rewards: (names: string): string => `Rewards: ${names}`,
  aside: (cards: string): string => `Your dealt victory cards: ${cards}`,
  hand: (count: number): string => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
  handOrDeck: 'In hand, deck, or face down',
  inHand: 'In hand',
  inDeck: 'In the deck, in any order',
  discardPile: 'Discard pile, the latest first',
  inFront: 'In front',
  setOf: (set: string): string => `Set: ${set}`,
  hqRewards: 'Rewards of headquarters',
  pile: (name: string, count: number): string => `${name} (${count})`,
  several: (count: number, line: string): string => `${count}× ${line}`,
  noCards: 'None.',
  step: stepText,
} as const;

/** What the game waits for, in a sentence. */
function stepText({ steps, ending, auction }: FaceOffView): string {
  if (ending) return 'The game is over.';
  const [step] = steps;
  switch (step?.step) {
    case 'draft':
      return 'Pick a faction.';
    case 'clock':
      return 'Choose a clock card.';
    case 'seal':
      return {
        personality: 'Choose a personality.',
        equipment: 'Choose equipment.',
        army: 'Choose cards for the army.',
      }[step.part];
    case 'effect':
      return `${cardName(step.source ?? HIDDEN)}: ${effectText(step.effect)}.`;
    case 'reward':
      return 'Take a reward.';
    case 'move':
      return 'Move a card from the middle into the row.';
    case 'bid':
      return `Bid: the highest bid is ${auction?.bid ?? 0}.`;
    case 'shelve':
      return 'Where does the card go?';
    case 'cleanUp':
      return 'An Aviator may fly to the army.';
    case 'drawPhase':
      return 'Lay victory and bonus cards in front, or return scrubs.';
    default:
      return '';
  }
}
