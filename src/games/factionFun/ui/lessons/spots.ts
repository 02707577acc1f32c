import type { GuidePlaces, WindowSize } from '../../../../module/capabilities/lessons.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { withBattle } from '../../interaction/layout/battleLayout.ts';
import { hexBoard } from '../../interaction/layout/hexBoard.ts';
import { type FactionLayout, tableLayout } from '../../interaction/layout/tableLayout.ts';
import type { Spot } from '../../lessons/lesson.ts';
import { factionFun } from '../../rules/factionFun.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import { camera, inWindow } from '../camera.ts';

/** How much worse it is to cover a tile that can be chosen than nothing. */
const CHOICE = 30;

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
  const map = hexBoard(state, board, layout.form === 'portrait');
  return {
    target,
    needed: [go, ...(state.steps[0]?.step === 'card' ? [] : [choices])],
    free: [target, outlook, hand],
    precious: [
      { rect: board, worth: 0.5 },
      // What can be chosen is worth more than all other tiles.
      ...goalsOf(state).map((tile) => ({ rect: inWindow(camera, layout, map.rectOf(tile)), worth: CHOICE })),
      { rect: event, worth: 0.8 },
      { rect: sides.sailfolk, worth: 0.6 },
      { rect: sides.hearthfolk, worth: 0.6 },
    ],
  };
}

/** The tiles to which an avatar can move now, also before a card. */
function goalsOf(state: FactionFunView): readonly number[] {
  const [step] = state.steps;
  const played = step?.step === 'card' ? factionFun.apply(state, { do: 'pass', seat: step.seat }) : null;
  const moves = factionFun.legalCommands(played?.ok ? played.state : state);
  return [...new Set(moves.flatMap((one) => (one.do === 'move' ? [one.tile] : [])))];
}

/** The place on the table of something that the guide talks about. */
function rectOf(spot: Spot, state: FactionFunView, layout: FactionLayout): Rect {
  switch (spot.kind) {
    case 'tile':
      return inWindow(camera, layout, hexBoard(state, layout.board, layout.form === 'portrait').rectOf(spot.tile));
    case 'side':
      return layout.sides[spot.people];
    case 'battle':
      return layout.board;
    case 'hand':
    case 'event':
      return layout[spot.kind];
  }
}
