import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { ACTION_DECK } from '../content/cards.ts';
import { EVENT_DECK } from '../content/events.ts';
import { type PeopleId, SPECIALTIES } from '../content/vocabulary.ts';
import { avatarNamed } from './state/avatars.ts';
import type { FactName, FactOf, Happened } from './state/fact.ts';
import {
  type Avatar,
  type AvatarNo,
  type Battle,
  type Card,
  type Deck,
  type FactionFunView,
  type Fighter,
  HIDDEN,
  type PeopleState,
  type Role,
  type Seat,
  type State,
  type Turn,
} from './state/state.ts';
import { peopleOf } from './turn/seats.ts';

type Change<Name extends FactName> = (state: State, fact: FactOf<Name>) => State;

/** What each fact does to a state, or a redacted fact to a view. Only the luck drawn and the work still to do change without a fact. */
const CHANGES: { readonly [Name in FactName]: Change<Name> } = {
  roundBegan: (state, { round }) => ({ ...state, round }),
  eventDrawn: (state, { event }) => ({
    ...state,
    event,
    eventDeck: { ...state.eventDeck, left: without(state.eventDeck.left, [event]) },
  }),
  eventDiscarded: (state, { event }) => ({
    ...state,
    event: null,
    eventDeck: { ...state.eventDeck, discards: [...state.eventDeck.discards, event] },
  }),
  eventsReshuffled: (state) => ({ ...state, eventDeck: { left: EVENT_DECK, discards: [] } }),
  handDrawn: (state, { seat, cards }) =>
    deck(
      hand(state, seat, [...at(state.hands, seat), ...shownTo(state, seat, cards)]),
      peopleOf(seat),
      ({ left, discards }) => ({
        left: without(left, cards),
        discards,
      }),
    ),
  deckReshuffled: (state, { people }) =>
    deck(state, people, ({ discards }) => ({
      left: state.viewer === null ? discards : discards.map(() => HIDDEN),
      discards: [],
    })),
  turnBegan: (state, { seat, die }) => ({
    ...state,
    turn: { seat, die, plus: 0, waterSteps: null, claimPlus: 0, actor: null },
  }),
  turnSkipped: (state, { seat }) => people(state, peopleOf(seat), { owesTurn: false }),
  turnEnded: (state, { seat }) => ({
    ...state,
    turn: null,
    highPlaces: counted(state.highPlaces, seat),
    closedPaths: counted(state.closedPaths, seat),
  }),
  cardPlayed: (state, { seat, card }) => {
    const { battle } = state;
    const role = battle && (battle.aggressor.seat === seat ? 'aggressor' : 'defender');
    const played = role ? fighter({ ...state, reveals: state.reveals + 1 }, role, { card }) : state;
    return deck(hand(played, seat, without(at(played.hands, seat), [card])), peopleOf(seat), ({ left, discards }) => ({
      left,
      discards: [...discards, card],
    }));
  },
  movementRaised: (state, { plus }) => turn(state, { plus: required(state.turn).plus + plus }),
  waterOpened: (state, { steps }) => turn(state, { waterSteps: steps }),
  claimRaised: (state, { plus }) => turn(state, { claimPlus: plus }),
  mountainsClosed: (state, { turns }) => ({ ...state, highPlaces: forSailfolk(state.highPlaces, turns) }),
  hearthsClosed: (state, { turns }) => ({ ...state, closedPaths: forSailfolk(state.closedPaths, turns) }),
  terrainChanged: (state, { tile, terrain }) => ({
    ...state,
    terrain: state.terrain.map((old, index) => (index === tile ? terrain : old)),
  }),
  avatarMoved: (state, { avatar, tile }) => {
    const isGone = avatarNamed(state, avatar).tile !== tile;
    return turn(changed(state, avatar, isGone ? { tile, hasFoothold: false } : {}), { actor: avatar });
  },
  claimRolled: (state, { avatar, tile, isMade }) => (isMade ? { ...state, claim: { avatar, tile } } : state),
  footholdGained: (state, { avatar }) => changed(state, avatar, { hasFoothold: true }),
  answerRolled: (state) => state,
  claimEnded: (state) => ({ ...state, claim: null }),
  passed: (state) => ({ ...state, reveals: state.reveals + 1 }),
  battleBegan: (state, { battle }) => ({ ...state, battle }),
  battleRolled: (state, { role, die, isAgain }) => {
    const rolled = fighter(state, role, { die });
    return battle(rolled, isAgain ? { hasRerolled: true } : {});
  },
  rollWon: (state, { role }) => fighter(state, role, { wins: required(state.battle)[role].wins + 1 }),
  battleEnded: (state) => ({ ...state, battle: null }),
  tileTaken: (state, { people: holder, tile }) => ({
    ...state,
    holders: state.holders.map((old, index) => (index === tile ? holder : old)),
    avatars: state.avatars.map((one) => (one.tile === tile ? { ...one, hasFoothold: false } : one)),
  }),
  avatarWent: (state, { avatar, tile }) => {
    const { tile: from } = avatarNamed(state, avatar);
    return changed(state, avatar, from === tile ? {} : { tile, hasFoothold: false });
  },
  avatarLost: (state, { avatar }) => ({ ...state, avatars: state.avatars.filter(({ id }) => id !== avatar) }),
  turnOwed: (state, { people: of }) => people(state, of, { owesTurn: true }),
  notchGained: (state, { people: of }) => people(state, of, { notches: state.peoples[of].notches + 1 }),
  formed: (state, { people: of }) => people(state, of, { hasFormed: true }),
  avatarPlaced: (state, { avatar }) => {
    const { specialties } = state.peoples[avatar.people];
    const gained = SPECIALTIES[avatar.people].filter((kind) => kind === avatar.kind);
    return people({ ...state, avatars: [...state.avatars, avatar], nextAvatar: avatar.id + 1 }, avatar.people, {
      specialties: [...specialties, ...gained],
    });
  },
  avatarForfeited: (state) => state,
  ritualBegan: (state, { round }) => ({ ...state, songRound: round }),
  gameEnded: (state, { ending }) => ({ ...state, ending }),
};

/** The state after a fact, or a view after a redacted one. What is given is never changed. */
export function evolve(view: FactionFunView, fact: Happened): FactionFunView;
export function evolve(state: State, fact: Happened): State;
export function evolve(state: State, fact: Happened): State {
  return changeOf(fact)(state, fact);
}

/** The compiler cannot see that a fact's name picks the change for that fact; this is the one place that says so. */
function changeOf({ fact }: Happened): Change<FactName> {
  return CHANGES[fact] as Change<FactName>;
}

/** Cards without some of them; where a view does not show them, without as many that are hidden. */
export function without<Item extends string>(items: readonly Item[], gone: readonly Item[]): Item[] {
  const left = [...items];
  for (const item of gone) {
    const known = left.indexOf(item);
    const index = known >= 0 ? known : left.findIndex((one: string) => one === HIDDEN);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** The whole action deck of a people in a game with this many seats: one for every two seats of the people (S3). */
export function wholeDeck(of: PeopleId, seats: number): readonly Card[] {
  return Array.from({ length: Math.ceil(seats / 4) }, () => ACTION_DECK[of]).flat();
}

/** Cards that a seat holds, as far as the viewer of the state sees them. */
function shownTo({ viewer }: State, seat: Seat, cards: readonly Card[]): readonly Card[] {
  return viewer === null || viewer === seat ? cards : cards.map(() => HIDDEN);
}

function hand(state: State, seat: Seat, cards: readonly Card[]): State {
  return { ...state, hands: state.hands.map((old, index) => (index === seat ? cards : old)) };
}

function deck(state: State, of: PeopleId, change: (deck: Deck<Card>) => Deck<Card>): State {
  return { ...state, decks: { ...state.decks, [of]: change(state.decks[of]) } };
}

function people(state: State, of: PeopleId, change: Partial<PeopleState>): State {
  return { ...state, peoples: { ...state.peoples, [of]: { ...state.peoples[of], ...change } } };
}

function turn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...required(state.turn), ...change } };
}

function battle(state: State, change: Partial<Battle>): State {
  return { ...state, battle: { ...required(state.battle), ...change } };
}

function fighter(state: State, role: Role, change: Partial<Fighter>): State {
  return battle(state, { [role]: { ...required(state.battle)[role], ...change } });
}

function changed(state: State, avatar: AvatarNo, change: Partial<Avatar>): State {
  return { ...state, avatars: state.avatars.map((one) => (one.id === avatar ? { ...one, ...change } : one)) };
}

/** One turn less for a seat. */
function counted(turns: readonly number[], seat: Seat): readonly number[] {
  return turns.map((left, index) => (index === seat ? Math.max(0, left - 1) : left));
}

/** A6, A8: this many turns for each seat of the Sailfolk. */
function forSailfolk(old: readonly number[], turns: number): readonly number[] {
  return old.map((left, seat) => (peopleOf(seat) === 'sailfolk' ? turns : left));
}
