import { describe, expect, test } from 'vitest';
import { normal } from '../../../../src/games/factionFun/bots/normal.ts';
import { allowanceParts } from '../../../../src/games/factionFun/rules/board/ways.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { labelOf, type Reach, reachOf } from '../../../../src/games/factionFun/rules/forecast/reach.ts';
import type { Command } from '../../../../src/games/factionFun/rules/state/command.ts';
import type { FactionFunView, State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { required } from '../../../../src/kernel/values/required.ts';
import { type Described, position } from '../position.ts';
import { setupOf } from '../subject.ts';

const seen = (described: Described): FactionFunView => factionFun.view(position(described), described.seat ?? 0);
const on = (reach: readonly Reach[], tile: number): Reach => required(reach.find((one) => one.tile === tile));

describe('R5 what an avatar can do where its move may end', () => {
  // Sailfolk on 0, beside open land, and a hearth on 4 with an avatar on it.
  const line: Described = {
    map: ['Sp p f p Hp p'],
    avatars: [
      ['S', 0],
      ['H', 4],
    ],
    die: 4,
  };

  test('C1, B2, M6 it claims, attacks from beside, and attacks by landing', () => {
    const reach = reachOf(seen(line), 0);
    expect(reach.map(({ tile }) => tile).sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(labelOf(on(reach, 0))).toEqual({ kind: 'walk' });
    expect(labelOf(on(reach, 1))).toEqual({ kind: 'claim', chance: 33 / 36 });
    expect(labelOf(on(reach, 2))).toEqual({ kind: 'claim', chance: 15 / 36 });
    expect(on(reach, 2).attacks).toEqual([]);
    expect(on(reach, 3).attacks.map(({ tile }) => tile)).toEqual([4]);
    const landing = on(reachOf(seen({ ...line, die: 5 }), 0), 4);
    expect(landing).toMatchObject({ claim: null, attacks: [], way: { isSlow: true, tiles: [1, 2, 3, 4] } });
    // Home ground: 3.
    expect(labelOf(landing)).toEqual({ kind: 'attack', chance: expect.closeTo(142 / 400, 9) });
  });

  test('E5 in a round of war it walks or attacks', () => {
    const reach = reachOf(seen({ ...line, event: 'war' }), 0);
    expect(labelOf(on(reach, 1))).toEqual({ kind: 'walk' });
    expect(labelOf(on(reach, 3))).toEqual({ kind: 'attack', chance: expect.closeTo(142 / 400, 9) });
  });

  test('B2 of several attacks the label shows the best', () => {
    const reach = reachOf(
      seen({
        map: ['Sp Sp p Hp Hp', 'Sp p p p p'],
        avatars: [
          ['S', 1],
          ['H', 3],
          ['H', 4, 'protector'],
          ['H', 7],
        ],
        event: 'war',
      }),
      0,
    );
    const { attacks } = on(reach, 2);
    expect(attacks.map(({ tile, odds }) => [tile, Math.round(odds.win * 1000)])).toEqual([
      [3, 214],
      [7, 288],
    ]);
    expect(labelOf(on(reach, 2))).toEqual({ kind: 'attack', chance: expect.closeTo(115 / 400, 9) });
  });

  test('M5 a cornered avatar stays and attacks; others do not move', () => {
    const view = seen({
      map: ['Hp Sp p Hp p'],
      avatars: [
        ['H', 0],
        ['H', 3],
        ['S', 1],
      ],
      seat: 1,
      die: 3,
    });
    expect(reachOf(view, 0)).toMatchObject([{ tile: 0, way: { tiles: [] }, claim: null, attacks: [{ tile: 1 }] }]);
    expect(reachOf(view, 1)).toEqual([]);
  });

  test('R4 after the move, and between turns, nothing can be reached', () => {
    expect(reachOf(seen({ ...line, step: 'act' }), 0)).toEqual([]);
    expect(reachOf(seen({ ...line, step: 'round' }), 0)).toEqual([]);
  });

  test('P1 a protector walks within its group', () => {
    const reach = reachOf(
      seen({
        map: ['p Sp Sp Sp p'],
        avatars: [
          ['S', 1, 'protector'],
          ['S', 4],
          ['H', 4],
        ],
        die: 2,
      }),
      0,
    );
    expect(reach.map(({ tile, way }) => [tile, way.tiles])).toEqual([
      [1, []],
      [2, [2]],
      [3, [2, 3]],
    ]);
    expect(reach.map(labelOf)).toEqual([{ kind: 'walk' }, { kind: 'walk' }, { kind: 'walk' }]);
  });

  test('A7, A9 ways lead over water by a ferry', () => {
    const view = seen({ ...line, map: ['Sp w w p Hp p'] });
    const ferry = { ...view, turn: { ...required(view.turn), waterSteps: 1 as const } };
    expect(reachOf(view, 0).map(({ tile }) => tile)).toEqual([0]);
    expect(reachOf(ferry, 0).map(({ tile, way }) => [tile, way.tiles])).toEqual([
      [0, []],
      [3, [1, 2, 3]],
    ]);
  });

  test('R5, M1 agrees with what the rules allow in whole games', () => {
    let checked = 0;
    for (const seed of ['reach one', 'reach two'])
      for (let { state } = factionFun.newGame(setupOf(seed, 2)), number = 0; !factionFun.result(state); number++) {
        const seat = at(factionFun.activeSeats(state), 0);
        const view = factionFun.view(state, seat);
        if (view.steps[0]?.step === 'move') {
          for (const { id } of view.avatars)
            for (const reach of reachOf(view, id)) {
              expect(actsAfter(state, id, reach)).toEqual(actsOf(reach));
              checked += 1;
            }
        }
        const command = required(normal.choose(view, chanceFrom(`${seed} ${number}`), [seat]));
        const applied = factionFun.apply(state, command);
        if (!applied.ok) throw new Error(applied.rule);
        state = applied.state;
      }
    expect(checked).toBeGreaterThan(500);
  });
});

const actsOf = ({ tile, landing, claim, attacks }: Reach): readonly string[] =>
  landing ? [`land ${tile}`] : [...(claim ? ['claim'] : []), ...attacks.map((one) => `attack ${one.tile}`)];

/** What the rules allow after a move, or the battle that it begins. */
function actsAfter(state: State, avatar: number, { tile }: Reach): readonly string[] {
  const seat = at(factionFun.activeSeats(state), 0);
  const applied = factionFun.apply(state, { do: 'move', seat, avatar, tile });
  if (!applied.ok) throw new Error(applied.rule);
  const after = applied.state;
  const [, next] = applied.facts;
  if (next?.fact === 'battleBegan') return [`land ${next.battle.tile}`];
  if (after.steps[0]?.step !== 'act') return [];
  return factionFun
    .legalCommands(after)
    .flatMap((command: Command) =>
      command.do === 'attack' ? [`attack ${command.tile}`] : command.do === 'claim' ? ['claim'] : [],
    );
}

test('M3 the allowance is a sum of parts that can be told', () => {
  const view = seen({
    map: ['Sp p p p Hp p'],
    avatars: [
      ['S', 0, 'governor'],
      ['H', 4],
      ['S', 1],
    ],
    die: 3,
    event: 'greatStorm',
    options: { literalPenalty: true },
    also: { songRound: 5 },
  });
  const carried = { ...view, turn: { ...required(view.turn), plus: 2 } };
  expect(allowanceParts(carried, at(view.avatars, 0))).toEqual([
    { by: 'die', plus: 3 },
    { by: 'card', plus: 2 },
    { by: 'event', plus: -2 },
    { by: 'governor', plus: 2 },
    { by: 'song', plus: -1 },
    { by: 'slowLand', plus: -1 },
  ]);
  expect(allowanceParts({ ...view, songRound: null, event: null, literalPenalty: false }, at(view.avatars, 2))).toEqual(
    [{ by: 'die', plus: 3 }],
  );
});
