import {
  between,
  bounded,
  type Camera,
  type CameraFrame,
  closeTo,
  moved,
  rectToScreen,
  resized,
  revealing,
  wholeBoard,
} from './camera.ts';
import type { Spot } from './rect.ts';
import { middle, type Rect, rect } from './rect.ts';

/** Calls back before the next frame, with the time in milliseconds. */
type NextFrame = (step: (now: number) => void) => void;

/** A pointer that moves less than this is a tap, in CSS pixels. */
const SLACK = 6;
/** Two taps within this time and distance are a double tap, in milliseconds and CSS pixels. */
const DOUBLE = { time: 320, distance: 30 } as const;
/** The zoom steps of a double tap, a key and a pixel of the wheel. */
const [TAP_ZOOM, KEY_ZOOM, WHEEL_ZOOM] = [2, 1.25, 0.0015];
/** How far a key moves the board, as a part of the view. */
const KEY_STEP = 0.25;
/** The time in which a board that was thrown loses most of its speed, and in which a glide covers most of its way. */
const [FRICTION, GLIDE] = [260, 110];
/**
 * A board slower than this stops, in CSS pixels per millisecond; so does one that was held for this many milliseconds.
 */
const [STILL, HELD] = [0.02, 80];
/** CSS pixels around an area that is zoomed to. */
const MARGIN = 12;

/** Shown while there is no board. */
const NOTHING: CameraFrame = { view: rect(-1, -1, 1, 1), board: { w: 1, h: 1 }, most: 1 };

const PAN_KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * A board that people scroll and zoom: by dragging, with inertia; by pinching, wheel, double tap and keys. Code can
 * also move it. Under reduced motion it arrives at once. Spots and times are passed in, so it depends on neither page
 * nor engine: `listenForCamera` connects the events of a page, and `aimCamera` (in `screen.ts`) a camera of Phaser's.
 */
export class BoardCamera {
  private frame = NOTHING;
  private camera: Camera = wholeBoard(this.frame);
  /** The last requested camera: shrinking and enlarging the view shows the same as before. */
  private wanted = this.camera;
  /** Where the camera glides to, if anywhere. */
  private goal: Camera | null = null;
  /** How fast the board moves by itself, in CSS pixels a millisecond. */
  private speed: Spot = { x: 0, y: 0 };
  private last: number | null = null;
  private readonly pointers = new Map<number, Spot>();
  private isMoved = false;
  /** Whether the last press chooses something. */
  private isChoice = false;
  private movedAt = 0;
  private tap: { readonly spot: Spot; readonly time: number } | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly nextFrame: NextFrame,
    /** Whether nothing may move by itself. */
    private readonly isCalm: () => boolean,
  ) {}

  get view(): Rect {
    return this.frame.view;
  }

  /** Whether a pointer has dragged the board since it was pressed: its release is no press on a button then. */
  get isDragged(): boolean {
    return this.isMoved;
  }

  /** Calls `listener` whenever the board has moved on the screen; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Shows a board in a part of the screen: the whole of another board, the same part of the same one. `null` for no board. */
  show(shown: CameraFrame | null): void {
    const [before, frame] = [this.frame, shown ?? NOTHING];
    const isSame = before.board.w === frame.board.w && before.board.h === frame.board.h;
    this.frame = frame;
    this.goal = this.goal && isSame ? bounded(this.goal, frame) : null;
    if (!isSame) this.look(wholeBoard(frame));
    else this.put(resized(this.wanted, before, frame));
  }

  /** Where a rectangle of the board is on the screen now. */
  onScreen(r: Rect): Rect {
    return rectToScreen(this.camera, this.frame, r);
  }

  /**
   * Scrolls a rectangle of the board into view by the shortest way: call it again whenever the followed object has
   * moved.
   */
  follow(target: Rect): void {
    this.glide(revealing(this.goal ?? this.camera, this.frame, target));
  }

  /** Shows a rectangle of the board as large as it fits. */
  bringClose(target: Rect): void {
    this.glide(closeTo(this.frame, target, MARGIN));
  }

  /** Zooms in on the last tap; by key, on `target`. A board that is already zoomed in is shown completely again. */
  toggle(target: Rect): void {
    const spot = this.tap?.spot;
    this.tap = null;
    const whole = wholeBoard(this.frame);
    if (this.camera.zoom > whole.zoom * 1.01) this.glide(whole);
    else if (spot) this.glide(moved(this.camera, this.frame, spot, spot, TAP_ZOOM));
    else this.bringClose(target);
  }

  /** A pointer is pressed on the board; one that chooses something there is not the tap of a double tap. */
  press(pointer: number, spot: Spot, isChoice = false): void {
    if (this.pointers.size === 0) this.isMoved = false;
    this.isChoice = isChoice;
    this.pointers.set(pointer, spot);
    this.stop();
  }

  /** A pointer moves; one that was not pressed on the board is none of its business. */
  move(pointer: number, spot: Spot, time: number): void {
    const before = this.pointers.get(pointer);
    if (!before || (!this.isMoved && this.pointers.size === 1 && apart(before, spot) < SLACK)) return;
    const others = [...this.pointers].flatMap(([id, other]) => (id === pointer ? [] : [other]));
    this.pointers.set(pointer, spot);
    const passed = Math.max(1, time - this.movedAt);
    this.speed = { x: (spot.x - before.x) / passed, y: (spot.y - before.y) / passed };
    this.isMoved = true;
    this.movedAt = time;
    const [other] = others;
    if (!other) this.look(moved(this.camera, this.frame, before, spot));
    else {
      const factor = apart(other, spot) / Math.max(1, apart(other, before));
      this.look(moved(this.camera, this.frame, halfway(other, before), halfway(other, spot), factor));
    }
  }

  /**
   * A pointer is released: a board in motion keeps gliding, and a second tap zooms in, or out from the closest zoom.
   */
  release(pointer: number, time: number): void {
    const spot = this.pointers.get(pointer);
    if (!spot || !this.pointers.delete(pointer) || this.pointers.size > 0) return;
    if (this.isMoved) {
      if (this.isCalm() || time - this.movedAt > HELD) this.stop();
      else this.run();
      return;
    }
    const { tap } = this;
    this.tap = this.isChoice ? null : { spot, time };
    if (this.isChoice) return;
    if (!tap || time - tap.time > DOUBLE.time || apart(tap.spot, spot) > DOUBLE.distance) return;
    this.tap = null;
    const isClosest = this.camera.zoom >= this.frame.most * 0.999;
    this.glide(isClosest ? wholeBoard(this.frame) : moved(this.camera, this.frame, spot, spot, TAP_ZOOM));
  }

  /** Forgets all pointers, which may no longer be pressed. The board stays in place. */
  letGo(): void {
    if (this.pointers.size === 0) return;
    this.pointers.clear();
    this.stop();
  }

  /** The wheel turns over a spot, by a number of CSS pixels. */
  wheel(spot: Spot, by: number): void {
    this.stop();
    this.look(moved(this.camera, this.frame, spot, spot, Math.exp(-by * WHEEL_ZOOM)));
  }

  /** A key is pressed: + and - zoom, 0 shows the whole board, arrows scroll. Returns whether it did anything. */
  key(key: string): boolean {
    if (this.frame === NOTHING) return false;
    const from = this.goal ?? this.camera;
    const center = middle(this.frame.view);
    const pan = PAN_KEYS[key];
    const step = Math.min(this.frame.view.w, this.frame.view.h) * KEY_STEP;
    if (pan) {
      const to = { x: center.x + pan[0] * step, y: center.y + pan[1] * step };
      this.glide(moved(from, this.frame, center, to));
    } else if (key === '+' || key === '=') this.glide(moved(from, this.frame, center, center, KEY_ZOOM));
    else if (key === '-') this.glide(moved(from, this.frame, center, center, 1 / KEY_ZOOM));
    else if (key === '0') this.glide(wholeBoard(this.frame));
    else return false;
    return true;
  }

  private glide(goal: Camera): void {
    this.stop();
    if (this.isCalm()) return this.look(goal);
    this.goal = goal;
    this.run();
  }

  private stop(): void {
    this.goal = null;
    this.speed = { x: 0, y: 0 };
  }

  /** Moves by itself from the next frame on, until nothing moves any more. */
  private run(): void {
    if (this.last !== null) return;
    this.last = -1;
    this.nextFrame(this.step);
  }

  private readonly step = (now: number): void => {
    const passed = this.last === null || this.last < 0 ? 16 : Math.min(50, now - this.last);
    this.last = now;
    if (this.goal) this.approach(this.goal, passed);
    else this.drift(passed);
    if (this.goal || this.speed.x !== 0 || this.speed.y !== 0) this.nextFrame(this.step);
    else this.last = null;
  };

  private approach(goal: Camera, passed: number): void {
    const next = between(this.camera, goal, 1 - Math.exp(-passed / GLIDE));
    const left = Math.hypot(goal.x - next.x, goal.y - next.y) * goal.zoom;
    const isThere = left < 0.5 && Math.abs(goal.zoom / next.zoom - 1) < 0.002;
    if (isThere) this.goal = null;
    this.look(isThere ? goal : next);
  }

  private drift(passed: number): void {
    const { x, y } = this.speed;
    const kept = Math.exp(-passed / FRICTION);
    const by = { x: x * FRICTION * (1 - kept), y: y * FRICTION * (1 - kept) };
    const before = this.camera;
    this.look(moved(before, this.frame, { x: 0, y: 0 }, by));
    const isStopped = Math.hypot(x, y) * kept < STILL || (before.x === this.camera.x && before.y === this.camera.y);
    this.speed = isStopped ? { x: 0, y: 0 } : { x: x * kept, y: y * kept };
  }

  private look(camera: Camera): void {
    this.wanted = bounded(camera, this.frame);
    this.put(this.wanted);
  }

  private put(camera: Camera): void {
    this.camera = camera;
    for (const listener of this.listeners) listener();
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function halfway(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
