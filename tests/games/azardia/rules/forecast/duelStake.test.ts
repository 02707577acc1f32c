import { expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { type DuelPair, duelEnds } from '../../../../../src/games/azardia/rules/forecast/duelStake.ts';
import type { Fact } from '../../../../../src/games/azardia/rules/state/fact.ts';
import type { State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { endsText, tieText } from '../../../../../src/games/azardia/text/duels.en.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { type Described, factsOf, give, graceOf, passing, play, position, rolling } from '../../position.ts';

/** The stakes of their duel as Lagartoon (seat 0) and Kuchuritok (seat 1) read them, and of a tie. */
function stakes(described: readonly Described[], tile: number | null, changed: Partial<State> = {}): string[] {
  const state = position('C', described);
  const view = azardia.view({ ...state, ...changed }, 0);
  const pair: DuelPair = { challenger: 0, defender: 1, tile };
  return [...duelEnds(view, pair).map((ends) => endsText(ends, view)), tieText(pair, view)];
}

test('H3 the winner gains a level, the loser at level 2 to 4 loses one and goes back 1 tile', () => {
  expect(
    stakes(
      [
        { level: 3, tile: 44 },
        { level: 2, tile: 44 },
      ],
      44,
    ),
  ).toEqual([
    'If Lagartoon wins: level 4. If Lagartoon loses: level 2, tile 43.',
    'If Kuchuritok wins: level 3. If Kuchuritok loses: level 1, tile 43.',
    'both roll again',
  ]);
});

test('H3 L2 the loser at level 1 or 5 goes back 3 tiles instead', () => {
  expect(
    stakes(
      [
        { level: 1, tile: 44 },
        { level: 5, tile: 44 },
      ],
      44,
    ),
  ).toEqual([
    'If Lagartoon wins: level 2. If Lagartoon loses: tile 41.',
    'If Kuchuritok wins: nothing to gain. If Kuchuritok loses: tile 41.',
    'both roll again',
  ]);
});

test('L4 a duel won at level 5 gains nothing; the fifth level opens the Gate, but to nobody beyond it', () => {
  expect(stakes([{ level: 4, tile: 79 }, { level: 5 }], null)[0]).toBe(
    'If Lagartoon wins: level 5, Gate open. If Lagartoon loses: level 3, tile 78.',
  );
  expect(stakes([{ level: 4, tile: 94 }, { level: 5 }], null)[0]).toBe(
    'If Lagartoon wins: level 5. If Lagartoon loses: level 3, tile 93.',
  );
});

test('M6 nobody is moved below tile 1, even from the Gate', () => {
  const [low, gate] = stakes(
    [
      { level: 1, tile: 1 },
      { level: 5, tile: 82 },
    ],
    null,
  );
  expect(low).toBe('If Lagartoon wins: level 2. If Lagartoon loses: nothing to lose.');
  expect(gate).toBe('If Kuchuritok wins: nothing to gain. If Kuchuritok loses: tile 80.');
});

test('H4 on the tiles behind the Gate the winner advances 3 and the loser stays, as far as there are players for it', () => {
  const duelists = (tile: number): Described[] => [
    { level: 5, tile },
    { level: 4, tile },
  ];
  const ahead = (tile: number): string[] => [
    `If Lagartoon wins: tile ${tile + 3}. If Lagartoon loses: nothing to lose.`,
    `If Kuchuritok wins: level 5, tile ${tile + 3}. If Kuchuritok loses: level 3.`,
    'both roll again',
  ];
  expect(stakes(duelists(80), 80)).toEqual(ahead(80));
  expect(stakes([...duelists(81), {}], 81)).toEqual(ahead(81));
  expect(stakes([...duelists(82), {}, {}], 82)).toEqual(ahead(82));
  expect(stakes([...duelists(82), {}], 82)[0]).toBe('If Lagartoon wins: nothing to gain. If Lagartoon loses: tile 80.');
});

test('G3 on tile 150 the winner holds it, the loser goes to 147, and a tie is the holder’s', () => {
  const both = [
    { level: 5, tile: 150 },
    { level: 5, tile: 150 },
  ];
  expect(stakes(both, 150, { grace: graceOf(1, 0) })).toEqual([
    'If Lagartoon wins: hold 150. If Lagartoon loses: tile 147.',
    'If Kuchuritok wins: hold 150. If Kuchuritok loses: tile 147.',
    'Kuchuritok wins',
  ]);
});

test('H5 a pawn that is pushed onto a third one is told whom it meets', () => {
  expect(
    stakes(
      [
        { level: 3, tile: 44 },
        { level: 1, tile: 44 },
        { level: 2, tile: 43 },
      ],
      44,
    ),
  ).toEqual([
    'If Lagartoon wins: level 4. If Lagartoon loses: level 2, tile 43, meet Robot-i-King.',
    'If Kuchuritok wins: level 2. If Kuchuritok loses: tile 41.',
    'both roll again',
  ]);
});

/** Plays a duel to its end; nobody flees, and nobody improves. */
function fought(begun: State): { state: State; winner: number | undefined } {
  let state = begun;
  const facts: Fact[] = [];
  while (state.duel !== null) {
    const next = give(state, passing(at(azardia.activeSeats(state), 0)));
    facts.push(...next.facts);
    state = next.state;
  }
  return { state, winner: factsOf(facts, 'duelWon')[0]?.winner };
}

test('H3 whoever wins, on any tile and level, the forecast is right for both', () => {
  let compared = 0;
  const levels = [1, 3, 5].flatMap((level) => [1, 4, 5].map((other) => [level, other] as const));
  for (const tile of [1, 2, 30, 79, 80, 81, 90])
    for (const [level, other] of levels)
      for (const dice of [
        [9, 9, 2, 2],
        [2, 2, 9, 9],
      ]) {
        const own: Described = { level, tile, hand: ['thrownGauntlet', 'bootJets'] };
        const before = position('C', [own, { level: other, tile: 50 }]);
        const begun = give(before, play('thrownGauntlet', { rival: 1 })).state;
        const { state, winner } = fought(rolling(begun, ...dice));
        for (const { seat, win, lose } of duelEnds(azardia.view(begun, 0), {
          challenger: 0,
          defender: 1,
          tile: null,
        })) {
          const { level: next, tile: then } = winner === seat ? win : lose;
          const [was, is] = [at(before.players, seat), at(state.players, seat)];
          expect([next ?? was.level, then ?? was.tile]).toEqual([is.level, is.tile]);
          compared += 1;
        }
      }
  expect(compared).toBe(252);
});
