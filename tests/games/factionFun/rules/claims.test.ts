import { describe, expect, test } from 'vitest';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import {
  answering,
  claiming,
  type Described,
  d20s,
  factsOf,
  give,
  legal,
  passing,
  playing,
  position,
  rolling,
  two,
} from '../position.ts';

/** Seat 0 stands on the land in the middle; the Hearthfolk are this many tiles away. */
function onLand(land: string, away: number, more: Partial<Described> = {}): State {
  const map = [`Sp ${land} ${'p '.repeat(away - 1)}Hp p`];
  return position({
    map,
    avatars: [
      ['S', 1],
      ['H', 1 + away],
    ],
    step: 'act',
    ...more,
  });
}

describe('C1 claims', () => {
  test.each([
    ['p', 1, 2, false],
    ['p', 2, 2, true],
    ['f', 3, 4, false],
    ['f', 4, 4, true],
    ['m', 4, 5, false],
    ['m', 4, 6, true],
  ] as const)('C1, S6 on %s the dice %i and %i make a claim: %s', (land, one, other, isMade) => {
    const { facts } = give(rolling(onLand(land, 9), ...two(one, other)), claiming(0));
    expect(factsOf(facts, 'claimRolled')[0]).toMatchObject({ tile: 1, dice: [one, other], isMade });
  });

  test('C1 the roll is optional, and only open land can be claimed', () => {
    expect(legal(onLand('p', 9), 'claim')).toEqual([claiming(0)]);
    expect(factionFun.legalCommands(onLand('p', 9))).toEqual([claiming(0), passing(0)]);
    expect(legal(onLand('Sp', 9), 'claim')).toEqual([]);
  });

  test('C1 a claim that nobody can answer stands', () => {
    const { state } = give(rolling(onLand('p', 9), ...two(4, 4)), claiming(0));
    expect(state.holders[1]).toBe('sailfolk');
  });

  test('E5 in a round of war nobody claims', () => {
    expect(legal(onLand('p', 9, { event: 'war' }), 'claim')).toEqual([]);
  });

  test('Harvest adds 1 to claim rolls, Survey and Gathering 2', () => {
    const harvest = give(rolling(onLand('f', 9, { event: 'harvest' }), ...two(3, 4)), claiming(0));
    expect(factsOf(harvest.facts, 'claimRolled')[0]).toMatchObject({ plus: 1, needed: 8, isMade: true });
    const map = ['Sp f p p p p p p p Hp p'];
    const avatars = [
      ['S', 1],
      ['H', 9],
    ] as const;
    const survey = position({ map, avatars, step: 'card', hands: [['survey'], []] });
    const surveyed = give(survey, playing(0, 'survey'), { do: 'move', seat: 0, avatar: 0, tile: 1 }).state;
    expect(factsOf(give(rolling(surveyed, ...two(3, 3)), claiming(0)).facts, 'claimRolled')[0]).toMatchObject({
      plus: 2,
      isMade: true,
    });
  });
});

describe('C6 foothold', () => {
  const failed = (more: Partial<Described> = {}): State =>
    give(rolling(onLand('f', 9, more), ...two(3, 4)), claiming(0)).state;

  test('C6 a failed claim leaves a mark that adds 2 as long as the avatar stays, once', () => {
    const state = { ...failed(), steps: onLand('f', 9).steps, turn: onLand('f', 9).turn };
    const again = give(rolling(state, ...two(3, 2)), claiming(0));
    expect(factsOf(again.facts, 'claimRolled')[0]).toMatchObject({ plus: 2, isMade: false });
    expect(factsOf(again.facts, 'footholdGained')).toEqual([]);
    expect(again.state.avatars[0]?.hasFoothold).toBe(true);
  });

  test('C6 moving away loses it', () => {
    const state = {
      ...failed(),
      steps: position({
        map: ['Sp f p p Hp'],
        avatars: [
          ['S', 1],
          ['H', 4],
        ],
      }).steps,
    };
    const turn = onLand('f', 9).turn;
    const left = give({ ...state, turn }, { do: 'move', seat: 0, avatar: 0, tile: 2 }).state;
    expect(left.avatars[0]?.hasFoothold).toBe(false);
    const stayed = give({ ...state, turn }, { do: 'move', seat: 0, avatar: 0, tile: 1 }).state;
    expect(stayed.avatars[0]?.hasFoothold).toBe(true);
  });

  test('C6 a claim that stands ends it', () => {
    const state = { ...failed(), steps: onLand('f', 9).steps, turn: onLand('f', 9).turn };
    const { state: after } = give(rolling(state, ...two(3, 3)), claiming(0));
    expect([after.holders[1], after.avatars[0]?.hasFoothold]).toEqual(['sailfolk', false]);
  });

  test('C6, V1 there is none in a game as written', () => {
    expect(failed({ options: { asWritten: true } }).avatars[0]?.hasFoothold).toBe(false);
  });
});

describe('C2–C5 answers', () => {
  const made = (land: string, away: number, more: Partial<Described> = {}): State =>
    give(rolling(onLand(land, away, more), ...two(6, 6)), claiming(0)).state;

  test('C2, Z the next seat of the other side may answer, or let the claim stand', () => {
    const state = made('p', 3);
    expect(factionFun.activeSeats(state)).toEqual([1]);
    expect(factionFun.legalCommands(state)).toEqual([answering(1, 1), passing(1)]);
    expect(give(state, passing(1)).state.holders[1]).toBe('sailfolk');
  });

  test.each([
    ['p', 1, 1, 3, false],
    ['p', 1, 2, 3, true],
    ['p', 3, 3, 3, false],
    ['p', 3, 3, 4, true],
    ['f', 2, 4, 5, false],
    ['f', 2, 4, 6, true],
  ] as const)('C3, C4 on %s, %i tiles away, the dice %i and %i answer: %s', (land, away, one, other, isMade) => {
    const { state, facts } = give(rolling(made(land, away), ...two(one, other)), answering(1, 1));
    expect(factsOf(facts, 'answerRolled')[0]).toMatchObject({ isMade });
    expect(factsOf(facts, 'battleBegan').map(({ battle }) => battle.mode)).toEqual(isMade ? ['retaliation'] : []);
    if (!isMade) expect([state.holders[1], state.avatars[1]?.tile]).toEqual(['sailfolk', 1 + away]);
  });

  test('C3, C5 an answer that needs more than 12 cannot be tried', () => {
    expect(legal(made('f', 4), 'answer')).toEqual([answering(1, 1)]);
    expect(made('f', 5).holders[1]).toBe('sailfolk');
  });

  test('C4 the way leads over land only, and for the Hearthfolk around settlements', () => {
    const around = (map: readonly string[]): State =>
      give(
        rolling(
          position({
            map,
            avatars: [
              ['S', 1],
              ['H', 3],
            ],
            step: 'act',
          }),
          ...two(6, 6),
        ),
        claiming(0),
      ).state;
    // 1 to 3 straight is 2 tiles; around the settlement on 2 it is 3: 4 + 3.
    const walled = around(['Sp p Sp Hp p', 'p p p p p', 'p p p p p']);
    expect(factsOf(give(rolling(walled, ...two(3, 3)), answering(1, 1)).facts, 'answerRolled')[0]?.needed).toBe(7);
    const flooded = around(['Sp p w Hp p', 'p p p p p', 'p p p p p']);
    expect(factsOf(give(rolling(flooded, ...two(3, 3)), answering(1, 1)).facts, 'answerRolled')[0]?.needed).toBe(7);
    expect(legal(around(['Sp p w Hp p']), 'answer')).toEqual([]);
  });

  test('P3, Z the Healer answers through settlements', () => {
    const map = ['Sp p Sp Hp p'];
    const state = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 3, 'healer'],
      ],
      step: 'act',
    });
    const answered = give(
      rolling(give(rolling(state, ...two(6, 6)), claiming(0)).state, ...two(1, 1)),
      answering(1, 1),
    );
    expect(factsOf(answered.facts, 'answerRolled')[0]?.needed).toBe(6);
  });

  test.each([
    ['Closed Paths', { closedPaths: [1, 0] }, 'calm'],
    ['Low Water', {}, 'lowWater'],
  ] as const)('C4, Z with %s, the distance of an answer stays the same', (_, also, event) => {
    const map = ['p p Hp p p p w p p p Hp'];
    const claimant = ['H', 1] as const;
    const state = position({ map, avatars: [claimant, ['S', 3], ['S', 7]], seat: 1, step: 'act', also, event });
    const claimed = give(rolling(state, ...two(6, 6)), claiming(1)).state;
    // Over the hearth on 2, and not over the water on 6.
    expect(legal(claimed, 'answer')).toEqual([answering(0, 1)]);
    const { facts } = give(rolling(claimed, ...two(1, 1)), answering(0, 1));
    expect(factsOf(facts, 'answerRolled')[0]?.needed).toBe(6);
  });

  test('A6, Z the High Places stop no answer on a mountain', () => {
    const state = position({
      map: ['Hp m p Sp p'],
      avatars: [
        ['H', 1],
        ['S', 2],
      ],
      seat: 1,
      step: 'act',
      also: { highPlaces: [2, 0] },
    });
    const claimed = give(rolling(state, ...two(6, 6)), claiming(1)).state;
    expect(legal(claimed, 'answer')).toEqual([answering(0, 1)]);
  });

  test('C2, Z in teams the next seat in turn order answers', () => {
    const avatars = [
      ['S', 1],
      ['H', 4],
    ] as const;
    const decider = (seat: number): readonly number[] => {
      const state = position({ map: ['Sp p p p Hp'], avatars, seat, step: 'act', hands: [[], [], [], []] });
      return factionFun.activeSeats(give(rolling(state, ...two(6, 6)), claiming(seat)).state);
    };
    expect([decider(0), decider(2)]).toEqual([[1], [3]]);
  });

  test('P1 a protector does not answer', () => {
    const map = ['Sp p Hp p p p p p p p p p p'];
    const state = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 2, 'protector'],
        ['H', 12],
      ],
      step: 'act',
    });
    expect(give(rolling(state, ...two(6, 6)), claiming(0)).state.holders[1]).toBe('sailfolk');
  });

  test('Fog makes answers need 2 more, and during a truce there are none', () => {
    const foggy = give(rolling(made('p', 2, { event: 'fog' }), ...two(1, 1)), answering(1, 1));
    expect(factsOf(foggy.facts, 'answerRolled')[0]?.needed).toBe(8);
    expect(made('p', 2, { event: 'truce' }).holders[1]).toBe('sailfolk');
  });

  test('the Hearthfolk claim, and the Sailfolk answer', () => {
    const map = ['Hp p p Sp p'];
    const state = position({
      map,
      avatars: [
        ['H', 1],
        ['S', 3],
      ],
      seat: 1,
      step: 'act',
    });
    const claimed = give(rolling(state, ...two(6, 6)), claiming(1)).state;
    expect(factionFun.activeSeats(claimed)).toEqual([0]);
    expect(give(claimed, passing(0)).state.holders[1]).toBe('hearthfolk');
  });
});

describe('B8 battles of retaliation', () => {
  /** The answer has succeeded; these are the dice of the battle, the answering side's first. */
  const fought = (aggressor: number, defender: number, more: Partial<Described> = {}) =>
    give(
      rolling(
        give(rolling(onLand('p', 2, more), ...two(6, 6)), claiming(0)).state,
        ...two(6, 6),
        ...d20s(aggressor, defender),
      ),
      answering(1, 1),
    );

  test('B8 who answers and wins takes the claim and stands there; the claimant goes to the nearest own tile', () => {
    const { state } = fought(15, 5);
    expect(state.holders[1]).toBe('hearthfolk');
    expect(state.avatars.map(({ tile }) => tile)).toEqual([0, 1]);
  });

  test('B8 where the claimant wins, the claim stands and the other goes home', () => {
    const { state } = fought(5, 15);
    expect(state.holders[1]).toBe('sailfolk');
    expect(state.avatars.map(({ tile }) => tile)).toEqual([1, 3]);
  });

  test('C4, B8 who answers goes to the tile first, so the nearest own tile is that of the claim', () => {
    // The one who answers stands on tile 5; from tile 1, tile 2 is nearer than tile 6.
    const map = ['Sp p Hp p p p Hp'];
    const avatars = [
      ['S', 1],
      ['H', 5],
    ] as const;
    const claimed = give(rolling(position({ map, avatars, step: 'act' }), ...two(6, 6)), claiming(0)).state;
    const { state } = give(rolling(claimed, ...two(6, 6), ...d20s(5, 15)), answering(1, 1));
    expect(state.avatars.map(({ tile }) => tile)).toEqual([1, 2]);
  });

  test('B8, C6 at a tie the land stays open, without a mark', () => {
    const { state } = fought(9, 9);
    expect(state.holders[1]).toBe(null);
    expect(state.avatars.map(({ tile, hasFoothold }) => [tile, hasFoothold])).toEqual([
      [1, false],
      [3, false],
    ]);
  });

  test('B8, B7 nobody has home ground, and nobody is lost', () => {
    // With 3 for home ground the claimant would win.
    expect(fought(9, 7).state.holders[1]).toBe('hearthfolk');
    expect(fought(9, 7).state.avatars).toHaveLength(2);
  });
});

describe('C1 what can be claimed', () => {
  const claims = (described: Partial<Described>): number =>
    legal(
      position({
        map: ['f m p p p p p Hp'],
        avatars: [
          ['S', 0],
          ['H', 7],
        ],
        step: 'act',
        ...described,
      }),
      'claim',
    ).length;

  test('A6 the High Places close mountains to the Sailfolk, and nothing else', () => {
    const also = { highPlaces: [2, 0] };
    expect(claims({ also })).toBe(1);
    const onMountain = [
      ['S', 1],
      ['H', 7],
    ] as const;
    expect(claims({ also, avatars: onMountain })).toBe(0);
    expect(claims({ avatars: onMountain })).toBe(1);
  });

  test('P1 a protector claims nothing', () => {
    const avatars = [
      ['S', 0, 'protector'],
      ['S', 3],
      ['H', 7],
    ] as const;
    expect(claims({ avatars })).toBe(0);
  });
});

test('C1–C4, C6 each thing that happens to a claim names its rule', () => {
  const before = position({
    map: ['p p p p p p p p'],
    avatars: [
      ['S', 1],
      ['H', 4],
    ],
    step: 'act',
  });
  const rulesOf = (facts: readonly { readonly fact: string; readonly rule: string }[], ...names: readonly string[]) =>
    facts.flatMap(({ fact, rule }) => (names.includes(fact) ? [`${fact} ${rule}`] : []));
  const failed = give(rolling(before, ...two(1, 1)), claiming(0)).facts;
  expect(rulesOf(failed, 'claimRolled', 'footholdGained')).toEqual(['claimRolled C1', 'footholdGained C6']);
  const claimed = give(rolling(before, ...two(6, 6)), claiming(0)).state;
  const answered = give(rolling(claimed, ...two(6, 6), ...d20s(3, 15)), answering(1, 1)).facts;
  expect(rulesOf(answered, 'answerRolled', 'avatarWent').slice(0, 2)).toEqual(['answerRolled C3', 'avatarWent C4']);
  const { facts } = give(claimed, passing(1));
  expect(rulesOf(facts, 'claimEnded', 'tileTaken')).toEqual(['claimEnded C2', 'tileTaken C2']);
  expect(factsOf(facts, 'claimEnded').map(({ stands }) => stands)).toEqual([true]);
  const lost = give(rolling(claimed, ...two(6, 6), ...d20s(15, 3)), answering(1, 1)).facts;
  expect(rulesOf(lost, 'claimEnded', 'tileTaken')).toEqual(['claimEnded B8', 'tileTaken B8']);
  expect(factsOf(lost, 'claimEnded').map(({ stands }) => stands)).toEqual([false]);
});
