import { percent } from '../../../kernel/values/percent.ts';
import type { Part } from '../rules/power/totals.ts';
import type { RewardKind } from '../rules/state/state.ts';
import { cardName } from './cards.en.ts';

const ordinals = ['1st', '2nd', '3rd', '4th', '5th'] as const;
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
const points = (count: number): string => (Math.abs(count) === 1 ? `${count} point` : `${count} points`);
const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

/** The words of Face Off's own screens. */
export const screenText = {
  menu: 'Menu',
  log: 'Log',
  undo: 'Undo',
  redo: 'Redo',
  skipToTurn: 'Skip to your turn',
  speed: (speed: string): string => `Speed ${speed}`,
  speedHint: 'Changes how fast animations are.',
  groups: {
    table: 'Table',
    trees: 'Clock, Power, and Market',
    factions: 'Factions',
    arena: 'Arena',
    hand: 'Your hand',
    choices: 'Choices',
    confirm: 'Confirm',
  },
  ordinal: (place: number): string => ordinals[place - 1] ?? `${place}th`,
  percent,
  round: (round: number): string => (round === 0 ? 'Setup' : `Round ${round}`),
  phases: {
    draft: 'Factions',
    mulligan: 'First hand',
    clock: 'Clock',
    personality: 'Personality 1/2',
    equipment: 'Equipment 2/2',
    faceOff: 'Face Off',
    army: 'Build Up',
    effect: 'Ability',
    reward: 'Spoils',
    move: 'Trees',
    bid: 'Auction',
    shelve: 'Auction',
    cleanUp: 'Clean up',
    drawPhase: 'Draw',
    none: 'Game over',
  },
  clock: 'Clock',
  nextFirst: (name: string): string => `next: ${name}`,
  power: 'Power',
  market: 'Market',
  hand: 'Your hand',
  behind: (count: number): string => `${count} more`,
  raceTitle: 'Set race',
  raceUnit: 'pieces',
  raceRule: 'Most pieces score the set’s cards.',
  you: 'You',
  visible: (count: number): string => `${points(count)} as visible`,
  armyTotal: (total: number): string => `Army ${total}`,
  marks: (marks: number, timing: number): string => `${marks} of ${timing}`,
  marksShort: (marks: number, timing: number): string => `${marks}/${timing}`,
  nextCracks: 'Next cracks it',
  marksToGo: (count: number): string => `${count} marks to go`,
  cracksNow: 'It cracks',
  sealed: 'Sealed',
  choosing: 'Choosing',
  nothingHere: 'Nothing',
  faceDownHere: 'Face down',
  ownTotal: (total: number, sum: string): string => `Your total ${total}: ${sum}.`,
  wait: (name: string): string => `${name} decide`,
  over: 'The game is over',
  others: 'The others',
  faceOffFor: (name: string): string => `Face Off for ${name}`,
  assaultOn: (name: string): string => `Assault on ${name}`,
  auctionOf: (name: string): string => `Auction: ${name}`,
  asks: (name: string, question: string): string => `${name}: ${question}`,
  chooseClock: 'What is this round about?',
  rewards: 'Take one reward',
  faceDown: 'Face down',
  bluff: 'Bluff',
  nothing: 'Play nothing',
  give: (name: string): string => `Give ${name}`,
  asEquipment: (name: string): string => `${name} as equipment`,
  clear: 'Clear the choice',
  toEquipment: 'Next: equipment',
  later: 'Decide later',
  sealBoth: 'Seal both',
  thenNothing: (first: string): string => `${first}, then nothing`,
  more: 'More',
  moreHint: (shown: number, all: number): string => `Shows other choices: ${shown} of ${all} are here.`,
  lookHint: 'Shows it larger.',
  worth: (amount: number): string => `${amount < 0 ? '−' : '+'}${points(Math.abs(amount))}`,
  worthSet: (amount: number, own: number, rival: number): string =>
    `${amount < 0 ? '−' : '+'}${Math.abs(amount)} now: ${pieces(own)} against ${rival}`,
  worthWins: 'Completes the set: you win',
  brief: {
    worthSet: (amount: number, own: number, rival: number): string =>
      `${amount < 0 ? '−' : '+'}${Math.abs(amount)}, ${own} to ${rival}`,
    wins: 'You win',
    bluffOnly: 'Bluff',
    lay: 'Lay',
    payOff: 'Return',
    marks: (after: number, timing: number): string => (after >= timing ? 'It cracks' : `Mark ${after}/${timing}`),
  },
  worthToken: '+1 point',
  marksIt: (after: number, timing: number): string =>
    after >= timing ? `Mark ${after} of ${timing}: it cracks` : `Mark ${after} of ${timing}`,
  reward: {
    clock: 'Clock card',
    power: 'Power card',
    seven: 'Seven',
    hqReward: 'Reward',
    token: '1 token',
  } satisfies Record<RewardKind, string>,
  takeToken: 'One token',
  odds: (place: number, chance: number): string => `${ordinals[place] ?? place + 1} ${percent(chance)}`,
  oddsTitle: 'Your odds',
  oddsComing: 'Working out your odds',
  place: (place: number): string => ordinals[place] ?? `${place + 1}`,
  oddsSaid: (chances: readonly number[]): string =>
    chances.map((chance, place) => `${ordinals[place] ?? place + 1}: ${percent(chance)}`).join(', '),
  totalSaid: (total: number, sum: string): string => `Total ${total}: ${sum}.`,
  armyAfter: (total: number): string => `Your army would have ${total}.`,
  outbid: (bid: number, left: number): string => `Bid ${bid}: you would have ${tokens(left)} left.`,
  pass: 'Pass',
  less: '−1',
  lessHint: 'Bids 1 less.',
  raise: '+1',
  raiseHint: 'Bids 1 more.',
  allTokens: (count: number): string => `All ${count}`,
  allHint: 'Bids all your tokens.',
  limit: 'Limit',
  limitHint: 'Sets how far the device bids on for you. Nobody else sees it.',
  upTo: (bid: string, limit: number): string => `${bid}, up to ${limit}`,
  lessLimitHint: 'Lowers your limit by 1.',
  raiseLimitHint: 'Raises your limit by 1.',
  allLimitHint: 'Bids on up to all your tokens.',
  leastLimit: 'A limit is higher than your bid.',
  mostLimit: 'You have no more tokens.',
  mustOpen: 'You open the auction: bid at least 1 token.',
  leastBid: 'This is the lowest bid you can make.',
  mostBid: 'You have no more tokens to bid.',
  leadsWith: (bid: number): string => `Leads with ${bid}`,
  passed: 'Passed',
  bidding: 'Bids now',
  bluffOnly: 'Bluff only',
  lay: 'Lay in front',
  payOff: 'Return for 1',
  bluffWarning: 'It does not fight, and is discarded.',
  noReward: 'Without a personality you get no reward here.',
  go: {
    claim: (name: string): string => `Fight over ${name}`,
    seal: (name: string): string => `Seal ${name}`,
    sealDown: 'Seal face down',
    sealNothing: 'Seal nothing',
    take: (name: string): string => `Take ${name}`,
  },
  sum: (parts: readonly Part[]): string =>
    parts
      .map((part, index) => {
        const amount = Math.abs(part.amount);
        const sign = part.amount < 0 ? '− ' : index === 0 ? '' : '+ ';
        return `${sign}${amount}${partName(part)}`;
      })
      .join(' '),
  siege: (minus: number): string => `Siege ${minus}`,
  minus: (amount: number): string => `−${amount}`,
  protection: { shield: 'Shield', shelter: 'Shelter' },
  tie: (rule: string): string => `Tie: ${rule}`,
  vs: 'vs',
  deck: (deck: number, discards: number): string => `${deck} in the deck, ${discards} discarded`,
  cardTypes: { victory: 'VC', bonus: 'Bonus', assault: 'Assault', power: 'Power' },
  pointsShort: (count: number): string => `${count} VP`,
  marksOn: (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`),
  victoryRule: (no: number): string => `Most pieces in this set: ${points(no)}. Otherwise 1.`,
  scoring: 'Final scoring',
  theSet: (name: string): string => `Set: ${name}`,
  setWon: (name: string, count: number, values: readonly number[]): string =>
    `${name}: most pieces (${count}), so each card scores its number: ${values.join(' + ')} = ${values.reduce((sum, one) => sum + one, 0)}. Others score 1 for each card.`,
  setShared: (names: readonly string[], count: number): string =>
    `${names.join(' and ')} tie with ${pieces(count)} each: all of them score the numbers on their cards.`,
  setUnowned: 'Nobody owns a card of this set.',
  wins: (names: string): string => `${names} win`,
  scoreHeads: { bonus: 'Bonus', lead: 'Power', tokens: 'Tokens', total: 'Total' },
  searchRules: 'siege, aviator, F6…',
} as const;

function partName({ kind, card, partner }: Part): string {
  switch (kind) {
    case 'printed':
      return card === null ? '' : ` ${cardName(card)}`;
    case 'combo':
      return partner === undefined ? '' : ` with ${cardName(partner)}`;
    case 'attack':
      return ' attack';
    case 'siege':
      return ' siege';
    case 'hq':
      return ' headquarters';
    case 'reward':
      return ' reward';
    case 'timing':
      return ' timing';
    default:
      return ' others';
  }
}
