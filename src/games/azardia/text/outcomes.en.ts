import type { Change, DuelStanding, Outcome } from '../rules/forecast/outcomes.ts';
import { MOST_COINS } from '../rules/players/coins.ts';
import type { CommandOf } from '../rules/state/command.ts';
import { type AzardiaView, HIDDEN, type Seat } from '../rules/state/state.ts';
import { HAND_LIMIT } from '../rules/turn/phases.ts';
import { aboutCard } from './cards.en.ts';
import { endLines } from './duels.en.ts';
import { cardName, coinText, count, list, playerName } from './names.en.ts';
import { stakeText } from './prospects.en.ts';

/** The result of a command, a line for each player, as one of them reads it, or everybody (`null`). */
export function outcomeLines(
  { changes, duel, mayBeAnswered, open, fought }: Outcome,
  view: AzardiaView,
  reader: Seat | null,
): string[] {
  // The most important information comes first: if there is little room, the rest is cut off.
  const ordered = [...changes].sort((one, other) => Number(other.seat === reader) - Number(one.seat === reader));
  const lines = ordered.map((change) => {
    const isReader = change.seat === reader;
    return `${isReader ? 'You' : playerName(view, change.seat)}: ${list(partsOf(change, isReader))}`;
  });
  if (duel) lines.unshift(duelLine(duel, view, reader));
  if (open === 'dice' && !fought) lines.push('Then the dice decide');
  if (open === 'tie') lines.push('A tie: both roll again');
  if (fought) {
    const { stake, defender, ends } = fought;
    const [challenger] = ends;
    const rival = challenger && defender === reader ? challenger.seat : defender;
    lines.push(`A duel with ${playerName(view, rival)} ${stakeText(stake, playerName(view, defender))}`);
    lines.push(...ends.flatMap((one) => (one.seat === reader ? endLines(one, view) : [])));
  }
  if (open === 'penalty') lines.push('A penalty card is drawn');
  if (mayBeAnswered && lines.length > 0) lines.push('Unless it is answered');
  return lines;
}

/** C2: what both have after a swap with a rival, as far as the player knows: the received card is random. */
export function swapLines({ players }: AzardiaView, { seat, card, rival }: CommandOf<'swapCard'>): string[] {
  const hand = players[rival]?.hand ?? [];
  const own = players[seat]?.hand.length ?? 0;
  const name = playerName({ players }, rival);
  const known = hand.includes(HIDDEN) ? '' : `: ${list(hand.map(cardName))}`;
  const comes =
    hand.length === 1 ? `the only card of ${name}${known}` : `1 of ${hand.length} cards of ${name} by chance${known}`;
  const tooMany = own - HAND_LIMIT;
  return [
    `You get ${comes}`,
    `${name} gets ${cardName(card)} and has ${count(hand.length, 'card')} as before`,
    `You have ${count(own, 'card')} as before${tooMany > 0 ? ` and then discard ${tooMany}` : ''}`,
  ];
}

/** C3: what both get by an exchange with a single rival. */
export function exchangeLines({ players }: AzardiaView, { seat, give, take }: CommandOf<'exchange'>): string[] {
  const rivals = players.flatMap((_, rival) => (rival === seat ? [] : [playerName({ players }, rival)]));
  const about = take === HIDDEN ? '' : `: ${aboutCard(take)}`;
  return [`You get ${cardName(take)}${about}`, `${list(rivals)} gets ${cardName(give)}`];
}

/** The same in a few words, for a button: the change for one player, or, if there is none, for somebody else. */
export function outcomeShort({ changes, open, fought }: Outcome, about: Seat): string {
  const change = changes.find(({ seat }) => seat === about) ?? changes[0];
  return list([
    ...(change ? partsOf(change, false) : []),
    ...(fought ? ['duel 50%'] : []),
    ...(open === 'dice' ? ['dice decide'] : []),
    ...(open === 'penalty' ? ['penalty'] : []),
  ]);
}

function duelLine(duel: DuelStanding, view: AzardiaView, reader: Seat | null): string {
  if ('winner' in duel)
    return duel.winner === reader ? 'You win the duel' : `${playerName(view, duel.winner)} wins the duel`;
  const { own, other } = duel;
  const standing = own > other ? 'you lead' : own < other ? 'you are behind' : 'a tie, both roll again';
  return `${own} against ${other}: ${standing}`;
}

function partsOf({ tile, coins, over, levels, cards, missesTurn, rollsOneDie }: Change, isReader: boolean): string[] {
  return [
    ...(tile === null ? [] : [`to tile ${tile}`]),
    ...(coins === 0 && over === 0 ? [] : [coinsText(coins, over)]),
    ...(levels === 0 ? [] : [`${sign(levels)}${count(Math.abs(levels), 'level')}`]),
    ...(cards === 0 ? [] : [`${sign(cards)}${count(Math.abs(cards), 'card')}`]),
    ...(missesTurn ? [isReader ? 'miss a turn' : 'misses a turn'] : []),
    ...(rollsOneDie ? [isReader ? 'roll one die' : 'rolls one die'] : []),
  ];
}

/** K2: coins gained or lost, and those above the limit. */
function coinsText(coins: number, over: number): string {
  const change = coins === 0 ? 'no coins' : `${sign(coins)}${coinText(Math.abs(coins))}`;
  return over === 0 ? change : `${change} (${coinText(MOST_COINS)} at most: ${coinText(over)} lost)`;
}

const sign = (number: number): string => (number > 0 ? '+' : '−');
