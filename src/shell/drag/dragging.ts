import type { TileNo } from '../../games/faza/content/vocabulary.ts';
import type { Seat } from '../../games/faza/rules/state.ts';
import { topDialog } from '../../page/input/focus.ts';
import { createPressGuard } from '../../page/input/pressGuard.ts';
import { TREMBLE } from '../faza/inspect/inspector.ts';
import { type DragView, showDrag } from './dragView.ts';
import { heroAtSpot, tileAtSpot } from './grip.ts';
import { type DragOffer, isSameOffer, type Lifted } from './offer.ts';

/** How far a mouse goes with its button down before that is a drag and no click, in CSS pixels. */
const SLIP = 8;

/** Heroes who are taken up with mouse, pen or finger and put down on a tile. */
export interface Dragging {
  /** What can be dragged from now on; `null` for nothing. Who is in the air goes back to where they stand. */
  offer(offer: DragOffer | null): void;
  close(): void;
}

/** A hero on whom a button or finger went down; nobody knows yet whether it is a drag. */
interface Held {
  readonly id: number;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly slip: number;
}

interface Drag {
  readonly id: number;
  readonly lifted: Lifted;
  readonly view: DragView;
  readonly tileAt: (x: number, y: number) => TileNo | null;
  aimed: TileNo | null;
}

/**
 * Lets heroes be dragged. It only listens to what goes on over the buttons of the table: a press that goes nowhere is theirs as
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

  /** Who is in the air goes back; whoever still holds on holds nothing. */
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

  function begin({ id, seat, slip }: Held, offer: DragOffer): void {
    held = null;
    const lifted = topDialog() ? null : offer.lift(seat);
    if (!lifted) return;
    guard.spend();
    const view = showDrag(parent, offer.table, lifted, slip !== SLIP);
    drag = { id, lifted, view, tileAt: (x, y) => tileAtSpot(offer.table, x, y), aimed: null };
    view.element.setPointerCapture(id);
    dataset.dragging = '';
    sound('select');
  }

  function move({ view, tileAt, aimed }: Drag, x: number, y: number): TileNo | null {
    const tile = tileAt(x, y);
    view.move(x, y);
    if (tile !== aimed) view.aim(tile);
    return tile;
  }

  document.addEventListener(
    'pointerdown',
    ({ target, isPrimary, button, pointerId: id, pointerType, clientX: x, clientY: y }) => {
      // A second finger is no longer a drag.
      cancel();
      const isOnTable = target instanceof Element && target.closest('.semantic') !== null;
      if (!current || !isPrimary || button !== 0 || !isOnTable || topDialog() || 'asking' in dataset) return;
      const seat = heroAtSpot(current.table, x, y);
      if (seat !== null) held = { id, seat, x, y, slip: pointerType === 'mouse' ? SLIP : TREMBLE };
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
      const { lifted, tileAt } = drag;
      const tile = tileAt(clientX, clientY);
      if (tile === null || tile === lifted.from) return cancel();
      stop();
      lifted.drop(tile);
    },
    early,
  );
  document.addEventListener('pointercancel', cancel, early);
  document.addEventListener(
    'keydown',
    (event) => {
      if (!drag) return;
      // Whatever keys do, they do not do it with somebody in the air.
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
