import type { Fact, FactName, FactOf } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { actionText, eventText, penaltyText } from './cards.en.ts';
import { moduleText } from './module.en.ts';
import {
  cardList,
  cardName,
  characterNames,
  coinText,
  count,
  dieText,
  list,
  playerName,
  sentence,
} from './names.en.ts';
import { onFromGate } from './prospects.en.ts';

/** What sentences need to know about the state. */
type Told = Pick<AzardiaView, 'players'>;

type Sentence<Name extends FactName> = (fact: FactOf<Name> & Pick<Fact, 'by' | 'rule'>, words: Words) => string;

const sum = (dice: readonly number[]): number => dice.reduce((all, face) => all + face, 0);

/** How sentences speak of players: by name, or as *you* where a single reader is meant. */
export interface Words {
  readonly name: (seat: Seat) => string;
  /** A player and a verb, given in its base form: `you roll`, `Lagartoon rolls`. */
  readonly does: (seat: Seat, verb: string) => string;
  /** A further verb of the same player: `you move 2 tiles and buy 1`. */
  readonly also: (seat: Seat, verb: string) => string;
  readonly whose: (seat: Seat) => string;
  readonly their: (seat: Seat) => string;
  /** The only rival of a player; `null` where there are several. */
  readonly onlyRival: (seat: Seat) => Seat | null;
}

export function wordsFor(state: Told, you: Seat | null): Words {
  const isYou = (seat: Seat): boolean => seat === you;
  const name = (seat: Seat): string => (isYou(seat) ? 'you' : playerName(state, seat));
  const also = (seat: Seat, verb: string): string => (isYou(seat) ? verb : thirdPerson(verb));
  return {
    name,
    does: (seat, verb) => `${name(seat)} ${also(seat, verb)}`,
    also,
    whose: (seat) => (isYou(seat) ? 'your' : `${name(seat)}’s`),
    their: (seat) => (isYou(seat) ? 'your' : 'their'),
    onlyRival: (seat) => (state.players.length === 2 ? 1 - seat : null),
  };
}

const IRREGULAR: Readonly<Record<string, string>> = { are: 'is', have: 'has' };

/** `roll` → `rolls`, `pass` → `passes`. */
function thirdPerson(verb: string): string {
  return IRREGULAR[verb] ?? `${verb}${/(ss|ch|sh)$/.test(verb) ? 'es' : 's'}`;
}

/** A movement, as the beginning of a sentence. */
const moveOf = ({ seat, tiles, bought }: FactOf<'moveChosen'>, { does, also }: Words): string =>
  `${does(seat, 'move')} ${count(tiles, 'tile')}${bought === 0 ? '' : ` and ${also(seat, 'buy')} ${bought} more`}`;

/** The sentence for a movement and the tile where it ends. */
export function moveText(move: FactOf<'moveChosen'>, end: number, state: Told, you: Seat | null = null): string {
  return sentence(`${moveOf(move, wordsFor(state, you))}, to tile ${end}.`);
}

/** The sentence for each fact; empty for one that goes without saying. */
const SENTENCES: { readonly [Name in FactName]: Sentence<Name> } = {
  openingRolled: ({ seat, dice }, { does }) => `${does(seat, 'roll')} ${list(dice.map(String))}: ${sum(dice)}.`,
  orderSet: ({ order }, { name }) => `${list(order.map(name))} choose characters and take turns in this order.`,
  // Its player has the name of the character from then on.
  characterChosen: ({ seat, character, tile }, { name, also }) =>
    `${name(seat) === 'you' ? 'you' : `Player ${seat + 1}`} ${also(seat, 'play')} ${characterNames[character]} and ${also(seat, 'start')} on tile ${tile}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  eventDrawn: ({ event }) => `${eventText[event].name}: ${eventText[event].text}`,
  eventsReshuffled: () => 'The event cards are shuffled again.',
  // The event has said it.
  roundRuleSet: () => '',
  turnBegan: ({ seat }, { whose }) => `${whose(seat)} turn.`,
  turnMissed: ({ seat }, { does }) => `${does(seat, 'miss')} this turn.`,
  phaseBegan: ({ phase }) => `Phase: ${moduleText.phases[phase]}.`,
  turnEnded: () => '',
  turnPassedOver: ({ seat, holds }, { does, also }) =>
    holds ? `${does(seat, 'hold')} tile 150 and ${also(seat, 'wait')}.` : `${does(seat, 'have')} no last turn.`,
  diceRolled: ({ seat, dice, isAgain }, { does }) =>
    `${does(seat, 'roll')} ${isAgain ? 'again after a 0: ' : ''}${list(dice.map(String))}.`,
  dieSet: ({ seat, face }, { does }) => `${does(seat, 'turn')} a die to ${face}.`,
  dieRaised: ({ seat }, { does }) => `${does(seat, 'raise')} a die by 1.`,
  moveChosen: (move, words) => (move.tiles === 0 ? `${words.does(move.seat, 'stay')}.` : `${moveOf(move, words)}.`),
  dieRolled: ({ seat, face }, { does }) => `${does(seat, 'roll')} ${dieText(face)}.`,
  pawnMoved: ({ seat, path, rule }, { name, does }) => {
    const tile = path.at(-1);
    if (rule === 'M3') return `${does(seat, 'bounce')} off 150 to tile ${tile}.`;
    if (rule === 'M4') return `The Gate sends ${name(seat)} back to ${onFromGate(tile)}.`;
    return `${does(seat, 'are')} on tile ${tile}.`;
  },
  pawnsSwapped: ({ seats: [one, other] }, { name }) => `${name(one)} and ${name(other)} swap tiles.`,
  cardsDrawn: ({ seat, cards }, { does }) => `${does(seat, 'draw')} ${cardList(cards)}.`,
  actionsReshuffled: () => 'The discards are shuffled into a new deck.',
  cardPlayed: ({ seat, card }, { does }) => `${does(seat, 'play')} ${cardName(card)}: ${actionText[card].text}`,
  cardsDiscarded: ({ seat, cards }, { does }) => `${does(seat, 'discard')} ${cardList(cards)}.`,
  cardsGiven: ({ from, to, cards }, { name, does }) => `${does(to, 'get')} ${cardList(cards)} from ${name(from)}.`,
  cardsSwapped: ({ seats: [one, other], cards: [given, taken] }, { name, does }) =>
    given === 'hidden'
      ? `${name(one)} and ${name(other)} swap a card.`
      : `${does(one, 'give')} ${name(other)} ${cardName(given)} for ${cardName(taken)}.`,
  abilityUsed: ({ seat }, { does, their }) => `${does(seat, 'use')} ${their(seat)} ability.`,
  handsTaken: ({ seat }, { does, whose, onlyRival }) => {
    const rival = onlyRival(seat);
    return rival === null
      ? `${does(seat, 'take')} the other hands, to deal them out again.`
      : `${does(seat, 'look')} at ${whose(rival)} hand.`;
  },
  cardDealt: () => '',
  handReturned: ({ rival, cards }, { name, does, whose, onlyRival }) => {
    const owner = onlyRival(rival);
    return owner === null
      ? `${characterNames.kuchuritok} deals ${name(rival)} ${cards.length === 0 ? 'no card' : cardList(cards)}.`
      : `${does(owner, 'give')} ${whose(rival)} hand back.`;
  },
  dealEnded: () => '',
  // The rival's payment was reported already.
  coinsGained: ({ seat, coins, from }, { does }) => (from === null ? `${does(seat, 'gain')} ${coinText(coins)}.` : ''),
  coinsLost: ({ seat, coins, to, rule }, { name, does }) => {
    if (to !== null) return `${does(seat, 'pay')} ${name(to)} ${coinText(coins)}.`;
    return `${does(seat, rule === 'K1' ? 'pay' : 'lose')} ${coinText(coins)}.`;
  },
  levelGained: ({ seat, level }, { does }) => `${does(seat, 'reach')} level ${level}.`,
  levelLost: ({ seat, level }, { does }) => `${does(seat, 'drop')} to level ${level}.`,
  willMissTurn: ({ seat }, { name, their }) => `${name(seat)} will miss ${their(seat)} next turn.`,
  willRollOneDie: ({ seat }, { name, their }) =>
    `${name(seat)} will roll only one die for ${their(seat)} next movement.`,
  attacked: ({ card, owner, victim }, { name, whose }) =>
    `${whose(owner)} ${cardName(card)} is about to affect ${name(victim)}.`,
  answered: ({ seat, card, rival }, { does }) =>
    `${does(seat, 'answer')} with ${cardName(card)}${rival === null ? '' : `: ${does(rival, 'get')} it instead`}.`,
  passed: ({ seat }, { does }) => `${does(seat, 'pass')}.`,
  attackEnded: ({ card, hit }, { name }) =>
    hit === null ? `${cardName(card)} is canceled.` : `${cardName(card)} affects ${name(hit)}.`,
  duelBegan: ({ challenger, defender, tile }, { name, does }) =>
    tile === null
      ? `${does(challenger, 'challenge')} ${name(defender)}.`
      : `${name(challenger)} and ${name(defender)} meet on tile ${tile}: a challenge!`,
  duelFled: ({ seat }, { does }) => `${does(seat, 'flee')}. The duel is off.`,
  stayed: ({ seat }, { does }) => `${does(seat, 'stay')} for the duel.`,
  duelRolled: ({ seat, dice }, { does }) => `${does(seat, 'roll')} ${list(dice.map(String))}: ${sum(dice)}.`,
  totalRaised: ({ seat, added }, { does }) => `${does(seat, 'add')} ${added}.`,
  duelTied: () => 'The totals are equal: both roll again.',
  duelWon: ({ winner, loser }, { name, does }) => `${does(winner, 'beat')} ${name(loser)}.`,
  penaltyDrawn: ({ seat, penalty }, { does }) =>
    `${does(seat, 'draw')} ${penaltyText[penalty].name}: ${penaltyText[penalty].text}`,
  penaltiesReshuffled: () => 'The penalty cards are shuffled again.',
  graceBegan: ({ seat, turns }, { does }) => {
    const isLong = new Set(turns).size < turns.length;
    return `${does(seat, 'start')} the grace turn: ${isLong ? 'the rival has two last turns' : 'everyone else has one last turn'}.`;
  },
  holderChanged: ({ seat }, { does }) => `${does(seat, 'hold')} tile 150 now.`,
  graceBroken: ({ seat }, { name }) => `${name(seat)} no longer holds tile 150.`,
  gameWon: ({ seat }, { does }) => `${does(seat, 'win')} the game!`,
};

/** The sentence for a fact; empty for one that goes without saying. The player `you`, if any, is called *you*. */
export function factText(fact: Fact, state: Told, you: Seat | null = null): string {
  const textOf = SENTENCES[fact.fact] as Sentence<FactName>;
  return sentence(textOf(fact, wordsFor(state, you)));
}
