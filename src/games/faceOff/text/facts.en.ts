import type { Fact, FactName, FactOf } from '../rules/state/fact.ts';
import { type Choice, type FaceOffView, HIDDEN, type Seat } from '../rules/state/state.ts';
import { cardList, cardName, marksText, tokensText } from './cards.en.ts';
import { factionNames, hqNames, rewardNames, setNames } from './names.en.ts';

/** What a sentence needs to know of a view after the fact. */
interface Names {
  seat(seat: Seat): string;
}

const unsaid = (): string => '';
const rowNames = { clock: 'Clock row', power: 'Power row' } as const;

/** The sentence for each kind of fact. */
const SENTENCES: { readonly [Name in FactName]: (fact: FactOf<Name>, names: Names) => string } = {
  factionPicked: ({ seat: whose, faction }) => `${playerName(whose)} picks the ${factionNames[faction]}.`,
  tableLaid: () => 'The cards are shuffled and laid out.',
  asideDealt: ({ seat: whose, cards }, { seat }) => `${seat(whose)} are dealt ${cardList(cards)}.`,
  drawn: ({ seat: whose, cards }, { seat }) => `${seat(whose)} draw ${cardList(cards)}.`,
  reshuffled: ({ seat: whose }, { seat }) => `${seat(whose)} shuffle the discard pile into a new deck.`,
  handReturned: ({ seat: whose }, { seat }) => `${seat(whose)} shuffle the hand back into the deck.`,
  roundBegan: ({ round, first }, { seat }) => `Round ${round}: ${seat(first)} are first.`,
  claimed: ({ seat: whose, card }, { seat }) => `${seat(whose)} choose ${cardName(card)}.`,
  plainAssault: () => 'The Clock is empty: a plain assault, 1 mark.',
  movedUp: ({ tree, card }) => `${cardName(card)} moves into the ${rowNames[tree]}.`,
  refilled: unsaid,
  sealed: ({ seat: whose, choice }, { seat }) => `${seat(whose)} seal ${choiceText(choice)}.`,
  reopened: ({ seat: whose }, { seat }) => `${seat(whose)} reopen the choice.`,
  revealed: ({ choices }, { seat }) =>
    `All reveal: ${choices.map((choice, whose) => `${seat(whose)} ${choiceText(choice)}`).join('; ')}.`,
  joined: unsaid,
  declined: ({ seat: whose }, { seat }) => `${seat(whose)} decline.`,
  discarded: ({ seat: whose, card }, { seat }) => `${seat(whose)} discard ${cardName(card)}.`,
  destroyed: ({ seat: whose, card }, { seat }) => `${seat(whose)} remove ${cardName(card)} from the game.`,
  recalled: ({ seat: whose, card }, { seat }) => `${seat(whose)} recall ${cardName(card)} into the hand.`,
  sifted: ({ seat: whose, card }, { seat }) => `${seat(whose)} look at the top card: ${cardName(card)}.`,
  siftDiscarded: ({ seat: whose, card }, { seat }) => `${seat(whose)} discard ${cardName(card)} from the deck.`,
  tokensGained: ({ seat: whose, tokens }, { seat }) => `${seat(whose)} take ${tokensText(tokens)}.`,
  tokensPaid: ({ seat: whose, tokens }, { seat }) => `${seat(whose)} lose ${tokensText(tokens)}.`,
  extraPlayed: ({ seat: whose, card }, { seat }) => `${seat(whose)} also play ${cardName(card)}.`,
  shielded: ({ target }, { seat }) => `${seat(target)} have a Shield: the attack does nothing.`,
  attacked: ({ seat: whose, target, minus }, { seat }) => `${seat(whose)} attack ${seat(target)}: ${minus} less.`,
  stolen: ({ seat: whose, target, tokens }, { seat }) =>
    `${seat(whose)} steal ${tokensText(tokens)} from ${seat(target)}.`,
  scrubbed: ({ target, card }, { seat }) => `${seat(target)} get a scrub: ${cardName(card)}.`,
  siegeLaid: ({ siege }, { seat }) =>
    `${seat(siege.by)} lay siege: ${siege.minus} less for each ${siege.on === 'army' ? 'card' : siege.on} of the others.`,
  deployed: ({ seat: whose, card }, { seat }) => `${seat(whose)} move ${cardName(card)} to the army.`,
  brought: ({ seat: whose, card }, { seat }) => `${seat(whose)} borrow ${cardName(card)}.`,
  lentReturned: ({ card }) => `${cardName(card)} returns to the Power row.`,
  kicked: ({ seat: whose, card }, { seat }) => `${seat(whose)} take ${cardName(card)} off the table.`,
  peeked: ({ seat: whose, cards }, { seat }) => `${seat(whose)} look at the Clock deck: ${cardList(cards)}.`,
  searched: ({ seat: whose }, { seat }) => `${seat(whose)} look through the Clock deck.`,
  relicTaken: ({ seat: whose, card }, { seat }) => `${seat(whose)} take ${cardName(card)} from the Clock deck.`,
  searchEnded: unsaid,
  ransomed: ({ seat: whose, card, gift, owner }, { seat }) =>
    owner === null
      ? `${seat(whose)} ask for ${cardName(card)}, and nobody has it.`
      : `${seat(owner.seat)} give ${cardName(card)} to ${seat(whose)} for ${cardName(gift)}.`,
  ranked: ({ order }, { seat }) =>
    `Totals: ${order.map((one) => `${seat(one.seat)} ${one.total}`).join(', ') || 'nobody'}.`,
  gained: ({ seat: whose, card }, { seat }) => `${seat(whose)} get ${cardName(card)}.`,
  hqRewardGained: ({ seat: whose, hq }, { seat }) => `${seat(whose)} get ${rewardNames[hq]}.`,
  tokenTaken: ({ seat: whose }, { seat }) => `${seat(whose)} take 1 token.`,
  flew: ({ seat: whose, card }, { seat }) => `${cardName(card)} flies to the army of ${seat(whose)}.`,
  cleanedUp: ({ seat: whose, down }, { seat }) =>
    down.length === 0 ? '' : `${seat(whose)} discard ${cardList(down)}.`,
  unclaimed: ({ card }) => `Nobody takes ${cardName(card)}: it leaves the game.`,
  violenceEnded: unsaid,
  auctionBegan: ({ card }) => `Auction: ${cardName(card)}.`,
  bidMade: ({ seat: whose, tokens }, { seat }) => `${seat(whose)} bid ${tokens}.`,
  bidPassed: ({ seat: whose }, { seat }) => `${seat(whose)} pass.`,
  auctionEnded: ({ winner, tokens }, { seat }) => `${seat(winner)} buy it for ${tokensText(tokens)}.`,
  shelved: ({ seat: whose, deck }, { seat }) =>
    `${seat(whose)} ${deck === null ? 'put it on the discard pile' : 'shuffle it into the deck'}.`,
  marketOpened: ({ card }) => `Next at the Market: ${cardName(card)}.`,
  cracked: ({ hq }) => `${hqNames[hq]} cracks.`,
  hqOpened: ({ hq, timing }) =>
    hq === HIDDEN ? '' : `Next headquarters: ${hqNames[hq]}, which cracks at ${marksText(timing)}.`,
  laid: ({ seat: whose, card }, { seat }) => `${seat(whose)} lay ${cardName(card)} in front.`,
  paidOff: ({ seat: whose, card }, { seat }) => `${seat(whose)} pay 1 token to return ${cardName(card)}.`,
  gameEnded: () => 'The game is over.',
};

/** What a seat has sealed or revealed. */
function choiceText(choice: Choice): string {
  switch (choice.choice) {
    case 'play':
      return choice.cards.map(({ card }) => cardName(card)).join(' and ');
    case 'down':
      return choice.card === HIDDEN ? 'a card face down' : `${cardName(choice.card)} face down`;
    case 'nothing':
      return 'nothing';
    case HIDDEN:
      return 'a choice';
  }
}

/** What a seat is called while factions are picked. */
export function playerName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

/** What a seat is called: its faction; the second one of a faction has a number (X1). */
export function seatName({ seats }: Pick<FaceOffView, 'seats'>, seat: Seat): string {
  const faction = seats[seat]?.faction;
  if (faction === undefined) return setNames.house;
  if (faction === null) return playerName(seat);
  const isSecond = seats.findIndex((own) => own.faction === faction) !== seat;
  return isSecond ? `${factionNames[faction]} 2` : factionNames[faction];
}

/** The sentence for a fact, told with the view after it; empty for what is not told. */
export function factText(fact: Fact, view: FaceOffView): string {
  // The compiler cannot see that a fact's name picks the sentence for that fact; this is the one place that says so.
  const say = SENTENCES[fact.fact] as (fact: Fact, names: Names) => string;
  return say(fact, { seat: (seat) => seatName(view, seat) });
}
