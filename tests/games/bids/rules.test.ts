import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../../src/kernel/chance.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { begin, canUndo, give, type Session, undo } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { runProperties } from '../../kit/runProperties.ts';
import { PropertyFailure } from '../../kit/story.ts';
import type { Subject } from '../../kit/subject.ts';
import { total } from '../../kit/tally.ts';
import { type BidsCommand, type BidsState, type BidsTypes, type BidsView, bids, type Hand, HIDDEN } from './rules.ts';
import { subject } from './subject.ts';

const PLAN = { seed: 'bids', properties: 'all', bots: ['random'], middles: 0 } as const;

/** Plays round by round, each seat with the named cards; throws if a seat does not have its card. */
function bid(state: BidsState, ...cards: readonly number[]): BidsState {
  return cards.reduce((before, card, seat) => {
    const result = bids.apply(before, { do: 'bid', seat, card });
    if (!result.ok) throw new Error(`${seat} has no ${card}`);
    return result.state;
  }, state);
}

/** A state with the named hands, and 5 as the prize at stake. */
function holding(...hands: readonly (readonly number[])[]): BidsState {
  const { state } = bids.newGame({ seed: 'hands', players: hands.length });
  return { ...state, shown: [5], hands: hands.map((cards) => ({ cards, bid: null, prizes: [] })) };
}

const MINUTES = 60_000;

describe('Sealed Bids, the test game with secrets', () => {
  test('B1, B2 everybody has four cards and sees nobody else’s; a prize is shown', () => {
    const { state, facts } = bids.newGame({ seed: 'a', players: 3 });
    expect(state.hands.map(({ cards }) => cards.length)).toEqual([4, 4, 4]);
    const view = bids.view(state, 1);
    expect(view.hands.map(({ cards }) => cards.every((card) => card === HIDDEN))).toEqual([true, false, true]);
    expect(view.deck).toEqual(Array(23).fill(HIDDEN));
    expect(JSON.stringify(view)).not.toContain('"a"');
    expect(facts.filter(({ fact }) => fact === 'prizeShown')).toHaveLength(1);
  });

  test('B4 the highest bid wins the prize, and of two equal ones neither', () => {
    expect(bid(holding([1, 2, 3, 4], [2, 5, 6, 7]), 4, 7).hands.map(({ prizes }) => prizes)).toEqual([[], [5]]);
    expect(bid(holding([7, 2, 3, 4], [2, 5, 6, 7]), 7, 7).hands.map(({ prizes }) => prizes)).toEqual([[], []]);
  });

  test('B3 a bid can be undone until the last one is placed', () => {
    const laid = bid(holding([1, 2, 3, 4], [2, 5, 6, 7]), 4);
    expect(bids.legalCommands(laid, 0)).toEqual([{ do: 'takeBack', seat: 0 }]);
    const back = bids.apply(laid, { do: 'takeBack', seat: 0 });
    expect(back.ok && back.state).toEqual(holding([1, 2, 3, 4], [2, 5, 6, 7]));
    expect(bids.apply(laid, { do: 'bid', seat: 0, card: 1 })).toEqual({ ok: false, rule: 'B3', reason: 'notYours' });
  });

  test('B3 a bid is undone by its player, never by the next one, and nobody undoes the end', () => {
    const laidBy = (...cards: readonly number[]): Session<BidsTypes> => {
      const opening = { ok: true, state: holding([1, 2], [3, 4]), facts: [] } as const;
      const start: Session<BidsTypes> = { ...begin(bids, { seed: 'undo', players: 2 }), opening };
      return cards.reduce((before, card, seat) => {
        const given = give(before, { do: 'bid', seat, card });
        if (!('session' in given)) throw new Error(`${seat} has no ${card}`);
        return given.session;
      }, start);
    };
    const laid = laidBy(2);
    expect([canUndo(laid), canUndo(laid, [0]), canUndo(laid, [1]), canUndo(laid, [])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(undo(laid, [1])).toBe(laid);
    expect(undo(laid, [0]).past).toBeNull();
    expect(canUndo(laidBy(2, 3), [1])).toBe(false);
  });

  test('B6 players are ranked by the sum of their prizes, and equal ones share a place', () => {
    const { state } = bids.newGame({ seed: 'end', players: 4 });
    const prizes = [[2], [6], [], [1, 5]];
    const last = {
      ...state,
      shown: [2, 6, 1, 5],
      hands: state.hands.map((hand, seat) => ({ ...hand, cards: [1], prizes: at(prizes, seat) })),
    };
    const over = bid(last, 1, 1, 1, 1);
    expect(bids.result(over)).toEqual({ rule: 'B6', ranking: [[1, 3], [0], [2]], winners: [1, 3] });
    expect(bids.activeSeats(over)).toEqual([]);
  });

  test('B7 in teams the sums of the sides count, and equal sides share the victory', () => {
    const { state } = bids.newGame({ seed: 'teams', players: 6, teams: true });
    expect(state.sides).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    const over = (...prizes: readonly (readonly number[])[]) => {
      const hands = state.hands.map((hand, seat) => ({ ...hand, cards: [1], prizes: prizes[seat] ?? [] }));
      return bids.result(bid({ ...state, shown: [2, 6, 1, 5], hands }, 1, 1, 1, 1, 1, 1));
    };
    expect(over([2], [6], [1])).toEqual({
      rule: 'B7',
      ranking: [
        [1, 3, 5],
        [0, 2, 4],
      ],
      winners: [1, 3, 5],
    });
    expect(over([1], [6], [5])).toEqual({ rule: 'B7', ranking: [[0, 1, 2, 3, 4, 5]], winners: [0, 1, 2, 3, 4, 5] });
    expect(() => bids.newGame({ seed: 'teams', players: 5, teams: true })).toThrow(RangeError);
  });

  test('B3 five people seal a bid each, and its owner alone may reopen it until the last one is sealed', () => {
    const sealed = bid(holding([1, 2], [1, 2], [1, 2], [1, 2], [1, 2]), 1, 1, 1, 1);
    for (const seat of [0, 1, 2, 3]) expect(bids.legalCommands(sealed, seat)).toEqual([{ do: 'takeBack', seat }]);
    expect(bids.view(sealed, 4).hands.map(({ bid: laid }) => laid)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, null]);
    const given = (state: BidsState, command: BidsCommand): BidsState => {
      const result = bids.apply(state, command);
      if (!result.ok) throw new Error(result.reason);
      return result.state;
    };
    const reopened = given(sealed, { do: 'takeBack', seat: 2 });
    const last = given(reopened, { do: 'bid', seat: 4, card: 1 });
    expect(last.shown).toEqual([5]);
    const shown = given(last, { do: 'bid', seat: 2, card: 2 });
    expect(shown.hands.map(({ prizes }) => prizes)).toEqual([[], [], [5], [], []]);
  });

  test('keeps every property of the shared suite in 70 games of 2 to 6 players, alone and in teams', {
    timeout: 10 * MINUTES,
  }, () => {
    const tally = runProperties(subject, PLAN, 0, 70);
    expect(total(tally.games)).toBe(70);
    expect(
      Object.keys(tally.games)
        .map((kind) => kind.replace(' | random', ''))
        .sort(),
    ).toEqual([
      '2 players',
      '3 players',
      '4 players',
      '4 players in teams',
      '5 players',
      '6 players',
      '6 players in teams',
    ]);
    // The last command of a game reveals all bids, and nobody can undo that.
    const { 'undo steps': _, ...work } = tally.work;
    for (const [what, often] of Object.entries(work)) expect(often, what).toBeGreaterThan(100);
  });
});

/** A state in which a seat has a prize that nobody bid for. */
function rewarded(state: BidsView, seat: number): BidsView {
  return { ...state, hands: state.hands.map((hand, index) => (index === seat ? { ...hand, prizes: [0] } : hand)) };
}

/** Legal commands without the lowest card of a seat, as long as another player has a bid. */
function legalBesideBids(state: BidsState, seat?: number): readonly BidsCommand[] {
  return bids.legalCommands(state, seat).filter((command) => {
    if (command.do === 'takeBack') return true;
    const [lowest, ...others] = [...new Set(at(state.hands, command.seat).cards)];
    const isAlone = state.hands.every(({ bid: laid }, other) => laid === null || other === command.seat);
    return isAlone || others.length === 0 || command.card !== lowest;
  });
}

function applyBesideBids(state: BidsView, command: BidsCommand) {
  const isLegal = legalBesideBids(state).some((legal) => equal(legal, command));
  return isLegal ? bids.apply(state, command) : ({ ok: false, rule: 'B3', reason: 'notYours' } as const);
}

/** The game with some change. */
function variant(changes: Partial<Game<BidsTypes>>): Subject<BidsTypes> {
  return { ...subject, game: { ...bids, ...changes } };
}

function failureOf(broken: Subject<BidsTypes>): PropertyFailure {
  try {
    runProperties(broken, PLAN, 0, 40);
  } catch (thrown) {
    if (thrown instanceof PropertyFailure) return thrown;
    throw thrown;
  }
  throw new Error('nothing was found wrong');
}

describe('the properties of seats, views and results, each broken by a game that', () => {
  test.each<readonly [string, string, string, Subject<BidsTypes>]>([
    [
      'shows hands that no fact tells of',
      'folded',
      'facts do not lead to the view of',
      variant({ view: (state) => ({ ...bids.view(state, 'spectator'), hands: state.hands }) }),
    ],
    [
      'tells with every bid how high the next hand begins',
      'secrets',
      'a fact tells a secret',
      variant({
        apply: (state: BidsView, command: BidsCommand) => {
          const result = bids.apply(state, command);
          if (!result.ok) return result;
          const [lowest = 0] = at(state.hands, (command.seat + 1) % state.hands.length).cards;
          return {
            ...result,
            facts: [...result.facts, { fact: 'prizeShown', prize: lowest, rule: 'B2', by: 'players' }],
          };
        },
      }),
    ],
    [
      'forgets a bid in its view',
      'folded',
      'facts do not lead to the view of',
      variant({
        redact: (fact, viewer) =>
          fact.fact === 'bidPlaced' && fact.seat !== viewer ? null : bids.redact(fact, viewer),
      }),
    ],
    [
      'makes up hands of cards that are out of the game',
      'views',
      'a determinized state has another view',
      variant({ determinize: (view, chance) => ({ ...bids.determinize(view, chance), played: [] }) }),
    ],
    [
      'lets a seat do more the better the others’ cards are',
      'views',
      'what is legal for a seat depends on what it cannot know',
      variant({
        legalCommands: (state, seat) => {
          const isStopped = ({ cards, bid: laid }: Hand, index: number): boolean =>
            laid === null &&
            new Set(cards).size > 1 &&
            at(state.hands, (index + 1) % state.hands.length).cards[0] === 1;
          return bids
            .legalCommands(state, seat)
            .filter(
              (command) =>
                command.do === 'takeBack' ||
                !isStopped(at(state.hands, command.seat), command.seat) ||
                command.card !== at(state.hands, command.seat).cards[0],
            );
        },
      }),
    ],
    [
      'names an active seat that can do nothing',
      'acting',
      'an active seat has no legal command',
      variant({ legalCommands: (state, seat) => bids.legalCommands(state, seat).filter(({ seat: own }) => own > 0) }),
    ],
    [
      'lets a seat act that is not active',
      'acting',
      'a seat that is not active has a legal command',
      variant({ activeSeats: (state) => bids.activeSeats(state).slice(0, 1) }),
    ],
    [
      'leaves a seat out of its result',
      'ranked',
      'a result does not rank every seat once',
      variant({
        result: (state) => {
          const result = bids.result(state);
          return result && { ...result, ranking: result.ranking.slice(1) };
        },
      }),
    ],
    [
      'leaves a seat without a side',
      'sided',
      'a seat is on no side, or on two',
      variant({ sides: (setup) => bids.sides(setup).slice(1) }),
    ],
    [
      'lets a part of a side win',
      'sided',
      'a part of a side wins',
      variant({
        result: (state) => {
          const result = bids.result(state);
          return result?.rule === 'B7' ? { ...result, winners: result.winners.slice(1) } : result;
        },
      }),
    ],
    [
      'forbids the lowest card while another bid lies there',
      'undoAlone',
      'a seat takes back what another has been asked about',
      {
        ...variant({ legalCommands: legalBesideBids, apply: applyBesideBids }),
        bots: {
          random: { id: 'random', choose: (state, chance) => drawFrom({ ...chance }, [...legalBesideBids(state)]) },
        },
      },
    ],
    [
      'rewards who comes first',
      'commuting',
      'it makes a difference who comes first',
      variant({
        apply: (state: BidsView, command: BidsCommand) => {
          const result = bids.apply(state, command);
          const isFirst = command.do === 'bid' && state.hands.every(({ bid: laid }) => laid === null);
          return result.ok && isFirst ? { ...result, state: rewarded(result.state, command.seat) } : result;
        },
      }),
    ],
  ])('%s', (_, property, what, broken) => {
    const failure = failureOf(broken);
    expect([failure.property, failure.what]).toEqual([property, expect.stringContaining(what)]);
  });
});
