import type { Rect } from '../table/rect.ts';
import { sameThings } from '../table/same.ts';

/** What can be dragged about a board at one moment. Pieces that can be taken up and places of the board are told by their numbers. */
export interface DragOffer {
  /** What the offer depends on: where all of it is the same, the board is only shown once more, as after a setting has changed. */
  readonly about: readonly unknown[];
  /** The piece that can be taken hold of at a spot of the window; `null` where there is none. */
  gripAt(x: number, y: number): number | null;
  /** The place of the board at a spot of the window; `null` beside the board. */
  placeAt(x: number, y: number): number | null;
  /** Takes a piece up; `null` where nobody may move it. */
  lift(piece: number): Lifted | null;
}

/** Whether two offers are of the same board: nothing falls out of the air for that. */
export function isSameOffer(offer: DragOffer, before: DragOffer): boolean {
  return sameThings(offer.about, before.about);
}

/** A piece that has been taken up, and what comes of letting go. */
export interface Lifted {
  /** The place that it was taken from. */
  readonly from: number;
  /** By place where it may be put down. */
  readonly goals: ReadonlyMap<number, Goal>;
  /** How large it is in the air, in CSS pixels. */
  readonly size: number;
  /** Draws it on a square canvas. */
  draw(canvas: HTMLCanvasElement): void;
  /** Where a place lies. */
  rectOf(place: number): Rect | undefined;
  /** Why it cannot be put down on another place, in a sentence. */
  whyNot(place: number): string;
  /** Puts it down on a place, whether that is possible or not. */
  drop(place: number): void;
}

export interface Goal {
  /** How it gets there, in a few words. */
  readonly how: string;
  /** How many commands that takes. */
  readonly commands: number;
}
