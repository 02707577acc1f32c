import type { ActionSpec, Timing } from '../content/vocabulary.ts';
import type { Spared, WhyNot } from '../rules/cards/whyNot.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { eventText } from './cards.en.ts';
import { moduleText } from './module.en.ts';
import { coinText, count, list, playerName } from './names.en.ts';

type Told = Pick<AzardiaView, 'players'>;

/** When a card is played. */
const TIMES: Readonly<Record<Timing, string>> = {
  turn: `in the phase “${moduleText.phases.C}” of your turn`,
  beforeRoll: 'before you roll to move',
  roll: 'after you roll to move',
  beforeDuel: 'before the dice are rolled in a duel',
  duel: 'while you are behind in a duel',
  response: 'when you are attacked',
};

/** When a card is played and its cost, as a sentence. */
export function playedWhenText({ when, cost }: Pick<ActionSpec, 'when' | 'cost'>): string {
  return `Play it ${timesText(when)}${cost > 0 ? `, for ${coinText(cost)}` : ''}.`;
}

const timesText = (when: readonly Timing[]): string => when.map((time) => TIMES[time]).join(' or ');

/** Why a card cannot be played now, or something else not be done, as the player is told. */
export function whyNotText(reason: WhyNot, view: Told): string {
  return `${moduleText.notNow} ${reasonText(reason, view)}.`;
}

function reasonText(reason: WhyNot, view: Told): string {
  switch (reason.why) {
    case 'time':
      return `it can only be played ${timesText(reason.when)}`;
    case 'cost':
      return `it costs ${coinText(reason.cost)}, and you have ${coinsHad(reason.coins)}`;
    case 'truce':
      return `no card may affect a rival this round (${eventText.minuteOfPoliteness.name})`;
    case 'nobody':
      return sparedText(reason.rivals, view);
    case 'notLowest':
      return `${namesOf(reason.lower, view)} ${reason.lower.length === 1 ? 'has' : 'have'} a lower level than you`;
    case 'nothingToSell':
      return 'you have no other card to sell';
    case 'dice':
      return reason.dice === 1 ? 'you roll only one die this time' : `you roll ${reason.dice} dice already`;
    case 'onlyCancel':
      return 'an answer can only be canceled';
    case 'notRolled':
      return 'a die can only be raised after you roll to move, or in a duel';
    case 'raised':
      return 'this die has been raised already';
    case 'highest':
      return 'a 10 cannot be raised';
    case 'atGoal':
      return 'you are on tile 150';
    case 'pastGoal':
      return 'nobody can buy tiles past 150';
    case 'noMove':
      return 'a result of 0 moves you nowhere';
    case 'used':
      return 'you have used your ability this turn';
    case 'phase':
      return `it can only be used in the phase “${moduleText.phases[reason.phase]}” of your turn`;
    case 'discarded':
      return 'you have begun to discard';
    case 'emptyHand':
      return 'you have no cards';
  }
}

const coinsHad = (coins: number): string => (coins === 0 ? 'no coins' : `only ${coinText(coins)}`);

/** The text about one rival, and about several with the same reason. */
const SPARED: Readonly<Record<Spared['reason']['why'], readonly [one: string, several: string]>> = {
  ownerOnGoal: ['cannot be reached from tile 150', 'cannot be reached from tile 150'],
  onGoal: ['is on tile 150', 'are on tile 150'],
  otherZone: ['is in the other zone', 'are in the other zone'],
  tooFar: ['is more than', 'are more than'],
  inZoneZero: ['is in Zone Zero', 'are in Zone Zero'],
  belowOwner: ['is below your level', 'are below your level'],
  alreadyMet: ['has dueled you this turn', 'have dueled you this turn'],
  noCoins: ['has no coins', 'have no coins'],
  noCards: ['has no cards', 'have no cards'],
  noFortune: ['has no coins and no cards', 'have no coins and no cards'],
  missesNext: ['already misses the next turn', 'already miss the next turn'],
  hasMissed: ['has just missed a turn', 'have just missed a turn'],
  rollsOneDie: ['already rolls only one die', 'already roll only one die'],
  hasShare: ['has a full share', 'have full shares'],
};

/** Why one rival cannot be chosen. */
export function sparedRivalText(rival: Spared, view: Told): string {
  return `${moduleText.notNow} ${sparedText([rival], view)}.`;
}

/** Why a card or an ability affects none of these rivals: by name, together where the same is true of them. */
function sparedText(rivals: readonly Spared[], view: Told): string {
  const reasons = new Map(rivals.map(({ reason }) => [reason.why, reason]));
  const parts = [...reasons.values()].map((reason) => {
    const seats = rivals.flatMap((rival) => (rival.reason.why === reason.why ? [rival.seat] : []));
    const [one, several] = SPARED[reason.why];
    const words = seats.length === 1 ? one : several;
    return `${namesOf(seats, view)} ${words}${reason.why === 'tooFar' ? ` ${count(reason.within, 'tile')} away` : ''}`;
  });
  return list(parts);
}

const namesOf = (seats: readonly number[], view: Told): string => list(seats.map((seat) => playerName(view, seat)));
