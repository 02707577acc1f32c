import type { TileNo } from '../../games/faza/content/vocabulary.ts';
import type { State } from '../../games/faza/rules/state.ts';
import type { BoardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { el } from '../../page/dom.ts';
import { lay } from '../../page/positionAt.ts';
import type { Rect } from '../../table/rect.ts';
import type { Concerns } from './concerns.ts';
import './deck.css';

/** Frames over the board round what something is about; nothing can be pressed there, and screen readers hear the words instead. */
export interface WhereMarks {
  /** Marks places, heroes and ships in place of those before; a way is marked faintly, its end strongly. */
  show(concerns: Concerns, state: State, layout: BoardLayout): void;
  clear(): void;
  destroy(): void;
}

/** Marks what is looked at on the board below. */
export function createWhereMarks(parent: HTMLElement): WhereMarks {
  const layer = el('div', { class: 'where-marks', 'aria-hidden': 'true' });
  parent.append(layer);
  return {
    show: (concerns, state, layout) => layer.replaceChildren(...marksOf(concerns, state, layout)),
    clear: () => layer.replaceChildren(),
    destroy: () => layer.remove(),
  };
}

function marksOf({ tiles, seats, ships }: Concerns, state: State, layout: BoardLayout): HTMLElement[] {
  const cellOf = (tile: TileNo): Rect | undefined => layout.cells[state.board.indexOf(tile)];
  const mark = (kind: string, place: Rect | undefined): HTMLElement[] => {
    if (!place) return [];
    const element = el('div', { class: `where laid ${kind}` });
    lay(element, place);
    return [element];
  };
  return [
    ...tiles.slice(0, -1).flatMap((tile) => mark('faint', cellOf(tile))),
    ...tiles.slice(-1).flatMap((tile) => mark('here', cellOf(tile))),
    ...seats.flatMap((seat) => mark('who', layout.heroes[seat]?.panel)),
    ...ships.flatMap((id) => mark('who', layout.ships[state.ships.findIndex((ship) => ship.id === id)])),
  ];
}
