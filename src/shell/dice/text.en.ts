import { counted } from '../text.en.ts';
import type { DiceTrouble } from './diceHistory.ts';

/** All words about dice and how they are proven. */
export const diceText = {
  title: 'Dice',
  thisGame: 'This game’s dice',
  sealed: 'A secret seed has already settled every roll of this game. This is the seed’s fingerprint:',
  own: (seed: string): string =>
    `You chose the seed “${seed}” yourself, so the dice are fixed but not secret. The seed’s fingerprint:`,
  over: 'This is the fingerprint of the seed behind every roll of this game:',
  seedAfter: 'You’ll see the seed when the game is over.',
  elsewhere: 'This game started on another device, so only the person who started it saw the fingerprint back then.',
  why: [
    'The fingerprint was shown before your first action. Nobody can find two seeds with one fingerprint, so the seed could not be changed afterward.',
    'Each roll depends only on the seed and on how many rolls came before it. If the seed shown at the end has this fingerprint and gives the same rolls, nobody tampered with the dice.',
  ],
  whyTitle: 'How does this prove it?',
  byHand: (text: string): string => `To check it yourself: the fingerprint is the SHA-256 hash of the text “${text}”.`,
  whole: 'Show all',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'Selected. Copy it yourself.',
  seed: 'Seed',
  check: 'Check',
  kept: {
    yes: 'The seed’s fingerprint is the one shown when the game started.',
    no: 'The seed’s fingerprint is NOT the one shown when the game started!',
    unknown:
      'This device didn’t keep the fingerprint shown when the game started. The one above was worked out from the seed.',
  },
  again: (dice: number): string =>
    dice === 0
      ? 'No dice were rolled in this game.'
      : dice === 1
        ? 'Its one die was rolled again from the seed: same result.'
        : `All ${dice} dice were rolled again from the seed: same results.`,
  otherwise: (otherwise: number, dice: number): string =>
    `${counted(dice, 'die', 'dice')} rolled again from the seed, and ${otherwise} came out DIFFERENT!`,
  otherRules: 'These dice were rolled by an earlier version of the rules, so this version can’t check them.',

  history: 'Your dice',
  whose: 'Dice from',
  allGames: 'All games',
  oneGame: 'This game',
  empty: 'No dice yet. They’re counted when a game ends.',
  summary: (dice: number, games: number): string =>
    `${number(dice)} ${dice === 1 ? 'die' : 'dice'} in ${number(games)} ${games === 1 ? 'game' : 'games'}`,
  chart: 'How often each face came up',
  face: 'Face',
  times: 'Rolled',
  expected: 'Expected',
  band: (percent: number): string => `${percent}% range`,
  range: (least: number, most: number): string => `${number(least)} to ${number(most)}`,
  number: (value: number): string => number(value),
  legend: {
    expected: 'expected',
    inner: 'where fair dice land 95% of the time',
    outer: '99% of the time',
    from: (least: number): string => `bars start at ${number(least)}`,
  },
  even: {
    title: 'Evenness',
    few: 'Too few dice to tell yet.',
    words: (percent: string): string => `Fair dice come out less even than this ${percent} of the time.`,
    verdict: {
      usual: 'As even as fair dice should be.',
      rare: 'Unusual, but fair dice do this 1 time in 20.',
      strange: 'Strange: fair dice hardly ever do this, about 1 time in 100.',
    },
    exact: (value: string, degrees: number): string => `Chi-square ${value}, ${degrees} degrees of freedom`,
  },
  hits: {
    title: 'Hits',
    words: (hits: number, fought: number, rate: string): string =>
      `${number(hits)} of ${number(fought)} attack dice were hits: ${rate}.`,
    promised: (promised: number, rate: string, least: number, most: number): string =>
      `The odds called for ${number(promised)} (${rate}). Fair dice land between ${number(least)} and ${number(most)}, 95% of the time.`,
    none: 'No fights yet.',
  },
  streaks: {
    title: 'Longest streaks',
    words: (hits: number, misses: number, same: number): string =>
      `${counted(hits, 'hit')}, ${counted(misses, 'miss', 'misses')}, ${counted(same, 'roll')} of the same face.`,
    same: (same: number): string => `${counted(same, 'roll')} of the same face.`,
    usual: (same: number): string => `With this many dice, ${same} of the same face in a row is normal.`,
  },

  games: 'Recent games',
  gamesAbout: (listed: number): string =>
    `The last ${listed} are listed one by one. Older games count only in the totals above.`,
  gameLine: (day: string, outcome: 'won' | 'lost' | 'over' | 'givenUp', dice: number): string =>
    `${day}: ${{ won: 'won', lost: 'lost', over: 'finished', givenUp: 'given up' }[outcome]}, ${dice} ${dice === 1 ? 'die' : 'dice'}`,

  forget: 'Clear dice history',
  forgetAsk: {
    title: 'Clear your dice history?',
    lines: ['This deletes the counts and the list of games from this device. Your replays stay.'],
    confirm: 'Clear',
    cancel: 'Keep it',
  },
  trouble: (trouble: DiceTrouble): string => diceTrouble[trouble],
} as const;

/** What is wrong with the stored history of dice. */
const diceTrouble: Readonly<Record<DiceTrouble, string>> = {
  refused: 'Your dice history is damaged. It was set aside, not deleted, and a new one starts now.',
  refusedInPlace:
    'Your dice history is damaged, and there was no room to set it aside. New dice won’t be saved until you clear this site’s data.',
  full: 'This browser is out of storage. Your dice history will be lost when you close the page.',
};

/** A whole number with its thousands apart. */
function number(value: number): string {
  return value.toLocaleString('en-US');
}
