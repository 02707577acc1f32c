import './drag.css';
import type { DragOffer, Lifted } from '../../module/table.ts';
import { el, positionAt } from '../../page/dom.ts';
import { topDialog } from '../../page/input/focus.ts';
import { createPressGuard } from '../../page/input/pressGuard.ts';
import { isLetGo, watchReleases } from '../../page/input/releases.ts';
import { onStage, stageSize } from '../../page/stageSize.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { sameThings } from '../../table/same.ts';
import { TREMBLE } from '../inspect/inspector.ts';

/** How far a mouse goes with its button down before that is a drag and no click, in CSS pixels. */
const SLIP = 8;

/** Pieces that are taken up with mouse, pen or finger and put down on a place of the board. */
export interface Dragging {
  /** What can be dragged from now on; `null` for nothing. What is in the air goes back to where it stands. */
  offer(offer: DragOffer | null): void;
  /** Puts what is being dragged back. */
  cancel(): void;
  close(): void;
}

/** A piece on which a button or finger went down; nobody knows yet whether it is a drag. */
interface Held {
  readonly id: number;
  readonly piece: number;
  readonly x: number;
  readonly y: number;
  readonly slip: number;
}

interface Drag {
  readonly id: number;
  readonly lifted: Lifted;
  readonly view: DragView;
  readonly offer: DragOffer;
  aimed: number | null;
}

/**
 * Lets pieces be dragged. It only listens to what goes on over the buttons of the table: a press that goes nowhere is theirs as
 * ever. Everything that a drag does can be done by them as well, with keys and by ear.
 */
export function createDragging(parent: HTMLElement, sound: (name: string) => void): Dragging {
  const listening = new AbortController();
  const early = { signal: listening.signal, capture: true };
  const { dataset } = document.documentElement;
  /** A press that was a drag presses no button when it ends. */
  const guard = createPressGuard(document, listening.signal);
  let current: DragOffer | null = null;
  let held: Held | null = null;
  let drag: Drag | null = null;
  dataset.drags = '';

  /** Returns a piece in the air to its place, even while the pointer is still down. */
  function stop(): void {
    held = null;
    drag?.view.remove();
    drag = null;
    delete dataset.dragging;
  }

  function cancel(): void {
    if (drag) sound('cancel');
    stop();
  }

  function begin({ id, piece, slip }: Held, offer: DragOffer): void {
    held = null;
    const lifted = topDialog() ? null : offer.lift(piece);
    if (!lifted) return;
    guard.spend();
    const view = showDrag(parent, lifted, slip !== SLIP);
    drag = { id, lifted, view, offer, aimed: null };
    view.element.setPointerCapture(id);
    dataset.dragging = '';
    sound('select');
  }

  function move({ view, offer, aimed }: Drag, x: number, y: number): number | null {
    const place = offer.placeAt(x, y);
    view.move(x, y);
    if (place !== aimed) view.aim(place);
    return place;
  }

  document.addEventListener(
    'pointerdown',
    (event) => {
      const { target, isPrimary, button, pointerId: id, pointerType } = event;
      const { x, y } = onStage(event);
      // A second finger is no longer a drag.
      cancel();
      const isOnTable = target instanceof Element && target.closest('.semantic') !== null;
      if (!current || !isPrimary || button !== 0 || !isOnTable || topDialog() || 'asking' in dataset) return;
      const piece = current.gripAt(x, y);
      if (piece !== null) held = { id, piece, x, y, slip: pointerType === 'mouse' ? SLIP : TREMBLE };
    },
    early,
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      const { pointerId } = event;
      const { x, y } = onStage(event);
      if (isLetGo(event)) cancel();
      if (held?.id === pointerId && current && Math.hypot(x - held.x, y - held.y) > held.slip) begin(held, current);
      if (drag?.id === pointerId) drag.aimed = move(drag, x, y);
    },
    early,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      held = null;
      if (drag?.id !== event.pointerId) return;
      const { lifted, offer } = drag;
      const { x, y } = onStage(event);
      const place = offer.placeAt(x, y);
      if (place === null || place === lifted.from) return cancel();
      stop();
      lifted.drop(place);
    },
    early,
  );
  watchReleases(cancel, listening.signal);
  document.addEventListener('contextmenu', cancel, early);
  document.addEventListener(
    'keydown',
    (event) => {
      if (!drag) return;
      // Whatever keys do, they do not do it with a piece in the air.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') cancel();
    },
    early,
  );
  return {
    offer: (offer) => {
      if (!offer || !current || !isSameOffer(offer, current)) stop();
      current = offer;
    },
    cancel: stop,
    close: () => {
      stop();
      listening.abort();
      delete dataset.drags;
    },
  };
}

/** Between a place and the words about it, and between those and the edge of the window, in CSS pixels. */
const GAP = 5;

/** A piece in the air over the board. Decoration: nothing of it can be pressed, and what it says is said again when it comes true. */
interface DragView {
  /** The element that hears of the pointer, wherever that is. */
  readonly element: HTMLElement;
  /** Moves the picture: the only thing that is done from one frame to the next. */
  move(x: number, y: number): void;
  /** Points at a place; `null` at none. */
  aim(place: number | null): void;
  remove(): void;
}

/** Shows a piece in the air: the places where it can be put down are marked, and the one that is pointed at says how, or why not. */
function showDrag(parent: HTMLElement, lifted: Lifted, byFinger: boolean): DragView {
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

/** Whether two offers are of the same board: then a piece in the air stays there. */
export function isSameOffer(offer: DragOffer, before: DragOffer): boolean {
  return sameThings(offer.about, before.about);
}
