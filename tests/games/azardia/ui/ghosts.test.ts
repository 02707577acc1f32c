import { describe, expect, test } from 'vitest';
import { steps } from '../../../../src/games/azardia/interaction/steps.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { evolve } from '../../../../src/games/azardia/rules/evolve.ts';
import { type Change, outcomeOf } from '../../../../src/games/azardia/rules/forecast/outcomes.ts';
import { prospectOf } from '../../../../src/games/azardia/rules/forecast/prospects.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Fact, FactName } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { PlayerState, Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { asked, give, passing, play, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';
import { turned } from '../turned.ts';
import { tableFor } from './pressing.ts';

/** The ghosts on the board after a command was selected: whose pawn, where, and which of them the command means. */
function ghosts(state: State, seat: Seat, command: Command | null) {
  if (command) expect(azardia.legalCommands(state)).toContainEqual(command);
  const keys = command ? steps(command, azardia.view(state, seat)).map(({ key }) => key) : [];
  return tableFor(state, seat, keys).shown.ghosts.map(({ seat: whose, tile, tag, isChosen }) => ({
    seat: whose,
    tile,
    tag,
    isChosen,
  }));
}

/** The ghosts of a position for each seat that can play the role of seat 0. */
function seenByAll(first: State, command: Command | null, seat: Seat = 0) {
  const count = first.players.length;
  return Array.from({ length: count }, (_, by) => {
    const to = (one: Seat): Seat => (one + by) % count;
    const renamed = command ? turnedCommand(command, to) : null;
    return ghosts(turned(first, by), to(seat), renamed).map((ghost) => ({
      ...ghost,
      seat: (ghost.seat - by + count) % count,
    }));
  });
}

function turnedCommand(command: Command, to: (seat: Seat) => Seat): Command {
  const turnedSeat = { ...command, seat: to(command.seat) };
  if ('rival' in turnedSeat && turnedSeat.rival !== null) return { ...turnedSeat, rival: to(turnedSeat.rival) };
  if (turnedSeat.do === 'play' && turnedSeat.target && 'rival' in turnedSeat.target)
    return { ...turnedSeat, target: { rival: to(turnedSeat.target.rival) } };
  return turnedSeat;
}

/** A ghost pawn without words, of a selected command. */
const moved = (seat: Seat, tile: number) => ({ seat, tile, tag: '', isChosen: true });

/** Positions in the turn of seat 0, a command, and the positions of its ghost pawns. */
const HAND_MADE: Readonly<Record<string, readonly [State, Command, readonly ReturnType<typeof moved>[]]>> = {
  'T2 a card for oneself moves one’s own pawn': [
    position('C', [{ tile: 30, hand: ['bootJets'] }, { tile: 60 }]),
    play('bootJets'),
    [moved(0, 33)],
  ],
  'T2 a card against a rival moves the rival’s': [
    position('C', [{ tile: 30, hand: ['gravityHiccup'] }, { tile: 50 }, { tile: 70 }]),
    play('gravityHiccup', { rival: 2 }),
    [moved(2, 67)],
  ],
  'T2 the other rival’s, if it is played at that one': [
    position('C', [{ tile: 30, hand: ['tractorYawn'] }, { tile: 50 }, { tile: 70 }, { tile: 12 }]),
    play('tractorYawn', { rival: 3 }),
    [moved(3, 6)],
  ],
  'T2 a swap moves both': [
    position('C', [{ tile: 30, hand: ['pocketWormhole'] }, { tile: 42 }, { tile: 70 }]),
    play('pocketWormhole', { rival: 1 }),
    [moved(0, 42), moved(1, 30)],
  ],
  'L1 at the lowest level a lost level moves the rival back': [
    position('C', [
      { tile: 30, coins: 6000, hand: ['egoVacuum'] },
      { tile: 50, level: 1 },
      { tile: 70, level: 3 },
    ]),
    play('egoVacuum', { rival: 1 }),
    [moved(1, 47)],
  ],
  'L1 above it no pawn moves': [
    position('C', [
      { tile: 30, coins: 6000, hand: ['egoVacuum'] },
      { tile: 50, level: 1 },
      { tile: 70, level: 3 },
    ]),
    play('egoVacuum', { rival: 2 }),
    [],
  ],
  'L3 at level 5 a level is tiles': [
    position('C', [
      { tile: 90, level: 5, coins: 5000 },
      { tile: 120, level: 5 },
    ]),
    { do: 'buyLevel', seat: 0 },
    [moved(0, 93)],
  ],
  'T2 a card about coins moves nobody': [
    position('C', [
      { tile: 30, hand: ['pickpocketTentacle'] },
      { tile: 50, coins: 3000 },
    ]),
    play('pickpocketTentacle', { rival: 1 }),
    [],
  ],
  'K1 a bought tile moves the buyer': [
    position('C', [{ tile: 30, coins: 1000 }, { tile: 50 }]),
    { do: 'buyTile', seat: 0 },
    [moved(0, 31)],
  ],
  'H1 a bought tile onto a rival’s says that a duel waits': [
    position('C', [{ tile: 30, coins: 1000 }, { tile: 31 }]),
    { do: 'buyTile', seat: 0 },
    [{ ...moved(0, 31), tag: 'duel 50%' }],
  ],
};

describe('a ghost pawn shows the moving pawn at its target, for every player', () => {
  test.each(Object.entries(HAND_MADE))('%s', (_, [state, command, expected]) => {
    for (const found of seenByAll(state, command)) {
      expect([...found].sort((one, other) => one.seat - other.seat)).toEqual(expected);
    }
  });

  const attack = (by: number) =>
    give(
      turned(
        position('C', [{ tile: 40, hand: ['gravityHiccup'] }, { tile: 60, hand: ['bootJets'] }, { tile: 70 }]),
        by,
      ),
      turnedCommand(play('gravityHiccup', { rival: 1 }), (seat) => (seat + by) % 3),
    ).state;

  test('X1 the attacked player sees their own pawn where passing moves it, the attacker and others nothing', () => {
    for (const by of [0, 1, 2]) {
      const state = attack(by);
      const victim = (1 + by) % 3;
      expect(asked(state)).toBe(victim);
      expect(ghosts(state, victim, null)).toEqual([moved(victim, 57)]);
      expect(ghosts(state, (victim + 1) % 3, null)).toEqual([]);
      expect(ghosts(state, (victim + 2) % 3, null)).toEqual([]);
    }
  });

  const answers = position('C', [
    { tile: 40, hand: ['gravityHiccup'] },
    { tile: 60, hand: ['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol'] },
    { tile: 70 },
  ]);
  const open = give(answers, play('gravityHiccup', { rival: 1 })).state;
  test.each([
    ['a card that cancels moves nobody', { do: 'answer', seat: 1, card: 'nopeNebula', rival: null }, []],
    [
      'a card that turns back moves its owner',
      { do: 'answer', seat: 1, card: 'mirrorPoncho', rival: null },
      [moved(0, 37)],
    ],
    [
      'a card that is passed on moves the third',
      { do: 'answer', seat: 1, card: 'hotPotatoProtocol', rival: 2 },
      [moved(2, 67)],
    ],
  ] as const)('X3 %s', (_, command, expected) => {
    for (const found of seenByAll(open, command, 1)) expect(found).toEqual(expected);
  });

  test('M1 of a roll each way has its pawn; of the one that is chosen, the one with the bought tiles', () => {
    const rolled: State = {
      ...position('A', [{ tile: 40, coins: 2000 }, { tile: 51 }, { tile: 10 }]),
      roll: { seat: 0, dice: [3, 8], raised: [false, false] },
      steps: [
        { step: 'chooseMove', seat: 0 },
        { step: 'endTurn', place: 0 },
      ],
    };
    const sum = { seat: 0, tile: 51, tag: '+11 duel 50%', isChosen: false };
    const difference = { seat: 0, tile: 45, tag: '+5', isChosen: false };
    for (const found of seenByAll(rolled, null)) expect(found).toEqual(expect.arrayContaining([sum, difference]));
    const choose = (how: 'sum' | 'difference', bought: number) =>
      ({ do: 'move', seat: 0, dice: [0, 1], how, bought }) as const;
    for (const found of seenByAll(rolled, choose('sum', 0)))
      expect(found).toEqual(expect.arrayContaining([{ ...sum, isChosen: true }, difference]));
    for (const found of seenByAll(rolled, choose('difference', 2)))
      expect(found).toEqual(expect.arrayContaining([{ ...difference, tile: 47, tag: '+7', isChosen: true }, sum]));
    for (const found of seenByAll(rolled, choose('difference', 2))) expect(found).toHaveLength(2);
  });
});

/** Facts after which luck or another decision determines what follows. */
const OPEN: ReadonlySet<FactName> = new Set<FactName>([
  'diceRolled',
  'dieRolled',
  'duelBegan',
  'duelRolled',
  'penaltyDrawn',
  'phaseBegan',
  'turnEnded',
]);

/** What really happens, with all hands known, if a command is given and nobody answers: up to the first luck. */
function happens(state: State, command: Command): { readonly facts: readonly Fact[]; readonly asks: boolean } {
  let led = give(state, command);
  const asks = led.state.attack !== null;
  while (led.state.attack !== null) {
    const next = give(led.state, passing(asked(led.state)));
    led = { state: next.state, facts: [...led.facts, ...next.facts] };
  }
  const end = led.facts.findIndex(({ fact }) => OPEN.has(fact));
  return { facts: end < 0 ? led.facts : led.facts.slice(0, end), asks };
}

/** The changes for each player, computed without the forecast. */
function changed(before: State, facts: readonly Fact[], command: Command) {
  const after = facts.reduce<State>((state, fact) => evolve(state, fact), before);
  const isCard = command.do === 'play' || command.do === 'answer';
  const difference = (seat: Seat, one: PlayerState, other: PlayerState) => ({
    seat,
    tile: one.tile === other.tile ? null : other.tile,
    coins: other.coins - one.coins,
    levels: other.level - one.level,
    cards: other.hand.length - one.hand.length + (isCard && seat === command.seat ? 1 : 0),
    missesTurn: one.misses !== 'next' && other.misses === 'next',
    rollsOneDie: !one.oneDie && other.oneDie,
  });
  return before.players.map((player, seat) => difference(seat, player, at(after.players, seat))).filter(isChange);
}

/** Whether anything has changed for a player. */
function isChange({ seat: _, ...rest }: Omit<Change, 'over'>): boolean {
  return Object.values(rest).some((value) => value !== null && value !== 0 && value !== false);
}

test('X1, M1 in random games each seat’s forecasts come true', () => {
  const work: Record<string, number> = {};
  for (let game = 0; game < 9; game++) {
    const luck = { ...chanceFrom(`foretold ${game}`) };
    const players = 2 + (game % 3);
    let { state } = azardia.newGame(
      setupOf(`foretold ${game}`, players, { longGrace: game % 2 === 0, quickGame: game > 5 }),
    );
    for (let moves = 0; moves < 260 && state.winner === null; moves++) {
      const seat = asked(state);
      const legal = azardia.legalCommands(state, seat);
      const command = at(legal, drawBelow(luck, legal.length));
      const view = azardia.view(state, seat);
      const where = `${JSON.stringify(command)} in game ${game}, move ${moves}`;
      const { facts, asks } = happens(state, command);
      const prospect = prospectOf(view, command);
      if (prospect) {
        const after = facts.reduce<State>((before, fact) => evolve(before, fact), state);
        expect(prospect.tile, where).toBe(at(after.players, seat).tile);
        work.move = (work.move ?? 0) + 1;
      } else if (['play', 'challenge', 'buyLevel', 'answer'].includes(command.do) && state.duel === null) {
        const { changes, mayBeAnswered } = outcomeOf(view, command);
        const plain = changes.map(({ over: _, ...change }) => change);
        expect(plain.filter(isChange), where).toEqual(changed(state, facts, command));
        // K2: coins are lost only if a purse is full.
        const after = facts.reduce<State>((before, fact) => evolve(before, fact), state);
        const losing = changes.filter(({ over }) => over > 0);
        expect(
          losing.map(({ seat }) => at(after.players, seat).coins),
          where,
        ).toEqual(losing.map(() => 6000));
        expect(mayBeAnswered, where).toBe(asks);
        work[command.do] = (work[command.do] ?? 0) + 1;
      }
      state = give(state, command).state;
    }
  }
  for (const kind of ['move', 'play', 'buyLevel', 'answer']) expect(work[kind], kind).toBeGreaterThan(0);
});

test('M1 the same ghosts appear while a roll is raised, from every seat', () => {
  const start = rolling(position('A', [{ tile: 20, coins: 1000 }, { tile: 60 }, { tile: 70 }]), 2, 6);
  const { state } = give(start, { do: 'roll', seat: 0 });
  const raised = give(state, { do: 'raise', seat: 0, die: 0 }).state;
  for (const found of seenByAll(raised, null)) {
    expect(found.map(({ seat, tile }) => [seat, tile])).toEqual([
      [0, 29],
      [0, 23],
    ]);
  }
});

test('M1 two pairs of three dice that lead to the same tile have one ghost, and the chosen one is it', () => {
  const before = { ...position('A', [{ tile: 23 }, { tile: 60 }]), roundRule: 'threeDice' as const };
  const state = give(rolling(before, 4, 5, 3), { do: 'roll', seat: 0 }).state;
  const ghosts = (...keys: readonly string[]) =>
    tableFor(state, 0, keys).shown.ghosts.map(({ tag, isChosen }) => [tag, isChosen]);
  expect(ghosts().filter(([tag]) => tag === '+1')).toEqual([['+1', false]]);
  const key = tableFor(state, 0).shown.widgets.find(({ label }) => label === '5 − 4: move 1 tile')?.path?.[0] ?? '';
  expect(ghosts(key).filter(([tag]) => tag === '+1')).toEqual([['+1', true]]);
});
