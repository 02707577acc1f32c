/** A halftone over the whole page: dots that grow along the diagonal until they touch, and leave the same way. */
export interface Transition {
  /** How far the page is covered, from 0 to 1. Opening, the dots that grew first are the first to go. */
  cover(part: number, opening?: boolean): void;
  destroy(): void;
}
