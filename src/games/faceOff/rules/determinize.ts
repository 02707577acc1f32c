import { type Chance, type Drawing, drawFrom, shuffled } from '../../../kernel/chance.ts';
import { required } from '../../../kernel/values/required.ts';
import { fightersOf, isBonus } from '../content/cards.ts';
import { ASSAULTS } from '../content/clock.ts';
import { TIMING_DECKS } from '../content/hqs.ts';
import { FACTIONS, type FactionId } from '../content/vocabulary.ts';
import { choicesOf } from './round/sealing.ts';
import { completeSet } from './scoring/sets.ts';
import { bonusesInOrder, countsOf, numberedCards } from './setup.ts';
import { withoutAll } from './state/cards.ts';
import { type Card, type FaceOffView, HIDDEN, type SeatState, type State } from './state/state.ts';

/** A state that agrees with a view: what it hides is given out by chance. */
export function determinize(known: FaceOffView, chance: Chance): State {
  const drawing = { ...chance };
  const { seats, numbered } = withDealtCards(drawing, known);
  const state: State = {
    ...known,
    chance,
    viewer: null,
    seats,
    clock: { ...known.clock, deck: filled(known.clock.deck, unseenClockCards(drawing, known, numbered)) },
    power: { ...known.power, deck: filled(known.power.deck, unseenFighters(drawing, known, 'power')) },
    market: filled(known.market, unseenFighters(drawing, known, 'market')),
    hqs: filledHqs(drawing, known),
    timings: filledTimings(drawing, known),
  };
  return withSeals(drawing, state);
}

/** Everything of a seat that lies hidden is what it owns and does not show. */
function withOwnCards(drawing: Drawing, own: SeatState): SeatState {
  const shown = [...own.hand, ...own.down, ...own.deck].filter((card) => card !== HIDDEN);
  const open = [
    ...own.discards,
    ...own.front,
    ...[...own.stage, ...own.army].flatMap((one) => (one.isLent ? [] : [one.card])),
  ];
  const unseen = shuffled(drawing, withoutAll(own.owned, [...shown, ...open]));
  return { ...own, hand: filled(own.hand, unseen), down: filled(own.down, unseen), deck: filled(own.deck, unseen) };
}

/** So often cards are dealt again; more often than any real position needs. */
const MOST_DEALS = 1000;

/**
 * S6, E1: the two dealt cards of each seat, and what is left. Everybody knows that no seat has completed a set so far, since it would
 * have won.
 */
function withDealtCards(
  drawing: Drawing,
  known: State,
): { readonly seats: readonly SeatState[]; readonly numbered: Card[] } {
  const owners = known.seats.map((own) => withOwnCards(drawing, own));
  const unseen = unseenNumbers(known);
  for (let deals = 1; ; deals++) {
    const numbered = shuffled(drawing, unseen);
    const seats = owners.map((own) => ({ ...own, aside: filled(own.aside, numbered) }));
    const isOver = seats.some((own) => completeSet({ seats }, own) !== null);
    if (!isOver || known.ending || deals === MOST_DEALS) return { seats, numbered };
  }
}

/** Cards with a place for each that is hidden taken by the next of some others, which are used up. */
function filled(cards: readonly Card[], unseen: Card[]): readonly Card[] {
  return cards.map((card) => (card === HIDDEN ? (unseen.shift() ?? HIDDEN) : card));
}

/** Every card of the view that everybody, or its viewer, sees. */
function visible(known: State): readonly Card[] {
  const { seats, clock, power, market, gone, prize, atHq, found } = known;
  const ofSeats = seats.flatMap(({ owned, aside, stage }) => [...owned, ...aside, ...stage.map(({ card }) => card)]);
  const ofTrees = [clock, power].flatMap(({ row, middle, deck }) => [...row, ...middle, ...deck]);
  const cards = [...ofSeats, ...ofTrees, ...market, ...gone, ...atHq, ...found, ...(prize === null ? [] : [prize])];
  return cards.filter((card) => card !== HIDDEN);
}

/** S6: victory cards from 1 to 6 that are dealt to others or lie in the Clock deck. Those that a search found are not dealt. */
function unseenNumbers(known: State): Card[] {
  return withoutAll<Card>(numberedCards(known.seats), visible(known));
}

/** S7: what the Clock deck holds apart from what was dealt: all that is left of the assault cards, and bonus cards for the rest. */
function unseenClockCards(drawing: Drawing, known: State, numbered: readonly Card[]): Card[] {
  const seen = visible(known);
  const { assaults, bonuses } = countsOf(known.seats.length);
  const left = (Object.keys(ASSAULTS) as Card[]).slice(0, assaults).filter((card) => !seen.includes(card));
  const order = bonusesInOrder(drawing, known.seats.length);
  const unseenBonuses = order.filter((card) => !seen.includes(card)).slice(0, bonuses - seen.filter(isBonus).length);
  return shuffled(drawing, [...numbered, ...known.found, ...left, ...unseenBonuses]);
}

/** S3: all that is left of the factions' cards, and some of the Heathen House's for the rest. */
function unseenFighters(drawing: Drawing, known: State, kind: 'power' | 'market'): Card[] {
  const seen = visible(known);
  const cards: readonly Card[] = kind === 'power' ? known.power.deck : known.market;
  const places = cards.filter((card) => card === HIDDEN).length;
  const ofFactions = factionsOf(known)
    .flatMap((faction) => fightersOf(kind, faction))
    .filter((card) => !seen.includes(card));
  const ofHouse = fightersOf(kind, 'house').filter((card) => !seen.includes(card));
  return shuffled(drawing, [...ofFactions, ...shuffled(drawing, ofHouse).slice(0, places - ofFactions.length)]);
}

function filledHqs(drawing: Drawing, known: State): State['hqs'] {
  const isPast = (faction: FactionId): boolean =>
    known.hqs[0] === faction || known.fallen.some(({ hq }) => hq === faction);
  const unseen = factionsOf(known).filter((faction) => !isPast(faction));
  return known.hqs.map((hq) => (hq === HIDDEN ? drawFrom(drawing, unseen) : hq));
}

function filledTimings(drawing: Drawing, known: State): readonly number[] {
  const unseen = [...required(TIMING_DECKS[known.timing][known.seats.length])];
  for (const timing of [...known.fallen.map(({ timing }) => timing), ...known.timings]) {
    const index = unseen.indexOf(timing);
    if (index >= 0) unseen.splice(index, 1);
  }
  return known.timings.map((timing) => (timing === 0 ? drawFrom(drawing, unseen) : timing));
}

/** F1: what others have sealed is any of what they could. */
function withSeals(drawing: Drawing, state: State): State {
  const [step] = state.steps;
  if (step?.step !== 'seal') return state;
  const seats = state.seats.map((own, seat) =>
    own.sealed?.choice === HIDDEN ? { ...own, sealed: drawFrom(drawing, choicesOf(state, seat, step.part)) } : own,
  );
  return { ...state, seats };
}

function factionsOf({ seats }: State): FactionId[] {
  return FACTIONS.filter((faction) => seats.some((own) => own.faction === faction));
}
