import type { EventId, EventType, LocalEffect } from '../../content/vocabulary.ts';
import { eventSpec, reshuffledDeck } from '../board/board.ts';
import type { FazaView } from '../state/state.ts';

/** How likely something is to come with the next event, from 0 to 1; exact. */
export interface EventChance<What> {
  readonly what: What;
  readonly chance: number;
}

/** What the next boarding may bring (B3, E1): what everybody at the table can work out. */
export interface EventOdds {
  /** Cards that are drawn: 1, or 2 of which the team resolves one (V3). Fewer where no more are left. */
  readonly drawn: number;
  /** Every card that may be drawn, with the chance that it is; known ones first, then in the edition's order. */
  readonly cards: readonly EventChance<EventId>[];
  /** Chance that one of the cards drawn hurts the tile of the boarding in this way; the likeliest first. */
  readonly locals: readonly EventChance<LocalEffect>[];
  /** Chance that one of the cards drawn is of a type; the likeliest first. */
  readonly types: readonly EventChance<EventType>[];
}

/** Cards of which `draws` are drawn, all equally likely. */
interface Lot {
  readonly cards: readonly EventId[];
  readonly draws: number;
}

/** The exact chances of the next retaliation: known cards come first (E3), then the deck, then the reshuffled discards (E4). */
export function eventOdds(state: FazaView): EventOdds {
  const lots = lotsOf(state, state.drawTwo === true ? 2 : 1);
  const cards = lots.flatMap((lot) => lot.cards.map((what) => ({ what, chance: lot.draws / lot.cards.length })));
  const specs = cards.map(({ what }) => eventSpec(state, what));
  return {
    drawn: lots.reduce((sum, { draws }) => sum + draws, 0),
    cards,
    locals: chancesOf(
      specs.flatMap(({ local }) => local ?? []),
      ({ kind, count }) => `${kind} ${count}`,
      (local) => anyOf(lots, (card) => sameLocal(eventSpec(state, card).local, local)),
    ),
    types: chancesOf(
      specs.map(({ type }) => type),
      (type) => type,
      (type) => anyOf(lots, (card) => eventSpec(state, card).type === type),
    ),
  };
}

/** Chance that `isSuch` holds for all cards that the next boarding draws: of two, the team resolves the better one (V3). 1 where none is left. */
export function chanceOfAll(state: FazaView, isSuch: (card: EventId) => boolean): number {
  let all = 1;
  for (const { cards, draws } of lotsOf(state, state.drawTwo === true ? 2 : 1)) {
    const such = cards.filter(isSuch).length;
    for (let drawn = 0; drawn < draws; drawn++) all *= Math.max(0, such - drawn) / (cards.length - drawn);
  }
  return all;
}

function lotsOf(state: FazaView, wanted: number): Lot[] {
  const { top, deck } = state.events;
  let left = wanted;
  const known = top.slice(0, left).map((card): Lot => ({ cards: [card], draws: 1 }));
  left -= known.length;
  const lots: Lot[] = [];
  for (const cards of [deck, reshuffledDeck(state)]) {
    const draws = Math.min(left, cards.length);
    if (draws > 0) lots.push({ cards, draws });
    left -= draws;
  }
  return [...known, ...lots];
}

/** The chance that at least one of the cards drawn is such a card. */
function anyOf(lots: readonly Lot[], isSuch: (card: EventId) => boolean): number {
  let none = 1;
  for (const { cards, draws } of lots) {
    const others = cards.filter((card) => !isSuch(card)).length;
    for (let drawn = 0; drawn < draws; drawn++) none *= Math.max(0, others - drawn) / (cards.length - drawn);
  }
  return 1 - none;
}

function chancesOf<What>(
  all: readonly What[],
  keyOf: (what: What) => string,
  chanceOf: (what: What) => number,
): EventChance<What>[] {
  const different = new Map(all.map((what) => [keyOf(what), what]));
  return [...different.values()].map((what) => ({ what, chance: chanceOf(what) })).sort((a, b) => b.chance - a.chance);
}

function sameLocal(a: LocalEffect | null, b: LocalEffect): boolean {
  return a?.kind === b.kind && a.count === b.count;
}
