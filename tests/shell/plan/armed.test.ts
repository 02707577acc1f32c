import { expect, test } from 'vitest';
import { at } from '../../../src/kernel/at.ts';
import { now } from '../../../src/kernel/session.ts';
import { beginPlanning, withStep } from '../../../src/shell/plan/planning.ts';
import { boardViewOf } from '../../../src/shell/table/boardView.ts';
import { peoplesCommands, sitDown } from '../../../src/shell/table/sitting.ts';
import { randomMatch } from '../replay/games.ts';

test('C3: a card armed in a plan is told from the plan, not from the game that has not armed it', () => {
  const sitting = sitDown(randomMatch(0, 0), false);
  const arms = peoplesCommands(sitting).find(
    (command) => command.do === 'enhance' && command.hero === 0 && command.target.kind === 'self',
  );
  if (!arms) throw new Error('nobody can arm anything');
  sitting.planning = withStep(beginPlanning(), arms);
  const view = boardViewOf(sitting, { width: 1280, height: 720, density: 'normal' });
  expect(at(view.state.heroes, 0).armed).not.toEqual(at(now(sitting.match.session).heroes, 0).armed);
  expect(view.armedCards).toBeUndefined();
});
