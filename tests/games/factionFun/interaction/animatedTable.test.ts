import { expect, test } from 'vitest';
import { normal } from '../../../../src/games/factionFun/bots/normal.ts';
import { tableLayout, withTools } from '../../../../src/games/factionFun/interaction/layout/tableLayout.ts';
import { animatedView, pastView } from '../../../../src/games/factionFun/interaction/tableView.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { regions } from '../../../../src/games/factionFun/ui/regions.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { setupOf } from '../subject.ts';

test('B1 the table and its battles can be shown in the middle of every command, whatever was asked before it', () => {
  let shown = 0;
  for (let game = 0; game < 12; game++) {
    let { state } = factionFun.newGame(setupOf(`battles ${game}`, 2 + 2 * (game % 3)));
    for (let given = 0; factionFun.result(state) === null; given++) {
      const command = normal.choose(factionFun.view(state, null), chanceFrom(`${game}/${given}`));
      const applied = command && factionFun.apply(state, command);
      if (!applied?.ok) throw new Error('no legal command');
      let view = factionFun.view(state, 0);
      for (const fact of applied.facts) {
        view = factionFun.evolve(view, factionFun.redact(fact, 0) ?? fact);
        const { battle } = pastView({ regions }, view, 0, tableLayout(1280, 720), true);
        expect(battle !== null).toBe(view.battle !== null);
        if (battle) shown += 1;
      }
      ({ state } = applied);
    }
  }
  expect(shown).toBeGreaterThan(200);
});

test.each([
  [1280, 720],
  [360, 640],
] as const)('at %i×%i the event stays as wide as it was while something is animated', (width, height) => {
  const { state } = factionFun.newGame(setupOf('animated', 2));
  const view = factionFun.view(state, 0);
  const base = pastView({ regions }, view, 0, withTools(tableLayout(width, height), 0), false);
  expect(animatedView({ regions }, base, view).layout.event).toEqual(base.layout.event);
});
