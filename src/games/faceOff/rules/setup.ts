import { type Chance, chanceFrom, type Drawing, drawBelow, shuffled } from '../../../kernel/chance.ts';
import { playOn } from '../../../kernel/steps.ts';
import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { type CardId, fightersOf, type ScrubId } from '../content/cards.ts';
import { ASSAULTS, type AssaultId, BONUSES, type BonusId, type VictoryId } from '../content/clock.ts';
import { type HqId, TIMING_DECKS, type TimingKind } from '../content/hqs.ts';
import { SCRUB_COPIES } from '../content/scrubs.ts';
import { FACTIONS, type FactionId } from '../content/vocabulary.ts';
import { setsInPlay } from './scoring/sets.ts';
import { emit, inTurnOrder, type Play } from './state/play.ts';
import {
  type Card,
  HIDDEN,
  type SeatState,
  type Setup,
  type State,
  type Step,
  type Table,
  type Tree,
} from './state/state.ts';

/** S3: by the number of seats: Market and Power cards of the Heathen House, assault cards and bonus cards. */
const COUNTS: Readonly<
  Record<
    number,
    { readonly market: number; readonly power: number; readonly assaults: number; readonly bonuses: number }
  >
> = {
  2: { market: 5, power: 6, assaults: 10, bonuses: 3 },
  3: { market: 6, power: 8, assaults: 15, bonuses: 4 },
  4: { market: 5, power: 10, assaults: 15, bonuses: 5 },
  5: { market: 4, power: 12, assaults: 15, bonuses: 6 },
};

/** S4: the first Power row, and the first Market card. */
const FIRST_POWER: readonly Card[] = ['aristotle', 'dracula', 'truthGun'];
const FIRST_MARKET: Card = 'hauntingPresence';

/** S3: the row of the table for a number of seats. */
export function countsOf(seats: number) {
  return required(COUNTS[seats]);
}

const TOKENS = 10;
const DEALT = 2;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** S1–S11: sets a game up; its steps are still to be done. Throws on an impossible setup. */
export function setUp({ seed, factions, timing }: Setup): Play {
  if (!isPossible(factions) || !Object.hasOwn(TIMING_DECKS, timing)) throw new RangeError('impossible setup');
  const chance = { ...chanceFrom(seed) };
  const picked = factions.flatMap((faction) => faction ?? []);
  const opening = emptyTable(chance, timing, factions.length);
  if (picked.length === 0) return draftFrom({ ...opening, first: drawBelow(chance, factions.length) });
  const { table, dealt } = lay(chance, timing, picked);
  const play: Play = playOn({ ...opening, ...table });
  deal(play, dealt);
  return play;
}

/** S3: each seat picks a faction, from one that is drawn. */
function draftFrom(opening: State): Play {
  const play: Play = playOn(opening);
  play.steps = [...inTurnOrder(opening).map((seat): Step => ({ step: 'draft', seat })), { step: 'layTable' }];
  return play;
}

function emptyTable(chance: Chance, timing: TimingKind, seats: number): State {
  const tree: Tree = { row: [], middle: [], deck: [] };
  return {
    timing,
    chance,
    viewer: null,
    seats: Array.from({ length: seats }, () => newSeat(null, [], [])),
    clock: tree,
    power: tree,
    peeked: Array.from({ length: seats }, () => 0),
    market: [],
    scrubs: [],
    sevens: [],
    hqs: ['house'],
    timings: [],
    fallen: [],
    atHq: [],
    marks: 0,
    sieges: [],
    gone: [],
    prize: null,
    rewards: [],
    auction: null,
    found: [],
    first: 0,
    round: 0,
    place: null,
    ending: null,
    reveals: 0,
    steps: [],
  };
}

/** What lies on the table when the cards of all factions in play have been shuffled, and what is dealt to each seat (S6). */
export function lay(
  chance: Drawing,
  timing: TimingKind,
  factions: readonly FactionId[],
): { readonly table: Table; readonly dealt: readonly (readonly VictoryId[])[] } {
  const seats = factions.map((faction) => {
    const starters = fightersOf('starter', faction);
    return newSeat(faction, shuffled(chance, starters), starters);
  });
  const inPlay = FACTIONS.filter((faction) => factions.includes(faction));
  const counts = countsOf(seats.length);
  // S6: shuffled once; the first cards are dealt, and the rest goes into the Clock deck.
  const numbered = shuffled(chance, numberedCards(seats));
  const clockCards: readonly Card[] = [
    ...numbered.slice(DEALT * seats.length),
    ...bonusesInOrder(chance, seats.length).slice(0, counts.bonuses),
    ...(Object.keys(ASSAULTS) as AssaultId[]).slice(0, counts.assaults),
  ];
  const table: Table = {
    seats,
    clock: treeOf(shuffled(chance, clockCards)),
    power: treeOf([...FIRST_POWER, ...chosenFrom(chance, 'power', inPlay, counts.power, FIRST_POWER)]),
    market: [FIRST_MARKET, ...chosenFrom(chance, 'market', inPlay, counts.market, [FIRST_MARKET])],
    scrubs: shuffled(chance, allScrubs()),
    sevens: setsInPlay({ seats }).map((set): VictoryId => `${set}7`),
    hqs: ['house', ...shuffled<HqId>(chance, inPlay)],
    timings: shuffled(chance, required(TIMING_DECKS[timing][seats.length])),
  };
  return { table, dealt: seats.map((_, seat) => numbered.slice(DEALT * seat, DEALT * (seat + 1))) };
}

/** S6, S9: gives each seat its two victory cards and its hand; then the first seat is drawn (S11). */
export function deal(play: Play, dealt: readonly (readonly Card[])[]): void {
  for (const seat of play.state.seats.keys()) {
    emit(play, 'S6', { fact: 'asideDealt', seat, cards: at(dealt, seat) });
    emit(play, 'S9', { fact: 'drawn', seat, cards: at(play.state.seats, seat).deck.slice(0, 5) });
  }
  play.steps = [...inTurnOrder(play.state).map((seat): Step => ({ step: 'mulligan', seat })), { step: 'firstSeat' }];
}

/** S3, X1: two to four different factions, or all four and a second copy of one; or none, if two to five seats pick theirs. */
export function isPossible(factions: readonly (FactionId | null)[]): boolean {
  const seats = factions.length;
  if (factions.every((faction) => faction === null)) return seats >= 2 && seats <= 5;
  const different = new Set(factions);
  const isKnown = [...different].every((faction) => faction !== null && FACTIONS.includes(faction));
  return isKnown && different.size >= 2 && different.size === Math.min(seats, 4) && seats <= 5;
}

function newSeat(faction: FactionId | null, deck: readonly Card[], owned: readonly CardId[]): SeatState {
  return {
    faction,
    deck,
    seen: 0,
    hand: [],
    discards: [],
    owned,
    aside: [],
    front: [],
    stage: [],
    down: [],
    army: [],
    rewards: [],
    tokens: TOKENS,
    penalty: 0,
    sealed: null,
  };
}

/** S6: the victory cards from 1 to 6 of the sets in play. */
export function numberedCards(seats: readonly Pick<SeatState, 'faction'>[]): VictoryId[] {
  return setsInPlay({ seats: seats as State['seats'] }).flatMap((set) => NUMBERS.map((no): VictoryId => `${set}${no}`));
}

/** S7: the bonus cards in the order in which they are used: no Wild one with two seats, all three with five. */
export function bonusesInOrder(chance: Drawing, seats: number): BonusId[] {
  const all = shuffled(chance, Object.keys(BONUSES) as BonusId[]);
  if (seats === 2) return all.filter((card) => !BONUSES[card].isWild);
  if (seats !== 5) return all;
  return [...all.filter((card) => BONUSES[card].isWild), ...all.filter((card) => !BONUSES[card].isWild)];
}

/** S3, S4: the cards of the factions in play and some of the Heathen House's, shuffled, without those that lie open first. */
function chosenFrom(
  chance: Drawing,
  kind: 'power' | 'market',
  factions: readonly FactionId[],
  count: number,
  first: readonly Card[],
): Card[] {
  const house = fightersOf(kind, 'house').filter((card) => !first.includes(card));
  const chosen = shuffled(chance, house).slice(0, count);
  return shuffled(chance, [...factions.flatMap((faction) => fightersOf(kind, faction)), ...chosen]);
}

/** All thirty scrubs. */
function allScrubs(): ScrubId[] {
  return (Object.entries(SCRUB_COPIES) as [ScrubId, number][]).flatMap(([card, copies]) =>
    Array.from({ length: copies }, () => card),
  );
}

/** S8: three cards in the row and two behind it. */
function treeOf(cards: readonly Card[]): Tree {
  const open = cards.filter((card) => card !== HIDDEN);
  return { row: open.slice(0, 3), middle: open.slice(3, 5), deck: cards.slice(5) };
}
