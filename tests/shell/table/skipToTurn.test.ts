import { expect, test, vi } from 'vitest';
import { tableLayout } from '../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../src/games/azardia/rules/state/command.ts';
import { age, begin } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Player } from '../../../src/module/match.ts';
import type { Stage } from '../../../src/module/screens/stage.ts';
import type { Match, PlayedGame } from '../../../src/shell/match.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { position } from '../../games/azardia/position.ts';
import { setupOf } from '../../games/azardia/subject.ts';
import { bidsModule } from '../../games/bids/module.ts';
import { bids } from '../../games/bids/rules.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

/** A table of Sealed Bids, at which every seat acts at once. */
function table(...players: Player[]) {
  return opened(bidsModule, { session: begin(bids, { seed: 'skip', players: players.length }), players });
}

/** A match at a table; animations end when they are skipped. */
function opened(game: PlayedGame, start: Match, more: Partial<TablePage> = {}) {
  let controls: readonly Control[] = [];
  let end = (): void => undefined;
  const play = vi.fn<Stage['play']>(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const page = quietPage({
    game,
    stage: { ...quietStage, play, skip: () => end() },
    ...more,
    confirms: () => false,
    showControls: (shown) => {
      controls = shown;
    },
  });
  const opened = openTable(page, start);
  const press = (id: string): void => controls.find((one) => one.id === id)?.press();
  const rectOf = (id: string) => controls.find((one) => one.id === id)?.rect;
  return { play, press, rectOf, ids: () => controls.map(({ id }) => id), age: () => age(opened.match().session) };
}

test('one press skips what all computers do, up to one’s own next decision', async () => {
  const { play, press, ids, age } = table('computer', 'computer', 'you');
  await vi.waitFor(() => expect(ids()).toEqual(['skip', 'skipToTurn']));
  expect(play).toHaveBeenCalledOnce();
  press('skipToTurn');
  await vi.waitFor(() => expect(age()).toBe(2));
  await vi.waitFor(() => expect(ids()).toContain('menu'));
  expect(play).toHaveBeenCalledOnce();
  expect(ids()).not.toContain('skipToTurn');
});

test('Skip ends what one computer does, and the next one is seen again', async () => {
  const { play, press, ids, age } = table('computer', 'computer', 'you');
  await vi.waitFor(() => expect(ids()).toContain('skip'));
  press('skip');
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(age()).toBe(2);
  expect(ids()).toEqual(['skip', 'skipToTurn']);
});

test('at a table of computers nobody has a turn to skip to', async () => {
  const { play, ids } = table('computer', 'computer');
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  expect(ids()).toEqual(['skip', 'menu']);
});

test('X2 what is skipped goes on past an attack that a standing order lets pass', async () => {
  const state = position('C', [{ hand: ['gravityHiccup'] }, { tile: 60, hand: ['bootJets'] }, { tile: 90 }]);
  const plays: Command[] = [
    { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } },
    { do: 'pass', seat: 0 },
  ];
  const next = () => Promise.resolve(plays.shift() ?? null);
  const game = { ...azardiaModule, computer: { ...azardiaModule.computer, next } };
  const opening = { ok: true, state, facts: [] } as const;
  const { play, press, ids, age } = opened(game, {
    session: { game: azardia, setup: setupOf('skip', 3), opening, past: null, future: null },
    players: ['computer', 'you', 'computer'],
    orders: ['ask', 'never', 'ask'],
  });
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(ids()).toContain('skipToTurn');
  press('skipToTurn');
  await vi.waitFor(() => expect(age()).toBe(3));
  expect(play).toHaveBeenCalledOnce();
});

test('in a lesson nobody skips what they are to watch', async () => {
  const scripted = { ...bidsModule, computer: { ...bidsModule.computer, isScripted: true } };
  const session = begin(bids, { seed: 'skip', players: 2 });
  const { ids } = opened(scripted, { session, players: ['computer', 'you'] });
  await vi.waitFor(() => expect(ids()).toEqual(['skip']));
});

test('the speed can be changed while a computer’s doings are seen', async () => {
  const state = position('A', [{}, {}]);
  const session = { ...begin(azardia, setupOf('speed', 2)), opening: { ok: true, state, facts: [] } } as const;
  let faster = 0;
  const { ids, press } = opened(
    azardiaModule,
    { session, players: ['computer', 'you'] },
    { nextSpeed: () => faster++ },
  );
  await vi.waitFor(() => expect(ids()).toContain('skip'));
  expect(ids()).toContain('speed');
  press('speed');
  expect(faster).toBe(1);
});

test('the buttons go along where a computer’s duel ends or begins in the middle of what is seen', async () => {
  const table = position('C', [{ tile: 60 }, { tile: 60, coins: 1000 }]);
  const side = (seat: number, dice: readonly number[]) => ({ seat, dice, raised: [false, false], added: 0 });
  const duel = { challenger: side(1, [1, 2]), defender: side(0, [9, 9]), tile: 60 };
  const state = { ...table, duel, steps: [{ step: 'improve' }, ...table.steps] } as const;
  const next = () => Promise.resolve({ do: 'pass', seat: 1 } as const);
  const { play, rectOf } = opened(
    { ...azardiaModule, computer: { ...azardiaModule.computer, next } },
    {
      session: {
        game: azardia,
        setup: setupOf('along', 2),
        opening: { ok: true, state, facts: [] },
        past: null,
        future: null,
      },
      players: ['you', 'computer'],
    },
  );
  await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
  const whole = tableLayout(1280, 720, 2);
  const ofTable = { skipToTurn: whole.go, top: whole.top };
  const there = (): unknown => ({ skipToTurn: rectOf('skipToTurn'), speed: rectOf('speed') });
  const inDuel = there();
  expect(rectOf('skipToTurn')).not.toEqual(ofTable.skipToTurn);
  const [, before, after, , rearranged] = at(play.mock.calls, 0);
  rearranged?.(after);
  expect(rectOf('skipToTurn')).toEqual(ofTable.skipToTurn);
  // A button of the top strip can be pressed a little above and below it, too.
  expect(rectOf('speed')).toMatchObject({ y: ofTable.top.y - 2, h: ofTable.top.h + 4 });
  rearranged?.(before);
  expect(there()).toEqual(inDuel);
});
