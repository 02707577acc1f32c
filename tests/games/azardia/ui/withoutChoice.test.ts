import { expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Card, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { now } from '../../../../src/kernel/session.ts';
import type { Player } from '../../../../src/module/match.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../src/table/control.ts';
import { quietPage } from '../../../shell/learn/quietPage.ts';
import { give, graceOf, position } from '../position.ts';
import { setupOf } from '../subject.ts';

/** Seat 0 has played a card against seat 1, who holds this hand. */
function attackOn(hand: readonly Card[]): State {
  const before = position('C', [{ tile: 40, hand: ['gravityHiccup'] }, { tile: 60, hand }, { tile: 70 }]);
  return give(before, { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } }).state;
}

/** Opens a table; returns its question, and its state, once it waits for people. */
async function opened(state: State, players: readonly Player[], isScripted = false) {
  const own = { ...azardiaModule.computer, next: async () => null, isScripted };
  let controls: readonly Control[] = [];
  const page = quietPage({
    game: { ...azardiaModule, computer: own },
    showControls: (shown) => {
      controls = shown;
    },
  });
  const session = {
    game: azardia,
    setup: setupOf('without choice', 3),
    opening: { ok: true, state, facts: [] },
    past: null,
    future: null,
  } as const;
  const table = openTable(page, { session, players });
  await new Promise((resolve) => setTimeout(resolve));
  const after = now(table.match().session) as State;
  return { isAsked: controls.some(({ id }) => id === 'pass'), after };
}

/** Whether seat 1 is asked to answer, and the tile where it stands then. */
async function asked(...table: Parameters<typeof opened>) {
  const { isAsked, after } = await opened(...table);
  return { isAsked, tile: after.players[1]?.tile };
}

const ALONE = ['computer', 'you', 'computer'] as const;

test('X1 a single person against computers is asked only if they have an answer', async () => {
  expect(await asked(attackOn(['bootJets']), ALONE)).toEqual({ isAsked: false, tile: 57 });
  expect(await asked(attackOn(['bootJets', 'nopeNebula']), ALONE)).toEqual({ isAsked: true, tile: 60 });
});

test('X1 people who share the device are asked, whatever they hold, and so are players of a lesson', async () => {
  expect(await asked(attackOn(['bootJets']), ['friend', 'you', 'computer'])).toEqual({ isAsked: true, tile: 60 });
  expect(await asked(attackOn(['bootJets']), ALONE, true)).toEqual({ isAsked: true, tile: 60 });
});

test('H7 a player behind in a duel without options is not asked; one with a coin is, and so are tied players', () => {
  const { withoutChoice } = azardiaModule.hands ?? {};
  const behind = (coins: number, added: number) => {
    const state = position('C', [{ tile: 40, coins: 0, hand: [] }, { tile: 60, coins, hand: ['bootJets'] }, {}]);
    const side = (seat: number, dice: readonly number[]) => ({ seat, dice, raised: [false, false], added: 0 });
    const duel = { challenger: { ...side(1, [3, 4]), added }, defender: side(0, [5, 6]), tile: null };
    const fought: State = { ...state, duel, steps: [{ step: 'improve' }, ...state.steps] };
    return withoutChoice?.(azardia.legalCommands(fought, 1), azardia.view(fought, 1));
  };
  expect(behind(0, 0)).toEqual({ do: 'pass', seat: 1 });
  expect(behind(1000, 0)).toBeNull();
  expect(behind(0, 4)).toBeNull();
});

test('T1 no phase or turn ends automatically', () => {
  const state = position('C', [{ tile: 40, coins: 0, hand: [], character: 'lagartoon' }, {}, {}]);
  const commands = azardia.legalCommands(state, 0);
  expect(commands).toEqual([{ do: 'pass', seat: 0 }]);
  expect(azardiaModule.hands?.withoutChoice(commands, azardia.view(state, 0))).toBeNull();
});

test.each([
  ['against computers', ['you', 'computer', 'computer']],
  ['among friends', ['you', 'friend', 'friend']],
] as const)('G1 T4 once the game is decided nobody has to discard, %s', async (_, players) => {
  const hand = ['bootJets', 'glueRain', 'glueRain', 'totalAudit', 'nopeNebula', 'brainUpload'] as const;
  const decided = (...others: readonly number[]): State => ({
    ...position('D', [{ hand, tile: 140, level: 5 }, { tile: 150, level: 5 }, {}]),
    grace: { ...graceOf(1, ...others), now: 0 },
  });
  const end = await opened(decided(), players);
  expect(end.after.winner).toBe(1);
  const open = await opened(decided(2), players);
  expect([open.after.winner, open.after.players[0]?.hand.length]).toEqual([null, 6]);
});
