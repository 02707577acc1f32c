import type { Spot } from '../../games/faza/lessons/lesson.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { type BoardLayout, VERBS } from '../../games/faza/scenes/boardLayout.ts';
import type { Rect } from '../../table/rect.ts';

/** Where something on the board screen lies that a guide speaks of. */
export function rectOf(spot: Spot, state: State, layout: BoardLayout): Rect {
  switch (spot.kind) {
    case 'tile':
      return layout.cells[state.board.indexOf(spot.tile)] ?? layout.tray;
    case 'hero':
      return layout.heroes[spot.seat]?.panel ?? layout.tray;
    case 'card':
      return layout.heroes[spot.seat]?.cards[spot.card - 1] ?? layout.tray;
    case 'ship':
      return layout.ships[state.ships.findIndex(({ id }) => id === spot.ship)] ?? layout.tray;
    case 'odds':
      return layout.bar;
    case 'verb':
      return layout.verbs[VERBS.indexOf(spot.verb)] ?? layout.bar;
    case 'events':
      return layout.events;
    case 'drones':
      return layout.dronePool;
    case 'end':
      return layout.end;
  }
}

/** What a bubble had better not lie over, and how much worse that is than lying over nothing. */
export function preciousOf(layout: BoardLayout): { readonly rect: Rect; readonly worth: number }[] {
  return [
    { rect: layout.tray, worth: 1 },
    { rect: layout.bar, worth: 2 },
    { rect: layout.go, worth: 3 },
    { rect: layout.end, worth: 1 },
    { rect: layout.forecast, worth: 3 },
    ...layout.verbs.map((rect) => ({ rect, worth: 1 })),
    ...layout.heroes.map(({ panel }) => ({ rect: panel, worth: 0.7 })),
    ...layout.ships.map((rect) => ({ rect, worth: 0.5 })),
  ];
}
