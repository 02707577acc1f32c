import type { TileNo } from '../../games/faza/content/vocabulary.ts';
import { drawPiece } from '../../games/faza/ui/pieceSheet.ts';
import { el } from '../../page/dom.ts';
import { lay } from '../../page/positionAt.ts';
import type { Rect } from '../../table/rect.ts';
import type { Table } from '../faza/inspect/piece.ts';
import type { Lifted } from './offer.ts';
import './drag.css';

/** How high a hero's picture is on a tile, as a part of it; whoever is in the air comes a little nearer. */
const LIFTED = 0.82;
/** Between a tile and the words about it, and between those and the edge of the window, in CSS pixels. */
const GAP = 5;

/** A hero in the air over the board. Decoration: nothing of it can be pressed, and what it says is said again when it comes true. */
export interface DragView {
  /** The element that hears of the pointer, wherever that is. */
  readonly element: HTMLElement;
  /** Moves the picture: the only thing that is done from one frame to the next. */
  move(x: number, y: number): void;
  /** Points at a tile; `null` at none. */
  aim(tile: TileNo | null): void;
  remove(): void;
}

/** Shows a hero in the air: the tiles where they can be put down are marked, and the one that is pointed at says how, or why not. */
export function showDrag(parent: HTMLElement, table: Table, lifted: Lifted, byFinger: boolean): DragView {
  const cellOf = (tile: TileNo): Rect | undefined => table.layout.cells[table.state.board.indexOf(tile)];
  const marks = [...lifted.goals].flatMap(([tile, { commands }]) => {
    const cell = cellOf(tile);
    if (!cell) return [];
    const mark = el('div', { class: 'drag-goal laid' }, ...(commands > 1 ? [el('b', {}, String(commands))] : []));
    lay(mark, cell);
    return [mark];
  });
  const target = el('div', { class: 'drag-target laid', hidden: true });
  const words = el('p', { class: 'drag-words', hidden: true });
  const ghost = ghostOf(lifted, (table.layout.cells[0]?.w ?? 0) * LIFTED, byFinger);
  const element = el('div', { class: 'drag', 'aria-hidden': 'true' }, ...marks, target, ghost, words);
  parent.append(element);
  return {
    element,
    move: (x, y) => {
      ghost.style.translate = `${x}px ${y}px`;
    },
    aim: (tile) => {
      const cell = tile === null || tile === lifted.from ? undefined : cellOf(tile);
      target.hidden = cell === undefined;
      words.hidden = cell === undefined;
      if (tile === null || !cell) return;
      const goal = lifted.goals.get(tile);
      target.classList.toggle('barred', goal === undefined);
      words.classList.toggle('barred', goal === undefined);
      words.textContent = goal?.how ?? lifted.whyNot(tile);
      lay(target, cell);
      placeWords(words, cell, table.layout.width);
    },
    remove: () => element.remove(),
  };
}

/** The hero's picture, its foot where the pointer is; over a finger, which would hide it, a little higher. */
function ghostOf({ hero }: Lifted, size: number, byFinger: boolean): HTMLCanvasElement {
  const pixels = Math.ceil(size * window.devicePixelRatio);
  const ghost = el('canvas', { class: byFinger ? 'by-finger' : '', width: pixels, height: pixels });
  ghost.style.setProperty('--size', `${size}px`);
  drawPiece(ghost, `hero/${hero}`);
  return ghost;
}

/** Above the tile, where no finger lies; below where there is no room above; never beyond the window. */
function placeWords(words: HTMLElement, { x, y, w, h }: Rect, width: number): void {
  const { offsetWidth, offsetHeight } = words;
  const left = Math.min(Math.max(GAP, x + w / 2 - offsetWidth / 2), width - offsetWidth - GAP);
  const above = y - offsetHeight - GAP;
  words.style.translate = `${left}px ${above < GAP ? y + h + GAP : above}px`;
}
