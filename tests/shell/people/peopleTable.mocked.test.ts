import { beforeEach, describe, expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { begin } from '../../../src/kernel/session.ts';
import type { PlayerGroup } from '../../../src/module/match.ts';
import type { TableView } from '../../../src/module/screens/table.ts';
import type { Match, Played, PlayedGame } from '../../../src/shell/match.ts';
import { askToHandOver } from '../../../src/shell/people/handOver.ts';
import { PeopleTable } from '../../../src/shell/people/peopleTable.ts';
import { gamesOf } from '../../../src/shell/persistence/archive/statistics.ts';
import { position } from '../../games/azardia/position.ts';
import { setupOf } from '../../games/azardia/subject.ts';

// Dialogs and badges need a page.
vi.mock(import('../../../src/shell/people/handOver.ts'), () => ({ askToHandOver: vi.fn(async () => null) }));
vi.mock(
  import('../../../src/shell/people/badges.ts'),
  () => ({ createBadges: () => ({ show: vi.fn(), close: vi.fn() }) }) as never,
);
vi.mock(import('../../../src/shell/people/peopleDialog.ts'), () => ({ openPeople: vi.fn() }));

const FACE_DOWN = 'Hands stay face down until then.';
const ANN = { name: 'Ann', sign: 'star', tint: 'orange' } as const;
const BEN = { name: 'Ben', sign: 'wave', tint: 'teal' } as const;

/** Ann plays seats 0 and 2, Ben seat 1; seat 3 is the computer's. */
const company: PlayerGroup = { people: [ANN, BEN], seats: [0, 1, 0, null], handOver: true, captain: true };

function tableOf(module: unknown, match: Match) {
  const told: string[] = [];
  const given = module as PlayedGame;
  const game: PlayedGame = {
    ...given,
    people: { ...given.people, badges: () => ({ seats: [], captain: { right: 0, top: 0 }, look: 'bare' }) },
  };
  const people = new PeopleTable({
    parent: {} as HTMLElement,
    game,
    match: () => match,
    setCompany: () => undefined,
    tell: (sentence) => told.push(sentence),
    tick: () => undefined,
  });
  const asked = () =>
    vi.mocked(askToHandOver).mock.calls.map(([, { name, person, others, note }, ...lines]) => ({
      name,
      person,
      others,
      note,
      lines: lines.map((line) => (typeof line === 'string' ? line : line.map(({ text }) => text).join(', '))),
    }));
  return { people, told, asked };
}

const azardiaMatch = (group?: PlayerGroup): Match => {
  const state = position('A', [{ tile: 10 }, { tile: 25, level: 2 }, { tile: 40 }, { tile: 55 }]);
  const session = { ...begin(azardiaModule.rules, setupOf('people', 4)), opening: { ok: true, state, facts: [] } };
  const match = { session, players: ['you', 'friend', 'you', 'computer'], ...(group ? { company: group } : {}) };
  return match as unknown as Match;
};

beforeEach(() => vi.mocked(askToHandOver).mockClear());

describe('the device is passed to the player of the next seat', () => {
  test.each([
    [0, ANN, 'Next: Lagartoon.', 'Level 1, tile 10, '],
    [1, BEN, 'Next: Kuchuritok.', 'Level 2, tile 25, '],
    [2, ANN, 'Next: Robot-i-King.', 'Level 1, tile 40, '],
  ] as const)('seat %i, by name and badge', async (seat, person, line, standing) => {
    const { people, asked } = tableOf(azardiaModule, azardiaMatch(company));
    // The current holder makes no difference.
    people.shown({
      state: azardiaModule.rules.view(position('A', [{}, {}, {}, {}]), 'spectator'),
      seat: (seat + 1) % 3,
      busy: false,
    } as unknown as TableView<Played>);
    await people.handOver(seat, []);
    expect(asked()).toEqual([
      { name: person.name, person, others: [], note: FACE_DOWN, lines: [line, expect.stringContaining(standing)] },
    ]);
  });

  test('by the name of the seat if nobody has a name', async () => {
    const { people, asked } = tableOf(azardiaModule, azardiaMatch());
    await people.handOver(1, []);
    expect(asked()).toEqual([
      {
        name: 'Kuchuritok',
        person: null,
        others: [],
        note: FACE_DOWN,
        lines: [expect.stringContaining('Level 2, tile 25')],
      },
    ]);
  });
});

test('Azardia marks the parts of a seat’s status, and fills the bars of its level', () => {
  const state = position('A', [{ tile: 25, level: 2, coins: 3000 }, {}]);
  expect(azardiaModule.people.standing?.(azardiaModule.rules.view(state, 'spectator'), 0)).toEqual([
    { text: 'Level 2', mark: 'level', filled: 0.4 },
    { text: 'tile 25' },
    { text: '3,000 coins', mark: 'coins' },
    { text: '0 cards', mark: 'cards' },
  ]);
});

test('other players who may reopen a choice are named, and the one who does is known', async () => {
  const { people, asked } = tableOf(azardiaModule, azardiaMatch(company));
  vi.mocked(askToHandOver).mockResolvedValueOnce(1);
  expect(await people.handOver(0, [2, 1])).toBe(1);
  expect(asked()).toMatchObject([{ name: ANN.name, others: [ANN.name, BEN.name] }]);
  expect(await people.handOver(0, [2, 1])).toBe(0);
});

describe('a team around one device', () => {
  const session = begin(fazaModule.rules, fazaModule.setups.draft('people', () => gamesOf([])).game().setup);
  const match = { session, players: ['you', 'friend', 'you', 'computer'], company } as unknown as Match;
  const state = fazaModule.rules.view(session.opening.state, null);
  const view = (seat: number, more: object = {}) =>
    ({ state, seat, busy: false, planned: false, ...more }) as unknown as TableView<Played>;

  test('is asked to pass it when another person’s seat comes to the front, and only then', () => {
    const { people, asked } = tableOf(fazaModule, match);
    people.shown(view(0));
    people.shown(view(2));
    expect(asked()).toEqual([]);
    people.shown(view(1));
    expect(asked().map(({ name, person }) => [name, person])).toEqual([['Ben', BEN]]);
    people.shown(view(3));
    people.shown(view(1));
    expect(asked()).toHaveLength(1);
    people.shown(view(0));
    expect(asked().map(({ name }) => name)).toEqual(['Ben', 'Ann']);
  });

  test('is told who is captain when a round begins, everybody in turn', () => {
    const { people, told } = tableOf(fazaModule, match);
    const inRound = (round: number) => people.shown(view(0, { state: { ...state, round } }));
    inRound(1);
    expect(told).toEqual([]);
    inRound(2);
    inRound(2);
    inRound(3);
    expect(told).toEqual([
      'Round 2: Ben is captain and has the final say.',
      'Round 3: Ann is captain and has the final say.',
    ]);
  });
});
