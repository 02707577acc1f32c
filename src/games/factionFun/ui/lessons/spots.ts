import type { GuidePlaces, WindowSize } from '../../../../module/capabilities/lessons.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { withBattle } from '../../interaction/layout/battleLayout.ts';
import { hexBoard } from '../../interaction/layout/hexBoard.ts';
import { type FactionLayout, tableLayout } from '../../interaction/layout/tableLayout.ts';
import type { Spot } from '../../lessons/lesson.ts';
import type { FactionFunView } from '../../rules/state/state.ts';

/** Where a guide points to who speaks of something, and what must stay visible. */
export function spotPlaces(spot: Spot, state: FactionFunView, { width, height }: WindowSize): GuidePlaces {
  const table = tableLayout(width, height);
  return state.battle ? inBattle(withBattle(table)) : onTable(spot, state, table);
}

/** Everything about a battle is about who leads; the cards and the buttons are pressed. */
function inBattle({ battle, board, hand, go, choices, outlook }: FactionLayout): GuidePlaces {
  const { lead, question, sides } = battle ?? {
    lead: board,
    question: hand,
    sides: { sailfolk: board, hearthfolk: board },
  };
  return {
    target: lead,
    needed: [hand, go, choices],
    free: [lead, question],
    precious: [
      { rect: outlook, worth: 1 },
      { rect: sides.sailfolk, worth: 0.6 },
      { rect: sides.hearthfolk, worth: 0.6 },
    ],
  };
}

function onTable(spot: Spot, state: FactionFunView, layout: FactionLayout): GuidePlaces {
  const { sides, board, hand, go, choices, outlook, event } = layout;
  const target = rectOf(spot, state, layout);
  return {
    target,
    needed: [go, ...(state.steps[0]?.step === 'card' ? [] : [choices])],
    free: [target, outlook, hand],
    precious: [
      { rect: board, worth: 1 },
      { rect: event, worth: 0.8 },
      { rect: sides.sailfolk, worth: 0.6 },
      { rect: sides.hearthfolk, worth: 0.6 },
    ],
  };
}

/** The place on the table of something that the guide talks about. */
function rectOf(spot: Spot, state: FactionFunView, layout: FactionLayout): Rect {
  switch (spot.kind) {
    case 'tile':
      return hexBoard(state, layout.board, layout.form === 'portrait').rectOf(spot.tile);
    case 'side':
      return layout.sides[spot.people];
    case 'battle':
      return layout.board;
    case 'hand':
    case 'event':
      return layout[spot.kind];
  }
}
