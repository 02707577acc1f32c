import { UNKNOWN_CHANCE } from '../../../kernel/chance.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import type { Fact } from './state/fact.ts';
import {
  type Card,
  type Choice,
  type FaceOffView,
  HIDDEN,
  type SeatState,
  type State,
  type Table,
} from './state/state.ts';

/** A state without its luck, the decks, and what others hold, have sealed or laid face down; `null` hides the luck alone. */
export function view(state: State, viewer: Viewer | null): FaceOffView {
  if (viewer === null) return { ...state, chance: UNKNOWN_CHANCE };
  const { steps, found } = state;
  const [step] = steps;
  const isSearching = step !== undefined && 'seat' in step && step.seat === viewer;
  const peeked = typeof viewer === 'number' ? at(state.peeked, viewer) : 0;
  return {
    ...state,
    ...tableView(state, viewer, { peeked, isOver: state.ending !== null }),
    chance: UNKNOWN_CHANCE,
    viewer,
    found: isSearching ? found : [],
  };
}

/** What lies on the table as a viewer sees it, who has peeked at some cards of the Clock deck. */
export function tableView(table: Table, viewer: Viewer, { peeked, isOver } = { peeked: 0, isOver: false }): Table {
  const { seats, clock, power, market, scrubs, sevens, hqs, timings } = table;
  return {
    seats: seats.map((own, seat) => (seat === viewer ? ownView(own) : othersView(own, isOver))),
    clock: { ...clock, deck: hiddenFrom(clock.deck, peeked) },
    power: { ...power, deck: hidden(power.deck) },
    market: hiddenFrom(market, 1),
    scrubs,
    sevens,
    hqs: hqs.map((hq, index) => (index === 0 ? hq : HIDDEN)),
    timings: timings.map((timing, index) => (index === 0 ? timing : 0)),
  };
}

/** Of one's own deck a seat knows what it has seen. */
function ownView(own: SeatState): SeatState {
  return { ...own, deck: hiddenFrom(own.deck, own.seen) };
}

/** S6: the two dealt cards are shown when the game is over. */
function othersView(own: SeatState, isOver: boolean): SeatState {
  return {
    ...own,
    deck: hidden(own.deck),
    hand: hidden(own.hand),
    aside: isOver ? own.aside : hidden(own.aside),
    down: hidden(own.down),
    sealed: own.sealed && { choice: HIDDEN },
  };
}

function hidden(cards: readonly Card[]): readonly Card[] {
  return cards.map(() => HIDDEN);
}

function hiddenFrom(cards: readonly Card[], known: number): readonly Card[] {
  return cards.map((card, index) => (index < known ? card : HIDDEN));
}

/** A fact as a viewer is told of it: cards that they must not know are hidden. */
export function redact(fact: Fact, viewer: Viewer): Fact {
  switch (fact.fact) {
    case 'tableLaid':
      return { ...fact, table: tableView(fact.table, viewer) };
    case 'asideDealt':
    case 'drawn':
    case 'peeked':
      return fact.seat === viewer ? fact : { ...fact, cards: hidden(fact.cards) };
    case 'searched':
      return fact.seat === viewer ? fact : { ...fact, cards: [] };
    case 'sifted':
      return fact.seat === viewer ? fact : { ...fact, card: HIDDEN };
    case 'reshuffled':
    case 'handReturned':
    case 'relicTaken':
      return { ...fact, deck: hidden(fact.deck) };
    case 'shelved':
      return { ...fact, deck: fact.deck && hidden(fact.deck) };
    // R29: where nobody owns the card named, nothing is shown.
    case 'ransomed':
      return fact.owner !== null || fact.seat === viewer ? fact : { ...fact, gift: HIDDEN, giftFrom: null };
    case 'sealed':
      return fact.seat === viewer ? fact : { ...fact, choice: { choice: HIDDEN } };
    case 'revealed':
      return { ...fact, choices: fact.choices.map((choice, seat) => (seat === viewer ? choice : closed(choice))) };
    default:
      return fact;
  }
}

/** F1: a card that stays face down is not shown. */
function closed(choice: Choice): Choice {
  return choice.choice === 'down' ? { choice: 'down', card: HIDDEN } : choice;
}
