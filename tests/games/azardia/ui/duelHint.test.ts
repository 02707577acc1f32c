import { expect, test } from 'vitest';
import { duelLayout } from '../../../../src/games/azardia/interaction/layout/duelLayout.ts';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { DuelSide, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { spotPlaces } from '../../../../src/games/azardia/ui/lessons/spots.ts';
import { placeBubble } from '../../../../src/shell/learn/bubbleLayout.ts';
import { common } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { WINDOWS } from '../windows.ts';

/** A duel before its dice, in which nobody holds a card to flee. */
function beforeDice(): State {
  const side = (seat: number): DuelSide => ({ seat, dice: [], raised: [], added: 0 });
  const state = position('A', [{ tile: 30 }, { tile: 30 }]);
  return {
    ...state,
    duel: { challenger: side(0), defender: side(1), tile: 30 },
    steps: [{ step: 'beforeDuel', seat: 0 }],
  };
}

/** The same duel after the dice, in which the player in front may add to the total. */
function behind(): State {
  const { duel, ...state } = beforeDice();
  if (!duel) throw new Error('nobody duels');
  const rolled = (side: DuelSide, face: number): DuelSide => ({ ...side, dice: [face, 1], raised: [false, false] });
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, coins: 3000 })),
    duel: { ...duel, challenger: rolled(duel.challenger, 2), defender: rolled(duel.defender, 6) },
    steps: [{ step: 'improve' }],
  };
}

const PHONES = WINDOWS.filter(([width, height]) => height > width && width < 600);

test.each(PHONES.flatMap(([w, h]) => [['before', w, h, beforeDice()] as const, ['after', w, h, behind()] as const]))(
  'H3 %s the dice at %i × %i a hint covers neither the stakes, nor the dice, nor the button to press',
  (_, width, height, before) => {
    const state = azardia.view(before, 0);
    const places = spotPlaces({ kind: 'duel' }, state, 0, { width, height });
    // Its size on a phone with the words of the first duel.
    const { rect: bubble } = placeBubble({
      window: { width, height },
      bubbles: [{ width: 320, height: 115 }],
      ...places,
    });
    const { sides, go } = duelLayout(tableLayout(width, height, 2));
    const dice = before.steps[0]?.step === 'improve' ? sides.flatMap((side) => side.dice) : [];
    for (const area of [...sides.map(({ card }) => card), ...dice, go]) {
      const { w, h } = common(bubble, area);
      expect(Math.min(w, h)).toBeLessThanOrEqual(0);
    }
  },
);
