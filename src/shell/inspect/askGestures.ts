import { isTyping, topDialog } from '../../page/input/focus.ts';
import { isKey } from '../../page/input/keys.ts';
import { createPressGuard } from '../../page/input/pressGuard.ts';
import { watchReleases } from '../../page/input/releases.ts';
import { onStage } from '../../page/stageSize.ts';

/** How long a finger has to rest on a thing to ask about it, in milliseconds. */
const HOLD = 550;
/** How far it may tremble meanwhile, in CSS pixels. */
export const TREMBLE = 12;

/** What the gestures ask for. */
export interface Asked {
  /** Explains what lies at a spot of the stage; returns whether anything does. */
  askAt(x: number, y: number): boolean;
  /** Lets people press whatever they want to ask about. */
  askAnything(): void;
  canAskByKey(): boolean;
}

/** The ways to ask about a thing on the table: a finger held on it, the other mouse button, or `?` on what has the focus. */
export class AskGestures {
  private readonly listening = new AbortController();
  private readonly guard = createPressGuard(document, this.listening.signal);
  private held: { id: number; x: number; y: number; timer: number } | null = null;

  constructor(private readonly asked: Asked) {
    const { signal } = this.listening;
    const early = { signal, capture: true };
    const letGo = (): void => this.letGo();
    document.addEventListener('pointerdown', (event) => this.pointerDown(event), early);
    document.addEventListener('pointermove', (event) => this.pointerMoved(event), early);
    document.addEventListener('pointerup', letGo, early);
    watchReleases(letGo, signal);
    document.addEventListener('contextmenu', (event) => this.otherButton(event), early);
    document.addEventListener('keydown', (event) => this.keyDown(event), { signal });
  }

  /** A finger that is down no longer asks. */
  letGo(): void {
    if (this.held) window.clearTimeout(this.held.timer);
    this.held = null;
  }

  close(): void {
    this.letGo();
    this.listening.abort();
  }

  private pointerDown(event: PointerEvent): void {
    const { target, pointerType, pointerId: id } = event;
    const { x, y } = onStage(event);
    this.letGo();
    if (pointerType === 'mouse' || !isOnTable(target)) return;
    const timer = window.setTimeout(() => {
      this.held = null;
      if (this.asked.askAt(x, y)) this.guard.spend();
    }, HOLD);
    this.held = { id, x, y, timer };
  }

  private pointerMoved(event: PointerEvent): void {
    const { held } = this;
    const { x, y } = onStage(event);
    if (held?.id === event.pointerId && Math.hypot(x - held.x, y - held.y) > TREMBLE) this.letGo();
  }

  private otherButton(event: MouseEvent): void {
    if (!isOnTable(event.target)) return;
    event.preventDefault();
    // A finger that is held asks by itself.
    if (this.held || this.guard.isSpent()) return;
    const { x, y } = onStage(event);
    this.asked.askAt(x, y);
  }

  private keyDown(event: KeyboardEvent): void {
    if (!isKey(event, '?') || !this.asked.canAskByKey() || isTyping(event.target)) return;
    event.preventDefault();
    const box = document.activeElement?.closest('.control')?.getBoundingClientRect();
    const spot = box && onStage({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    if (!spot || !this.asked.askAt(spot.x, spot.y)) this.asked.askAnything();
  }
}

function isOnTable(target: EventTarget | null): boolean {
  return topDialog() === null && target instanceof Element && target.closest('.semantic, #game') !== null;
}
