import { type Chance, chanceFrom, drawFrom, UNKNOWN_CHANCE, type UnknownChance } from '../../../src/kernel/chance.ts';
import type { Applied, Game, Refused, Result, Seat, Side } from '../../../src/kernel/game.ts';
import { eachAlone, sideOf } from '../../../src/kernel/sides.ts';
import { applied, doNext, doSteps, type Play as PlayOf, playOn, type StepRules } from '../../../src/kernel/steps.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { equal } from '../../../src/kernel/values/equal.ts';

/*
 * Sealed Bids, a game that exists for tests only: 2–6 players bid for prizes with cards from hidden hands, all at once. It
 * has what no real game has yet: sealed choices that their owner can reopen, five and six seats, and two sides.
 *
 * B1  The deck has five cards of each number from 1 to 7, six with six players. Everybody is dealt four, and nobody shows theirs.
 * B2  There are four rounds. Each begins with a prize worth 1 to 6, shown to all; no two are equal.
 * B3  Each player lays one card face down, in any order, and may take it back until the last one has laid theirs.
 * B4  Then all bids are shown. The highest wins the prize; where two are equally high nobody does.
 * B5  Cards that were bid are out of the game. Before the next round everybody is dealt one more.
 * B6  After four rounds players are ranked by the sum of their prizes; equal sums share a place. The first win.
 * B7  With teams, every other player is on the same side, and only the sums of the sides count; equal sides share the victory.
 */

/** A card's number; `HIDDEN` in a view where its viewer must not know it. */
export type Card = number;
export const HIDDEN = 0;

const NUMBERS = 7;
const COPIES = 5;
const MOST_FOR_FIVE_COPIES = 5;
const HAND = 4;
const ROUNDS = 4;
const PRIZES = 6;

export interface BidsSetup {
  readonly seed: string;
  readonly players: number;
  /** Whether players form two sides; left out where each plays alone. */
  readonly teams?: true;
}

export interface Hand {
  /** Cards in rising order. */
  readonly cards: readonly Card[];
  /** The face-down card, if any. */
  readonly bid: Card | null;
  readonly prizes: readonly number[];
}

/** The fields that a state shares with its views, in which some cards are `HIDDEN`. */
export interface BidsState {
  readonly chance: Chance;
  /** Cards that nobody has had, unordered: drawing picks a random one. */
  readonly deck: readonly Card[];
  /** Cards that are out of the game, in rising order. */
  readonly played: readonly Card[];
  readonly hands: readonly Hand[];
  /** Prizes that have been shown; the last one is at stake. */
  readonly shown: readonly number[];
  readonly ranking: readonly (readonly Seat[])[] | null;
  /** The sides, which win and lose together. */
  readonly sides: readonly Side[];
  /** The pending steps; the bids wait for everybody at once. */
  readonly steps: readonly BidsStep[];
}

export type BidsStep = { readonly step: 'deal'; readonly cards: number } | { readonly step: 'prize' | 'bids' };

/** A state without its luck, and without the cards that its viewer must not know. */
export interface BidsView extends BidsState {
  readonly chance: UnknownChance;
}

export type BidsCommand =
  | { readonly do: 'bid'; readonly seat: Seat; readonly card: Card }
  | { readonly do: 'takeBack'; readonly seat: Seat };

/** What happened. */
type Happened =
  | { readonly fact: 'dealt'; readonly seat: Seat; readonly card: Card }
  | { readonly fact: 'prizeShown'; readonly prize: number }
  | { readonly fact: 'bidPlaced'; readonly seat: Seat; readonly card: Card }
  | { readonly fact: 'bidTakenBack'; readonly seat: Seat; readonly card: Card }
  | { readonly fact: 'bidsShown'; readonly bids: readonly Card[] }
  | { readonly fact: 'prizeWon'; readonly seat: Seat; readonly prize: number }
  | { readonly fact: 'ranked'; readonly ranking: readonly (readonly Seat[])[] };

/** A fact with the rule that it follows from, and whether it belongs to the setup of the game. */
export type BidsFact = Happened & { readonly rule: string; readonly by: 'setup' | 'players' };

export interface BidsTypes {
  readonly setup: BidsSetup;
  readonly state: BidsState;
  readonly view: BidsView;
  readonly command: BidsCommand;
  readonly fact: BidsFact;
}

const rising = (a: number, b: number): number => a - b;
const without = (cards: readonly Card[], card: Card): Card[] => {
  const index = cards.indexOf(card);
  return cards.filter((_, place) => place !== index);
};
const wholeDeck = (players: number): Card[] => {
  const copies = players > MOST_FOR_FIVE_COPIES ? COPIES + 1 : COPIES;
  return Array.from({ length: NUMBERS * copies }, (_, index) => 1 + (index % NUMBERS)).sort(rising);
};

export const bids: Game<BidsTypes> = {
  id: 'bids',
  version: 1,
  seats: ({ players }) => players,
  sides: sidesOf,
  newGame: (setup) => {
    const { seed, players, teams } = setup;
    const counts = teams ? [4, 6] : [2, 3, 4, 5, 6];
    if (!counts.includes(players)) throw new RangeError(`impossible setup: ${players} players`);
    const hands = Array.from({ length: players }, (): Hand => ({ cards: [], bid: null, prizes: [] }));
    const empty = {
      chance: chanceFrom(seed),
      deck: wholeDeck(players),
      played: [],
      hands,
      shown: [],
      ranking: null,
      sides: sidesOf(setup),
      steps: roundWith(HAND),
    };
    const play: Play = playOn(empty);
    doSteps(play, rulesOfStep);
    return applied(play);
  },
  activeSeats: (state) => [...new Set(bids.legalCommands(state).map(({ seat }) => seat))],
  legalCommands: (state, seat) =>
    (state.steps.length > 0 ? listBids(state) : []).filter((command) => seat === undefined || command.seat === seat),
  apply,
  evolve,
  view: (state, viewer) => ({
    ...state,
    chance: UNKNOWN_CHANCE,
    deck: viewer === null ? state.deck : state.deck.map(() => HIDDEN),
    hands: state.hands.map((hand, seat) => (seat === viewer || viewer === null ? hand : closed(hand))),
  }),
  redact: (fact, viewer) => ('card' in fact && fact.seat !== viewer ? { ...fact, card: HIDDEN } : fact),
  determinize: (view, chance) => {
    const known = [...view.played, ...view.hands.flatMap(({ cards, bid }) => [...cards, bid ?? HIDDEN])];
    const unknown = known.filter((card) => card !== HIDDEN).reduce(without, wholeDeck(view.hands.length));
    const drawing = { ...chance };
    const found = (card: Card): Card => (card === HIDDEN ? drawFrom(drawing, unknown) : card);
    const hands = view.hands.map(({ cards, bid, prizes }) => ({
      cards: cards.map(found).sort(rising),
      bid: bid === null ? null : found(bid),
      prizes,
    }));
    return { ...view, chance, hands, deck: unknown };
  },
  // B4, B5: players learn something only when all bids are revealed; new cards are dealt then, too.
  revealed: (before, after) => before.played.length !== after.played.length,
  round: ({ shown }) => shown.length,
  result: ({ ranking, sides }): Result | null =>
    ranking && { rule: isByTeams(sides) ? 'B7' : 'B6', ranking, winners: at(ranking, 0) },
};

function apply(view: BidsView, command: BidsCommand): Applied<BidsTypes, BidsView> | Refused;
function apply(state: BidsState, command: BidsCommand): Applied<BidsTypes> | Refused;
function apply(state: BidsState, command: BidsCommand): Applied<BidsTypes> | Refused {
  if (!bids.legalCommands(state).some((legal) => equal(legal, command))) return refused(state);
  const play: Play = playOn(state);
  const { seat } = command;
  if (command.do === 'takeBack') emit(play, { fact: 'bidTakenBack', seat, card: at(state.hands, seat).bid ?? HIDDEN });
  else emit(play, { fact: 'bidPlaced', seat, card: command.card });
  doSteps(play, rulesOfStep);
  return applied(play);
}

/** One command being carried out. */
type Play = PlayOf<BidsState, BidsStep, BidsFact>;

/** The compiler cannot see that a step's name picks the rules for it; this is the one place that says so. */
function rulesOfStep({ step }: BidsStep): StepRules<Play, BidsState, BidsStep, BidsCommand> {
  return STEPS[step] as StepRules<Play, BidsState, BidsStep, BidsCommand>;
}

/** A round, for which everybody is dealt some cards. */
function roundWith(cards: number): BidsStep[] {
  return [{ step: 'deal', cards }, { step: 'prize' }, { step: 'bids' }];
}

/** B3: all bid at once, and nobody can undo a bid after the last one, because they are then revealed at once. */
function listBids(state: BidsState): BidsCommand[] {
  if (state.hands.every(({ bid }) => bid !== null)) return [];
  return state.hands.flatMap((_, seat) => commandsOf(state, seat));
}

function commandsOf({ hands }: BidsState, seat: Seat): BidsCommand[] {
  const { cards, bid } = at(hands, seat);
  if (bid !== null) return [{ do: 'takeBack', seat }];
  return [...new Set(cards)].map((card) => ({ do: 'bid', seat, card }));
}

function refused({ ranking }: BidsState): Refused {
  return { ok: false, rule: ranking ? 'B6' : 'B3', reason: ranking ? 'over' : 'notYours' };
}

function closed({ cards, bid, prizes }: Hand): Hand {
  return { cards: cards.map(() => HIDDEN), bid: bid === null ? null : HIDDEN, prizes };
}

/** The rule that each kind of fact follows from. */
const RULES: Readonly<Record<Happened['fact'], string>> = {
  dealt: 'B1',
  prizeShown: 'B2',
  bidPlaced: 'B3',
  bidTakenBack: 'B3',
  bidsShown: 'B4',
  prizeWon: 'B4',
  ranked: 'B6',
};

function emit(play: Play, happened: Happened): void {
  const isSetup = play.state.shown.length === 0;
  play.state = evolve(play.state, happened);
  play.facts.push({ ...happened, rule: RULES[happened.fact], by: isSetup ? 'setup' : 'players' });
}

const STEPS: {
  readonly [Name in BidsStep['step']]: StepRules<Play, BidsState, BidsStep & { step: Name }, BidsCommand>;
} = {
  deal: { perform: deal },
  prize: { perform: showPrize },
  bids: { list: listBids, perform: endRound },
};

function deal(play: Play, { cards }: BidsStep & { step: 'deal' }): void {
  for (let card = 0; card < cards; card++)
    for (const seat of play.state.hands.keys())
      emit(play, { fact: 'dealt', seat, card: drawFrom(play.chance, [...play.state.deck]) });
}

function showPrize(play: Play): void {
  const left = Array.from({ length: PRIZES }, (_, index) => index + 1).filter(
    (prize) => !play.state.shown.includes(prize),
  );
  emit(play, { fact: 'prizeShown', prize: drawFrom(play.chance, left) });
}

/** B4–B6: bids are shown, the prize is won, and the next round or the end comes. */
function endRound(play: Play): void {
  const laid = play.state.hands.map(({ bid }) => bid ?? HIDDEN);
  emit(play, { fact: 'bidsShown', bids: laid });
  const highest = Math.max(...laid);
  const winners = laid.flatMap((bid, seat) => (bid === highest ? [seat] : []));
  const prize = at(play.state.shown, play.state.shown.length - 1);
  if (winners.length === 1) emit(play, { fact: 'prizeWon', seat: at(winners, 0), prize });
  if (play.state.shown.length < ROUNDS) doNext(play, ...roundWith(1));
  else emit(play, { fact: 'ranked', ranking: rankingOf(play.state) });
}

/** B7: every other player is on the same side. */
function sidesOf({ players, teams }: BidsSetup): readonly Side[] {
  if (!teams) return eachAlone(players);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [0, 1].map((side) => seats.filter((seat) => seat % 2 === side));
}

/** Whether seats play on sides. */
function isByTeams(sides: readonly Side[]): boolean {
  return sides.some(({ length }) => length > 1);
}

/** The sum of the prizes of a seat's side. */
export function sumOf({ hands, sides }: BidsState, seat: Seat): number {
  const prizes = sideOf(sides, seat).flatMap((member) => at(hands, member).prizes);
  return prizes.reduce((sum, prize) => sum + prize, 0);
}

function rankingOf(state: BidsState): Seat[][] {
  const sums = [...state.hands.keys()].map((seat) => sumOf(state, seat));
  const places = [...new Set(sums)].sort((a, b) => b - a);
  return places.map((place) => sums.flatMap((sum, seat) => (sum === place ? [seat] : [])));
}

/** Applies a fact to a state, or a redacted fact to a view. */
function evolve(view: BidsView, fact: Happened): BidsView;
function evolve(state: BidsState, fact: Happened): BidsState;
function evolve(state: BidsState, fact: Happened): BidsState {
  const hand = (seat: Seat, change: (hand: Hand) => Partial<Hand>): BidsState => ({
    ...state,
    hands: state.hands.map((own, index) => (index === seat ? { ...own, ...change(own) } : own)),
  });
  switch (fact.fact) {
    case 'dealt': {
      const dealt = hand(fact.seat, ({ cards }) => ({ cards: [...cards, fact.card].sort(rising) }));
      // In a view every card of the deck is hidden, even one that is dealt to its viewer.
      return { ...dealt, deck: without(state.deck, state.deck.includes(HIDDEN) ? HIDDEN : fact.card) };
    }
    case 'prizeShown':
      return { ...state, shown: [...state.shown, fact.prize] };
    case 'bidPlaced':
      return hand(fact.seat, ({ cards }) => ({ cards: without(cards, fact.card), bid: fact.card }));
    case 'bidTakenBack':
      return hand(fact.seat, ({ cards }) => ({ cards: [...cards, fact.card].sort(rising), bid: null }));
    case 'bidsShown':
      return {
        ...state,
        played: [...state.played, ...fact.bids].sort(rising),
        hands: state.hands.map((own) => ({ ...own, bid: null })),
      };
    case 'prizeWon':
      return hand(fact.seat, ({ prizes }) => ({ prizes: [...prizes, fact.prize] }));
    case 'ranked':
      return { ...state, ranking: fact.ranking };
  }
}
