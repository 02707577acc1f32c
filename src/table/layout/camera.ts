import type { Spot } from './rect.ts';
import { middle, type Rect, rect } from './rect.ts';

/*
 * The geometry of a camera over a board that may be larger than its view on the screen. Boards have their own units;
 * the screen has CSS pixels. Every function is pure, and every returned camera is within the limits (see `bounded`).
 */

/** A camera: the spot of the board in the center of its view, and CSS pixels per unit of the board. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The board under a camera, and its view. */
export interface CameraFrame {
  /** The part of the screen that shows the board. */
  readonly view: Rect;
  /** The size of the board, in its own units. */
  readonly board: { readonly w: number; readonly h: number };
  /** The largest zoom, unless the whole board needs even less. */
  readonly most: number;
}

/** The zoom at which the whole board is in view: the minimum. */
export function leastZoom({ view, board, most }: CameraFrame): number {
  return Math.min(view.w / board.w, view.h / board.h, most);
}

/**
 * The nearest camera within the limits: between the whole board and the maximum zoom, and never past the edges of the
 * board. A board that is smaller than its view is centered.
 */
export function bounded(camera: Camera, frame: CameraFrame): Camera {
  const { view, board, most } = frame;
  const zoom = Math.min(most, Math.max(leastZoom(frame), camera.zoom));
  const along = (at: number, length: number, seen: number): number =>
    seen >= length ? length / 2 : Math.min(length - seen / 2, Math.max(seen / 2, at));
  return { x: along(camera.x, board.w, view.w / zoom), y: along(camera.y, board.h, view.h / zoom), zoom };
}

/** The whole board. */
export function wholeBoard(frame: CameraFrame): Camera {
  return bounded({ x: 0, y: 0, zoom: 0 }, frame);
}

/** Where a spot of the board is on the screen. */
export function toScreen({ x, y, zoom }: Camera, { view }: CameraFrame, spot: Spot): Spot {
  const center = middle(view);
  return { x: center.x + (spot.x - x) * zoom, y: center.y + (spot.y - y) * zoom };
}

/** Which spot of the board is at a spot of the screen. */
export function toBoard({ x, y, zoom }: Camera, { view }: CameraFrame, spot: Spot): Spot {
  const center = middle(view);
  return { x: x + (spot.x - center.x) / zoom, y: y + (spot.y - center.y) / zoom };
}

/** Where a rectangle of the board is on the screen. */
export function rectToScreen(camera: Camera, frame: CameraFrame, r: Rect): Rect {
  const { x, y } = toScreen(camera, frame, r);
  return rect(x, y, r.w * camera.zoom, r.h * camera.zoom);
}

/**
 * Moves the spot of the board that is at `from` on the screen to `to`, at a zoom that is `factor` times as large: one finger
 * drags, two fingers drag and pinch about the spot between them, and a wheel zooms at the pointer.
 */
export function moved(camera: Camera, frame: CameraFrame, from: Spot, to: Spot, factor = 1): Camera {
  const held = toBoard(camera, frame, from);
  const zoom = Math.min(frame.most, Math.max(leastZoom(frame), camera.zoom * factor));
  const center = middle(frame.view);
  return bounded({ x: held.x - (to.x - center.x) / zoom, y: held.y - (to.y - center.y) / zoom, zoom }, frame);
}

/** Shows a rectangle of the board as large as it fits, with `margin` CSS pixels around it. */
export function closeTo(frame: CameraFrame, target: Rect, margin: number): Camera {
  const { w, h } = frame.view;
  const zoom = Math.min((w - 2 * margin) / target.w, (h - 2 * margin) / target.h);
  return bounded({ ...middle(target), zoom }, frame);
}

/** Brings a rectangle of the board into view by the shortest way; one that is larger than the view is centered. */
export function revealing(camera: Camera, frame: CameraFrame, target: Rect): Camera {
  const along = (at: number, seen: number, start: number, length: number): number =>
    length >= seen ? start + length / 2 : Math.min(start + seen / 2, Math.max(start + length - seen / 2, at));
  const { view } = frame;
  const x = along(camera.x, view.w / camera.zoom, target.x, target.w);
  const y = along(camera.y, view.h / camera.zoom, target.y, target.h);
  return bounded({ x, y, zoom: camera.zoom }, frame);
}

/** The same camera in a view of another size: its center stays, and a fully visible board stays fully visible. */
export function resized(camera: Camera, before: CameraFrame, after: CameraFrame): Camera {
  const isWhole = camera.zoom <= leastZoom(before) * 1.001;
  return bounded(isWhole ? { ...camera, zoom: 0 } : camera, after);
}

/** Interpolates between two cameras, from 0 to 1. The zoom changes by equal factors, which looks steady. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    zoom: from.zoom * (to.zoom / from.zoom) ** part,
  };
}
