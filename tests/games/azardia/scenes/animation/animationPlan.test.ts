import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { concernedBy } from '../../../../../src/games/azardia/rules/state/concerned.ts';
import type { Fact, FactName, Happened } from '../../../../../src/games/azardia/rules/state/fact.ts';
import { type AnimationPlan, animationPlan } from '../../../../../src/games/azardia/scenes/animation/animationPlan.ts';
import { hasteOf, modeAfter } from '../../../../../src/games/azardia/scenes/animation/haste.ts';
import { simulation } from '../../../../../tools/azardia/simulation.ts';
import { playBy } from '../../../../../tools/kit/playout.ts';
import { position } from '../../position.ts';
import { setupOf } from '../../subject.ts';

/** It is seat 1's turn, far behind seat 0. */
const state = position('C', [{ tile: 70, level: 3 }, { tile: 30 }, { tile: 20 }, { tile: 10 }]);
const turn = { seat: 1, phase: 'C', abilityUsed: false, rolledAgain: false } as const;
const before = azardia.view({ ...state, turn }, 0);

/** How facts are shown to people. */
function planOf(people: readonly number[], ...facts: readonly Happened[]): AnimationPlan {
  return animationPlan(
    facts.map((fact): Fact => ({ ...fact, rule: 'T1', by: 'turn' })),
    before,
    people,
  );
}
const modes = (...facts: readonly Happened[]) => planOf([0], ...facts).modes;

describe('of the computers’ actions', () => {
  test('T1 an ordinary turn is one movement', () => {
    expect(
      modes(
        { fact: 'turnBegan', seat: 1 },
        { fact: 'phaseBegan', seat: 1, phase: 'A' },
        { fact: 'diceRolled', seat: 1, dice: [1, 2], isAgain: false },
        { fact: 'moveChosen', seat: 1, tiles: 3, bought: 0 },
        { fact: 'pawnMoved', seat: 1, path: [31, 32, 33] },
        { fact: 'cardsDrawn', seat: 1, cards: ['hidden', 'hidden'], seen: [1] },
        { fact: 'cardPlayed', seat: 1, card: 'bountyReceipt' },
        { fact: 'coinsGained', seat: 1, coins: 2000, from: null },
        { fact: 'turnEnded', seat: 1 },
      ),
    ).toEqual(['cut', 'cut', 'cut', 'cut', 'hold', 'cut', 'cut', 'cut', 'cut']);
  });

  test('X1 an attack on a person is shown in full, and one on another computer in brief', () => {
    const attack = (victim: number): readonly Happened[] => [
      { fact: 'cardPlayed', seat: 1, card: 'gravityHiccup' },
      { fact: 'attacked', card: 'gravityHiccup', owner: 1, victim, isMass: false },
      { fact: 'attackEnded', card: 'gravityHiccup', hit: victim },
      { fact: 'pawnMoved', seat: victim, path: [69] },
    ];
    expect(modes(...attack(0))).toEqual(['full', 'full', 'full', 'full']);
    expect(modes(...attack(2))).toEqual(['brief', 'brief', 'brief', 'brief']);
  });

  test('H2 a duel with a person is shown in full, and one of computers in brief', () => {
    const duel = (challenger: number, defender: number): readonly Happened[] => [
      { fact: 'duelBegan', challenger, defender, tile: 30 },
      { fact: 'duelRolled', seat: challenger, dice: [4, 5] },
      { fact: 'duelRolled', seat: defender, dice: [1, 2] },
      { fact: 'duelWon', winner: challenger, loser: defender },
    ];
    expect(new Set(modes(...duel(1, 0)))).toEqual(new Set(['full']));
    expect(new Set(modes(...duel(1, 2)))).toEqual(new Set(['brief']));
  });

  test('C3 of the hands that a computer deals again, only the one for a person is seen to arrive', () => {
    const returned = (rival: number): Happened => ({ fact: 'handReturned', rival, cards: ['hidden'], seen: [rival] });
    expect(modes(returned(0), returned(2), returned(3))).toEqual(['full', 'cut', 'cut']);
  });

  test('E2 a new leader is announced, with the cause', () => {
    const gain: Happened = { fact: 'levelGained', seat: 1, level: 4 };
    expect(planOf([0], { fact: 'coinsLost', seat: 1, coins: 5000, to: null }, gain)).toEqual({
      modes: ['cut', 'brief'],
      lead: { seat: 1, at: 1 },
    });
    expect(planOf([0], { ...gain, level: 2 })).toEqual({ modes: ['cut'], lead: null });
  });

  test('E1 an event, and the start of the person’s own turn, are shown in brief; effects of an event on a person in full', () => {
    expect(
      modes(
        { fact: 'eventDrawn', event: 'slingshotForStragglers' },
        { fact: 'coinsGained', seat: 0, coins: 1000, from: null },
        { fact: 'turnBegan', seat: 0 },
      ),
    ).toEqual(['brief', 'full', 'brief']);
  });
});

test('actions of people at the device are shown in full, except a card that the only person has just chosen', () => {
  const play: Happened = { fact: 'cardPlayed', seat: 0, card: 'bootJets' };
  const roll: Happened = { fact: 'diceRolled', seat: 0, dice: [1, 2], isAgain: false };
  expect(planOf([0], roll, play).modes).toEqual(['full', 'brief']);
  expect(planOf([0, 3], roll, play).modes).toEqual(['full', 'full']);
});

describe('in whole games', () => {
  const games = [2, 3, 4].map((players) => [...playBy(simulation, () => 'regular', setupOf('animations', players))]);
  const ALWAYS: readonly FactName[] = [
    'duelWon',
    'attacked',
    'answered',
    'graceBegan',
    'pawnMoved',
    'eventDrawn',
    'gameWon',
  ];

  /** Every command of the games, as told to seat 0. */
  function* told(viewer: number | 'spectator') {
    for (const game of games) {
      for (const [index, { facts }] of game.entries()) {
        const from = game[index - 1]?.state;
        if (!from) continue;
        yield { from: azardia.view(from, viewer), facts: facts.flatMap((fact) => azardia.redact(fact, viewer) ?? []) };
      }
    }
  }

  test('everything that affects people, and every attack, duel and movement, is visible', () => {
    let cut = 0;
    for (const { from, facts } of told(0)) {
      const { modes: seen } = animationPlan(facts, from, [0]);
      for (const [index, fact] of facts.entries()) {
        if (seen[index] === 'cut') cut += 1;
        if (ALWAYS.includes(fact.fact) || concernedBy(fact).includes(0)) expect(seen[index], fact.fact).not.toBe('cut');
      }
    }
    expect(cut).toBeGreaterThan(1000);
  });

  test('S4 viewers who know more of the hands see the same', () => {
    const others = told('spectator');
    for (const { from, facts } of told(0)) {
      const other = others.next().value;
      if (!other) throw new Error('a command is missing');
      expect(animationPlan(other.facts, other.from, [0])).toEqual(animationPlan(facts, from, [0]));
    }
  });
});

describe('the longer people have waited', () => {
  test('the faster it continues, for 5 seconds never too fast to read what affects them, and then up to twice as fast', () => {
    expect([0, 2000, 3500, 5000, 7500, 90_000].map((waited) => hasteOf('full', waited))).toEqual([1, 1, 2, 2, 3, 4]);
    expect([0, 2000, 3500, 5000, 7500, 90_000].map((waited) => hasteOf('brief', waited))).toEqual([3, 3, 6, 8, 12, 16]);
  });

  test('the less is shown: after 8 seconds, only what affects them', () => {
    expect(modeAfter(7999, 'brief')).toBe('brief');
    expect([modeAfter(8000, 'brief'), modeAfter(8000, 'full')]).toEqual(['cut', 'full']);
  });
});
