import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Duel } from '../../../../src/games/azardia/rules/state/state.ts';
import { tableLayout } from '../../../../src/games/azardia/scenes/table/layout.ts';
import { diceParts } from '../../../../src/games/azardia/ui/table/parts.ts';
import { position } from '../position.ts';

/** The dice beside the board in a duel of these dice. */
function shown(challenger: readonly number[], defender: readonly number[]): number[] {
  const view = azardia.view(position('A', [{ tile: 60 }, { tile: 60 }]), 0);
  const side = (seat: number, dice: readonly number[]) => ({ seat, dice, raised: [false, false], added: 0 });
  const duel: Duel = { challenger: side(0, challenger), defender: side(1, defender), tile: 60 };
  const parts = diceParts(tableLayout(1280, 720, 2), { ...view, duel }, [], []);
  return parts.map(({ look }) => (look.kind === 'die' ? look.face : 0));
}

test('H7: in a duel the dice of the side that may improve are shown: of two equal ones the challenger’s', () => {
  expect(shown([3, 4], [5, 6])).toEqual([3, 4]);
  expect(shown([5, 6], [3, 4])).toEqual([3, 4]);
  expect(shown([2, 7], [5, 4])).toEqual([2, 7]);
});
