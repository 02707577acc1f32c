import { at } from '../../../kernel/values/at.ts';
import type { EventId } from '../content/vocabulary.ts';
import { eventSpec, reshuffledDeck } from './board/board.ts';
import { cardDraft, eventsDraft, heroDraft, poolDraft, shipDraft, tileDraft } from './state/drafts.ts';
import type { Fact, FactName, FactOf } from './state/fact.ts';
import { type Play, playOn, type Writable } from './state/play.ts';
import type { EventsState, FazaView, State } from './state/state.ts';

/** Changes a draft as one kind of fact says. */
type Change<Name extends FactName> = (play: Play, fact: FactOf<Name>) => void;

/**
 * What each fact does to a state. Rules change the game only by emitting facts, except for four things that no fact
 * describes: the luck drawn, the work still to do, where a resolved card without lasting effect goes (E2), and the long shots
 * that are lost with the Team phase.
 */
const CHANGES: { readonly [Name in FactName]: Change<Name> } = {
  gameBegan: nothing,
  boardRedrawn: nothing,
  phaseBegan: (play, { phase, round }) => {
    play.state.phase = phase;
    play.state.round = round;
    // F5: used cards become unused, injured ones stay injured.
    if (phase === 'team') refreshCards(play);
  },
  stepBegan: nothing,
  cardUsed: (play, { seat, card }) => {
    cardDraft(play, seat, card).used = true;
  },
  heroMoved: (play, { seat, path }) => {
    heroDraft(play, seat).tile = last(path);
  },
  rebelsMoved: (play, { count, path }) => {
    tileDraft(play, at(path, 0)).rebels -= count;
    tileDraft(play, last(path)).rebels += count;
  },
  armed: (play, { seat, effect }) => {
    if (effect.kind === 'longShot') play.state.longShots = [...play.state.longShots, effect];
    else {
      const hero = heroDraft(play, seat);
      hero.armed = [...hero.armed, effect];
    }
  },
  disarmed: (play, { seat }) => {
    heroDraft(play, seat).armed = [];
  },
  diceRolled: (play, { seat }) => {
    const hero = heroDraft(play, seat);
    // C7: a Bazooka uses up the long shot that waited for it.
    if (hero.armed.some(({ kind }) => kind === 'bazooka')) play.state.longShots = play.state.longShots.slice(1);
    hero.armed = [];
  },
  dronesDefeated: (play, { seat, tile, count }) => {
    tileDraft(play, tile).drones -= count;
    // P1: a defeated Drone is a Point.
    heroDraft(play, seat).points += count;
  },
  injuriesIgnored: nothing,
  rebelsLost: (play, { tile, count }) => {
    tileDraft(play, tile).rebels -= count;
    poolDraft(play).rebels += count;
  },
  heroProtected: nothing,
  heroInjured: (play, { seat, card }) => {
    cardDraft(play, seat, card).injured = true;
  },
  cardRecovered: (play, { seat, card, by }) => {
    const recovered = cardDraft(play, seat, card);
    recovered.injured = false;
    // I3: what a hero does at an Outpost costs the use of the card.
    if (by === 'team') recovered.used = true;
  },
  cardRefreshed: (play, { seat, card }) => {
    cardDraft(play, seat, card).used = false;
  },
  pointsSpent: (play, { seat, points }) => {
    changePoints(play, seat, -points);
  },
  pointsGained: (play, { seat, points }) => {
    changePoints(play, seat, points);
  },
  rebelsPlaced: (play, { tile, count }) => {
    tileDraft(play, tile).rebels += count;
    poolDraft(play).rebels -= count;
  },
  dronesPlaced: (play, { tile, count }) => {
    tileDraft(play, tile).drones += count;
    poolDraft(play).drones -= count;
  },
  dronesBlocked: nothing,
  dronesRemoved: (play, { tile, count }) => {
    tileDraft(play, tile).drones -= count;
    poolDraft(play).drones += count;
  },
  shipBoarded: (play, { ship, tile, rebels, health }) => {
    shipDraft(play, ship).health = health;
    if (rebels === 0) return;
    // B2: the Rebels who board return to the pool.
    tileDraft(play, tile).rebels -= rebels;
    poolDraft(play).rebels += rebels;
  },
  // B4: a wreck has no health left.
  shipDefeated: (play, { ship }) => {
    shipDraft(play, ship).health = 0;
  },
  shipHealed: (play, { ship, health }) => {
    shipDraft(play, ship).health = health;
  },
  trackerMoved: (play, { ship }) => {
    play.state.tracker = play.state.ships.findIndex(({ id }) => id === ship);
  },
  shipActivated: nothing,
  activationCancelled: (play, { by }) => {
    const events = eventsDraft(play);
    const spent = events.kept.filter((event) => by === `event:${event}`);
    events.kept = events.kept.filter((event) => !spent.includes(event));
    events.discards = [...events.discards, ...spent];
  },
  shipMoved: (play, { ship, path }) => {
    shipDraft(play, ship).tile = last(path);
  },
  tileTurned: (play, { tile, fazaformed }) => {
    tileDraft(play, tile).fazaformed = fazaformed;
  },
  radioOpened: nothing,
  eventsSeen: (play, { events }) => {
    putOnTop(play, events);
  },
  eventChosen: (play, { event }) => {
    putOnTop(play, [event]);
  },
  eventDrawn: (play, { event }) => {
    takeFromDeck(eventsDraft(play), [event]);
  },
  eventStays: (play, { event }) => {
    const events = eventsDraft(play);
    const { type } = eventSpec(play.state, event);
    if (type === 'short') events.short = event;
    else if (type === 'long') events.long = [...events.long, event];
    else events.kept = [...events.kept, event];
  },
  eventEnded: (play, { event }) => {
    const events = eventsDraft(play);
    if (events.short === event) events.short = null;
    events.long = events.long.filter((other) => other !== event);
    events.discards = [...events.discards, event];
  },
  deckReshuffled: (play) => {
    const events = eventsDraft(play);
    events.deck = reshuffledDeck(play.state);
    events.discards = [];
  },
  teamWon: (play) => {
    play.state.outcome = { won: true, rule: 'X1' };
    play.state.phase = 'over';
  },
  teamLost: (play, { cause }) => {
    play.state.outcome = { won: false, rule: cause };
    play.state.phase = 'over';
  },
};

/** The state after a fact, or what is seen after it. The state given is never changed. */
export function evolve(view: FazaView, fact: Fact): FazaView;
export function evolve(state: State, fact: Fact): State;
export function evolve(state: State, fact: Fact): State {
  const change = changeOf(fact);
  if (change === nothing) return state;
  const play = playOn(state);
  change(play, fact);
  return play.state;
}

/** Emits a fact: changes the draft accordingly and adds the fact to the list. */
export function emit(play: Play, fact: Fact): void {
  changeOf(fact)(play, fact);
  play.facts.push(fact);
}

/** Puts event cards on top of the deck, known from now on, the first of them first. */
export function putOnTop(play: Play, cards: readonly EventId[]): void {
  const events = eventsDraft(play);
  takeFromDeck(events, cards);
  events.top = [...cards, ...events.top];
}

/** The compiler cannot see that a fact's name picks the change for that fact; this is the one place that says so. */
function changeOf(fact: Fact): Change<FactName> {
  return CHANGES[fact.fact] as Change<FactName>;
}

function nothing(): void {}

function last<Item>(items: readonly Item[]): Item {
  return at(items, items.length - 1);
}

function refreshCards(play: Play): void {
  play.state.heroes.forEach(({ cards }, seat) => {
    cards.forEach(({ used }, index) => {
      if (used) cardDraft(play, seat, index + 1).used = false;
    });
  });
}

/** P1, P2: every Point is a Drone that is not in the pool. */
function changePoints(play: Play, seat: number, points: number): void {
  heroDraft(play, seat).points += points;
  poolDraft(play).drones -= points;
}

function takeFromDeck(events: Writable<EventsState>, cards: readonly EventId[]): void {
  const others = (list: readonly EventId[]): readonly EventId[] =>
    list.some((card) => cards.includes(card)) ? list.filter((card) => !cards.includes(card)) : list;
  events.top = others(events.top);
  events.deck = others(events.deck);
}
