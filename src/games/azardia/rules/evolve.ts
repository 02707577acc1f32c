import type { Viewer } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { EVENT_IDS, WHOLE_PENALTY_DECK } from '../content/cards.ts';
import type { FactName, FactOf, Happened } from './state/fact.ts';
import {
  type AzardiaView,
  type Card,
  type Decks,
  type DuelSide,
  HIDDEN,
  type PlayerState,
  type Seat,
  type State,
  type Turn,
} from './state/state.ts';

type Change<Name extends FactName> = (state: State, fact: FactOf<Name>) => State;

/** What each fact does to a state, or a redacted fact to a view. Only the luck drawn and the work still to do change without a fact. */
const CHANGES: { readonly [Name in FactName]: Change<Name> } = {
  openingRolled: (state) => state,
  orderSet: (state, { order }) => ({ ...state, order }),
  characterChosen: (state, { seat, character, tile }) => player(state, seat, { character, tile }),
  roundBegan: (state, { round }) => ({ ...state, round }),
  eventDrawn: (state, { event }) =>
    decks({ ...state, roundRule: null, met: [] }, ({ event: deck, eventDiscards }) => ({
      event: deck.filter((id) => id !== event),
      eventDiscards: [...eventDiscards, event],
    })),
  eventsReshuffled: (state) => decks(state, () => ({ event: EVENT_IDS, eventDiscards: [] })),
  roundRuleSet: (state, { roundRule }) => ({ ...state, roundRule }),
  turnBegan: (state, { seat }) => ({
    ...state,
    met: [],
    turn: { seat, phase: null, abilityUsed: false, rolledAgain: false },
    grace: state.grace && { ...state.grace, now: seat, turns: state.grace.turns.slice(1) },
  }),
  turnPassedOver: (state, { seat }) => {
    const grace = required(state.grace);
    return { ...state, grace: { ...grace, turns: grace.turns[0] === seat ? grace.turns.slice(1) : grace.turns } };
  },
  // T5: from now until the end of their next turn they cannot be made to miss another.
  turnMissed: (state, { seat }) => player(lastTurnOver(state), seat, { misses: 'safe' }),
  phaseBegan: (state, { phase }) => turn(state, { phase }),
  turnEnded: (state, { seat }) =>
    at(state.players, seat).misses === 'safe'
      ? player(lastTurnOver(state), seat, { misses: 'no' })
      : lastTurnOver(state),
  diceRolled: (state, { seat, dice, isAgain }) => {
    const rolled = { ...state, roll: { seat, dice, raised: dice.map(() => false) } };
    return player(isAgain ? turn(rolled, { rolledAgain: true }) : rolled, seat, { oneDie: false });
  },
  dieSet: (state, { die, face }) => {
    const roll = required(state.roll);
    return { ...state, roll: { ...roll, dice: roll.dice.map((old, index) => (index === die ? face : old)) } };
  },
  dieRaised: (state, { seat, die }) => {
    const raise = <Dice extends { readonly dice: readonly number[]; readonly raised: readonly boolean[] }>(
      one: Dice,
    ): Dice => ({
      ...one,
      dice: one.dice.map((face, index) => (index === die ? face + 1 : face)),
      raised: one.raised.map((was, index) => was || index === die),
    });
    return state.roll ? { ...state, roll: raise(state.roll) } : side(state, seat, raise);
  },
  moveChosen: (state) => ({ ...state, roll: null }),
  dieRolled: (state) => state,
  pawnMoved: (state, { seat, path }) => player(state, seat, { tile: at(path, path.length - 1) }),
  pawnsSwapped: (state, { seats: [one, other] }) => {
    const [tile, otherTile] = [at(state.players, one).tile, at(state.players, other).tile];
    return player(player(state, one, { tile: otherTile }), other, { tile });
  },
  cardsDrawn: (state, { seat, cards }) =>
    decks(adding(state, seat, cards), ({ action }) => ({ action: without(action, cards) })),
  actionsReshuffled: (state, { cards }) => decks(state, () => ({ action: cards, actionDiscards: [] })),
  cardPlayed: (state, { seat, card }) => discarding(state, seat, [card]),
  cardsDiscarded: (state, { seat, cards }) => discarding(state, seat, cards),
  cardsGiven: (state, { from, to, cards }) => adding(removing(state, from, cards), to, cards),
  cardsSwapped: (state, { seats: [one, other], cards: [given, taken] }) => {
    const without = removing(removing(state, one, [given]), other, [taken]);
    return adding(adding(without, one, [taken]), other, [given]);
  },
  abilityUsed: (state) => turn(state, { abilityUsed: true }),
  handsTaken: (state, { seat, cards }) => ({
    ...revealed(state),
    players: state.players.map((one, other) => (other === seat ? one : { ...one, hand: [] })),
    deal: {
      by: seat,
      pool: shownTo(state, seat, cards),
      dealt: state.players.map((_, other) => (other === seat ? null : [])),
    },
  }),
  cardDealt: (state, { rival, cards }) => {
    const deal = required(state.deal);
    const dealt = deal.dealt.map((hand, seat) => (seat === rival ? [...required(hand), ...cards] : hand));
    return { ...state, deal: { ...deal, pool: without(deal.pool, cards), dealt } };
  },
  handReturned: (state, { rival, cards }) => adding(player(state, rival, { hand: [] }), rival, cards),
  dealEnded: (state) => ({ ...revealed(state), deal: null }),
  coinsGained: (state, { seat, coins }) => player(state, seat, { coins: at(state.players, seat).coins + coins }),
  coinsLost: (state, { seat, coins }) => player(state, seat, { coins: at(state.players, seat).coins - coins }),
  levelGained: (state, { seat, level }) => player(state, seat, { level }),
  levelLost: (state, { seat, level }) => player(state, seat, { level }),
  willMissTurn: (state, { seat }) => player(state, seat, { misses: 'next' }),
  willRollOneDie: (state, { seat }) => player(state, seat, { oneDie: true }),
  attacked: (state, { card, owner, victim, isMass }) => ({
    ...state,
    attack: { card, owner, victim, isMass, asked: victim, answers: [] },
  }),
  answered: (state, { seat, card, rival }) => {
    const attack = required(state.attack);
    const answers = [...attack.answers, { seat, card, rival }];
    const asked = seat === attack.victim ? attack.owner : attack.victim;
    return { ...revealed(state), attack: { ...attack, answers, asked } };
  },
  passed: revealed,
  attackEnded: (state) => ({ ...state, attack: null }),
  duelBegan: (state, { challenger, defender, tile }) => ({
    ...state,
    duel: { challenger: sideOf(challenger), defender: sideOf(defender), tile },
    met: [...state.met, pairOf(challenger, defender)],
  }),
  duelFled: (state) => ({ ...state, duel: null }),
  stayed: revealed,
  duelRolled: (state, { seat, dice }) => side(state, seat, (one) => ({ ...one, dice, raised: dice.map(() => false) })),
  totalRaised: (state, { seat, added }) => side(state, seat, (one) => ({ ...one, added: one.added + added })),
  duelTied: (state) => {
    const { challenger, defender, tile } = required(state.duel);
    return { ...state, duel: { challenger: sideOf(challenger.seat), defender: sideOf(defender.seat), tile } };
  },
  duelWon: (state) => ({ ...state, duel: null }),
  penaltyDrawn: (state, { penalty }) =>
    decks(state, ({ penalty: deck, penaltyDiscards }) => ({
      penalty: withoutOne(deck, penalty),
      penaltyDiscards: [...penaltyDiscards, penalty],
    })),
  penaltiesReshuffled: (state) => decks(state, () => ({ penalty: WHOLE_PENALTY_DECK, penaltyDiscards: [] })),
  graceBegan: (state, { seat, turns }) => ({ ...state, grace: { first: seat, holder: seat, now: null, turns } }),
  holderChanged: (state, { seat }) => ({ ...state, grace: { ...required(state.grace), holder: seat } }),
  graceBroken: (state) => ({ ...state, grace: null }),
  gameWon: (state, { seat }) => ({ ...state, winner: seat, turn: null }),
};

/** The state after a fact, or a view after a redacted one. What is given is never changed. */
export function evolve(view: AzardiaView, fact: Happened): AzardiaView;
export function evolve(state: State, fact: Happened): State;
export function evolve(state: State, fact: Happened): State {
  return changeOf(fact)(state, fact);
}

/** The compiler cannot see that a fact's name picks the change for that fact; this is the one place that says so. */
function changeOf({ fact }: Happened): Change<FactName> {
  return CHANGES[fact] as Change<FactName>;
}

/** The pair of two seats, whichever is named first (H6). */
export function pairOf(one: Seat, other: Seat): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** After something that shows what somebody else holds; with open hands (O4) nobody comes to know anything by it. */
function revealed(state: State): State {
  return state.openHands ? state : { ...state, reveals: state.reveals + 1 };
}

/** Cards without some of them; where a view does not show them, without as many that are hidden. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const known = left.indexOf(card);
    const index = known >= 0 ? known : left.indexOf(HIDDEN);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** A list without the first of some equal items. */
function withoutOne<Item>(items: readonly Item[], item: Item): Item[] {
  const index = items.indexOf(item);
  return items.filter((_, place) => place !== index);
}

function player(state: State, seat: Seat, change: Partial<PlayerState>): State {
  const players = state.players.map((one, index) => (index === seat ? { ...one, ...change } : one));
  return { ...state, players };
}

/** G1: ends the last turn that is being taken, if there is one. */
function lastTurnOver(state: State): State {
  return { ...state, grace: state.grace && { ...state.grace, now: null } };
}

function turn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...required(state.turn), ...change } };
}

function decks(state: State, change: (decks: Decks) => Partial<Decks>): State {
  return { ...state, decks: { ...state.decks, ...change(state.decks) } };
}

/** Adds cards to a hand: hidden ones, where its cards are hidden from the viewer, who may know what went into it. */
function adding(state: State, seat: Seat, cards: readonly Card[]): State {
  return player(state, seat, { hand: [...at(state.players, seat).hand, ...shownTo(state, seat, cards)] });
}

/** Cards that a seat holds or looks at, as far as the viewer of the state sees them. */
function shownTo(state: State, seat: Seat, cards: readonly Card[]): readonly Card[] {
  return seesHand(state, state.viewer, seat) ? cards : cards.map(() => HIDDEN);
}

/** S4, O4: whether a viewer sees the hand of a seat; `null` sees everything. */
export function seesHand({ openHands }: Pick<State, 'openHands'>, viewer: Viewer | null, seat: Seat): boolean {
  return openHands || viewer === null || viewer === seat;
}

function removing(state: State, seat: Seat, cards: readonly Card[]): State {
  return player(state, seat, { hand: without(at(state.players, seat).hand, cards) });
}

function discarding(state: State, seat: Seat, cards: readonly Card[]): State {
  return decks(removing(state, seat, cards), ({ actionDiscards }) => ({
    actionDiscards: [...actionDiscards, ...cards],
  }));
}

/** A side of a duel before its dice. */
function sideOf(seat: Seat): DuelSide {
  return { seat, dice: [], raised: [], added: 0 };
}

function side(state: State, seat: Seat, change: (side: DuelSide) => DuelSide): State {
  const duel = required(state.duel);
  const changed = (one: DuelSide): DuelSide => (one.seat === seat ? change(one) : one);
  return { ...state, duel: { ...duel, challenger: changed(duel.challenger), defender: changed(duel.defender) } };
}
