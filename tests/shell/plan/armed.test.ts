import { expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { fazaTable } from '../../../src/games/faza/ui/table/tableSection.ts';
import { now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { beginPlanning, withStep } from '../../../src/shell/plan/planning.ts';
import { tableStateOf } from '../../../src/shell/table/tableState.ts';
import { asBoard, fazaMoment } from '../../games/faza/board.ts';
import { asFaza } from '../../games/faza/match.ts';
import { randomMatch } from '../replay/games.ts';

test('C3: whether a planned command arms a card is read from the plan, not from the game', () => {
  const table = tableStateOf(fazaModule, randomMatch(0, 0), false);
  const arms = faza
    .legalCommands(fazaMoment(table).context.state)
    .find((command) => command.do === 'enhance' && command.hero === 0 && command.target.kind === 'self');
  if (!arms) throw new Error('nobody can arm anything');
  table.planning = withStep(beginPlanning(), arms);
  const view = asBoard(fazaTable.view(fazaMoment(table), { width: 1280, height: 720, density: 'normal', speed: '1×' }));
  expect(at(view.state.heroes, 0).armed).not.toEqual(at(now(asFaza(table.match).session).heroes, 0).armed);
  expect(view.armedCards).toBeUndefined();
});
