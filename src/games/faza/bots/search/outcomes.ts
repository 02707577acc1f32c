import type { Outcome } from '../../../../kernel/bots/search.ts';
import { chanceFrom, UNKNOWN_CHANCE } from '../../../../kernel/chance.ts';
import type { EventId } from '../../content/vocabulary.ts';
import { applyLegal } from '../../rules/apply.ts';
import { heroAt, reshuffledDeck } from '../../rules/board/board.ts';
import { faza } from '../../rules/faza.ts';
import { type Odds, oddsOf, workOut } from '../../rules/fight/combat.ts';
import { everyRoll, fightForecast } from '../../rules/fight/fightOdds.ts';
import type { CommandOf } from '../../rules/state/command.ts';
import { copyWith } from '../../rules/state/play.ts';
import type { EventsState, FazaView, Seat } from '../../rules/state/state.ts';
import { seedOf } from './loadedDice.ts';

export type Boarding = CommandOf<'board' | 'insider'>;

/** A number of kills, how likely it is, and a seed that rolls it. */
interface Roll {
  readonly chance: number;
  readonly seed: string;
}

/** Rolls depend on their odds alone, so each is computed once. */
const rolls = new Map<string, readonly Roll[]>();

/** Every way in which a fight can end, with its exact chance. */
export function fightOutcomes(state: FazaView, command: CommandOf<'fight'>): Outcome<FazaView>[] {
  const plain = withoutRerolls(state, command.hero);
  return rollsOf(state, command).map(({ chance, seed }) => {
    const rolled = applyLegal(faza.determinize(plain, chanceFrom(seed)), command).state;
    return { chance, view: copyWith(rolled, UNKNOWN_CHANCE) };
  });
}

/**
 * The same with no re-roll armed. The chances include re-rolls, the outcome does not depend on them, and a seed for a given
 * result is harder to find the more dice it covers.
 */
function withoutRerolls(state: FazaView, seat: Seat): FazaView {
  const { armed } = heroAt(state, seat);
  if (!armed.some(({ kind }) => kind === 'reroll')) return state;
  const heroes = state.heroes.map((hero, other) =>
    other === seat ? { ...hero, armed: armed.filter(({ kind }) => kind !== 'reroll') } : hero,
  );
  return { ...state, heroes };
}

function rollsOf(state: FazaView, { hero, tile }: CommandOf<'fight'>): readonly Roll[] {
  const odds = oddsOf(state, hero, tile);
  const key = [odds.dice, odds.needs, odds.bonus, odds.rerolls, ...odds.lowest].join();
  let found = rolls.get(key);
  if (!found) {
    const { results } = fightForecast(state, hero, tile);
    found = results.map(({ kills, chance }) => ({ chance, seed: seedOf(facesFor({ ...odds, rerolls: 0 }, kills)) }));
    rolls.set(key, found);
  }
  return found;
}

/** Dice that defeat exactly `kills` Drones. Sixes and ones would not do: several bonuses for the lowest die can lift a one. */
function facesFor(odds: Odds, kills: number): number[] {
  const found = everyRoll(odds.dice).find(
    (faces) => workOut(odds, faces, () => 1).filter((die) => die.hit).length === kills,
  );
  if (!found) throw new RangeError(`no roll of ${odds.dice} dice defeats ${kills}`);
  return found;
}

/**
 * The outcomes of a boarding: one for each event card that may come, or just one if the top card is known. Of more than `most` cards
 * as many stand for all, spread over them.
 */
export function boardOutcomes(
  state: FazaView,
  command: Boarding,
  most = Number.POSITIVE_INFINITY,
): Outcome<FazaView>[] {
  const bag = unseen(state);
  if (bag.length === 0) return asItIs(state, command);
  const step = Math.max(1, bag.length / most);
  const cards = bag.filter((_, index) => index % step < 1);
  return cards.map((event) => drawing(state, command, event, 1 / cards.length));
}

/** The outcome of a boarding if this card is resolved, wherever in the deck it is now (V3). */
export function boardingWith(state: FazaView, command: Boarding, event: EventId): FazaView {
  const { deck, top, discards } = state.events;
  const others = (cards: readonly EventId[]): EventId[] => cards.filter((other) => other !== event);
  const isNewDeck = discards.includes(event);
  const cards = {
    top: [event, ...others(top)],
    deck: others(isNewDeck ? [...deck, ...reshuffledDeck(state)] : deck),
    discards: isNewDeck ? [] : discards,
  };
  return carriedOut(withCards(state, cards), command);
}

/** A boarding without an event, as if the cards had run out. */
export function quietBoarding(state: FazaView, command: Boarding): FazaView {
  return carriedOut(withCards(state, { deck: [], top: [], discards: [] }), command);
}

/** The same with the event cards lying otherwise that are not in force. */
function withCards(state: FazaView, { deck, top, discards }: Pick<EventsState, 'deck' | 'top' | 'discards'>): FazaView {
  const { short, long, kept } = state.events;
  const copy = copyWith(state, state.chance);
  // As in `copyWith`: rules read objects of one hidden class faster.
  copy.events = { deck, top, discards, short, long, kept };
  return copy;
}

/** The cards that may come next with equal chance; none if the next card is known, or there is none. */
function unseen(state: FazaView): readonly EventId[] {
  const { top, deck } = state.events;
  if (top.length > 0) return [];
  return deck.length > 0 ? deck : reshuffledDeck(state);
}

function asItIs(state: FazaView, command: Boarding): Outcome<FazaView>[] {
  return [{ chance: 1, view: carriedOut(state, command) }];
}

function drawing(state: FazaView, command: Boarding, event: EventId, chance: number): Outcome<FazaView> {
  const { deck, discards } = state.events;
  const cards = {
    top: [event],
    deck: unseen(state).filter((other) => other !== event),
    discards: deck.length > 0 ? discards : [],
  };
  return { chance, view: carriedOut(withCards(state, cards), command) };
}

function carriedOut(state: FazaView, command: Boarding): FazaView {
  if (!state.drawTwo) return applyLegal(state, command).state;
  // V3: the caller has chosen the card of this boarding; those that follow it draw two again.
  const { drawTwo, ...drawingOne } = state;
  return { ...applyLegal(drawingOne, command).state, drawTwo };
}
