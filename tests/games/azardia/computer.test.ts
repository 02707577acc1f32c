import { expect, test, vi } from 'vitest';
import type { ActionId } from '../../../src/games/azardia/content/cards.ts';
import type { AzardiaTableView } from '../../../src/games/azardia/interaction/view.ts';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Fact } from '../../../src/games/azardia/rules/state/fact.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { begin } from '../../../src/kernel/session.ts';
import type { ComputerSettings, Match } from '../../../src/module/match.ts';
import { inEvenTime } from '../../../src/page/threads/evenTime.ts';
import type { PlayedGame } from '../../../src/shell/match.ts';
import { matchFor } from '../../../src/shell/seen.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { quietPage, quietStage } from '../../shell/learn/quietPage.ts';
import { asked, give, position } from './position.ts';
import { setupOf } from './subject.ts';

const module = azardiaModule as unknown as PlayedGame;
const stop = new AbortController().signal;

/** A match in a position after some facts, in which computers play all seats but seat 1. */
function matchAt(state: State, facts: readonly Fact[], computers?: ComputerSettings): Match<AzardiaTypes> {
  const session = {
    ...begin(azardia, setupOf('computer', state.players.length)),
    opening: { ok: true, state, facts },
  } as const;
  const players = state.players.map((_, seat) => (seat === 1 ? 'you' : 'computer'));
  return { session, players, ...(computers && { computers }) };
}

/** The computer's next command, as the shell requests it. */
function nextOf(match: Match<AzardiaTypes>) {
  const { state } = match.session.opening;
  const known = matchFor(module, match as unknown as Parameters<typeof matchFor>[1], asked(state), 'opening');
  return azardiaModule.computer.next(known as unknown as Match<AzardiaTypes>, asked(state), 0, stop);
}

const attack: Fact = {
  ...{ fact: 'attacked', card: 'tractorYawn', owner: 0, victim: 1, isMass: false, rule: 'X1', by: 'card:tractorYawn' },
};
/** Seat 0 can attack seat 1, who leads by far. */
const leader = position('C', [{ hand: ['tractorYawn'] }, { level: 4, coins: 4000 }, { tile: 3 }]);

test('the computer plays a seat at its level, and at the usual one where none is stored', async () => {
  const hand: ActionId[] = ['bootJets', 'mirrorPoncho', 'asteroidDividend', 'trainingMontage', 'mailOrderDiploma'];
  const state = position('D', [{ hand }, {}, {}]);
  const discards = (computers?: ComputerSettings) => nextOf(matchAt(state, [], computers));
  expect(await discards({ levels: ['rookie', 'sharp', 'sharp'], on: [] })).toMatchObject({ card: 'mirrorPoncho' });
  expect(await discards({ levels: ['regular', 'rookie', 'rookie'], on: [] })).toMatchObject({ card: 'bootJets' });
  expect(await discards()).toMatchObject({ card: 'bootJets' });
});

test('after two attacks in a row on a person the computer spares them, unless the limit is switched off', async () => {
  const levels = ['regular', 'regular', 'regular'];
  const after = (facts: readonly Fact[], on: readonly string[]) => nextOf(matchAt(leader, facts, { levels, on }));
  const hit = { do: 'play', card: 'tractorYawn', target: { rival: 1 } };
  expect(await after([attack], ['attackLimit'])).toMatchObject(hit);
  expect(await after([attack, attack], ['attackLimit'])).not.toMatchObject(hit);
  expect(await after([attack, attack], [])).toMatchObject(hit);
  expect(await nextOf(matchAt(leader, [attack, attack]))).not.toMatchObject(hit);
});

test('a seat of the computer knows of attacks from before its last command', () => {
  const hands: ActionId[] = ['gravityHiccup', 'tractorYawn'];
  let session = matchAt(position('C', [{ hand: hands }, { tile: 40 }, {}]), []).session;
  for (const card of hands) {
    const { state, facts } = give(session.past?.last.state ?? session.opening.state, {
      ...{ do: 'play', seat: 0, card, target: { rival: 1 } },
    });
    session = {
      ...session,
      past: { last: { command: { do: 'pass', seat: 0 }, state, facts }, before: session.past, length: 0 },
    };
  }
  const match = { session, players: ['computer', 'you', 'computer'] } as unknown as Parameters<typeof matchFor>[1];
  const attacks = (since: 0 | 'opening') =>
    matchFor(module, match, 0, since).session.opening.facts.filter(({ fact }) => fact === 'attacked').length;
  expect([attacks(0), attacks('opening')]).toEqual([1, 2]);
});

test('X1 a player who passed without being asked still reads who attacked them; at a shared device they were asked', () => {
  const before = position('C', [{ hand: ['gravityHiccup'] }, { tile: 40, hand: ['bootJets'] }, {}]);
  const attacked = give(before, { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } });
  const passed = give(attacked.state, { do: 'pass', seat: 1 });
  const known = (players: readonly string[]): readonly string[] => {
    const session = {
      ...matchAt(attacked.state, attacked.facts).session,
      past: { last: { command: { do: 'pass', seat: 1 }, ...passed }, before: null, length: 1 },
    };
    const match = { session, players } as unknown as Parameters<typeof matchFor>[1];
    return matchFor(module, match, 1).session.opening.facts.map(({ fact }) => fact);
  };
  expect(known(['computer', 'you', 'computer'])).toContain('attacked');
  expect(known(['friend', 'you', 'computer'])).not.toContain('attacked');
});

test('a table with one person explains the decisions of computer players', async () => {
  const reasons = new Set<string>();
  let controls: readonly Control[] = [];
  const session = begin(module.rules, setupOf('why', 3));
  const page = quietPage({
    game: module,
    confirms: () => false,
    showControls: (shown) => {
      controls = shown;
    },
    stage: {
      ...quietStage,
      board: (view) => {
        const { reason } = view as unknown as AzardiaTableView;
        if (reason) reasons.add(reason);
      },
    },
  });
  const match = { session, players: ['computer', 'computer', 'you'] as const };
  const table = openTable(page, match);
  for (let presses = 0; presses < 200 && reasons.size === 0; presses++) {
    await new Promise((resolve) => setTimeout(resolve));
    (controls.find((control) => control.asked) ?? controls.find(({ id }) => id === 'go'))?.press();
  }
  table.close();
  expect([...reasons].join(' ')).toMatch(/takes the longer move|finds the shorter move safer|wants|avoids|stays off/);
});

test.each([
  ['nothing to think about', 0, 120],
  ['much to think about', 90, 120],
  ['more than a slow computer has time for', 130, 240],
])('a player of the computer with %s answers after a whole number of slots', async (_, thinks, answers) => {
  vi.useFakeTimers();
  try {
    const answered = vi.fn();
    void inEvenTime(120, () => new Promise((resolve) => setTimeout(resolve, thinks))).then(answered);
    await vi.advanceTimersByTimeAsync(answers - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
