import { describe, expect, test } from 'vitest';
import { editions } from '../../../../../src/games/faza/content/editions.ts';
import type { EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { eventSpec } from '../../../../../src/games/faza/rules/board/board.ts';
import { chanceOfAll, eventOdds } from '../../../../../src/games/faza/rules/events/eventOdds.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../../src/kernel/chance.ts';
import { withChance } from '../../../../kit/otherLuck.ts';
import { give, told } from '../../commands.ts';
import { position } from '../../positions.ts';

const ALL = editions.published.events.map(({ id }) => id);

/** A hero and a Rebel under a ship; only these cards are unseen, these known, those discarded. */
function boarding(deck: readonly EventId[], top: readonly EventId[] = [], discards: readonly EventId[] = []): FazaView {
  const state = position({
    heroes: { soldier: { tile: 7 }, doctor: {} },
    tiles: { 7: { rebels: 3 } },
    ships: { former: { tile: 7 } },
  });
  return { ...state, events: { ...state.events, deck, top, discards } };
}

const twoDrawn = (state: FazaView): FazaView => ({ ...state, drawTwo: true });

/** Every set of cards that may be drawn, all equally likely within a lot: known, then the deck, then the discards. */
function handsOf({ events: { top, deck, discards } }: FazaView, count: number): EventId[][] {
  let hands: EventId[][] = [[]];
  for (let drawn = 0; drawn < count; drawn++) {
    hands = hands.flatMap((hand) => {
      const next = top[drawn];
      if (next !== undefined) return [[...hand, next]];
      const left = deck.filter((card) => !hand.includes(card));
      const from = left.length > 0 ? left : discards.filter((card) => !hand.includes(card));
      return from.length === 0 ? [hand] : from.map((card) => [...hand, card]);
    });
  }
  return hands;
}

const share = (hands: readonly EventId[][], isSuch: (card: EventId) => boolean): number =>
  hands.filter((hand) => hand.some(isSuch)).length / hands.length;

const SITUATIONS: [string, FazaView][] = [
  ['a whole deck', boarding(ALL)],
  ['few cards', boarding(['abduction', 'ionStorm', 'salvage'])],
  ['a known card on top', boarding(['abduction', 'salvage'], ['overdrive'])],
  ['an empty deck', boarding([], [], ['purge', 'sabotage', 'defectors'])],
  ['two drawn of a whole deck', twoDrawn(boarding(ALL))],
  ['two drawn, one known', twoDrawn(boarding(['abduction', 'salvage', 'purge'], ['overdrive']))],
  ['two drawn, one left in the deck', twoDrawn(boarding(['abduction'], [], ['purge', 'sabotage']))],
  ['two drawn, one card at all', twoDrawn(boarding(['abduction']))],
];

describe('B3 E1 what a boarding may bring', () => {
  test('B3 the likeliest first: two of three cards are Instant, one is a Reward', () => {
    const { types } = eventOdds(boarding(['salvage', 'abduction', 'purge']));
    expect(types.map(({ what, chance }) => [what, Math.round(chance * 3)])).toEqual([
      ['instant', 2],
      ['reward', 1],
    ]);
  });

  test('E3 of two known cards the first is drawn, and the second is no part of it', () => {
    const { drawn, cards } = eventOdds(boarding(['salvage'], ['overdrive', 'purge']));
    expect([drawn, cards]).toEqual([1, [{ what: 'overdrive', chance: 1 }]]);
  });

  test.each(SITUATIONS)('V3 %s: every chance as counted out over all draws', (_, state) => {
    const hands = handsOf(state, state.drawTwo ? 2 : 1);
    const odds = eventOdds(state);
    expect(odds.drawn).toBe(hands[0]?.length);
    for (const { what, chance } of odds.cards)
      expect(chance).toBeCloseTo(
        share(hands, (card) => card === what),
        10,
      );
    expect(odds.cards.map(({ what }) => what).sort()).toEqual([...new Set(hands.flat())].sort());
    for (const { what, chance } of odds.locals) {
      const { kind, count } = what;
      const such = (card: EventId): boolean => {
        const { local } = eventSpec(state, card);
        return local?.kind === kind && local.count === count;
      };
      expect(chance).toBeCloseTo(share(hands, such), 10);
    }
    const locals = hands.flat().map((card) => eventSpec(state, card).local?.kind);
    expect(odds.locals.map(({ what }) => what.kind).sort()).toEqual([...new Set(locals)].sort());
    for (const { what, chance } of odds.types)
      expect(chance).toBeCloseTo(
        share(hands, (card) => eventSpec(state, card).type === what),
        10,
      );
  });

  test('B3 as it happens: each card of a deck comes as often as it is said to', () => {
    const state = boarding(['abduction', 'ionStorm', 'salvage', 'overdrive']);
    const games = 400;
    const seen = new Map<EventId, number>();
    for (let game = 0; game < games; game++) {
      const lucky = { ...state, chance: chanceFrom(`board ${game}`) };
      const [drawn] = told(give(lucky, { do: 'board', hero: 0, ship: 'former' }), 'eventDrawn');
      if (drawn) seen.set(drawn.event, (seen.get(drawn.event) ?? 0) + 1);
    }
    for (const { what, chance } of eventOdds(state).cards) {
      // Four standard errors.
      const error = 4 * Math.sqrt((chance * (1 - chance)) / games);
      expect(Math.abs((seen.get(what) ?? 0) / games - chance)).toBeLessThan(error);
    }
  });

  test('E3 a known card is sure, and the odds know nothing of the luck to come', () => {
    const state = boarding(['abduction', 'salvage'], ['overdrive']);
    expect(eventOdds(state).cards).toEqual([{ what: 'overdrive', chance: 1 }]);
    const elsewhere = withChance(state, 'other');
    expect(eventOdds(elsewhere)).toEqual(eventOdds(state));
  });

  test('E4 where no card is left nothing follows', () => {
    expect(eventOdds(boarding([]))).toEqual({ drawn: 0, cards: [], locals: [], types: [] });
  });
});

test('V3: the chance that all drawn cards are of a kind is that of the only card, or of both', () => {
  const isSuch = (card: EventId): boolean => card === 'purge' || card === 'salvage';
  expect(chanceOfAll(boarding(['purge', 'ambush']), isSuch)).toBe(0.5);
  expect(chanceOfAll(twoDrawn(boarding(['purge', 'ambush'])), isSuch)).toBe(0);
  expect(chanceOfAll(twoDrawn(boarding(['purge', 'salvage'])), isSuch)).toBe(1);
  expect(chanceOfAll(twoDrawn(boarding(['purge', 'ambush'], ['salvage'])), isSuch)).toBe(0.5);
});
