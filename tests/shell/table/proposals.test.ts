import { expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { at } from '../../../src/kernel/at.ts';
import { age, begin, now, pastOf } from '../../../src/kernel/session.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Answer } from '../../../src/shell/table/tablePage.ts';
import type { Control } from '../../../src/table/control.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

const start = begin(faza, setupOf(['soldier', 'doctor', 'senator']));
/** What the computer's Senator wants to do: the first that has not been declined, and then nothing more. */
const wishes = legalCommands(now(start))
  .filter((command) => command.do === 'move' && command.hero === 2)
  .slice(0, 2);

/** A table of people and a computer's Senator; people answer its proposals as given, the last time never. */
function table(asks: boolean, ...answers: readonly Answer[]) {
  const proposed: unknown[] = [];
  const left = [...answers];
  let controls: readonly Control[] = [];
  const given = (): unknown[] => pastOf(opened.match().session).map(({ command }) => command);
  const game = {
    ...fazaModule,
    computer: {
      ...fazaModule.computer,
      next: async (
        _match: unknown,
        _seat: number,
        _acted: number,
        _stop: unknown,
        declined: readonly Command[] = [],
      ) => (given().length > 0 ? null : (wishes.find((wish) => !declined.includes(wish)) ?? null)),
    },
  };
  const page = quietPage({
    game,
    confirms: () => false,
    asksBefore: () => asks,
    propose: (_, command, stop) => {
      proposed.push(command);
      const answer = left.shift();
      return answer
        ? Promise.resolve(answer)
        : new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    },
    showControls: (shown) => {
      controls = shown;
    },
  });
  const opened = openTable(page, { session: start, players: ['you', 'you', 'computer'] });
  const press = (id: string): void => controls.find((one) => one.id === id)?.press();
  press('end');
  press('end');
  return { opened, proposed, given, press };
}

const [first, second] = [at(wishes, 0), at(wishes, 1)];

test('where nobody wants to be asked, the computer acts at once', async () => {
  const { proposed, given } = table(false);
  await vi.waitFor(() => expect(given()).toEqual([first]));
  expect(proposed).toEqual([]);
});

test('a proposal that is accepted is carried out, and one that is declined is not: the computer thinks again without it', async () => {
  const { proposed, given } = table(true, 'decline', 'accept');
  await vi.waitFor(() => expect(given()).toEqual([second]));
  expect(proposed).toEqual([first, second]);
});

test('nothing happens before people have answered', async () => {
  const { opened, proposed } = table(true);
  await vi.waitFor(() => expect(proposed).toEqual([first]));
  expect(age(opened.match().session)).toBe(0);
});

test('who lets the computers play on is not asked again in this phase', async () => {
  const { proposed, given } = table(true, 'playOn');
  await vi.waitFor(() => expect(given().length).toBeGreaterThan(0));
  expect(proposed).toEqual([first]);
});
