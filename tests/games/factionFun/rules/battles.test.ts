import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../src/games/factionFun/content/events.ts';
import { battlePlus, winnerOf } from '../../../../src/games/factionFun/rules/battle/battles.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Fact } from '../../../../src/games/factionFun/rules/state/fact.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import {
  answering,
  attacking,
  claiming,
  type Described,
  d20s,
  factsOf,
  give,
  legal,
  lucky,
  moving,
  passing,
  position,
  rolling,
  two,
} from '../position.ts';

/** Seat 0 stands beside one of the Hearthfolk, who is on the land of tile 2; both hold one tile more. */
function beside(land: string, more: Partial<Described> = {}): State {
  const map = [`Sp p ${land} p Hp p`];
  return position({
    map,
    avatars: [
      ['S', 1],
      ['H', 2],
      ['S', 0],
      ['H', 4],
    ],
    step: 'act',
    ...more,
  });
}
/** The attack on tile 2 with these dice, the attacker's first. */
const attacked = (state: State, ...faces: readonly number[]) =>
  give(rolling(state, ...d20s(...faces)), attacking(0, 2));

describe('B1 a roll', () => {
  test.each([
    [12, 0, 11, 0, 'aggressor'],
    [11, 0, 12, 0, 'defender'],
    [11, 0, 11, 0, null],
    [11, 0, 11, 3, 'defender'],
    [8, 3, 11, 0, null],
    [20, 0, 19, 5, 'aggressor'],
    [19, 5, 20, 0, 'defender'],
    [1, 9, 2, 0, 'defender'],
    [2, 0, 1, 9, 'aggressor'],
    [20, 0, 20, 3, null],
    [1, 0, 1, 3, null],
    [20, 0, 1, 0, 'aggressor'],
    [1, 0, 20, 0, 'defender'],
  ] as const)('B1 %i + %i against %i + %i is won by %s', (die, plus, otherDie, otherPlus, winner) => {
    expect(winnerOf({ die, plus }, { die: otherDie, plus: otherPlus })).toBe(winner);
  });

  test('B9 at level dice 47.5% are won and 5% tied; 3 behind it is 35.5% and 4.25%', () => {
    const count = (plus: number, winner: string | null): number => {
      let often = 0;
      for (let die = 1; die <= 20; die++)
        for (let other = 1; other <= 20; other++)
          if (winnerOf({ die, plus: 0 }, { die: other, plus }) === winner) often += 1;
      return often;
    };
    expect([count(0, 'aggressor'), count(0, null)]).toEqual([190, 20]);
    expect([count(3, 'aggressor'), count(3, null)]).toEqual([142, 17]);
  });
});

describe('B2–B4 attacks', () => {
  test('B2 an enemy beside the actor can be attacked, wherever they stand; nobody farther away', () => {
    expect(legal(beside('p'), 'attack')).toEqual([attacking(0, 2)]);
    expect(
      legal(
        position({
          map: ['Sp p p p Hp'],
          avatars: [
            ['S', 1],
            ['H', 3],
          ],
          step: 'act',
        }),
        'attack',
      ),
    ).toEqual([]);
  });

  test('B3 won on open land, the attacker takes the land and stands there; the enemy goes home', () => {
    const { state, facts } = attacked(beside('p'), 15, 5);
    expect(factsOf(facts, 'battleBegan').map(({ battle }) => battle.defender.avatar)).toEqual([1]);
    expect(state.holders[2]).toBe('sailfolk');
    expect(state.avatars.map(({ tile }) => tile)).toEqual([2, 4, 0, 4]);
  });

  test('B3 the Hearthfolk take a settlement from beside it if somebody stands there', () => {
    const map = ['Hp p Sp p Sp p'];
    const state = position({
      map,
      avatars: [
        ['H', 1],
        ['S', 2],
        ['S', 4],
      ],
      seat: 1,
      step: 'act',
    });
    const { state: after } = give(rolling(state, ...d20s(15, 5)), attacking(1, 2));
    expect(after.holders[2]).toBe('hearthfolk');
    expect(after.avatars.map(({ tile }) => tile)).toEqual([2, 4, 4]);
  });

  test('B4 lost, the attacker is lost', () => {
    const { state, facts } = attacked(beside('p'), 5, 15);
    expect(factsOf(facts, 'avatarLost')).toMatchObject([{ avatar: 0, rule: 'B4' }]);
    expect(state.avatars.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('B4 at a tie nothing changes', () => {
    const { state } = attacked(beside('p'), 8, 5);
    expect([state.holders[2], state.avatars.map(({ tile }) => tile)]).toEqual([null, [1, 2, 0, 4]]);
  });

  test('B4 at a tie an attacker beside a settlement stays there', () => {
    const map = ['Hp p Sp p Sp Hp'];
    const avatars = [
      ['H', 1],
      ['S', 2],
    ] as const;
    const state = position({ map, avatars, seat: 1, step: 'act' });
    const { state: after } = give(rolling(state, ...d20s(8, 5)), attacking(1, 2));
    expect(after.avatars.map(({ tile }) => tile)).toEqual([1, 2]);
  });

  test('B5 the last avatar goes home instead, and the next turn of its side is skipped', () => {
    const map = ['Sp p p p Hp p'];
    const state = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 2],
      ],
      step: 'act',
    });
    const { state: after } = attacked(state, 5, 15);
    expect(after.avatars[0]?.tile).toBe(0);
    expect(after.peoples.sailfolk.owesTurn).toBe(true);
  });

  test('B6, B2 a tile without an avatar defends itself; landing there attacks it (M6)', () => {
    const map = ['Sp p Hp p Hp p'];
    const state = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 4],
        ['S', 0],
      ],
      die: 2,
    });
    const { state: landed, facts } = give(rolling(state, ...d20s(15, 5)), moving(0, 0, 2));
    expect([landed.holders[2], landed.avatars[0]?.tile]).toEqual(['sailfolk', 2]);
    // It stands there already, and nobody has to leave.
    expect(factsOf(facts, 'avatarWent')).toEqual([]);
    // One tile against two: the attacker adds 2, the defender 3.
    const tied = give(rolling(state, ...d20s(9, 8)), moving(0, 0, 2)).state;
    expect([tied.holders[2], tied.avatars[0]?.tile]).toEqual(['hearthfolk', 0]);
    const lost = give(rolling(state, ...d20s(5, 15)), moving(0, 0, 2)).state;
    expect(lost.avatars.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('P3 the Healer takes a settlement by landing on it', () => {
    const map = ['Hp p Sp p Sp p'];
    const state = position({
      map,
      avatars: [
        ['H', 1, 'healer'],
        ['S', 4],
        ['H', 0],
      ],
      seat: 1,
      die: 1,
    });
    const { state: after } = give(rolling(state, ...d20s(15, 5)), moving(1, 0, 2));
    expect([after.holders[2], after.avatars[0]?.tile]).toEqual(['hearthfolk', 2]);
  });

  test('P3, B2, Z the Healer lands where enemies stand: one battle, and all of them leave', () => {
    const map = ['Hp p Sp p Sp p'];
    const avatars = [
      ['H', 1, 'healer'],
      ['S', 2],
      ['S', 2],
      ['H', 0],
    ] as const;
    const state = position({ map, avatars, seat: 1, die: 1 });
    const { state: after, facts } = give(rolling(state, ...d20s(15, 5)), moving(1, 0, 2));
    expect(factsOf(facts, 'battleEnded')).toMatchObject([{ winner: 'aggressor' }]);
    expect(after.holders[2]).toBe('hearthfolk');
    expect(after.avatars.map(({ tile }) => tile)).toEqual([2, 4, 4, 0]);
  });

  test('B3 of several nearest tiles, the owner of the avatar chooses', () => {
    const map = ['Sp p p Hp p', 'p Hp p p p'];
    const state = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 2],
      ],
      step: 'act',
    });
    const { state: after } = give(rolling(state, ...d20s(15, 5)), attacking(0, 2));
    expect(factionFun.activeSeats(after)).toEqual([1]);
    expect(legal(after, 'return').map(({ tile }) => tile)).toEqual([3, 6]);
    const chosen = give(after, { do: 'return', seat: 1, avatar: 1, tile: 6 }).state;
    expect(chosen.avatars[1]?.tile).toBe(6);
  });

  test('B3, Z a side without a tile goes to the nearest open land without an enemy', () => {
    const map = ['Sp p p p p'];
    const { state } = attacked(
      position({
        map,
        avatars: [
          ['S', 1],
          ['H', 2],
        ],
        step: 'act',
      }),
      15,
      5,
    );
    expect(legal(state, 'return').map(({ tile }) => tile)).toEqual([1, 3]);
  });

  test('B3, Z not to water, and not where an enemy stands', () => {
    const avatars = [
      ['S', 1],
      ['H', 2],
      ['S', 1],
    ] as const;
    const { state } = attacked(position({ map: ['Sp p p w p p p'], avatars, step: 'act' }), 15, 5);
    expect(state.avatars[1]?.tile).toBe(4);
    const alone = attacked(position({ map: ['Sp p p w p p p'], avatars: avatars.slice(0, 2), step: 'act' }), 15, 5);
    expect(alone.state.avatars[1]?.tile).toBe(1);
  });

  test.each([
    ['truce', 0],
    ['calm', 1],
  ] as const)('during %s the attacks from beside are %i', (event: EventId, count) => {
    expect(legal(beside('p', { event }), 'attack')).toHaveLength(count);
  });

  test('E5 in a round of war a won attack changes nothing, and a lost one costs the avatar', () => {
    const won = attacked(beside('p', { event: 'war' }), 15, 5).state;
    expect([won.holders[2], won.avatars.map(({ tile }) => tile)]).toEqual([null, [1, 2, 0, 4]]);
    expect(attacked(beside('p', { event: 'war' }), 5, 15).state.avatars).toHaveLength(3);
  });
});

describe('B7 home ground and resolve', () => {
  const plusOf = (state: State, role: 'aggressor' | 'defender'): number => {
    // A hand makes the battle wait before its dice.
    const open = give(state, attacking(0, 2)).state;
    return battlePlus(open, role);
  };
  const hands = [['ferry'], ['riverWays']] as const;

  test('B7 the defender of an attack adds 3; a side that holds fewer tiles adds 2', () => {
    expect([plusOf(beside('p', { hands }), 'aggressor'), plusOf(beside('p', { hands }), 'defender')]).toEqual([0, 3]);
    const behind = position({
      map: ['Sp p Hp p Hp p'],
      avatars: [
        ['S', 1],
        ['H', 2],
      ],
      step: 'act',
      hands,
    });
    expect([plusOf(behind, 'aggressor'), plusOf(behind, 'defender')]).toEqual([2, 3]);
    const ahead = position({
      map: ['Sp p p Sp Hp p'],
      avatars: [
        ['S', 1],
        ['H', 2],
      ],
      step: 'act',
      hands,
    });
    expect([plusOf(ahead, 'aggressor'), plusOf(ahead, 'defender')]).toEqual([0, 5]);
  });

  test('B7, V1 there is neither in a game as written', () => {
    const state = position({
      map: ['Sp p Hp p Hp p'],
      avatars: [
        ['S', 1],
        ['H', 2],
      ],
      step: 'act',
      hands,
      options: { asWritten: true },
    });
    expect([plusOf(state, 'aggressor'), plusOf(state, 'defender')]).toEqual([0, 0]);
  });
});

describe('B1 battle cards', () => {
  const armed = beside('p', { hands: [['drill', 'ferry'], ['knownGround']] });

  test('B1 the aggressor decides first, and each side may play one battle card', () => {
    const first = give(armed, attacking(0, 2)).state;
    expect(factionFun.legalCommands(first)).toEqual([{ do: 'fight', seat: 0, card: 'drill' }, passing(0)]);
    const second = give(first, { do: 'fight', seat: 0, card: 'drill' }).state;
    expect(factionFun.legalCommands(second)).toEqual([{ do: 'fight', seat: 1, card: 'knownGround' }, passing(1)]);
    expect([battlePlus(second, 'aggressor'), battlePlus(second, 'defender')]).toEqual([3, 3]);
    const third = give(rolling(second, ...d20s(10, 8)), { do: 'fight', seat: 1, card: 'knownGround' });
    // 13 against 14.
    expect(factsOf(third.facts, 'battleEnded')).toMatchObject([{ winner: 'defender' }]);
    expect(third.state.hands[0]).toEqual(['ferry']);
    expect(third.state.decks.hearthfolk.discards).toEqual(['knownGround']);
  });

  test('B1 a side with other cards is asked, too, so that nobody learns what it holds', () => {
    const state = give(beside('p', { hands: [['ferry'], ['riverWays']] }), attacking(0, 2)).state;
    expect(factionFun.legalCommands(state)).toEqual([passing(0)]);
    expect(factionFun.legalCommands(give(state, passing(0)).state)).toEqual([passing(1)]);
  });
});

/** Who won the rolls of a best of three, in order. */
const winsIn = (facts: readonly Fact[]): string =>
  factsOf(facts, 'rollWon')
    .map(({ role }) => role)
    .join();

describe('P1 best of three', () => {
  const guarded = (more: Partial<Described> = {}): State =>
    position({
      map: ['Sp p Hp Hp Hp p'],
      avatars: [
        ['S', 1],
        ['H', 4, 'protector'],
        ['S', 0],
        ['H', 5],
      ],
      die: 2,
      ...more,
    });

  test('P1 an attack on any tile of a protected group is a best of three; the winner picks any tile of the group', () => {
    const wins = ['aggressor', 'defender', 'aggressor'].join();
    const { state, facts } = lucky(guarded(), moving(0, 0, 2), (all) => winsIn(all) === wins);
    expect(factsOf(facts, 'battleEnded')).toMatchObject([{ winner: 'aggressor' }]);
    expect(legal(state, 'take').map(({ tile }) => tile)).toEqual([2, 3, 4]);
    const taken = give(state, { do: 'take', seat: 0, tile: 4 }).state;
    expect(taken.holders.slice(2, 5)).toEqual(['hearthfolk', 'hearthfolk', 'sailfolk']);
    // The protector steps to the nearest own tile.
    expect(taken.avatars.map(({ tile }) => tile)).toEqual([4, 3, 0, 5]);
  });

  test('P1 the tiles to pick are in the order of the map, from wherever the group is attacked', () => {
    const avatars = [
      ['S', 5],
      ['H', 4, 'protector'],
      ['S', 0],
    ] as const;
    const { state } = lucky(
      guarded({ map: ['Sp p Hp Hp Hp p p Hp'], avatars, step: 'act' }),
      attacking(0, 4),
      (all) => winsIn(all) === 'aggressor,aggressor',
    );
    expect(legal(state, 'take').map(({ tile }) => tile)).toEqual([2, 3, 4]);
  });

  test('B1, P1, Z a battle card counts for every roll of a best of three', () => {
    const armed = give(guarded({ hands: [['drill'], []] }), moving(0, 0, 2)).state;
    // One tile against three: 3 for the card and 2 for resolve, against 3 for home ground.
    const { facts } = give(rolling(armed, ...d20s(8, 9, 8, 9)), { do: 'fight', seat: 0, card: 'drill' });
    expect(winsIn(facts)).toBe('aggressor,aggressor');
  });

  test('P1, Z a protector is attacked like any avatar, and goes to the nearest own tile if it loses its own', () => {
    const avatars = [
      ['S', 1],
      ['H', 2, 'protector'],
      ['S', 0],
      ['H', 5],
    ] as const;
    const state = position({ map: ['Sp p Hp p p Hp'], avatars, step: 'act' });
    expect(legal(state, 'attack')).toEqual([attacking(0, 2)]);
    const { state: after } = give(rolling(state, ...d20s(15, 5, 15, 5)), attacking(0, 2));
    expect(after.avatars.map(({ tile }) => tile)).toEqual([2, 5, 0, 5]);
  });

  test('B5, P1, Z a protector beside it does not make an avatar less than the last one', () => {
    const avatars = [
      ['S', 1],
      ['H', 2],
      ['S', 0, 'protector'],
    ] as const;
    const { state } = attacked(position({ map: ['Sp p p p Hp p'], avatars, step: 'act' }), 5, 15);
    expect(state.avatars.map(({ tile }) => tile)).toEqual([0, 2, 0]);
    expect(state.peoples.sailfolk.owesTurn).toBe(true);
  });

  test('P1, Z ties are rolled again', () => {
    const { facts } = lucky(
      guarded(),
      moving(0, 0, 2),
      (all) => factsOf(all, 'battleRolled').length === 6 && winsIn(all) === 'defender,defender',
    );
    expect(factsOf(facts, 'battleEnded')).toMatchObject([{ winner: 'defender' }]);
  });

  test('P1 in a group of one there is nothing to pick', () => {
    const state = position({
      map: ['Sp p Hp p p p'],
      avatars: [
        ['S', 1],
        ['H', 2, 'protector'],
        ['S', 0],
        ['H', 5],
      ],
      die: 1,
    });
    const { state: after } = give(rolling(state, ...d20s(15, 5, 15, 5)), moving(0, 0, 2));
    expect(after.holders[2]).toBe('sailfolk');
  });

  test('P1 a group without the protector is not protected', () => {
    const state = position({
      map: ['Sp p Hp p Hp p'],
      avatars: [
        ['S', 1],
        ['H', 4, 'protector'],
        ['S', 0],
        ['H', 5],
      ],
      die: 1,
    });
    const { facts } = give(rolling(state, ...d20s(15, 5)), moving(0, 0, 2));
    expect(factsOf(facts, 'battleBegan')[0]?.battle.isBestOfThree).toBe(false);
  });
});

describe('P4, P5 Governor and Captain', () => {
  test('P4 with a lost Governor a second avatar is lost, of the owner’s choice', () => {
    const map = ['Sp p p p Hp p'];
    const avatars = [
      ['S', 1, 'governor'],
      ['H', 2],
      ['S', 0],
      ['S', 0],
    ] as const;
    const { state } = attacked(position({ map, avatars, step: 'act' }), 5, 15);
    expect(legal(state, 'lose').map(({ avatar }) => avatar)).toEqual([2, 3]);
    const after = give(state, { do: 'lose', seat: 0, avatar: 3 }).state;
    expect(after.avatars.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('P4, B5 if the second one is the last, it goes home and the turn is skipped', () => {
    const map = ['Sp p p p Hp p'];
    const avatars = [
      ['S', 1, 'governor'],
      ['H', 2],
      ['S', 3],
    ] as const;
    const { state } = attacked(position({ map, avatars, step: 'act' }), 5, 15);
    expect(state.avatars.map(({ id, tile }) => [id, tile])).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(state.peoples.sailfolk.owesTurn).toBe(true);
  });

  test('P5 a Captain who attacks may roll again, once, after seeing both dice', () => {
    const map = ['Sp p p p Hp p'];
    const state = position({
      map,
      avatars: [
        ['S', 1, 'captain'],
        ['H', 2],
        ['S', 0],
      ],
      step: 'act',
    });
    const seen = attacked(state, 5, 15);
    expect(factionFun.legalCommands(seen.state)).toEqual([{ do: 'reroll', seat: 0 }, passing(0)]);
    const again = give(rolling(seen.state, [20, 19]), { do: 'reroll', seat: 0 });
    expect(factsOf(again.facts, 'battleEnded')).toMatchObject([{ winner: 'aggressor' }]);
    expect(factsOf(give(seen.state, passing(0)).facts, 'battleEnded')).toMatchObject([{ winner: 'defender' }]);
  });

  test('P5, Z a Captain on an attacked tile may roll again', () => {
    const map = ['Hp p Sp p Sp p'];
    const avatars = [
      ['H', 1],
      ['S', 2],
      ['S', 2, 'captain'],
      ['H', 0],
    ] as const;
    const state = position({ map, avatars, seat: 1, step: 'act' });
    const seen = give(rolling(state, ...d20s(15, 5)), attacking(1, 2)).state;
    expect(factionFun.legalCommands(seen)).toEqual([{ do: 'reroll', seat: 0 }, passing(0)]);
  });

  test('P5 in a best of three the Captain may roll again once', () => {
    const state = position({
      map: ['Sp p Hp Hp p'],
      avatars: [
        ['S', 1, 'captain'],
        ['H', 3, 'protector'],
        ['S', 0],
        ['H', 4],
      ],
      die: 1,
    });
    const seen = give(rolling(state, ...d20s(5, 15)), moving(0, 0, 2)).state;
    const used = give(rolling(seen, ...d20s(19, 2, 18)), { do: 'reroll', seat: 0 });
    expect(winsIn(used.facts)).toMatch(/^aggressor,defender/);
    const declined = give(rolling(seen, ...d20s(5, 15)), passing(0)).state;
    expect(legal(declined, 'reroll')).toEqual([{ do: 'reroll', seat: 0 }]);
  });
});

test('P5, Z a Captain who stands elsewhere does not roll again in a battle over a claim', () => {
  const before = position({
    map: ['Sp p p p p p p Hp'],
    avatars: [
      ['S', 1],
      ['S', 0, 'captain'],
      ['H', 4],
    ],
    step: 'act',
  });
  const claimed = give(rolling(before, ...two(6, 6)), claiming(0)).state;
  const { facts } = give(rolling(claimed, ...two(6, 6), ...d20s(3, 15)), answering(1, 2));
  expect(factsOf(facts, 'battleRolled').map(({ die }) => die)).toEqual([3, 15]);
  expect(factsOf(facts, 'battleEnded').map(({ people }) => people)).toEqual(['sailfolk']);
});
