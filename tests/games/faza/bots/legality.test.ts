import { describe, expect, test } from 'vitest';
import { greedy } from '../../../../src/games/faza/bots/greedy.ts';
import { deep, policy } from '../../../../src/games/faza/bots/learned.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { novice } from '../../../../tools/faza/bots/novice.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { fc } from '../../../kit/seeded.ts';
import { viewed } from '../positions.ts';
import { setups, subject24 } from '../subject.ts';
import { luck, playOn, positions } from './table.ts';

const bots = [random, novice, greedy, policy, deep];
/** The timeout of a test: *search* takes 13 s here on an idle machine, and a minute on a busy one. */
const HANGING = 300_000;

describe.each(bots)('$id stays within the rules', (bot) => {
  test(
    'whatever the position, the choice is one of the legal commands',
    () => {
      fc.assert(
        fc.property(positions, luck, (state, chance) => {
          const command = bot.choose(state, chance);
          expect(legalCommands(state)).toContainEqual(command);
        }),
        { seed: 1, numRuns: 25 },
      );
    },
    HANGING,
  );

  test(
    'a seat commands only what is its own, and never ends the phase',
    () => {
      fc.assert(
        fc.property(positions, luck, fc.nat(), (state, chance, pick) => {
          const seat = pick % state.heroes.length;
          const command = bot.choose(state, chance, [seat]);
          if (command !== null) expectOwn(state, command, seat);
        }),
        { seed: 1, numRuns: 40 },
      );
    },
    HANGING,
  );

  test(
    'all seats together are the whole table',
    () => {
      fc.assert(
        fc.property(positions, luck, (state, chance) => {
          const all = state.heroes.map((_, seat) => seat);
          expect(bot.choose(state, chance, all)).toEqual(bot.choose(state, chance));
        }),
        { seed: 1, numRuns: 10 },
      );
    },
    HANGING,
  );

  test('when the game is over there is nothing to choose', () => {
    const setup = { edition: 'published', mode: 'hard', heroes: ['scout', 'rebel'], seed: 'over' } as const;
    const options = { health: null, rewards: true, fazaFirst: false };
    const end = playOn(faza.newGame({ ...setup, ...options }).state, random, 'over', 10_000);
    expect(end.outcome).not.toBeNull();
    expect(bot.choose(viewed(end), chanceFrom('x'))).toBeNull();
  });
});

function expectOwn(state: FazaView, command: Command, seat: number): void {
  expect(legalCommands(state)).toContainEqual(command);
  expect(command.do).not.toBe('endTeamPhase');
  if ('hero' in command) expect(command.hero).toBe(seat);
  if (command.do === 'drive') expect(command.passengers).toEqual([]);
  if (command.do === 'payOff') expect(command.points.every((share, payer) => share === 0 || payer === seat)).toBe(true);
}

test.each([
  { bot: random, setups, board: 16 },
  { bot: novice, setups, board: 16 },
  { bot: novice, setups: subject24.setups, board: 24 },
])(
  '$bot.id plays whole games of every kind with $board tiles',
  ({ bot, setups, board }) => {
    fc.assert(
      fc.property(setups, fc.string({ minLength: 1 }), (setup, seed) => {
        const opening = faza.newGame(setup).state;
        expect(opening.tiles).toHaveLength(board);
        const end = playOn(opening, bot, seed, 10_000, (state, command) =>
          expect(legalCommands(state)).toContainEqual(command),
        );
        expect(end.outcome).not.toBeNull();
      }),
      { seed: 1, numRuns: 20 },
    );
  },
  HANGING,
);

test(
  'policy plays on from anywhere for the rest of the phase, alone in its seat, and then leaves it to the others',
  () => {
    fc.assert(
      fc.property(positions, (state) => {
        let now = state;
        let command = policy.choose(now, chanceFrom('alone'), [0]);
        for (let given = 1; command !== null && given < 60; given++) {
          expectOwn(now, command, 0);
          const result = faza.apply(now, command);
          if (!result.ok) throw new Error(result.reason);
          now = result.state;
          command = policy.choose(now, chanceFrom('alone', given), [0]);
        }
        // It terminates.
        expect(command).toBeNull();
      }),
      { seed: 1, numRuns: 8 },
    );
  },
  HANGING,
);
