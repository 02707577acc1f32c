import type { DragOffer, Lifted } from '../../module/screens/table.ts';
import { topDialog } from '../../page/input/focus.ts';
import { createPressGuard } from '../../page/input/pressGuard.ts';
import { isLetGo, watchReleases } from '../../page/input/releases.ts';
import { onStage } from '../../page/stageSize.ts';
import { sameThings } from '../../table/same.ts';
import { TREMBLE } from '../inspect/askGestures.ts';
import { type DragView, showDrag } from './dragView.ts';

/** How far a mouse goes with its button down before that is a drag and no click, in CSS pixels. */
const SLIP = 8;

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
 * Lets pieces be taken up with mouse, pen or finger and put down on a place of the board. It only listens to what goes on over the
 * buttons of the table: a press that goes nowhere is theirs as ever. Everything that a drag does can be done by them as well, with keys
 * and by ear.
 */
export class Dragging {
  private readonly listening = new AbortController();
  private readonly dataset = document.documentElement.dataset;
  /** A press that was a drag presses no button when it ends. */
  private readonly guard = createPressGuard(document, this.listening.signal);
  private current: DragOffer | null = null;
  private held: Held | null = null;
  private drag: Drag | null = null;

  constructor(
    private readonly parent: HTMLElement,
    private readonly sound: (name: string) => void,
  ) {
    const { signal } = this.listening;
    const early = { signal, capture: true };
    const putBack = (): void => this.putBack();
    this.dataset.drags = '';
    document.addEventListener('pointerdown', (event) => this.pointerDown(event), early);
    document.addEventListener('pointermove', (event) => this.pointerMoved(event), early);
    document.addEventListener('pointerup', (event) => this.pointerUp(event), early);
    watchReleases(putBack, signal);
    document.addEventListener('contextmenu', putBack, early);
    document.addEventListener('keydown', (event) => this.keyDown(event), early);
  }

  /** What can be dragged from now on; `null` for nothing. What is in the air goes back to where it stands. */
  offer(offer: DragOffer | null): void {
    if (!offer || !this.current || !isSameOffer(offer, this.current)) this.cancel();
    this.current = offer;
  }

  /** Puts what is being dragged back, even while the pointer is still down. */
  cancel(): void {
    this.held = null;
    this.drag?.view.remove();
    this.drag = null;
    delete this.dataset.dragging;
  }

  close(): void {
    this.cancel();
    this.listening.abort();
    delete this.dataset.drags;
  }

  /** Cancels a drag audibly. */
  private putBack(): void {
    if (this.drag) this.sound('cancel');
    this.cancel();
  }

  private pointerDown(event: PointerEvent): void {
    const { target, isPrimary, button, pointerId: id, pointerType } = event;
    const { x, y } = onStage(event);
    // A second finger is no longer a drag.
    this.putBack();
    const isOnTable = target instanceof Element && target.closest('.semantic') !== null;
    if (!this.current || !isPrimary || button !== 0 || !isOnTable || topDialog() || 'asking' in this.dataset) return;
    const piece = this.current.gripAt(x, y);
    if (piece !== null) this.held = { id, piece, x, y, slip: pointerType === 'mouse' ? SLIP : TREMBLE };
  }

  private pointerMoved(event: PointerEvent): void {
    const { pointerId: id } = event;
    const { x, y } = onStage(event);
    if (isLetGo(event)) this.putBack();
    const { held, current } = this;
    if (held?.id === id && current && Math.hypot(x - held.x, y - held.y) > held.slip) this.begin(held, current);
    if (this.drag?.id === id) this.move(this.drag, x, y);
  }

  private begin({ id, piece, slip }: Held, offer: DragOffer): void {
    this.held = null;
    const lifted = topDialog() ? null : offer.lift(piece);
    if (!lifted) return;
    this.guard.spend();
    const view = showDrag(this.parent, lifted, slip !== SLIP);
    this.drag = { id, lifted, view, offer, aimed: null };
    view.element.setPointerCapture(id);
    this.dataset.dragging = '';
    this.sound('select');
  }

  private move(drag: Drag, x: number, y: number): void {
    const place = drag.offer.placeAt(x, y);
    drag.view.move(x, y);
    if (place !== drag.aimed) drag.view.aim(place);
    drag.aimed = place;
  }

  private pointerUp(event: PointerEvent): void {
    this.held = null;
    if (this.drag?.id !== event.pointerId) return;
    const { lifted, offer } = this.drag;
    const { x, y } = onStage(event);
    const place = offer.placeAt(x, y);
    if (place === null || place === lifted.from) return this.putBack();
    this.cancel();
    lifted.drop(place);
  }

  private keyDown(event: KeyboardEvent): void {
    if (!this.drag) return;
    // Whatever keys do, they do not do it with a piece in the air.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.putBack();
  }
}

/** Whether two offers are of the same board: then a piece in the air stays there. */
export function isSameOffer(offer: DragOffer, before: DragOffer): boolean {
  return sameThings(offer.about, before.about);
}
