import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/kernel/game.ts';
import { age, begin, give, now } from '../../../src/kernel/session.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import { isEnded, type Match, type Player } from '../../../src/module/match.ts';
import { framesOf } from '../../../src/shell/replay/frames.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { quietPage, quietStage } from '../../shell/learn/quietPage.ts';
import { bidsModule } from './module.ts';
import { type BidsCommand, type BidsTypes, bids } from './rules.ts';

/** More presses than any game needs. */
const MOST = 60;

/** The output of a table for a viewer, and whether the game was finished. */
interface Told {
  readonly leaks: readonly string[];
  readonly asked: readonly number[];
  readonly isOver: boolean;
}

/**
 * Plays a complete game at a table, always with the first button, and records everything that the table shows, says and
 * asks.
 */
async function played(module: GameModule<BidsTypes>, ...players: readonly Player[]): Promise<Told> {
  const leaks = new Set<string>();
  const asked: number[] = [];
  let controls: readonly Control[] = [];
  let isOver = false;
  /** Whether the game is over: then everything may be shown. */
  let isOpen = false;
  const people = players.flatMap((player, seat) => (player === 'computer' ? [] : [seat]));
  let holder: Viewer = people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
  const look = (where: string, value: unknown, viewer: Viewer = holder): void => {
    if (isOpen) return;
    for (const secret of secretsIn(value, viewer)) leaks.add(`${where}: ${secret}`);
  };
  const computer: typeof module.computer = {
    ...module.computer,
    next: (match, seat, acted, stop) => {
      look('computer', match.session, seat);
      return module.computer.next(match, seat, acted, stop);
    },
  };
  const game = { ...module, computer };
  openTable(
    quietPage({
      game,
      confirms: () => false,
      stage: {
        ...quietStage,
        board: (view) => look('board', view),
        play: async (facts, before, after) => look('animation', [facts, before, after]),
      },
      shown: (view) => look('page', view),
      happened: (facts) => look('page', facts),
      hear: (state) => look('sound', state),
      announce: (sentence) => look('voice', sentence),
      showControls: (shown) => {
        controls = shown;
        look('buttons', shown);
      },
      handOver: async (seat) => {
        asked.push(seat);
        holder = 'spectator';
        await Promise.resolve();
        holder = seat;
        return seat;
      },
      keep: (match) => {
        isOpen = isEnded(match);
      },
      over: () => {
        isOver = true;
      },
    }),
    { session: begin(module.rules, { seed: 'a table with secrets', players: players.length }), players },
  );
  for (let presses = 0; presses < MOST && !isOver; presses++) {
    await new Promise((resolve) => setTimeout(resolve));
    controls.find(({ id }) => id.startsWith('choice:'))?.press();
  }
  await new Promise((resolve) => setTimeout(resolve));
  return { leaks: [...leaks], asked, isOver };
}

/**
 * What a viewer must not know, anywhere in a value: cards of other hands, the deck, the luck to come; and words that
 * name such cards.
 */
function secretsIn(value: unknown, viewer: Viewer): string[] {
  if (typeof value === 'string') {
    const told = /Player (\d)(?:: Hand: \d| (?:is dealt|lays) the \d)/.exec(value);
    return told && Number(told[1]) - 1 !== viewer ? ['words'] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  const { seed, deck, hands, card, seat } = { seed: '', deck: [], hands: [], card: 0, seat: viewer, ...value };
  if (seed !== '') found.push('luck');
  if (deck.some((one) => one > 0)) found.push('deck');
  if (typeof card === 'number' && card > 0 && seat !== viewer) found.push('fact');
  for (const [owner, hand] of hands.entries()) {
    const { cards, bid }: { cards: readonly number[]; bid: number | null } = hand;
    if (owner !== viewer && [...cards, bid ?? 0].some((one) => one > 0)) found.push('hand');
  }
  return [...found, ...Object.values(value).flatMap((part) => secretsIn(part, viewer))];
}

describe('the log and a replay of a game that is not over', () => {
  /** Two rounds, in which everybody bids their first legal card. */
  function twoRounds(): Match<BidsTypes> {
    let session = begin(bids, { seed: 'a log with secrets', players: 3 });
    for (let given = 0; given < 5; given++) {
      const [command] = bids.legalCommands(now(session)).filter((one) => one.do === 'bid');
      const result = command && give(session, command);
      if (!result || !('session' in result)) throw new Error('nobody can bid');
      session = result.session;
    }
    return { session, players: ['you', 'friend', 'friend'] };
  }

  test.each<Viewer>([0, 1, 2, 'spectator'])('tell viewer %s no secret of another seat', (viewer) => {
    const frames = framesOf(bidsModule, twoRounds(), viewer);
    expect(frames.length).toBeGreaterThan(10);
    expect(frames.flatMap((frame) => secretsIn(frame, viewer))).toEqual([]);
  });

  test('would tell some to a viewer who may see everything', () => {
    const secrets = framesOf(bidsModule, twoRounds()).flatMap((frame) => secretsIn(frame, 0));
    expect([...new Set(secrets)]).toEqual(expect.arrayContaining(['fact', 'hand', 'deck', 'words']));
  });
});

describe('a table shows each person what their seat may know', () => {
  test.each<[string, Player[], number[]]>([
    ['one person', ['you', 'computer', 'computer'], []],
    ['two people', ['you', 'friend'], [0, 1, 0, 1, 0]],
    ['two people and the computer', ['computer', 'you', 'friend'], [1, 2, 1, 2, 1]],
    ['computers alone', ['computer', 'computer', 'computer', 'computer'], []],
  ])('%s', async (_, players, asked) => {
    expect(await played(bidsModule, ...players)).toEqual({ leaks: [], asked, isOver: true });
  });

  test('and everything else is found: full states, full facts, a game that denies its secrets', async () => {
    const open: GameModule<BidsTypes> = {
      ...bidsModule,
      rules: { ...bids, view: (state) => JSON.parse(JSON.stringify(state)) },
    };
    expect((await played(open, 'you', 'friend', 'computer')).leaks).toEqual(
      expect.arrayContaining(['board: hand', 'board: deck', 'computer: hand', 'computer: luck', 'animation: hand']),
    );
    const loud: GameModule<BidsTypes> = { ...bidsModule, rules: { ...bids, redact: (fact) => fact } };
    expect((await played(loud, 'you', 'friend', 'computer')).leaks).toEqual(
      expect.arrayContaining(['animation: fact', 'voice: words', 'computer: fact']),
    );
    const denied = { ...bidsModule, hidden: false };
    expect((await played(denied, 'you', 'friend')).leaks).toEqual(expect.arrayContaining(['board: hand']));
  });
});

test('Undo while a computer thinks takes back what people did; the computer then begins again, just once', async () => {
  const asked: { readonly stop: AbortSignal; answer(command: BidsCommand | null): void }[] = [];
  const computer: typeof bidsModule.computer = {
    ...bidsModule.computer,
    next: (_, __, ___, stop) => new Promise((answer) => asked.push({ stop, answer })),
  };
  let controls: readonly Control[] = [];
  const page = quietPage({
    game: { ...bidsModule, computer },
    confirms: () => false,
    showControls: (shown) => {
      controls = shown;
    },
  });
  const session = begin(bids, { seed: 'a computer that takes its time', players: 3 });
  const table = openTable(page, { session, players: ['you', 'friend', 'computer'] });
  const press = (wanted: string): Promise<void> => {
    controls.find(({ id }) => id.startsWith(wanted))?.press();
    return new Promise((resolve) => setTimeout(resolve));
  };
  const answer = (command: BidsCommand | null): Promise<void> => {
    asked.at(-1)?.answer(command);
    return new Promise((resolve) => setTimeout(resolve));
  };
  await answer(null);
  await press('choice:');
  expect(age(table.match().session)).toBe(1);
  expect(controls.map(({ id }) => id)).toEqual(['menu', 'undo', 'skipToTurn']);

  await press('undo');
  expect(asked.map(({ stop }) => stop.aborted)).toEqual([false, true, false]);
  asked[1]?.answer({ do: 'bid', seat: 2, card: 1 });
  await answer(null);
  expect(asked).toHaveLength(3);
  expect(age(table.match().session)).toBe(0);
  expect(controls.some(({ id }) => id.startsWith('choice:'))).toBe(true);
});
