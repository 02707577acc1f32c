import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { age, begin, now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Chances } from '../../../src/module/capabilities/chances.ts';
import { confirmDialog } from '../../../src/page/dialog.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { countChances } from '../../../src/shell/chances/chanceCounter.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { commitmentOf, countDice } from '../../../src/shell/dice/matchDice.ts';
import { openRound, type RoundActions } from '../../../src/shell/ending/endingDialogs.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { createLearning } from '../../../src/shell/persistence/learning.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { endingScreen } from '../../../src/shell/screens/endingScreen.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import type { Control } from '../../../src/table/control.ts';
import { goldenGamesOf } from '../../e2e/kit/golden.ts';
import type { Match } from '../../games/faza/match.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { quietStage } from '../learn/quietPage.ts';
import { archiveOf } from '../persistence/archive/kit.ts';
import { matches } from '../persistence/archive/matches.ts';

vi.mock(import('../../../src/page/dialog.ts'), () => ({ confirmDialog: vi.fn<typeof confirmDialog>() }));
vi.mock(import('../../../src/shell/chances/chanceCounter.ts'), () => ({ countChances: vi.fn<typeof countChances>() }));
vi.mock(import('../../../src/shell/seeds/seedNumber.ts'), async (original) => ({
  ...(await original()),
  freshSeed: () => 'fresh',
}));
vi.mock(import('../../../src/shell/ending/endingDialogs.ts'), () => ({ openRound: vi.fn<typeof openRound>() }));

const KEY = 'faza.game';
const over = { ...at(matches, 0), whose: 'guest' as const };
const begun = { session: begin(faza, setupOf(['scout', 'doctor'])), players: ['you', 'you'] as const };
const nothing = (): void => undefined;

/** The ending of a finished game, beside what is stored. */
function ending(stored: string | null, match: Match = over, store = memoryStore()) {
  if (stored !== null) store.setItem(KEY, stored);
  let controls: readonly Control[] = [];
  const dice = createDiceHistory(store, 'faza');
  dice.pledge(commitmentOf(begun), false);
  const [toTable, toReplay] = [vi.fn<App['toTable']>(), vi.fn<App['toReplay']>()];
  const [toLesson, announce] = [vi.fn<App['toLesson']>(), vi.fn<App['semantic']['announce']>()];
  const learning = createLearning(memoryStore(), fazaModule);
  const app: Partial<App> = {
    stage: quietStage,
    archive: archiveOf(),
    savedGame: new SavedGame(store, fazaModule),
    dice,
  };
  Object.assign(app, {
    game: fazaModule,
    size: () => ({ width: 1280, height: 720 }),
    sound: { scene: nothing, play: nothing },
    toaster: { show: nothing, within: nothing },
    semantic: {
      announce,
      show: (shown: readonly Control[]) => {
        controls = shown;
      },
    },
    ...{ toTable, toReplay, toLesson, learning },
  });
  endingScreen(app as App, match).refresh();
  const press = (id: string): void => controls.find((control) => control.id === id)?.press();
  return { store, dice, toTable, toReplay, toLesson, press, announce, first: () => controls[0]?.label };
}

/** A recorded game that was lost early. */
function lost(name: string): Match {
  const game = goldenGamesOf(faza.version).find((other) => other.name === name);
  if (!game) throw new Error(`no golden game ${name}`);
  const { record } = game;
  return { session: gameAfter(record, record.commands.length), players: record.setup.heroes.map(() => 'you' as const) };
}

/** Answers the next question. */
const answer = (yes: boolean): unknown => vi.mocked(confirmDialog).mockResolvedValueOnce(yes);

/** What can be done from the round that was opened last. */
function roundActions(): RoundActions {
  const actions = vi.mocked(openRound).mock.lastCall?.[3];
  if (!actions) throw new Error('no round was opened');
  return actions;
}

beforeEach(() => {
  vi.clearAllMocks();
  const [games, work] = [
    { least: 0, most: 0 },
    { done: 0, wanted: 0 },
  ];
  const chances: Chances = { estimates: [], moments: [], games, work, progress: 'failed' };
  vi.mocked(countChances).mockReturnValue({ now: () => chances, stop: nothing });
});

describe('the ending of a game that is viewed while another is in progress', () => {
  test('leaves the other game in progress', () => {
    const { store } = ending(gameText(begun));
    expect(store.getItem(KEY)).toBe(gameText(begun));
  });

  test('shows the board without a table, so that nothing can overwrite the other game', () => {
    const { press, toTable, toReplay } = ending(gameText(begun));
    press('ending:look');
    expect(toTable).not.toHaveBeenCalled();
    expect(toReplay.mock.lastCall?.slice(0, 2)).toEqual([over, age(over.session)]);
  });

  test('asks before a new game replaces the other', async () => {
    const { press, store, toTable } = ending(gameText(begun));
    answer(false);
    press('ending:again');
    await vi.waitFor(() => expect(confirmDialog).toHaveBeenCalledOnce());
    expect(store.getItem(KEY)).toBe(gameText(begun));
    expect(toTable).not.toHaveBeenCalled();
  });

  test('asks before a continued round replaces the other, which then counts as abandoned', async () => {
    const { press, store, dice, toTable } = ending(gameText(begun));
    press('ending:round:1');
    answer(false);
    roundActions().playOn(1);
    await vi.waitFor(() => expect(confirmDialog).toHaveBeenCalledOnce());
    expect(store.getItem(KEY)).toBe(gameText(begun));
    answer(true);
    roundActions().playOn(1);
    await vi.waitFor(() => expect(toTable).toHaveBeenCalledOnce());
    expect(store.getItem(KEY)).not.toBe(gameText(begun));
    expect(dice.read().games).toMatchObject([{ outcome: 'givenUp' }]);
  });
});

describe('the ending of the game that was played', () => {
  test('leaves no game in progress, and shows its own table', () => {
    const { store, press, toTable } = ending(gameText(over));
    expect(store.getItem(KEY)).toBeNull();
    press('ending:look');
    expect(toTable).toHaveBeenCalledOnce();
  });

  test('leaves unreadable data where it is', () => {
    const { store } = ending('precious');
    expect(store.getItem(KEY)).toBe('precious');
  });

  test('asks nothing if no game is in progress', async () => {
    const { press, toTable } = ending(gameText(over));
    press('ending:again');
    await vi.waitFor(() => expect(toTable).toHaveBeenCalledOnce());
    expect(confirmDialog).not.toHaveBeenCalled();
  });
});

describe('everything known is shown at once, and another game starts at once', () => {
  test('cause, round, score and what would have helped, before anything was computed', () => {
    const { announce } = ending(null, lost('easy-2-random-26-x2'));
    expect(announce.mock.calls[0]).toEqual([
      'A hero died, and hope with them. Lost in round 3, with 4 ship health to go. A Rebel on a hero’s tile takes injuries for them.',
      true,
    ]);
  });

  test('one press begins the same set-up with new luck', async () => {
    const match = lost('easy-2-random-26-x2');
    const { press, toTable } = ending(null, match);
    press('ending:again');
    await vi.waitFor(() => expect(toTable).toHaveBeenCalledOnce());
    const { setup } = toTable.mock.lastCall?.[0].session ?? {};
    expect(setup).toEqual({ ...match.session.setup, seed: 'fresh' });
    expect(confirmDialog).not.toHaveBeenCalled();
  });
});

describe('after an early defeat the first button offers help', () => {
  test('Easy, with the same team and new luck, if the mode was harder', async () => {
    const match = lost('normal-2-random-29-x2');
    const { press, first, toTable } = ending(null, match);
    expect(first()).toBe('Try it on Easy');
    press('ending:help');
    await vi.waitFor(() => expect(toTable).toHaveBeenCalledOnce());
    const { setup } = toTable.mock.lastCall?.[0].session ?? {};
    expect(setup).toEqual({ ...match.session.setup, mode: 'easy', seed: 'fresh' });
  });

  test('the lesson about its cause in Easy', () => {
    const { press, first, toLesson } = ending(null, lost('easy-2-random-26-x2'));
    expect(first()).toBe('Take a lesson');
    press('ending:help');
    expect(toLesson.mock.calls).toEqual([['fight']]);
  });

  test('the last round again for experienced players', async () => {
    const match = lost('normal-2-random-29-x2');
    const store = memoryStore();
    const dice = createDiceHistory(store, 'faza');
    for (const other of matches.slice(0, 8)) {
      dice.pledge(commitmentOf(other), false);
      countDice({ game: fazaModule, dice }, other);
    }
    const { press, first, toTable } = ending(null, match, store);
    expect(first()).toBe(`Retry round ${now(match.session).round}`);
    press('ending:help');
    await vi.waitFor(() => expect(toTable).toHaveBeenCalledOnce());
    const branch = toTable.mock.lastCall?.[0];
    expect(branch).toMatchObject({ practice: true });
    expect(branch && now(branch.session)).toMatchObject({ round: now(match.session).round, phase: 'team' });
  });
});

test('the turning point is announced once it is known, and again if later games have changed it', () => {
  const match = lost('easy-2-random-26-x2');
  const rounds = now(match.session).round;
  const chancesAt = (before: number, done: number): Chances => ({
    estimates: Array.from({ length: rounds + 1 }, (_, index) => ({ chance: index < rounds ? before : 0, error: 0 })),
    moments: [],
    games: { least: done, most: done },
    work: { done, wanted: 40 },
    progress: 'done',
  });
  let chances: Chances = { ...chancesAt(0.95, 5), progress: 'counting' };
  let changed = nothing;
  vi.mocked(countChances).mockImplementation((_, call) => {
    changed = call;
    return { now: () => chances, stop: nothing };
  });
  const { announce } = ending(null, match);
  const said = () => announce.mock.calls.slice(1).map(([line]) => /about \d+%/.exec(line)?.[0]);
  const learn = (next: Chances): void => {
    chances = next;
    changed();
  };
  learn(chances);
  expect(said()).toEqual([]);
  learn(chancesAt(0.95, 10));
  learn(chancesAt(0.96, 20));
  expect(said()).toEqual(['about 95%']);
  learn(chancesAt(0.97, 40));
  learn(chancesAt(0.97, 40));
  expect(said()).toEqual(['about 95%', 'about 97%']);
});
