import { at } from '../../../kernel/values/at.ts';
import { required } from '../../../kernel/values/required.ts';
import { type CardId, isAssault, isScrub } from '../content/cards.ts';
import { ASSAULTS } from '../content/clock.ts';
import { type Found, without, withoutAll, withoutPlayed, withSeat } from './state/cards.ts';
import type { FactName, FactOf, Happened } from './state/fact.ts';
import {
  type Auction,
  type Choice,
  type FaceOffView,
  HIDDEN,
  type Played,
  type Seat,
  type SeatState,
  type State,
  type Tree,
  type TreeName,
} from './state/state.ts';

type Change<Name extends FactName> = (state: State, fact: FactOf<Name>) => State;

/** What each fact does to a state, or a redacted fact to a view. Only the luck drawn and the work still to do change without a fact. */
const CHANGES: { readonly [Name in FactName]: Change<Name> } = {
  factionPicked: (state, { seat, faction }) => withSeat(state, seat, () => ({ faction })),
  tableLaid: (state, { table }) => ({ ...state, ...table }),
  asideDealt: (state, { seat, cards }) => withSeat(state, seat, () => ({ aside: cards })),
  drawn: (state, { seat, cards }) =>
    shown(
      withSeat(state, seat, ({ deck, hand, seen }) => ({
        deck: deck.slice(cards.length),
        hand: [...hand, ...cards],
        seen: Math.max(0, seen - cards.length),
      })),
    ),
  reshuffled: (state, { seat, deck }) => shown(withSeat(state, seat, () => ({ deck, discards: [], seen: 0 }))),
  handReturned: (state, { seat, deck }) => shown(withSeat(state, seat, () => ({ deck, hand: [], seen: 0 }))),
  // R27: everybody learns whose cards work at the start of the round, and that nobody else has one in hand.
  roundBegan: (state, { round, first }) => shown({ ...state, round, first }),
  claimed: (state, { card }) =>
    claimed(
      tree(state, 'clock', (one) => withoutOpen(one, card)),
      card,
    ),
  plainAssault: (state) => ({ ...state, place: 'hq', marks: state.marks + 1 }),
  movedUp: (state, { tree: name, card }) =>
    tree(state, name, (one) => ({ ...one, row: [...one.row, card], middle: without(one.middle, card) })),
  refilled: (state, { tree: name, card }) => {
    const filled = tree(state, name, ({ row, middle, deck }) => ({
      row,
      // A view that was carried ahead does not know which card comes, and an unknown card lies nowhere open.
      middle: card === HIDDEN ? middle : [...middle, card],
      deck: deck.slice(1),
    }));
    const peeked = name === 'clock' ? state.peeked.map((count) => Math.max(0, count - 1)) : state.peeked;
    return shown({ ...filled, peeked });
  },
  sealed: (state, { seat, choice }) => withSeat(state, seat, () => ({ sealed: choice })),
  reopened: (state, { seat }) => withSeat(state, seat, () => ({ sealed: null })),
  revealed: (state, { choices }) =>
    shown(choices.reduce((sofar, choice, seat) => withSeat(sofar, seat, (own) => revealed(state, own, choice)), state)),
  joined: (state, { seat, card }) =>
    withSeat(state, seat, ({ army }) => ({
      army: army.map((one) => (one.card === card ? { card: one.card, as: one.as } : one)),
    })),
  declined: shown,
  discarded: (state, { seat, card }) =>
    shown(
      withSeat(state, seat, ({ hand, discards }) => ({ hand: without(hand, card), discards: [...discards, card] })),
    ),
  destroyed: (state, { seat, card, from }) => {
    const { scrubs, gone } = state;
    const destroyed = withSeat(state, seat, (own) => ({
      [from]: without(own[from], card),
      owned: without(own.owned, card),
    }));
    return shown(isScrub(card) ? { ...destroyed, scrubs: [...scrubs, card] } : { ...destroyed, gone: [...gone, card] });
  },
  recalled: (state, { seat, card }) =>
    withSeat(state, seat, ({ hand, discards }) => ({
      hand: [...hand, state.viewer === null || state.viewer === seat ? card : HIDDEN],
      discards: without(discards, card),
    })),
  sifted: (state, { seat, card }) =>
    shown(withSeat(state, seat, ({ deck }) => ({ deck: [card, ...deck.slice(1)], seen: 1 }))),
  siftDiscarded: (state, { seat, card }) =>
    withSeat(state, seat, ({ deck, discards }) => ({ deck: deck.slice(1), discards: [...discards, card], seen: 0 })),
  tokensGained: (state, { seat, tokens }) => withTokens(state, seat, tokens),
  tokensPaid: (state, { seat, tokens }) => withTokens(state, seat, -tokens),
  extraPlayed: (state, { seat, card, as, place }) =>
    shown(
      withSeat(state, seat, (own) => ({
        hand: without(own.hand, card),
        ...(place === 'faceOff' ? { stage: [...own.stage, { card, as }] } : { army: [...own.army, { card, as }] }),
      })),
    ),
  shielded: (state) => state,
  attacked: (state, { target, minus }) => withSeat(state, target, ({ penalty }) => ({ penalty: penalty + minus })),
  stolen: (state, { seat, target, tokens }) => withTokens(withTokens(state, target, -tokens), seat, tokens),
  scrubbed: (state, { target, card }) => ({ ...gained(state, target, card), scrubs: state.scrubs.slice(1) }),
  siegeLaid: (state, { siege }) => ({ ...state, sieges: [...state.sieges, siege] }),
  deployed: (state, { seat, card }) =>
    shown(
      withSeat(state, seat, ({ hand, army }) => ({
        hand: without(hand, card),
        army: [...army, { card, as: 'personality' }],
      })),
    ),
  brought: (state, { seat, card, as }) =>
    withSeat(
      tree(state, 'power', (one) => withoutOpen(one, card)),
      seat,
      ({ stage }) => ({ stage: [...stage, { card, as, isLent: true }] }),
    ),
  lentReturned: (state, { card }) => {
    const seats = state.seats.map((own) => ({
      ...own,
      stage: own.stage.filter((one) => one.card !== card || !one.isLent),
    }));
    return tree({ ...state, seats }, 'power', (one) => ({ ...one, row: [...one.row, card] }));
  },
  kicked: (state, { card, owner }) =>
    owner === null
      ? { ...tree(state, 'power', (one) => withoutOpen(one, card)), gone: [...state.gone, card] }
      : withSeat(state, owner, ({ army, discards }) => ({
          army: withoutPlayed(army, card),
          discards: [...discards, card],
        })),
  peeked: (state, { seat, cards }) => {
    const seen = { ...state, peeked: state.peeked.map((count, index) => (index === seat ? cards.length : count)) };
    return shown(
      tree(seen, 'clock', (one) => ({
        ...one,
        deck: one.deck.map((old, index) =>
          cards[index] === undefined || cards[index] === HIDDEN ? old : cards[index],
        ),
      })),
    );
  },
  searched: (state, { cards }) => shown({ ...state, found: cards }),
  relicTaken: (state, { seat, card, deck }) => {
    const taken = tree(state, 'clock', (one) => ({ ...one, deck }));
    return shown({ ...gained(taken, seat, card), peeked: state.peeked.map(() => 0) });
  },
  searchEnded: (state) => ({ ...state, found: [] }),
  // Everybody learns who has a card, or that nobody has it.
  ransomed: (state, { seat, card, gift, owner, giftFrom }) => {
    if (owner === null || gift === HIDDEN || giftFrom === null) return shown(state);
    const without = lost(lost(state, owner.seat, card, owner), seat, gift, giftFrom);
    return shown(gained(gained(without, seat, card), owner.seat, gift));
  },
  ranked: (state, { rewards }) => ({ ...state, rewards }),
  // E1: after a gain everybody learns whether a set is complete.
  gained: (state, { seat, card, reward }) => {
    const given = { ...gained(state, seat, card), rewards: state.rewards.filter((one) => one !== reward) };
    if (reward === 'clock') return shown({ ...given, prize: null });
    if (reward === 'seven') return shown({ ...given, sevens: without(state.sevens, card) });
    return takenFromRow(given, seat, card);
  },
  hqRewardGained: (state, { seat, hq }) =>
    shown({
      ...withSeat(state, seat, ({ rewards }) => ({ rewards: [...rewards, hq] })),
      rewards: state.rewards.filter((one) => one !== 'hqReward'),
    }),
  tokenTaken: (state, { seat }) => ({
    ...withTokens(state, seat, 1),
    rewards: state.rewards.filter((one) => one !== 'token'),
  }),
  flew: (state, { seat, card }) =>
    withSeat(state, seat, ({ stage, army }) => ({
      stage: withoutPlayed(stage, card),
      army: [...army, { card, as: 'personality' }],
    })),
  cleanedUp: (state, { seat, down }) =>
    shown(
      withSeat(state, seat, ({ stage, discards }) => ({
        stage: [],
        down: [],
        discards: [...discards, ...stage.map(({ card }) => card), ...down],
      })),
    ),
  unclaimed: (state, { card }) => ({ ...state, prize: null, gone: [...state.gone, card] }),
  violenceEnded: (state) => ({
    ...state,
    place: null,
    rewards: [],
    seats: state.seats.map((own) => ({ ...own, penalty: 0 })),
  }),
  auctionBegan: (state, { card }) => ({ ...state, auction: { card, bid: 0, leader: null, out: [] } }),
  bidMade: (state, { seat, tokens }) => auction(state, () => ({ bid: tokens, leader: seat })),
  bidPassed: (state, { seat }) => auction(state, ({ out }) => ({ out: [...out, seat] })),
  auctionEnded: (state, { winner, tokens }) => withTokens({ ...state, auction: null }, winner, -tokens),
  shelved: (state, { seat, card, deck }) => {
    const sold = { ...state, market: state.market.slice(1) };
    if (deck === null) return gained(sold, seat, card);
    return withSeat(sold, seat, ({ owned }) => ({ deck, owned: [...owned, card], seen: 0 }));
  },
  marketOpened: (state, { card }) => shown({ ...state, market: [card, ...state.market.slice(1)] }),
  cracked: (state, { hq }) => ({
    ...state,
    seats: state.seats.map((own) => ({
      ...own,
      army: [],
      discards: [...own.discards, ...own.army.map(({ card }) => card)],
    })),
    gone: [...state.gone, ...state.atHq],
    atHq: [],
    marks: 0,
    sieges: [],
    fallen: [...state.fallen, { hq, timing: at(state.timings, 0) }],
    hqs: state.hqs.slice(1),
    timings: state.timings.slice(1),
  }),
  hqOpened: (state, { hq, timing }) =>
    shown({ ...state, hqs: [hq, ...state.hqs.slice(1)], timings: [timing, ...state.timings.slice(1)] }),
  laid: (state, { seat, card }) =>
    shown(withSeat(state, seat, ({ hand, front }) => ({ hand: without(hand, card), front: [...front, card] }))),
  paidOff: (state, { seat, card }) => ({
    ...withTokens(
      withSeat(state, seat, ({ hand, owned }) => ({ hand: without(hand, card), owned: without(owned, card) })),
      seat,
      -1,
    ),
    scrubs: [...state.scrubs, card],
  }),
  gameEnded: (state, { ending, aside }) =>
    shown({
      ...state,
      ending,
      seats: state.seats.map((own, seat) => ({ ...own, aside: at(aside, seat) })),
    }),
};

/** The state after a fact, or a view after a redacted one. What is given is never changed. */
export function evolve(view: FaceOffView, fact: Happened): FaceOffView;
export function evolve(state: State, fact: Happened): State;
export function evolve(state: State, fact: Happened): State {
  return changeOf(fact)(state, fact);
}

/** The compiler cannot see that a fact's name picks the change for that fact; this is the one place that says so. */
function changeOf({ fact }: Happened): Change<FactName> {
  return CHANGES[fact] as Change<FactName>;
}

function shown(state: State): State {
  return { ...state, reveals: state.reveals + 1 };
}

function tree(state: State, name: TreeName, change: (tree: Tree) => Tree): State {
  return { ...state, [name]: change(state[name]) };
}

/** C1: a tree without an open card; the Skeleton Key may have taken it from the middle. */
function withoutOpen({ row, middle, deck }: Tree, card: CardId): Tree {
  return { row: row.filter((one) => one !== card), middle: middle.filter((one) => one !== card), deck };
}

/** C1: what a clock card begins. */
function claimed(state: State, card: CardId): State {
  if (!isAssault(card)) return { ...state, prize: card, place: 'faceOff' };
  return { ...state, atHq: [...state.atHq, card], marks: state.marks + ASSAULTS[card].marks, place: 'hq' };
}

/** F1, F3, H1: the cards that a seat has revealed lie in the fight, or face down. */
function revealed({ place }: State, own: SeatState, choice: Choice): Partial<SeatState> {
  if (choice.choice === 'down')
    return { sealed: null, hand: without(own.hand, choice.card), down: [...own.down, choice.card] };
  if (choice.choice !== 'play') return { sealed: null };
  const hand = withoutAll(
    own.hand,
    choice.cards.map(({ card }) => card),
  );
  if (place === 'faceOff') return { sealed: null, hand, stage: [...own.stage, ...choice.cards] };
  const arriving = choice.cards.map((one): Played => ({ ...one, isArriving: true }));
  return { sealed: null, hand, army: [...own.army, ...arriving] };
}

/** A card that a seat gets: it goes to the discard pile. */
function gained(state: State, seat: Seat, card: CardId): State {
  return withSeat(state, seat, ({ discards, owned }) => ({ discards: [...discards, card], owned: [...owned, card] }));
}

/** F7, R25: a Power card leaves the row; a lent one that its borrower takes stays in the fight until the clean-up. */
function takenFromRow(state: State, seat: Seat, card: CardId): State {
  const taken = tree(state, 'power', (one) => withoutOpen(one, card));
  return withSeat(taken, seat, ({ stage, discards }) =>
    stage.some((one) => one.card === card && one.isLent)
      ? {
          stage: stage.map((one) => (one.card === card ? { card: one.card, as: one.as } : one)),
          discards: without(discards, card),
        }
      : {},
  );
}

/** `ransom`: a seat without a card that was found in one of its zones. */
function lost(state: State, seat: Seat, card: CardId, { zone, index }: Found): State {
  return withSeat(state, seat, (own) => ({
    [zone]: own[zone].toSpliced(index, 1),
    owned: zone === 'aside' ? own.owned : without(own.owned, card),
    seen: zone === 'deck' && index === 0 ? 0 : own.seen,
  }));
}

function withTokens(state: State, seat: Seat, plus: number): State {
  return withSeat(state, seat, ({ tokens }) => ({ tokens: tokens + plus }));
}

function auction(state: State, change: (auction: Auction) => Partial<Auction>): State {
  const now = required(state.auction);
  return { ...state, auction: { ...now, ...change(now) } };
}
