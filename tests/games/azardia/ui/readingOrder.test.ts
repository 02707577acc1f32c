import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { byGroup } from '../../../../src/page/input/shortcuts.ts';
import type { Control } from '../../../../src/table/control.ts';
import { asked, position } from '../position.ts';
import { setupOf } from '../subject.ts';
import { stopsOf, WINDOWS } from './pressing.ts';

const { groups } = moduleText;
const ORDER: readonly string[] = [groups.table, groups.dice, groups.choices, groups.hand, groups.confirm];

/** The controls in the order of Tab. */
const tabOrder = (controls: readonly Control[]): readonly Control[] => [...byGroup(controls).values()].flat();

/** Problems with the order of Tab. */
function faults(controls: readonly Control[]): readonly string[] {
  const order = tabOrder(controls);
  const ranks = order.map(({ group }) => ORDER.indexOf(group));
  const cancel = order.findIndex(({ id }) => id === 'cancel');
  return [
    ...(ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0)) ? [order.map(({ id }) => id).join(' ')] : []),
    ...(cancel >= 0 && cancel !== order.length - 1 ? ['Cancel is not the last'] : []),
  ];
}

test('Tab visits the choices, the hand, the confirming button, and Cancel', () => {
  const state = position('C', [{ tile: 60, coins: 1000, hand: ['gravityHiccup', 'bootJets'] }, {}, {}]);
  const chosen = stopsOf(state, 0).find(({ keys }) => keys.join() === 'card:gravityHiccup,rival:1');
  const ids = tabOrder(chosen?.controls ?? []).map(({ id }) => id);
  expect(ids.slice(ids.indexOf('choice:card:gravityHiccup/rival:1'))).toEqual([
    'choice:card:gravityHiccup/rival:1',
    'choice:card:gravityHiccup/rival:2',
    'hand:0',
    'hand:1',
    'go',
    'cancel',
  ]);
});

test('in every state of random games Tab follows that order', () => {
  for (let game = 0; game < 4; game++) {
    const luck = { ...chanceFrom(`order ${game}`) };
    let { state } = azardia.newGame(setupOf(`order ${game}`, 2 + (game % 3)));
    for (let moves = 0; moves < 80 && state.winner === null; moves++) {
      const seat = asked(state);
      const found = stopsOf(state, seat, at(WINDOWS, moves % WINDOWS.length)).flatMap(({ controls }) =>
        faults(controls),
      );
      expect(found, `${state.steps[0]?.step} in game ${game}, move ${moves}`).toEqual([]);
      const commands = azardia.legalCommands(state, seat);
      const result = azardia.apply(state, at(commands, drawBelow(luck, commands.length)));
      if (!result.ok) throw new Error(result.reason);
      state = result.state;
    }
  }
});
