import { chanceFrom } from '../../../kernel/chance.ts';
import type { EventId, LocalEffect } from '../content/vocabulary.ts';
import { applyLegal } from '../rules/apply.ts';
import { eventSpec, heroAt } from '../rules/board.ts';
import { type Odds, oddsOf, workOut } from '../rules/combat.ts';
import type { CommandOf } from '../rules/command.ts';
import { faza } from '../rules/faza.ts';
import { everyRoll, fightForecast } from '../rules/fightOdds.ts';
import type { FazaView, Seat, State } from '../rules/state.ts';
import { seedOf } from './loadedDice.ts';

/** One way in which something chancy can end. */
export interface Outcome {
  readonly state: State;
  /** From 0 to 1; the chances of all outcomes add up to 1. */
  readonly chance: number;
}

export type Boarding = CommandOf<'board' | 'insider'>;

/** A number of kills, how likely it is, and a seed that rolls it. */
interface Roll {
  readonly chance: number;
  readonly seed: string;
}

/** Rolls follow from nothing but their odds, so each is worked out once. */
const rolls = new Map<string, readonly Roll[]>();

/** Every way in which a fight can end, with its exact chance. */
export function fightOutcomes(state: FazaView, command: CommandOf<'fight'>): Outcome[] {
  const plain = withoutRerolls(state, command.hero);
  return rollsOf(state, command).map(({ chance, seed }) => ({
    chance,
    state: applyLegal(faza.determinize(plain, chanceFrom(seed)), command).state,
  }));
}

/**
 * The same with no re-roll armed. The chances know of them; how a roll came to its kills leaves no trace, and dice that come
 * out as wanted are the harder to find the more are rolled.
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

/** Dice that defeat exactly so many Drones. Sixes and ones would not do: several bonuses for the lowest die can lift a one. */
function facesFor(odds: Odds, kills: number): number[] {
  const found = everyRoll(odds.dice).find(
    (faces) => workOut(odds, faces, () => 1).filter((die) => die.hit).length === kills,
  );
  if (!found) throw new RangeError(`no roll of ${odds.dice} dice defeats ${kills}`);
  return found;
}

/** Every way in which a boarding can end: one for each event card that may come. Cards already seen on top are no chance. */
export function boardOutcomes(state: FazaView, command: Boarding): Outcome[] {
  const bag = unseen(state);
  return bag.length === 0 ? asItIs(state, command) : bag.map((event) => drawing(state, command, event, 1 / bag.length));
}

/** How a boarding ends if this card is resolved, wherever in the deck it lies now (V3). */
export function boardingWith(state: FazaView, command: Boarding, event: EventId): State {
  const { deck, top, discards } = state.events;
  const others = (cards: readonly EventId[]): EventId[] => cards.filter((other) => other !== event);
  const isNewDeck = deck.length === 0 && discards.includes(event);
  const events = {
    ...state.events,
    top: [event, ...others(top)],
    deck: others(isNewDeck ? discards : deck),
    discards: isNewDeck ? [] : discards,
  };
  return carriedOut({ ...state, events }, command);
}

/** The same in brief: one card for each kind of local event, with the share that this kind has of the deck. */
export function boardSketch(state: FazaView, command: Boarding): Outcome[] {
  const bag = unseen(state);
  if (bag.length === 0) return asItIs(state, command);
  return LOCAL_KINDS.flatMap((kind) => {
    const cards = bag.filter((event) => eventSpec(state, event).local.kind === kind);
    // A Short event changes least, so it stands for its kind.
    const typical = cards.find((event) => eventSpec(state, event).type === 'short') ?? cards.at(-1);
    return typical ? [drawing(state, command, typical, cards.length / bag.length)] : [];
  });
}

/** A boarding that no event follows, as if the cards had run out: its gain alone. */
export function quietBoarding(state: FazaView, command: Boarding): State {
  return carriedOut({ ...state, events: { ...state.events, deck: [], top: [], discards: [] } }, command);
}

const LOCAL_KINDS: readonly LocalEffect['kind'][] = ['drones', 'injury', 'rebel'];

/** The cards of which any may come next; none where the next is known, or where there is none. */
function unseen({ events }: FazaView): readonly EventId[] {
  if (events.top.length > 0) return [];
  return events.deck.length > 0 ? events.deck : events.discards;
}

function asItIs(state: FazaView, command: Boarding): Outcome[] {
  return [{ chance: 1, state: carriedOut(state, command) }];
}

function drawing(state: FazaView, command: Boarding, event: EventId, chance: number): Outcome {
  const { deck, discards } = state.events;
  const events = {
    ...state.events,
    top: [event],
    deck: unseen(state).filter((other) => other !== event),
    discards: deck.length > 0 ? discards : [],
  };
  return { chance, state: carriedOut({ ...state, events }, command) };
}

function carriedOut(state: FazaView, command: Boarding): State {
  return applyLegal(faza.determinize(state.drawTwo ? drawingOne(state) : state, chanceFrom('')), command).state;
}

/** The same without the choice between two cards (V3): which card comes is what whoever asks has said. */
function drawingOne({ drawTwo: _, ...state }: FazaView): FazaView {
  return state;
}
