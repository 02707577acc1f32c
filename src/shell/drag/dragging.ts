import { type DragOffer, isSameOffer, type Lifted } from '../../module/table.ts';
import { topDialog } from '../../page/input/focus.ts';
import { createPressGuard } from '../../page/input/pressGuard.ts';
import { TREMBLE } from '../inspect/inspector.ts';
import { type DragView, showDrag } from './dragView.ts';

/** How far a mouse goes with its button down before that is a drag and no click, in CSS pixels. */
const SLIP = 8;

/** Pieces that are taken up with mouse, pen or finger and put down on a place of the board. */
export interface Dragging {
  /** What can be dragged from now on; `null` for nothing. What is in the air goes back to where it stands. */
  offer(offer: DragOffer | null): void;
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

  /** What is in the air goes back; whoever still holds on holds nothing. */
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
    ({ target, isPrimary, button, pointerId: id, pointerType, clientX: x, clientY: y }) => {
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
    ({ pointerId, clientX: x, clientY: y }) => {
      if (held?.id === pointerId && current && Math.hypot(x - held.x, y - held.y) > held.slip) begin(held, current);
      if (drag?.id === pointerId) drag.aimed = move(drag, x, y);
    },
    early,
  );
  document.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      held = null;
      if (drag?.id !== pointerId) return;
      const { lifted, offer } = drag;
      const place = offer.placeAt(clientX, clientY);
      if (place === null || place === lifted.from) return cancel();
      stop();
      lifted.drop(place);
    },
    early,
  );
  document.addEventListener('pointercancel', cancel, early);
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
  // Only when the window is left: a button that loses the focus is heard of on the way down.
  window.addEventListener('blur', cancel, { signal: listening.signal });

  return {
    offer: (offer) => {
      if (!offer || !current || !isSameOffer(offer, current)) stop();
      current = offer;
    },
    close: () => {
      stop();
      listening.abort();
      delete dataset.drags;
    },
  };
}
