import { describe, expect, test } from 'vitest';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { battleOdds } from '../../../../src/games/factionFun/rules/forecast/battleOdds.ts';
import { answerOdds, attackOdds, claimOdds, resultsOf } from '../../../../src/games/factionFun/rules/forecast/odds.ts';
import type { Avatar, State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { claiming, type Described, factsOf, give, moving, position } from '../position.ts';

const percent = (chance: number): number => Math.round(chance * 1000 + 1e-9) / 10;
const avatarOf = (state: State, index: number): Avatar => at(state.avatars, index);

describe('B9 the odds of a battle', () => {
  test.each([
    [0, 47.5, 5],
    [-3, 35.5, 4.3],
    [-1, 43.3, 4.8],
    [-5, 28.8, 3.8],
    [2, 56.3, 4.5],
  ])('B9 with a lead of %i it is won in %d%% and tied in %d%%', (lead, win, tie) => {
    const odds = battleOdds({ lead, isBestOfThree: false, captain: null });
    expect([percent(odds.win), percent(odds.tie)]).toEqual([win, tie]);
    expect(odds.win + odds.tie + odds.lose).toBeCloseTo(1, 9);
  });

  test.each([
    [0, 50],
    [-3, 31],
    [-5, 21],
  ])('B9, P1 a best of three with a lead of %i is won in %i%%', (lead, win) => {
    const odds = battleOdds({ lead, isBestOfThree: true, captain: null });
    expect([Math.round(odds.win * 100), odds.tie]).toEqual([win, 0]);
  });

  test.each([
    ['aggressor', 41.7],
    ['defender', 20.2],
  ] as const)('P1, P5 a best of three with a lead of -3 and a Captain of the %s is won in %d%%', (captain, win) => {
    expect(percent(battleOdds({ lead: -3, isBestOfThree: true, captain }).win)).toBe(win);
  });

  test.each([
    [2, 0, 100],
    [0, 2, 0],
    [2, 1, 100],
    [1, 2, 0],
  ])('P1 a best of three with %i rolls won and %i lost is decided', (won, lost, win) => {
    const odds = battleOdds({ lead: -3, isBestOfThree: true, captain: null }, won, lost);
    expect([percent(odds.win), percent(odds.lose)]).toEqual([win, 100 - win]);
  });
});

/** How often an attack that begins with a move ends well, in this many games with other luck; a Captain repeats lost rolls. */
function wonOf(state: State, tile: number, games: number): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    let led = give({ ...state, chance: chanceFrom(`battle ${number}`) }, moving(0, 0, tile));
    let { facts } = led;
    while (factsOf(facts, 'battleEnded').length === 0) {
      const [reroll, pass] = factionFun.legalCommands(led.state);
      const isLost = isLosing(led.state);
      led = give(
        led.state,
        isLost
          ? at(
              [reroll].flatMap((one) => one ?? []),
              0,
            )
          : at(
              [pass].flatMap((one) => one ?? []),
              0,
            ),
      );
      facts = [...facts, ...led.facts];
    }
    if (factsOf(facts, 'battleEnded')[0]?.winner === 'aggressor') won += 1;
  }
  return won / games;
}

/** Whether seat 0's Captain, who adds what `position` gives, has lost the roll that lies there. */
function isLosing({ battle }: State): boolean {
  const [mine, theirs] = [battle?.aggressor.die ?? 0, battle?.defender.die ?? 0];
  if (mine === theirs && (mine === 1 || mine === 20)) return false;
  if (mine === 20 || theirs === 1) return false;
  // Two tiles each: the defender adds 3.
  return mine === 1 || theirs === 20 || mine < theirs + 3;
}

describe('B2, P1, P5 the odds of attacks come true', () => {
  const GAMES = 3000;
  /** Two standard errors and a half of a share of 3,000 games. */
  const LEEWAY = 0.023;

  test.each([
    ['an ordinary attack', 'base', false],
    ['a Captain’s attack', 'captain', false],
    ['an attack on a protected group', 'base', true],
    ['a Captain’s attack on a protected group', 'captain', true],
  ] as const)('B2, P1, P5 %s', (_, kind, isProtected) => {
    const avatars = [
      ['S', 1, kind],
      ['H', 3, isProtected ? 'protector' : 'base'],
      ['S', 0],
      ['H', 5],
    ] as const;
    const state = position({ map: ['Sp Sp Hp Hp p p p p'], avatars, die: 2 });
    const { win } = attackOdds(state, avatarOf(state, 0), 2);
    expect(Math.abs(wonOf(state, 2, GAMES) - win)).toBeLessThan(LEEWAY);
  });

  test('P5 a Captain on the attacked tile counts for the defender', () => {
    const map = ['Hp Hp Sp Sp p p'];
    const plain = position({
      map,
      avatars: [
        ['H', 1],
        ['S', 2],
        ['S', 3],
      ],
      seat: 1,
    });
    const guarded = position({
      map,
      avatars: [
        ['H', 1],
        ['S', 2, 'captain'],
        ['S', 3],
      ],
      seat: 1,
    });
    const odds = [plain, guarded].map((state) => percent(attackOdds(state, avatarOf(state, 0), 2).win));
    expect(odds[0]).toBe(35.5);
    expect(odds[1]).toBeLessThan(25);
  });

  test('P1, P5 in a best of three, a Captain helps the side that has one', () => {
    const win = (captain: 'aggressor' | 'defender' | null): number =>
      battleOdds({ lead: 0, isBestOfThree: true, captain }).win;
    expect(win('aggressor')).toBeGreaterThan(win(null));
    expect(win('aggressor') + win('defender')).toBeCloseTo(1, 9);
  });
});

describe('C1–C5, B8 the odds of claims', () => {
  const on = (land: string, away: number, more: Partial<Described> = {}): State =>
    position({
      map: [`Sp ${land} ${'p '.repeat(away - 1)}Hp p`],
      avatars: [
        ['S', 1],
        ['H', 1 + away],
      ],
      step: 'act',
      ...more,
    });

  test('C1, C3 the chance to make a claim, and to hold it against the likeliest answer', () => {
    const state = on('p', 3);
    const odds = claimOdds(state, avatarOf(state, 0), 1);
    expect([percent(odds.made), odds.answers.map(({ made }) => percent(made))]).toEqual([91.7, [58.3]]);
    // 33/36 × (15/36 + 21/36 × 47.5%).
    expect([odds.held, odds.open, odds.taken].map(percent)).toEqual([63.6, 2.7, 25.4]);
    expect([odds.needed, odds.answers.map(({ needed }) => needed)]).toEqual([4, [7]]);
  });

  test('C2, B8 how a claim that was made ends with an answer, or with none', () => {
    const state = on('p', 3);
    const [answer] = answerOdds(state, avatarOf(state, 0), 1);
    const { held, open, taken } = resultsOf(answer);
    expect([held, open, taken].map(percent)).toEqual([69.4, 2.9, 27.7]);
    expect(resultsOf(undefined)).toEqual({ held: 1, open: 0, taken: 0 });
  });

  test('P5 a claim reckons with the answer that is worst for it, if that is not the likeliest', () => {
    const answers = (other: Avatar['kind']): State =>
      position({
        map: ['Hp p p p Sp Sp p p'],
        avatars: [
          ['H', 1],
          ['S', 3],
          ['S', 4, other],
        ],
        seat: 1,
        step: 'act',
      });
    const [plain, captain] = [answers('base'), answers('captain')];
    expect(percent(claimOdds(plain, avatarOf(plain, 0), 1).taken)).toBe(26);
    expect(percent(claimOdds(captain, avatarOf(captain, 0), 1).taken)).toBe(28.5);
    expect(claimOdds(captain, avatarOf(captain, 0), 1).answers.map(({ avatar }) => avatar)).toEqual([1, 2]);
  });

  test('C3 of several answers the likeliest comes first; during a truce there are none', () => {
    const map = ['Sp p p Hp p'];
    const avatars = [
      ['S', 1],
      ['H', 4],
      ['H', 3],
    ] as const;
    const state = position({ map, avatars, step: 'act' });
    expect(answerOdds(state, avatarOf(state, 0), 1).map(({ avatar }) => avatar)).toEqual([2, 1]);
    const calm = position({ map, avatars, step: 'act', event: 'truce' });
    expect(claimOdds(calm, avatarOf(calm, 0), 1)).toMatchObject({ made: 33 / 36, held: 33 / 36, answers: [] });
  });

  test('C6 a foothold counts only where the avatar stands', () => {
    const start = on('f', 9);
    const state = {
      ...start,
      avatars: start.avatars.map((one, id) => (id === 0 ? { ...one, hasFoothold: true } : one)),
    };
    expect(percent(claimOdds(state, avatarOf(state, 0), 1).made)).toBe(72.2);
    expect(percent(claimOdds(state, avatarOf(state, 0), 2).made)).toBe(91.7);
  });

  test('P5 Captains count on both sides', () => {
    const chance = (mine: Avatar['kind'], seat: 0 | 1): number => {
      const [own, other] = seat === 0 ? (['S', 'H'] as const) : (['H', 'S'] as const);
      const map = [`${own}p p p ${other}p p`];
      const avatars: Described['avatars'] =
        seat === 0
          ? [
              ['S', 1, mine],
              ['H', 3],
            ]
          : [
              ['H', 1],
              ['S', 3, mine],
            ];
      const state = position({ map, avatars, seat, step: 'act' });
      return claimOdds(state, avatarOf(state, 0), 1).held;
    };
    expect(chance('captain', 0)).toBeGreaterThan(chance('base', 0));
    expect(chance('captain', 1)).toBeLessThan(chance('base', 1));
  });

  test('C1, B8 claims are held as often as foretold', () => {
    const state = on('p', 3);
    const { held } = claimOdds(state, avatarOf(state, 0), 1);
    let often = 0;
    for (let number = 0; number < 3000; number++) {
      let led = give({ ...state, chance: chanceFrom(`claim ${number}`) }, claiming(0));
      const answer = factionFun.legalCommands(led.state).find((command) => command.do === 'answer');
      if (answer) led = give(led.state, answer);
      if (led.state.holders[1] === 'sailfolk') often += 1;
    }
    expect(Math.abs(often / 3000 - held)).toBeLessThan(0.023);
  });
});
