import './drag.css';
import type { Lifted } from '../../module/screens/table.ts';
import { el, positionAt } from '../../page/dom.ts';
import { stageSize } from '../../page/stageSize.ts';
import type { Rect } from '../../table/layout/rect.ts';

/** Between a place and the words about it, and between those and the edge of the window, in CSS pixels. */
const GAP = 5;

/** A piece in the air over the board. Decoration: nothing of it can be pressed, and what it says is said again when it comes true. */
export interface DragView {
  /** The element that hears of the pointer, wherever that is. */
  readonly element: HTMLElement;
  /** Moves the picture: the only thing that is done from one frame to the next. */
  move(x: number, y: number): void;
  /** Points at a place; `null` at none. */
  aim(place: number | null): void;
  remove(): void;
}

/** Shows a piece in the air: the places where it can be put down are marked, and the one that is pointed at says how, or why not. */
export function showDrag(parent: HTMLElement, lifted: Lifted, byFinger: boolean): DragView {
  const marks = [...lifted.goals].flatMap(([place, { commands }]) => {
    const cell = lifted.rectOf(place);
    if (!cell) return [];
    const mark = el('div.drag-goal.laid', ...(commands > 1 ? [el('b', String(commands))] : []));
    positionAt(mark, cell);
    return [mark];
  });
  const target = el('div.drag-target.laid', { hidden: true });
  const words = el('p.drag-words', { hidden: true });
  const ghost = ghostOf(lifted, byFinger);
  const element = el('div.drag', { 'aria-hidden': 'true' }, ...marks, target, ghost, words);
  parent.append(element);
  return {
    element,
    move: (x, y) => {
      ghost.style.translate = `${x}px ${y}px`;
    },
    aim: (place) => {
      const cell = place === null || place === lifted.from ? undefined : lifted.rectOf(place);
      target.hidden = cell === undefined;
      words.hidden = cell === undefined;
      if (place === null || !cell) return;
      const goal = lifted.goals.get(place);
      target.classList.toggle('barred', goal === undefined);
      words.classList.toggle('barred', goal === undefined);
      words.textContent = goal?.how ?? lifted.whyNot(place);
      positionAt(target, cell);
      placeWords(words, cell, stageSize().width);
    },
    remove: () => element.remove(),
  };
}

/** The picture of the piece, its foot where the pointer is; over a finger, which would hide it, a little higher. */
function ghostOf({ size, draw }: Lifted, byFinger: boolean): HTMLCanvasElement {
  const pixels = Math.ceil(size * window.devicePixelRatio);
  const ghost = el('canvas', { class: byFinger ? 'by-finger' : '', width: pixels, height: pixels });
  ghost.style.setProperty('--size', `${size}px`);
  draw(ghost);
  return ghost;
}

/** Above the place, where no finger lies; below where there is no room above; never beyond the window. */
function placeWords(words: HTMLElement, { x, y, w, h }: Rect, width: number): void {
  const { offsetWidth, offsetHeight } = words;
  const left = Math.min(Math.max(GAP, x + w / 2 - offsetWidth / 2), width - offsetWidth - GAP);
  const above = y - offsetHeight - GAP;
  words.style.translate = `${left}px ${above < GAP ? y + h + GAP : above}px`;
}
