import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../../src/games/azardia/bots/reasons.ts';
import type { Timing } from '../../../../src/games/azardia/content/vocabulary.ts';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { WhyNot } from '../../../../src/games/azardia/rules/cards/whyNot.ts';
import type { DuelEnd, DuelEnds, DuelStake } from '../../../../src/games/azardia/rules/forecast/duelStake.ts';
import type { Change, Outcome } from '../../../../src/games/azardia/rules/forecast/outcomes.ts';
import type { Prospect, ProspectEvent } from '../../../../src/games/azardia/rules/forecast/prospects.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import { outcomeLines } from '../../../../src/games/azardia/text/outcomes.en.ts';
import { duelLines, prospectLines, prospectTag } from '../../../../src/games/azardia/text/prospects.en.ts';
import { reasonText } from '../../../../src/games/azardia/text/reasons.en.ts';
import { whyNotText } from '../../../../src/games/azardia/text/whyNot.en.ts';
import type { Match } from '../../../../src/module/match.ts';
import { position } from '../position.ts';
import { setupOf } from '../subject.ts';

/** Lagartoon, Kuchuritok, Robot-i-King and Noncredo Mantis are seats 0 to 3. */
const table = position('C', [{}, {}, {}, {}]);
const view = azardia.view(table, 0);

/** The result of a duel; omitted fields do not change. */
const end = (changed: Partial<DuelEnd> = {}): DuelEnd => ({
  level: null,
  tile: null,
  holds: false,
  meets: null,
  ...changed,
});
const ends = (win: DuelEnd, lose: DuelEnd, seat = 0): DuelEnds => ({ seat, win, lose });

/** Every kind of result of a movement, with its lines and its tag on the board; a missing one does not compile. */
const PROSPECTS: {
  readonly [Kind in ProspectEvent['kind']]: readonly (readonly [
    Extract<ProspectEvent, { readonly kind: Kind }>,
    readonly string[],
    string,
  ])[];
} = {
  gate: [[{ kind: 'gate' }, ['Below level 5 the Gate leads to tile 1, then on to tile 11'], 'Gate']],
  bounce: [
    [{ kind: 'bounce', tiles: 1 }, ['Bounce off 150: 1 tile back'], 'bounce'],
    [{ kind: 'bounce', tiles: 4 }, ['Bounce off 150: 4 tiles back'], 'bounce'],
  ],
  goal: [[{ kind: 'goal' }, ['Tile 150! The grace turn begins'], '150!']],
  draw: [[{ kind: 'draw' }, ['On an A tile: draw an action card'], 'draw a card']],
  penalty: [[{ kind: 'penalty' }, ['On a Z tile: draw a penalty card'], 'penalty']],
  duel: [
    [
      { kind: 'duel', rival: 1, stake: 'level', ends: ends(end({ level: 4 }), end({ level: 2, tile: 10 })) },
      ['Duel with Kuchuritok for a level, even odds', 'If you win: level 4', 'If you lose: level 2, tile 10'],
      'duel 50%',
    ],
    [
      { kind: 'duel', rival: 2, stake: 'level', ends: ends(end({ level: 5 }), end({ tile: 8, meets: 3 })) },
      [
        'Duel with Robot-i-King for a level, even odds',
        'If you win: level 5, Gate open',
        'If you lose: tile 8, meet Noncredo Mantis',
      ],
      'duel 50%',
    ],
    [
      { kind: 'duel', rival: 2, stake: 'tiles', ends: ends(end(), end({ tile: 8 })) },
      ['Duel with Robot-i-King for 3 tiles, even odds', 'If you win: nothing to gain', 'If you lose: tile 8'],
      'duel 50%',
    ],
    [
      { kind: 'duel', rival: 3, stake: 'goal', ends: ends(end({ tile: 150, holds: true }), end({ tile: 147 })) },
      [
        'Duel with Noncredo Mantis for tile 150: Noncredo Mantis wins a tie',
        'If you win: hold 150',
        'If you lose: tile 147',
      ],
      'duel for 150',
    ],
    [
      { kind: 'duel', rival: 1, stake: 'level', ends: ends(end({ level: 2 }), end()) },
      ['Duel with Kuchuritok for a level, even odds', 'If you win: level 2', 'If you lose: nothing to lose'],
      'duel 50%',
    ],
  ],
  again: [[{ kind: 'again' }, ['A 0: roll again'], 'roll again']],
  stay: [[{ kind: 'stay' }, ['Stay where you are'], 'stay']],
};

describe('the results of a movement are described in full, and on the board in one or two words', () => {
  test.each(Object.keys(PROSPECTS) as ProspectEvent['kind'][])('%s', (kind) => {
    for (const [event, lines, tag] of PROSPECTS[kind]) {
      const prospect: Prospect = { path: [11], tile: 11, events: [event] };
      expect(prospectLines(prospect, view)).toEqual(lines);
      expect(prospectTag(prospect)).toBe(tag);
      expect(duelLines(prospect, view)).toEqual(kind === 'duel' ? lines : []);
    }
  });

  test('several results in order, and nothing if nothing happens', () => {
    const prospect: Prospect = {
      path: [148, 149, 150, 149],
      tile: 149,
      events: [{ kind: 'bounce', tiles: 1 }, { kind: 'penalty' }],
    };
    expect(prospectLines(prospect, view)).toEqual(['Bounce off 150: 1 tile back', 'On a Z tile: draw a penalty card']);
    expect(prospectTag(prospect)).toBe('bounce, penalty');
    const quiet: Prospect = { path: [11], tile: 11, events: [] };
    expect(prospectLines(quiet, view)).toEqual(['Nothing happens there']);
    expect(prospectTag(quiet)).toBe('');
  });
});

const unchanged: Change = {
  seat: 1,
  tile: null,
  coins: 0,
  over: 0,
  levels: 0,
  cards: 0,
  missesTurn: false,
  rollsOneDie: false,
};

/** Every possible change for a player, with the texts for them and for others; a missing one does not compile. */
const CHANGES: {
  readonly [Widget in Exclude<keyof Change, 'seat'>]: readonly (readonly [Partial<Change>, string, string])[];
} = {
  tile: [[{ tile: 57 }, 'You: to tile 57', 'Kuchuritok: to tile 57']],
  coins: [
    [{ coins: 3000 }, 'You: +3,000', 'Kuchuritok: +3,000'],
    [{ coins: -2000 }, 'You: −2,000', 'Kuchuritok: −2,000'],
  ],
  over: [
    [
      { coins: 2000, over: 1000 },
      'You: +2,000 (6,000 at most: 1,000 lost)',
      'Kuchuritok: +2,000 (6,000 at most: 1,000 lost)',
    ],
    [{ over: 3000 }, 'You: no coins (6,000 at most: 3,000 lost)', 'Kuchuritok: no coins (6,000 at most: 3,000 lost)'],
  ],
  levels: [
    [{ levels: 1 }, 'You: +1 level', 'Kuchuritok: +1 level'],
    [{ levels: -2 }, 'You: −2 levels', 'Kuchuritok: −2 levels'],
  ],
  cards: [
    [{ cards: 2 }, 'You: +2 cards', 'Kuchuritok: +2 cards'],
    [{ cards: -1 }, 'You: −1 card', 'Kuchuritok: −1 card'],
  ],
  missesTurn: [[{ missesTurn: true }, 'You: miss a turn', 'Kuchuritok: misses a turn']],
  rollsOneDie: [[{ rollsOneDie: true }, 'You: roll one die', 'Kuchuritok: rolls one die']],
};

const nothing: Outcome = { changes: [], duel: null, mayBeAnswered: false, open: null, fought: null };

describe('the effects of a card are described to the affected players, and to others', () => {
  test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])('%s', (part) => {
    for (const [change, own, other] of CHANGES[part]) {
      const outcome: Outcome = { ...nothing, changes: [{ ...unchanged, ...change }] };
      expect(outcomeLines(outcome, view, 1)).toEqual([own]);
      for (const reader of [0, 2, 3, null]) expect(outcomeLines(outcome, view, reader)).toEqual([other]);
    }
  });

  test('several changes in one line, and of several players the reader first', () => {
    const changes = [0, 1, 2].map((seat) => ({ ...unchanged, seat, tile: 20 + seat, coins: -1000 }));
    const lines = (reader: number | null) => outcomeLines({ ...nothing, changes }, view, reader);
    expect(lines(2)).toEqual([
      'You: to tile 22 and −1,000',
      'Lagartoon: to tile 20 and −1,000',
      'Kuchuritok: to tile 21 and −1,000',
    ]);
    expect(lines(null)[0]).toBe('Lagartoon: to tile 20 and −1,000');
  });

  test('that it may be answered, if it can be', () => {
    const changes = [{ ...unchanged, tile: 57 }];
    expect(outcomeLines({ ...nothing, changes, mayBeAnswered: true }, view, 0)).toEqual([
      'Kuchuritok: to tile 57',
      'Unless it is answered',
    ]);
    expect(outcomeLines({ ...nothing, mayBeAnswered: true }, view, 0)).toEqual([]);
  });
});

/** What decides the rest, with its text; the stakes describe a duel. */
const OPEN: Readonly<Record<NonNullable<Outcome['open']>, readonly string[]>> = {
  dice: ['Then the dice decide'],
  tie: ['A tie: both roll again'],
  duel: [],
  penalty: ['A penalty card is drawn'],
};

const STAKES: Readonly<Record<DuelStake, string>> = {
  goal: 'for tile 150: Robot-i-King wins a tie',
  level: 'for a level, even odds',
  tiles: 'for 3 tiles, even odds',
};

describe('what only luck decides', () => {
  test.each(Object.entries(OPEN))('%s', (open, lines) => {
    expect(outcomeLines({ ...nothing, open: open as keyof typeof OPEN }, view, 0)).toEqual(lines);
  });

  test.each(Object.entries(STAKES))('a duel about %s: who meets whom, and what each gets', (stake, words) => {
    const both = [ends(end({ level: 2 }), end({ tile: 7 })), ends(end({ level: 4 }), end({ level: 2, tile: 9 }), 2)];
    const fought = { stake: stake as DuelStake, defender: 2, ends: both };
    const lines = (reader: number | null) => outcomeLines({ ...nothing, open: 'duel', fought }, view, reader);
    expect(lines(0)).toEqual([`A duel with Robot-i-King ${words}`, 'If you win: level 2', 'If you lose: tile 7']);
    expect(lines(2)).toEqual([`A duel with Lagartoon ${words}`, 'If you win: level 4', 'If you lose: level 2, tile 9']);
    expect(lines(1)).toEqual([`A duel with Robot-i-King ${words}`]);
    expect(lines(null)).toEqual([`A duel with Robot-i-King ${words}`]);
  });

  test('H7: how a duel stands, and who wins it', () => {
    const lines = (duel: Outcome['duel'], reader: number) => outcomeLines({ ...nothing, duel }, view, reader);
    expect(lines({ own: 12, other: 9 }, 0)).toEqual(['12 against 9: you lead']);
    expect(lines({ own: 8, other: 9 }, 0)).toEqual(['8 against 9: you are behind']);
    expect(lines({ own: 9, other: 9 }, 0)).toEqual(['9 against 9: a tie, both roll again']);
    expect(lines({ winner: 1 }, 1)).toEqual(['You win the duel']);
    expect(lines({ winner: 1 }, 0)).toEqual(['Kuchuritok wins the duel']);
  });
});

/** Every reason of a computer player; one without a sentence does not compile. */
const REASONS: Readonly<Record<Reason, string>> = {
  goal: 'Zoe goes for 150.',
  card: 'Zoe wants the card of the A tile.',
  noPenalty: 'Zoe stays off the Z tile.',
  noDuel: 'Zoe avoids a duel.',
  noGate: 'Zoe waits before the Gate.',
  duel: 'Zoe wants a duel for a level.',
  duelForTiles: 'Zoe isn’t afraid of a duel.',
  farther: 'Zoe takes the longer move.',
  shorter: 'Zoe finds the shorter move safer.',
  level: 'Zoe needs level 5 for the Gate.',
  tiles: 'Zoe thinks those tiles are worth the coins.',
  leader: 'Zoe attacks the player who seems closest to winning.',
  rival: 'Zoe slows a rival down.',
  answer: 'Zoe answers Ego Vacuum: it would cost more than the answer.',
  hunch: 'Zoe has a good feeling about that.',
  reflex: 'Zoe answers Ego Vacuum before thinking.',
  turnAhead: 'Zoe has a plan for the whole turn.',
  keeps: 'Zoe keeps the rest for a better moment.',
};

test.each(Object.entries(REASONS))('a computer player says %s', (reason, sentence) => {
  expect(reasonText[reason as Reason]('Zoe', 'Ego Vacuum')).toBe(sentence);
});

test('the acting player is named as giving the reason, at their own level, whatever the seat', () => {
  const levels = ['regular', 'rookie', 'regular', 'sharp'];
  const said = (state: State, seat: number, card: 'gravityHiccup' | 'nopeNebula') => {
    const session = { game: azardia, setup: setupOf('reasons', 4), opening: { ok: true, state, facts: [] } } as const;
    const match: Match<AzardiaTypes> = {
      session: { ...session, past: null, future: null },
      players: ['you', 'computer', 'computer', 'computer'],
      computers: { levels, on: [] },
    };
    const command =
      card === 'nopeNebula'
        ? ({ do: 'answer', seat, card, rival: null } as const)
        : ({ do: 'play', seat, card, target: { rival: 0 } } as const);
    const attack = { card: 'gravityHiccup', owner: 0, victim: seat, isMass: false, asked: seat, answers: [] } as const;
    const before: State = card === 'nopeNebula' ? { ...state, attack } : state;
    return azardiaModule.computer.reason?.(match, azardia.view(before, 0), command);
  };
  expect(said(table, 1, 'nopeNebula')).toBe('Kuchuritok answers Gravity Hiccup before thinking.');
  expect(said(table, 2, 'nopeNebula')).toBe('Robot-i-King answers Gravity Hiccup: it would cost more than the answer.');
  expect(said(table, 3, 'nopeNebula')).toBe(
    'Noncredo Mantis answers Gravity Hiccup: it would cost more than the answer.',
  );
  const ahead = position('C', [{ tile: 120, level: 5 }, {}, {}, {}]);
  expect(said(ahead, 2, 'gravityHiccup')).toBe('Robot-i-King attacks the player who seems closest to winning.');
});

/** Every reason why something cannot be done now; one without a sentence does not compile. */
const WHY_NOT: { readonly [Why in WhyNot['why']]: readonly [WhyNot & { readonly why: Why }, string] } = {
  time: [{ why: 'time', when: ['turn'] }, 'Not now: it can only be played in the phase “Play cards” of your turn.'],
  cost: [{ why: 'cost', cost: 3000, coins: 2000 }, 'Not now: it costs 3,000, and you have only 2,000.'],
  truce: [{ why: 'truce' }, 'Not now: no card may affect a rival this round (Minute of Politeness).'],
  nobody: [{ why: 'nobody', rivals: [{ seat: 1, reason: { why: 'noCoins' } }] }, 'Not now: Kuchuritok has no coins.'],
  notLowest: [{ why: 'notLowest', lower: [1] }, 'Not now: Kuchuritok has a lower level than you.'],
  nothingToSell: [{ why: 'nothingToSell' }, 'Not now: you have no other card to sell.'],
  dice: [{ why: 'dice', dice: 1 }, 'Not now: you roll only one die this time.'],
  onlyCancel: [{ why: 'onlyCancel' }, 'Not now: an answer can only be canceled.'],
  notRolled: [{ why: 'notRolled' }, 'Not now: a die can only be raised after you roll to move, or in a duel.'],
  raised: [{ why: 'raised' }, 'Not now: this die has been raised already.'],
  highest: [{ why: 'highest' }, 'Not now: a 10 cannot be raised.'],
  atGoal: [{ why: 'atGoal' }, 'Not now: you are on tile 150.'],
  pastGoal: [{ why: 'pastGoal' }, 'Not now: nobody can buy tiles past 150.'],
  noMove: [{ why: 'noMove' }, 'Not now: a result of 0 moves you nowhere.'],
  used: [{ why: 'used' }, 'Not now: you have used your ability this turn.'],
  phase: [{ why: 'phase', phase: 'D' }, 'Not now: it can only be used in the phase “Keep 4” of your turn.'],
  discarded: [{ why: 'discarded' }, 'Not now: you have begun to discard.'],
  emptyHand: [{ why: 'emptyHand' }, 'Not now: you have no cards.'],
};

const TIMES: Readonly<Record<Timing, string>> = {
  turn: 'in the phase “Play cards” of your turn',
  beforeRoll: 'before you roll to move',
  roll: 'after you roll to move',
  beforeDuel: 'before the dice are rolled in a duel',
  duel: 'while you are behind in a duel',
  response: 'when you are attacked',
};

test('T2: what cannot be done now says why', () => {
  for (const [reason, sentence] of Object.values(WHY_NOT)) expect(whyNotText(reason, view)).toBe(sentence);
  for (const [time, words] of Object.entries(TIMES))
    expect(whyNotText({ why: 'time', when: [time as Timing] }, view)).toBe(`Not now: it can only be played ${words}.`);
  expect(whyNotText({ why: 'time', when: ['roll', 'duel'] }, view)).toBe(
    'Not now: it can only be played after you roll to move or while you are behind in a duel.',
  );
});
