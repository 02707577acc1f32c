import type { Fact, FactName, FactOf } from '../rules/state/fact.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { actionText, eventText, penaltyText } from './cards.en.ts';
import { moduleText } from './module.en.ts';
import { cardList, cardName, characterNames, coinText, count, dieText, list, playerName } from './names.en.ts';
import { onFromGate } from './prospects.en.ts';

/** What sentences need to know about the state. */
type Told = Pick<AzardiaView, 'players'>;

type Sentence<Name extends FactName> = (
  fact: FactOf<Name> & Pick<Fact, 'by' | 'rule'>,
  name: (seat: number) => string,
  state: Told,
) => string;

const sum = (dice: readonly number[]): number => dice.reduce((all, face) => all + face, 0);

/** A movement, as the beginning of a sentence. */
const moveOf = ({ tiles, bought }: FactOf<'moveChosen'>, who: string): string =>
  `${who} moves ${count(tiles, 'tile')}${bought === 0 ? '' : ` and buys ${bought} more`}`;

/** The sentence for a movement and the tile where it ends. */
export function moveText(move: FactOf<'moveChosen'>, end: number, state: Told): string {
  return `${moveOf(move, playerName(state, move.seat))}, to tile ${end}.`;
}

/** The sentence for each fact; empty for one that goes without saying. */
const SENTENCES: { readonly [Name in FactName]: Sentence<Name> } = {
  openingRolled: ({ seat, dice }, name) => `${name(seat)} rolls ${list(dice.map(String))}: ${sum(dice)}.`,
  orderSet: ({ order }, name) => `${list(order.map(name))} choose characters and take turns in this order.`,
  characterChosen: ({ seat, character, tile }) =>
    `Player ${seat + 1} plays ${characterNames[character]} and starts on tile ${tile}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  eventDrawn: ({ event }) => `${eventText[event].name}: ${eventText[event].text}`,
  eventsReshuffled: () => 'The event cards are shuffled again.',
  // The event has said it.
  roundRuleSet: () => '',
  turnBegan: ({ seat }, name) => `${name(seat)}’s turn.`,
  turnMissed: ({ seat }, name) => `${name(seat)} misses this turn.`,
  phaseBegan: ({ phase }) => `Phase: ${moduleText.phases[phase]}.`,
  turnEnded: () => '',
  turnPassedOver: ({ seat, holds }, name) =>
    holds ? `${name(seat)} holds tile 150 and waits.` : `${name(seat)} has no last turn.`,
  diceRolled: ({ seat, dice, isAgain }, name) =>
    `${name(seat)} rolls ${isAgain ? 'again after a 0: ' : ''}${list(dice.map(String))}.`,
  dieSet: ({ seat, face }, name) => `${name(seat)} turns a die to ${face}.`,
  dieRaised: ({ seat }, name) => `${name(seat)} raises a die by 1.`,
  moveChosen: (move, name) => (move.tiles === 0 ? `${name(move.seat)} stays.` : `${moveOf(move, name(move.seat))}.`),
  dieRolled: ({ seat, face }, name) => `${name(seat)} rolls ${dieText(face)}.`,
  pawnMoved: ({ seat, path, rule }, name) => {
    const tile = path.at(-1);
    if (rule === 'M3') return `${name(seat)} bounces off 150 to tile ${tile}.`;
    if (rule === 'M4') return `The Gate sends ${name(seat)} back to ${onFromGate(tile)}.`;
    return `${name(seat)} is on tile ${tile}.`;
  },
  pawnsSwapped: ({ seats: [one, other] }, name) => `${name(one)} and ${name(other)} swap tiles.`,
  cardsDrawn: ({ seat, cards }, name) => `${name(seat)} draws ${cardList(cards)}.`,
  actionsReshuffled: () => 'The discards are shuffled into a new deck.',
  cardPlayed: ({ seat, card }, name) => `${name(seat)} plays ${cardName(card)}: ${actionText[card].text}`,
  cardsDiscarded: ({ seat, cards }, name) => `${name(seat)} discards ${cardList(cards)}.`,
  cardsGiven: ({ from, to, cards }, name) => `${name(to)} gets ${cardList(cards)} from ${name(from)}.`,
  cardsSwapped: ({ seats: [one, other], cards: [given, taken] }, name) =>
    given === 'hidden'
      ? `${name(one)} and ${name(other)} swap a card.`
      : `${name(one)} gives ${name(other)} ${cardName(given)} for ${cardName(taken)}.`,
  abilityUsed: ({ seat }, name) => `${name(seat)} uses their ability.`,
  handsTaken: ({ seat }, name) => `${name(seat)} takes the other hands, to deal them out again.`,
  cardDealt: () => '',
  handReturned: ({ rival, cards }, name) =>
    `${characterNames.kuchuritok} deals ${name(rival)} ${cards.length === 0 ? 'no card' : cardList(cards)}.`,
  dealEnded: () => '',
  // The rival's payment was reported already.
  coinsGained: ({ seat, coins, from }, name) => (from === null ? `${name(seat)} gains ${coinText(coins)}.` : ''),
  coinsLost: ({ seat, coins, to, rule }, name) => {
    if (to !== null) return `${name(seat)} pays ${name(to)} ${coinText(coins)}.`;
    return `${name(seat)} ${rule === 'K1' ? 'pays' : 'loses'} ${coinText(coins)}.`;
  },
  levelGained: ({ seat, level }, name) => `${name(seat)} reaches level ${level}.`,
  levelLost: ({ seat, level }, name) => `${name(seat)} drops to level ${level}.`,
  willMissTurn: ({ seat }, name) => `${name(seat)} will miss their next turn.`,
  willRollOneDie: ({ seat }, name) => `${name(seat)} will roll only one die for their next movement.`,
  attacked: ({ card, owner, victim }, name) => `${name(owner)}’s ${cardName(card)} is about to affect ${name(victim)}.`,
  answered: ({ seat, card, rival }, name) =>
    `${name(seat)} answers with ${cardName(card)}${rival === null ? '' : `: ${name(rival)} gets it instead`}.`,
  passed: ({ seat }, name) => `${name(seat)} passes.`,
  attackEnded: ({ card, hit }, name) =>
    hit === null ? `${cardName(card)} is canceled.` : `${cardName(card)} affects ${name(hit)}.`,
  duelBegan: ({ challenger, defender, tile }, name) =>
    tile === null
      ? `${name(challenger)} challenges ${name(defender)}.`
      : `${name(challenger)} and ${name(defender)} meet on tile ${tile}: a challenge!`,
  duelFled: ({ seat }, name) => `${name(seat)} flees. The duel is off.`,
  stayed: ({ seat }, name) => `${name(seat)} stays for the duel.`,
  duelRolled: ({ seat, dice }, name) => `${name(seat)} rolls ${list(dice.map(String))}: ${sum(dice)}.`,
  totalRaised: ({ seat, added }, name) => `${name(seat)} adds ${added}.`,
  duelTied: () => 'The totals are equal: both roll again.',
  duelWon: ({ winner, loser }, name) => `${name(winner)} beats ${name(loser)}.`,
  penaltyDrawn: ({ seat, penalty }, name) =>
    `${name(seat)} draws ${penaltyText[penalty].name}: ${penaltyText[penalty].text}`,
  penaltiesReshuffled: () => 'The penalty cards are shuffled again.',
  graceBegan: ({ seat, turns }, name) => {
    const isLong = new Set(turns).size < turns.length;
    return `${name(seat)} starts the grace turn: ${isLong ? 'the rival has two last turns' : 'everyone else has one last turn'}.`;
  },
  holderChanged: ({ seat }, name) => `${name(seat)} holds tile 150 now.`,
  graceBroken: ({ seat }, name) => `${name(seat)} no longer holds tile 150.`,
  gameWon: ({ seat }, name) => `${name(seat)} wins the game!`,
};

/** The sentence for a fact; empty for one that goes without saying. */
export function factText(fact: Fact, state: Told): string {
  const sentence = SENTENCES[fact.fact] as Sentence<FactName>;
  return sentence(fact, (seat) => playerName(state, seat), state);
}
