import { describe, expect, test } from 'vitest';
import { type ActionId, WHOLE_ACTION_DECK } from '../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { evolve, without } from '../../../../src/games/azardia/rules/evolve.ts';
import type { Command, CommandOf } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Fact } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { AzardiaView, Card, Seat, Setup, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { HIDDEN } from '../../../../src/games/azardia/rules/state/state.ts';
import { determinize, redact, view } from '../../../../src/games/azardia/rules/views.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import type { Viewer } from '../../../../src/kernel/game.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { type Described, factsOf, give, type Led, passing, play, position, withDeck } from '../position.ts';

const OPEN = { openHands: true };
const NO_LUCK = { seed: '', draws: 0, generator: 'tychei' };
const TAKE: Command = { do: 'takeHands', seat: 0 };
const EXCHANGE: Command = { do: 'exchange', seat: 0, give: 'bootJets', take: 'glueRain' };
const deal = (card: ActionId, rival: Seat): Command => ({ do: 'deal', seat: 0, card, rival });

const handsOf = ({ players }: State): (readonly Card[])[] => players.map(({ hand }) => hand);
/** That many hidden cards. */
const hidden = (count: number): Card[] => Array.from({ length: count }, () => 'hidden');

const THREE: readonly Described[] = [
  { hand: ['bootJets'] },
  { hand: ['nopeNebula', 'glueRain'] },
  { hand: ['tollGoblin'] },
];
const three = (options: Partial<Setup> = {}): State => position('C', THREE, options);

/** Kuchuritok in seat 0 with a card, and rivals with one or two. */
const kuchuritok = (rivals: 1 | 2, options: Partial<Setup> = {}): State => {
  const others: readonly Described[] = [
    { character: 'lagartoon', hand: ['nopeNebula', 'glueRain'] },
    { character: 'robotIKing', hand: ['tollGoblin'] },
  ];
  return position('C', [{ character: 'kuchuritok', hand: ['bootJets'] }, ...others.slice(0, rivals)], options);
};
/** He has taken the hands of two rivals and dealt the first card. */
const dealing = (options: Partial<Setup> = {}): State =>
  give(kuchuritok(2, options), TAKE, deal('tollGoblin', 1)).state;

describe('S4 a view', () => {
  test('S4 shows the viewer’s own hand and hides the others', () => {
    expect(handsOf(view(three(), 0))).toEqual([['bootJets'], ['hidden', 'hidden'], ['hidden']]);
    expect(handsOf(view(three(), 1))).toEqual([['hidden'], ['nopeNebula', 'glueRain'], ['hidden']]);
    expect(handsOf(view(three(), 2))).toEqual([['hidden'], ['hidden', 'hidden'], ['tollGoblin']]);
  });

  test('S4 shows a spectator no hand', () => {
    expect(handsOf(view(three(), 'spectator'))).toEqual([['hidden'], ['hidden', 'hidden'], ['hidden']]);
  });

  test.each([0, 1, 'spectator'] as const)('S4 hides the luck and the deck from %s', (viewer) => {
    const seen = view(three(), viewer);
    expect(seen.chance).toEqual(NO_LUCK);
    expect(seen.decks.action).toEqual(hidden(96));
    expect(seen.viewer).toBe(viewer);
  });

  test('S4 shows everything else', () => {
    const state = give(position('C', [{ hand: ['bountyReceipt', 'glueRain'] }, {}]), play('bountyReceipt')).state;
    const { chance: _, viewer: __, decks, ...seen } = view(state, 0);
    const { chance: ___, viewer: ____, decks: whole, ...told } = state;
    expect(seen).toEqual(told);
    expect(decks).toEqual({ ...whole, action: hidden(98) });
    expect(decks.actionDiscards).toEqual(['bountyReceipt']);
  });

  test('O4 with open hands shows all hands to everybody, but neither the luck nor the deck', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = view(three(OPEN), viewer);
      expect(handsOf(seen)).toEqual([['bootJets'], ['nopeNebula', 'glueRain'], ['tollGoblin']]);
      expect(seen.chance).toEqual(NO_LUCK);
      expect(seen.decks.action).toEqual(hidden(96));
    }
  });

  test('S4 for no viewer hides only the luck', () => {
    const state = dealing();
    expect(view(state, null)).toEqual({ ...state, chance: NO_LUCK });
  });

  test('S4 leaves the state as it is', () => {
    const state = dealing();
    const before = structuredClone(state);
    view(state, 1);
    expect(state).toEqual(before);
  });
});

describe('C3 a view while Kuchuritok deals', () => {
  const dealOf = (state: State, viewer: Viewer): AzardiaView['deal'] => view(state, viewer).deal;

  test('C3 with two rivals only he sees the pool and the cards he has dealt', () => {
    const open = { by: 0, pool: ['nopeNebula', 'glueRain'], dealt: [null, ['tollGoblin'], []] };
    const closed = { by: 0, pool: ['hidden', 'hidden'], dealt: [null, ['hidden'], []] };
    expect(dealOf(dealing(), 0)).toEqual(open);
    expect(dealOf(dealing(), 1)).toEqual(closed);
    expect(dealOf(dealing(), 2)).toEqual(closed);
    expect(dealOf(dealing(), 'spectator')).toEqual(closed);
  });

  test('C3 with a single rival he alone sees the hand that he looks at', () => {
    const { state } = give(kuchuritok(1), TAKE);
    expect(dealOf(state, 0)).toEqual({ by: 0, pool: ['nopeNebula', 'glueRain'], dealt: [null, []] });
    expect(dealOf(state, 1)).toEqual({ by: 0, pool: ['hidden', 'hidden'], dealt: [null, []] });
    expect(dealOf(state, 'spectator')).toEqual({ by: 0, pool: ['hidden', 'hidden'], dealt: [null, []] });
  });

  test('C3 his own hand stays his alone', () => {
    expect(handsOf(view(dealing(), 0))).toEqual([['bootJets'], [], []]);
    expect(handsOf(view(dealing(), 1))).toEqual([['hidden'], [], []]);
  });

  test('O4 with open hands everybody sees what he deals', () => {
    const open = { by: 0, pool: ['nopeNebula', 'glueRain'], dealt: [null, ['tollGoblin'], []] };
    expect(dealOf(dealing(OPEN), 1)).toEqual(open);
    expect(dealOf(dealing(OPEN), 'spectator')).toEqual(open);
  });

  test('C3 afterwards each sees their own hand again', () => {
    const { state } = give(dealing(), deal('glueRain', 2), deal('nopeNebula', 1));
    expect(state.deal).toBeNull();
    expect(handsOf(view(state, 0))).toEqual([['bootJets'], ['hidden', 'hidden'], ['hidden']]);
    expect(handsOf(view(state, 1))).toEqual([['hidden'], ['tollGoblin', 'nopeNebula'], ['hidden']]);
    expect(handsOf(view(state, 2))).toEqual([['hidden'], ['hidden', 'hidden'], ['glueRain']]);
  });
});

/** Three players, and the command of seat 0 that reveals cards to some. */
interface Known {
  readonly fact: 'cardsDrawn' | 'cardsSwapped' | 'cardDealt' | 'handReturned' | 'handsTaken' | 'cardsGiven';
  readonly led: (options?: Partial<Setup>) => Led;
  /** The cards of the first such fact. */
  readonly cards: readonly Card[];
  /** Who knows them. */
  readonly seats: readonly Seat[];
}

const draws = (options?: Partial<Setup>): State =>
  withDeck(position('C', [{ hand: ['ectoplasmInvoice'] }, {}, {}], options), 'glueRain');
const robot = (options?: Partial<Setup>): State =>
  position('D', [{ character: 'robotIKing', hand: ['bootJets'] }, { hand: ['nopeNebula'] }, {}], options);
const thief = (options?: Partial<Setup>): State =>
  position('C', [{ hand: ['stickyFingers'] }, { hand: ['nopeNebula'] }, {}], options);
const SWAP: Command = { do: 'swapCard', seat: 0, card: 'bootJets', rival: 1 };
const STEAL: readonly Command[] = [play('stickyFingers', { rival: 1 }), passing(1)];

const KNOWN: readonly Known[] = [
  {
    fact: 'cardsDrawn',
    led: (options) => give(draws(options), play('ectoplasmInvoice')),
    cards: ['glueRain'],
    seats: [0],
  },
  {
    fact: 'cardsSwapped',
    led: (options) => give(robot(options), SWAP),
    cards: ['bootJets', 'nopeNebula'],
    seats: [0, 1],
  },
  {
    fact: 'cardsSwapped',
    led: (options) => give(kuchuritok(1, options), TAKE, EXCHANGE),
    cards: ['bootJets', 'glueRain'],
    seats: [0, 1],
  },
  {
    fact: 'handsTaken',
    led: (options) => give(kuchuritok(2, options), TAKE),
    cards: ['nopeNebula', 'glueRain', 'tollGoblin'],
    seats: [0],
  },
  {
    fact: 'cardDealt',
    led: (options) => give(kuchuritok(2, options), TAKE, deal('tollGoblin', 1)),
    cards: ['tollGoblin'],
    seats: [0],
  },
  {
    fact: 'handReturned',
    led: (options) => give(dealing(options), deal('glueRain', 2), deal('nopeNebula', 1)),
    cards: ['tollGoblin', 'nopeNebula'],
    seats: [1],
  },
  {
    fact: 'handReturned',
    led: (options) => give(kuchuritok(1, options), TAKE, passing(0)),
    cards: ['nopeNebula', 'glueRain'],
    seats: [1],
  },
  { fact: 'cardsGiven', led: (options) => give(thief(options), ...STEAL), cards: ['nopeNebula'], seats: [0, 1] },
];

describe('S4 redacted facts', () => {
  const ALL: readonly Viewer[] = [0, 1, 2, 'spectator'];
  const first = (facts: readonly Fact[], name: Known['fact']): Fact => at(factsOf<Known['fact']>(facts, name), 0);
  const told = (fact: Fact, viewer: Viewer): readonly Card[] => {
    const redacted = redact(fact, viewer);
    return 'cards' in redacted ? redacted.cards : [];
  };

  test.each(KNOWN)('S4 $fact shows $cards to seats $seats', ({ fact, led, cards, seats }) => {
    const happened = first(led().facts, fact);
    expect(seats.map((seat) => told(happened, seat))).toEqual(seats.map(() => cards));
    expect(redact(happened, at(seats, 0))).toBe(happened);
  });

  test.each(KNOWN)(
    'S4 $fact shows others than seats $seats as many hidden cards, and all else',
    ({ fact, led, cards, seats }) => {
      const happened = first(led().facts, fact);
      for (const viewer of ALL.filter((one) => one === 'spectator' || !seats.includes(one)))
        expect(redact(happened, viewer)).toEqual({ ...happened, cards: hidden(cards.length) });
    },
  );

  test.each(KNOWN)('O4 $fact shows $cards to everybody with open hands', ({ fact, led, cards }) => {
    const happened = first(led(OPEN).facts, fact);
    expect(ALL.map((viewer) => told(happened, viewer))).toEqual(ALL.map(() => cards));
  });

  test.each([{}, OPEN])('T3 the discards that become the deck are shown to nobody, with %o', (options) => {
    const state = draws(options);
    const empty: State = { ...state, decks: { ...state.decks, action: [], actionDiscards: ['bootJets', 'glueRain'] } };
    const [reshuffled] = factsOf(give(empty, play('ectoplasmInvoice')).facts, 'actionsReshuffled');
    expect(reshuffled?.cards).toEqual(['bootJets', 'glueRain', 'ectoplasmInvoice']);
    for (const viewer of ALL)
      expect(reshuffled && redact(reshuffled, viewer)).toEqual({ ...reshuffled, cards: hidden(3) });
  });

  test('S4 public information reaches everybody', () => {
    const facts: readonly Fact[] = [
      { fact: 'diceRolled', seat: 0, dice: [3, 4], isAgain: false, rule: 'M1', by: 'dice' },
      { fact: 'cardPlayed', seat: 0, card: 'bootJets', rule: 'T2', by: 'card:bootJets' },
      { fact: 'cardsDiscarded', seat: 0, cards: ['bootJets', 'glueRain'], rule: 'T4', by: 'turn' },
    ];
    for (const viewer of ALL) expect(facts.map((fact) => redact(fact, viewer))).toEqual(facts);
  });
});

describe('S4 a state that agrees with a view', () => {
  const cardsOf = ({ players, decks, deal: open }: State): Card[] => [
    ...decks.action,
    ...decks.actionDiscards,
    ...players.flatMap(({ hand }) => hand),
    ...(open ? [...open.pool, ...open.dealt.flatMap((hand) => hand ?? [])] : []),
  ];
  const states: readonly (readonly [string, State])[] = [
    ['of an ordinary turn', three()],
    ['of a game with discards', give(position('C', [{ hand: ['bountyReceipt'] }, {}]), play('bountyReceipt')).state],
    ['while Kuchuritok deals to two', dealing()],
    ['while Kuchuritok looks at one hand', give(kuchuritok(1), TAKE).state],
    ['with open hands', three(OPEN)],
  ];
  const cases = states.flatMap(([name, state]) =>
    ([0, 1, 'spectator', null] as const).map((viewer) => [name, viewer, state] as const),
  );

  test.each(cases)('S4 %s, for %s: looks the same, has all 100 cards, and hides nothing', (_, viewer, state) => {
    const known = view(state, viewer);
    const guess = determinize(known, chanceFrom('other', 7));
    expect(view(guess, viewer)).toEqual(known);
    expect(guess.viewer).toBeNull();
    expect(guess.chance).toEqual({ seed: 'other', draws: 7, generator: 'tychei' });
    expect(cardsOf(guess)).not.toContain('hidden');
    expect(cardsOf(guess)).toHaveLength(100);
    expect(cardsOf(guess).sort()).toEqual([...WHOLE_ACTION_DECK].sort());
  });

  test('S4 hidden cards are given out by chance, known ones stay', () => {
    const known = view(three(), 0);
    const hands = ['a', 'b', 'c', 'd'].map((seed) => handsOf(determinize(known, chanceFrom(seed))));
    expect(new Set(hands.map(([, ...others]) => JSON.stringify(others))).size).toBeGreaterThan(1);
    expect(hands.map(([own]) => own)).toEqual([['bootJets'], ['bootJets'], ['bootJets'], ['bootJets']]);
  });

  test('C3 the cards that Kuchuritok has dealt and still has to deal are redistributed, too', () => {
    const { deal: open } = determinize(view(dealing(), 2), chanceFrom('other'));
    expect(open?.pool).toHaveLength(2);
    expect(open?.dealt.map((hand) => hand?.length ?? null)).toEqual([null, 1, 0]);
  });
});

describe('S4 a view after redacted facts', () => {
  /** What a viewer knows before, and is told: no fact contains the pending steps. */
  const follow = (before: State, facts: readonly Fact[], viewer: Viewer): AzardiaView =>
    facts.reduce<AzardiaView>((known, fact) => evolve(known, redact(fact, viewer)), view(before, viewer));
  const cases = [
    ['draws a card', draws(), [play('ectoplasmInvoice')]],
    ['swaps a card', robot(), [SWAP]],
    ['takes a card', thief(), STEAL],
    ['takes and deals hands', kuchuritok(2), [TAKE, deal('tollGoblin', 1), deal('glueRain', 2)]],
    ['returns hands', kuchuritok(2), [TAKE, deal('tollGoblin', 1), deal('glueRain', 2), deal('nopeNebula', 1)]],
    ['exchanges a card with a single rival', kuchuritok(1), [TAKE, EXCHANGE]],
  ] as const;

  test.each(cases)('S4 when seat 0 %s, it is the view of the state after it', (_, before, commands) => {
    const { state, facts } = give(before, ...commands);
    for (const viewer of [...before.players.keys(), 'spectator' as const]) {
      const seen = follow(before, facts, viewer);
      const { steps: __, ...told } = seen;
      const { steps: ___, ...expected } = view(state, viewer);
      expect({ ...told, decks: { ...told.decks, action: told.decks.action.length } }).toEqual({
        ...expected,
        decks: { ...expected.decks, action: expected.decks.action.length },
      });
      expect(seen.decks.action.every((card) => card === 'hidden')).toBe(true);
    }
  });

  test('S4 hides which card another player gets from the viewer’s own hand', () => {
    const { facts } = give(thief(), ...STEAL);
    expect(handsOf(follow(thief(), facts, 1))).toEqual([['hidden'], [], []]);
    expect(handsOf(follow(thief(), facts, 0))).toEqual([['nopeNebula'], [], []]);
    const swapped = give(robot(), SWAP).facts;
    expect(handsOf(follow(robot(), swapped, 1))).toEqual([['hidden'], ['bootJets'], []]);
    expect(handsOf(follow(robot(), swapped, 0))).toEqual([['nopeNebula'], ['hidden'], []]);
  });
});

describe('S4 a command given in a view', () => {
  test('C3 hands that Kuchuritok would take are hidden, one’s own among them', () => {
    const state = kuchuritok(2);
    const ahead = give(view(state, 1), TAKE).state;
    expect(ahead.deal?.pool).toEqual(hidden(3));
    expect(ahead.deal).toEqual(view(give(state, TAKE).state, 1).deal);
  });

  const inView = (known: AzardiaView, ...commands: readonly Command[]): { state: AzardiaView; facts: Fact[] } =>
    commands.reduce<{ state: AzardiaView; facts: Fact[] }>(
      ({ state, facts }, command) => {
        const result = azardia.apply(state, command);
        if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.rule}`);
        return { state: result.state, facts: [...facts, ...result.facts] };
      },
      { state: known, facts: [] },
    );

  test('S4 draws hidden cards, and leads to a view of the same player', () => {
    const { state, facts } = inView(view(draws(), 0), play('ectoplasmInvoice'));
    expect(factsOf(facts, 'cardsDrawn')).toMatchObject([{ seat: 0, cards: ['hidden'] }]);
    expect(handsOf(state)).toEqual([['hidden'], [], []]);
    expect(state.decks).toMatchObject({ action: [], actionDiscards: ['ectoplasmInvoice'] });
    expect(state.viewer).toBe(0);
    expect(state.chance.seed).toBe('');
  });

  test('S4 it is the same in every state that looks the same', () => {
    const other = withDeck(position('C', [{ hand: ['ectoplasmInvoice'] }, {}, {}], { seed: 'other' }), 'bootJets');
    expect(inView(view(other, 0), play('ectoplasmInvoice'))).toEqual(
      inView(view(draws(), 0), play('ectoplasmInvoice')),
    );
  });

  test('T3 a reshuffle hides the deck', () => {
    const state = draws();
    const empty: State = { ...state, decks: { ...state.decks, action: [], actionDiscards: ['bootJets', 'glueRain'] } };
    const after = inView(view(empty, 0), play('ectoplasmInvoice'));
    expect(factsOf(after.facts, 'actionsReshuffled')).toMatchObject([{ cards: ['hidden', 'hidden', 'hidden'] }]);
    expect(after.state.decks).toMatchObject({ action: ['hidden', 'hidden'], actionDiscards: [] });
    expect(handsOf(after.state)).toEqual([['hidden'], [], []]);
  });

  describe('S4 a hidden hand', () => {
    const audit: CommandOf<'play'> = play('totalAudit', { rival: 1 });
    const before = position('C', [{ hand: ['totalAudit'], coins: 2000 }, { hand: ['nopeNebula', 'glueRain'] }]);

    test('S4 is discarded without being seen', () => {
      const { state, facts } = inView(view(before, 0), audit, passing(1));
      expect(factsOf(facts, 'cardsDiscarded')).toMatchObject([{ seat: 1, cards: ['hidden', 'hidden'] }]);
      expect(handsOf(state)).toEqual([[], []]);
      expect(state.decks.actionDiscards).toEqual(['totalAudit', 'hidden', 'hidden']);
    });

    test('S4 has no answer that a viewer could give for its player', () => {
      const { state } = inView(view(before, 0), audit);
      expect(azardia.activeSeats(state)).toEqual([1]);
      expect(azardia.legalCommands(state)).toEqual([passing(1)]);
    });

    test('S4 is known as cards again in a state that agrees with the view', () => {
      const { state } = inView(view(before, 0), audit, passing(1));
      const guess = determinize(state, chanceFrom('other'));
      const all = [...guess.decks.action, ...guess.decks.actionDiscards];
      expect(all.sort()).toEqual([...WHOLE_ACTION_DECK].sort());
      expect(guess.decks.actionDiscards[0]).toBe('totalAudit');
    });
  });

  test('C2 a card swapped with a hidden one comes hidden', () => {
    const { state } = inView(view(robot(), 0), SWAP);
    expect(handsOf(state)).toEqual([['hidden'], ['hidden'], []]);
  });

  test('C3 hands that Kuchuritok takes stay hidden', () => {
    const { state } = inView(view(kuchuritok(2), 0), TAKE);
    expect(state.deal).toEqual({ by: 0, pool: ['hidden', 'hidden', 'hidden'], dealt: [null, [], []] });
    const dealt = inView(state, { do: 'deal', seat: 0, card: 'hidden', rival: 2 }).state;
    expect(dealt.deal).toEqual({ by: 0, pool: ['hidden', 'hidden'], dealt: [null, [], ['hidden']] });
  });
});

test('H7 cards that leave a hand are known, hidden, or not in it', () => {
  expect(without(['bootJets', 'glueRain'], ['glueRain'])).toEqual(['bootJets']);
  expect(without([HIDDEN, HIDDEN], ['glueRain'])).toEqual([HIDDEN]);
  expect(without(['bootJets'], ['glueRain'])).toEqual(['bootJets']);
});
