import { describe, expect, test } from 'vitest';
import { type GeneratedMap, generateMap } from '../../../../src/games/factionFun/rules/board/generator.ts';
import { connected, distance, neighborsOf } from '../../../../src/games/factionFun/rules/board/hexes.ts';
import { chanceOfTwo } from '../../../../src/games/factionFun/rules/board/odds.ts';
import { groupsOf } from '../../../../src/games/factionFun/rules/board/realm.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Command } from '../../../../src/games/factionFun/rules/state/command.ts';
import type { Play } from '../../../../src/games/factionFun/rules/state/play.ts';
import type { Setup, State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { work } from '../../../../src/games/factionFun/rules/steps.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { playOn } from '../../../../src/kernel/steps.ts';
import {
  answering,
  attacking,
  claiming,
  type Described,
  d20s,
  ends,
  factsOf,
  give,
  legal,
  moving,
  passing,
  playing,
  position,
  rolling,
  two,
} from '../position.ts';
import { setupOf } from '../subject.ts';

/** G4: what a side can hope to claim near its homes, for each of its seats. */
function promised(map: Omit<GeneratedMap, 'sailfolk' | 'hearthfolk'>, homes: readonly number[]): number {
  const chances: Readonly<Record<string, number>> = { plains: 33 / 36, forest: 15 / 36, mountain: 6 / 36, water: 0 };
  const near: readonly number[] = [0, 1, 0.7, 0.4];
  const worths = map.terrain.map((terrain, tile) => {
    const steps = Math.min(...homes.map((home) => distance(map, home, tile)));
    return (chances[terrain] ?? 0) * (near[steps] ?? 0);
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / homes.length;
}

const newGame = (seats: number, options: Partial<Setup> = {}, seed = 'new'): State =>
  factionFun.newGame(setupOf(seed, seats, options)).state;

test.each([
  [0, 4, 4],
  [10, 11, 1],
  [11, 6, 1],
  [11, 5, 1],
  [11, 7, 2],
  [16, 11, 1],
  [16, 12, 1],
  [16, 10, 2],
  [0, 16, 3],
  [0, 17, 4],
  [4, 15, 5],
  [15, 4, 5],
])('S5, G1 in a map of five columns, the tiles %i and %i are %i apart', (one, other, apart) => {
  expect(distance({ columns: 5, terrain: { length: 20 } }, one, other)).toBe(apart);
});

describe('S1–S5 setting up', () => {
  test.each([2, 4, 6])('S1–S4 with %i seats, each has a home, an avatar on it, and four cards of its side', (seats) => {
    const state = newGame(seats);
    expect(factionFun.seats(setupOf('', seats))).toBe(seats);
    for (const people of ['sailfolk', 'hearthfolk'] as const) {
      const homes = state.holders.flatMap((holder, tile) => (holder === people ? [tile] : []));
      expect(homes).toHaveLength(seats / 2);
      const own = state.avatars.filter((one) => one.people === people);
      expect(own.map(({ tile }) => tile).sort()).toEqual(homes.sort());
    }
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 4));
    expect(state.decks.sailfolk.left).toHaveLength(12 * Math.ceil(seats / 4) - 2 * seats);
  });

  test.each([4, 6])('S2 with %i seats, the homes of a side are linked', (seats) => {
    const state = newGame(seats);
    for (const people of ['sailfolk', 'hearthfolk'] as const) expect(groupsOf(state, people)).toHaveLength(1);
  });

  test('S1, R2 seats alternate between the sides, the Sailfolk first', () => {
    expect(factionFun.sides(setupOf('', 4))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(factionFun.activeSeats(newGame(4, {}, 'calm start'))).toHaveLength(1);
  });

  test.each([0, 1, 3, 5, 8])('S1 a game with %i seats is refused', (seats) => {
    expect(() => newGame(seats)).toThrow('impossible setup');
  });

  test('V2 everybody begins with two avatars', () => {
    expect(newGame(4, { twoAvatars: true }).avatars).toHaveLength(8);
  });

  test.each([
    [2, 8, { plains: 15, forest: 15, mountain: 4, water: 6 }],
    [4, 10, { plains: 22, forest: 23, mountain: 6, water: 9 }],
    [6, 10, { plains: 30, forest: 30, mountain: 8, water: 12 }],
  ])('S5, G1 the map of %i seats is %i columns wide, with %j', (seats, columns, counts) => {
    const { terrain, columns: found } = newGame(seats);
    const count = (kind: string): number => terrain.filter((one) => one === kind).length;
    expect(found).toBe(columns);
    // An event of the first round may turn one tile into another.
    expect(count('mountain')).toBe(counts.mountain);
    expect(count('water')).toBe(counts.water);
    expect(Math.abs(count('plains') - counts.plains)).toBeLessThanOrEqual(1);
  });

  test.each([2, 4, 6])(
    'G3, G4 with %i seats, homes are plains with plains beside them, on the coast and inland, 4 to 6 apart, and promise about as much',
    (seats) => {
      for (let number = 0; number < 30; number++) {
        const { sailfolk, hearthfolk, ...map } = generateMap({ ...chanceFrom(`map ${number}`) }, seats);
        for (const home of [...sailfolk, ...hearthfolk]) {
          expect(map.terrain[home]).toBe('plains');
          const plains = neighborsOf(map, home).filter((next) => map.terrain[next] === 'plains');
          expect(plains.length).toBeGreaterThanOrEqual(2);
        }
        for (const home of sailfolk) expect(home % map.columns).toBe(0);
        for (const home of hearthfolk) expect(home % map.columns).toBeGreaterThanOrEqual(3);
        const apart = sailfolk.flatMap((one) => hearthfolk.map((other) => distance(map, one, other)));
        expect([Math.min(...apart) >= 4, Math.max(...apart) <= 6]).toEqual([true, true]);
        expect(Math.abs(promised(map, sailfolk) - promised(map, hearthfolk))).toBeLessThanOrEqual(0.5);
      }
    },
  );

  test.each([2, 4, 6])('S5, G2 with %i seats, all land is one piece', (seats) => {
    for (let number = 0; number < 30; number++) {
      const map = generateMap({ ...chanceFrom(`map ${number}`) }, seats);
      const land = [...map.terrain.keys()].filter((tile) => map.terrain[tile] !== 'water');
      const reached = connected(map, land.slice(0, 1), (tile) => map.terrain[tile] !== 'water');
      expect(reached.size).toBe(land.length);
    }
  });

  test.each([
    [2, 36],
    [4, 33],
    [8, 15],
    [10, 6],
    [12, 1],
    [13, 0],
  ])('C1, C5 two dice show at least %i in %i of 36 cases', (sum, ways) => {
    expect(chanceOfTwo(sum) * 36).toBeCloseTo(ways, 9);
  });
});

describe('R3 a turn', () => {
  test('R4 after the roll, any avatar of the side may act', () => {
    const avatars = [
      ['S', 0],
      ['H', 4],
      ['S', 2],
    ] as const;
    const state = position({ map: ['Sp p p p Hp'], avatars, hands: [[], [], [], []], seat: 2 });
    expect(new Set(legal(state, 'move').map(({ avatar }) => avatar))).toEqual(new Set([0, 2]));
  });

  test('M7 the Sailfolk walk through hearths, and staying is always possible', () => {
    const state = position({
      map: ['Hp Sp Hp p p'],
      avatars: [
        ['S', 1],
        ['H', 4],
      ],
      die: 3,
    });
    expect(ends(state, 0)).toEqual([0, 1, 2, 3]);
  });

  test('R2, R3 the seats take their turns in order, then the round ends', () => {
    const map = ['Sp p p p p p p Hp'];
    const state = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 7],
      ],
      hands: [[], [], [], []],
    });
    const led = give(state, moving(0, 0, 0));
    expect(factsOf(led.facts, 'turnBegan').map(({ seat }) => seat)).toEqual([1]);
  });

  test('B5 in teams the next seat of a side loses the turn', () => {
    const map = ['Sp p p p p p p Hp'];
    const start = position({
      map,
      avatars: [
        ['S', 0],
        ['H', 7],
      ],
      hands: [[], [], [], []],
    });
    const { peoples } = start;
    const state = { ...start, peoples: { ...peoples, hearthfolk: { ...peoples.hearthfolk, owesTurn: true } } };
    const led = give(state, moving(0, 0, 0));
    expect(factsOf(led.facts, 'turnSkipped').map(({ seat }) => seat)).toEqual([1]);
    expect(led.state.turn?.seat).toBe(2);
  });

  test('R3, R5 refusals name a rule', () => {
    const state = position({
      map: ['Sp p p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 4],
      ],
    });
    const refused = (command: unknown) => factionFun.apply(state, command as Command);
    expect(refused(moving(1, 1, 4))).toEqual({ ok: false, rule: 'R3', reason: 'notYourTurn' });
    expect(refused(moving(0, 0, 4))).toEqual({ ok: false, rule: 'M1', reason: 'notNow' });
    expect(refused(passing(0))).toEqual({ ok: false, rule: 'R5', reason: 'notNow' });
    expect(refused({ do: 'toString', seat: 0 })).toEqual({ ok: false, rule: 'R3', reason: 'unknown' });
    expect(refused(null)).toEqual({ ok: false, rule: 'R3', reason: 'unknown' });
    const over = { ...state, steps: [], ending: { rule: 'W2', winner: null } } as State;
    expect(factionFun.apply(over, passing(0))).toEqual({ ok: false, rule: 'W2', reason: 'over' });
    expect(factionFun.apply({ ...state, steps: [] }, passing(0))).toEqual({ ok: false, rule: 'W1', reason: 'over' });
    expect(factionFun.result(over)?.winners).toEqual([0, 1]);
    expect(factionFun.round({ ...state, round: 7 })).toBe(7);
    expect(factionFun.legalCommands(state, 1)).toEqual([]);
    expect(factionFun.legalCommands(over)).toEqual([]);
  });

  test.each([
    ['A1', playing(0, 'ferry')],
    ['C1', claiming(0)],
    ['B2', attacking(0, 1)],
    ['C2', answering(0, 0)],
    ['B1', { do: 'fight', seat: 0, card: 'drill' }],
    ['P5', { do: 'reroll', seat: 0 }],
    ['P1', { do: 'take', seat: 0, tile: 1 }],
    ['B5', { do: 'lose', seat: 0, avatar: 0 }],
    ['B3', { do: 'return', seat: 0, avatar: 0, tile: 1 }],
    ['L4', { do: 'place', seat: 0, kind: 'base', tile: 0 }],
    ['E6', { do: 'strike', seat: 0, avatar: 0 }],
  ] as const satisfies [string, Command][])('%s forbids it while a move is due: %j', (rule, command) => {
    const avatars = [
      ['S', 0],
      ['H', 4],
    ] as const;
    const state = position({ map: ['Sp p p p Hp'], avatars });
    expect(factionFun.apply(state, command)).toEqual({ ok: false, rule, reason: 'notNow' });
  });

  test('C2, B1, P5, E6 letting pass is told where it says something about one’s cards or plans, and nowhere else', () => {
    const passed = (state: State, seat: number): number => factsOf(give(state, passing(seat)).facts, 'passed').length;
    const near = (more: Partial<Described>): State =>
      position({
        map: ['Sp p p p Hp'],
        avatars: [
          ['S', 1, 'captain'],
          ['H', 2],
          ['S', 0],
        ],
        step: 'act',
        ...more,
      });
    expect(passed(give(rolling(near({}), ...two(6, 6)), claiming(0)).state, 1)).toBe(1);
    expect(passed(give(near({ hands: [['drill'], []] }), attacking(0, 2)).state, 0)).toBe(1);
    expect(passed(give(rolling(near({}), ...d20s(5, 15)), attacking(0, 2)).state, 0)).toBe(1);
    const strike = near({ also: { steps: [{ step: 'strike', seat: 0, people: 'sailfolk', newcomer: 1 }] } });
    expect(passed(strike, 0)).toBe(1);
    expect(passed(near({}), 0)).toBe(0);
    expect(passed(near({ step: 'card', hands: [['ferry'], []] }), 0)).toBe(0);
  });

  test('C1, C2 dice reveal something, and so does letting a claim stand; a move does not', () => {
    const before = position({
      map: ['Sp p p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 4],
      ],
      die: 2,
    });
    const moved = give(before, moving(0, 0, 1)).state;
    expect(factionFun.revealed(before, moved)).toBe(false);
    const lucky = rolling(moved, ...two(6, 6));
    const claimed = give(lucky, claiming(0)).state;
    expect(factionFun.revealed(lucky, claimed)).toBe(true);
    expect(factionFun.revealed(claimed, give(claimed, passing(1)).state)).toBe(true);
  });
});

describe('W the end', () => {
  /** The end of a round. */
  function ended(described: Omit<Described, 'step'>, round = 5): Play {
    const play: Play = playOn<State, State['steps'][number], Play['facts'][number]>({
      ...position({ ...described, step: 'endRound' }),
      round,
    });
    work(play);
    return play;
  }
  const avatars = [
    ['S', 0],
    ['H', 24],
  ] as const;
  const row = (sail: number, hearth: number): string[] => [
    `${'Sp '.repeat(sail)}${'p '.repeat(25 - sail - hearth)}${'Hp '.repeat(hearth)}`,
  ];

  test.each([
    [10, 3, null],
    [11, 3, 'sailfolk'],
    [3, 11, 'hearthfolk'],
    [11, 11, null],
    [11, 12, 'hearthfolk'],
  ] as const)('W1 with realms of %i and %i, the winner at the end of a round is %s', (sail, hearth, winner) => {
    expect(ended({ map: row(sail, hearth), avatars }).state.ending).toEqual(winner && { rule: 'W1', winner });
  });

  test('V4, W1 in a quick game a realm of 10 wins; in teams 15 and 14', () => {
    expect(ended({ map: row(10, 3), avatars, options: { quickGame: true } }).state.ending?.winner).toBe('sailfolk');
    const hands = [[], [], [], []];
    expect(ended({ map: row(14, 3), avatars, hands }).state.ending).toBe(null);
    expect(ended({ map: row(15, 3), avatars, hands }).state.ending?.winner).toBe('sailfolk');
    expect(ended({ map: row(14, 3), avatars, hands, options: { quickGame: true } }).state.ending?.winner).toBe(
      'sailfolk',
    );
  });

  test('W2 after round 24 the larger realm wins, then more tiles, then more avatars; else the coast is shared', () => {
    const end = (map: readonly string[], more: Described['avatars'] = []) =>
      ended({ map, avatars: [...avatars, ...more] }, 24).state.ending;
    expect(ended({ map: row(3, 2), avatars }, 23).state.ending).toBe(null);
    expect(end(row(3, 2))).toEqual({ rule: 'W2', winner: 'sailfolk' });
    expect(end([`Sp p Sp ${'p '.repeat(21)}Hp`])).toEqual({ rule: 'W2', winner: 'sailfolk' });
    expect(end(row(2, 2), [['H', 23]])).toEqual({ rule: 'W2', winner: 'hearthfolk' });
    expect(end(row(2, 2), [['S', 0, 'protector']])).toEqual({ rule: 'W2', winner: 'sailfolk' });
    expect(end(row(2, 2))).toEqual({ rule: 'W2', winner: null });
  });

  test('W3 a side without a tile has lost', () => {
    expect(ended({ map: row(0, 1), avatars }).state.ending).toEqual({ rule: 'W3', winner: 'hearthfolk' });
    expect(ended({ map: row(1, 0), avatars }).state.ending).toEqual({ rule: 'W3', winner: 'sailfolk' });
    // Z: this is looked at before the size of a realm.
    expect(ended({ map: row(11, 0), avatars }).state.ending).toEqual({ rule: 'W3', winner: 'sailfolk' });
  });

  test('W1, W2 the seats of the winner are first; of a shared coast, all', () => {
    const hands = [[], [], [], []];
    expect(factionFun.result(ended({ map: row(15, 3), avatars, hands }).state)).toEqual({
      rule: 'W1',
      ranking: [
        [0, 2],
        [1, 3],
      ],
      winners: [0, 2],
    });
    expect(factionFun.result(ended({ map: row(2, 2), avatars }, 24).state)).toEqual({
      rule: 'W2',
      ranking: [[0, 1]],
      winners: [0, 1],
    });
    expect(factionFun.result(newGame(2))).toBe(null);
  });

  test('W1 after the end nothing can be done', () => {
    const { state } = ended({ map: row(11, 3), avatars });
    const over = { ...state, steps: [] };
    expect([factionFun.legalCommands(over), factionFun.activeSeats(over)]).toEqual([[], []]);
    expect(factionFun.apply(over, passing(0))).toEqual({ ok: false, rule: 'W1', reason: 'over' });
  });
});

describe('S3 hidden hands', () => {
  test('S3 hands and decks are hidden from everybody else', () => {
    const state = newGame(4);
    const view = factionFun.view(state, 2);
    expect(view.hands[2]).toEqual(state.hands[2]);
    expect(view.hands[0]).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(view.decks.sailfolk.left.every((card) => card === 'hidden')).toBe(true);
    expect(factionFun.view(state, null).hands).toEqual(state.hands);
  });

  test('S3 a determinized state has the cards that the viewer sees, and every other card somewhere', () => {
    const state = newGame(6);
    const guess = factionFun.determinize(factionFun.view(state, 1), chanceFrom('guess'));
    expect(guess.hands[1]).toEqual(state.hands[1]);
    const all = [...guess.decks.sailfolk.left, ...guess.hands.filter((_, seat) => seat % 2 === 0).flat()];
    const real = [...state.decks.sailfolk.left, ...state.hands.filter((_, seat) => seat % 2 === 0).flat()];
    expect([...all].sort()).toEqual([...real].sort());
  });

  test('S3 only the seat that draws a hand is told its cards', () => {
    const fact = { fact: 'handDrawn', seat: 1, cards: ['ferry'], rule: 'A1', by: 'turn' } as const;
    expect(factionFun.redact(fact, 1)).toBe(fact);
    expect(factionFun.redact(fact, 0)).toEqual({ ...fact, cards: ['hidden'] });
    expect(factionFun.redact(fact, 'spectator')).toEqual({ ...fact, cards: ['hidden'] });
  });

  test('an answer that is declined, and dice, are revealed; a move is not', () => {
    const state = position({
      map: ['Sp p p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 3],
      ],
      die: 2,
    });
    const moved = give(state, moving(0, 0, 2)).state;
    expect(factionFun.revealed(state, moved)).toBe(false);
    expect(factionFun.revealed(moved, give(moved, { do: 'claim', seat: 0 }).state)).toBe(true);
    expect(factionFun.revealed(moved, { ...moved, reveals: 1 })).toBe(true);
  });
});
