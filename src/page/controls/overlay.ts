/** The current content, and a temporary cover over it. */
export interface Overlay<T> {
  /** Shows content; under a cover, it waits. */
  show(below: T): void;
  /**
   * Covers the content, and rebuilds the cover whenever the content below is shown again: the window may have another
   * size then. Returns a function that removes the cover, and shows the current content.
   */
  over(top: () => T): () => void;
}

/** A place for two layers, of which only the upper one is drawn. `empty` is below before anything is shown. */
export function createOverlay<T>(draw: (drawn: T) => void, empty: T): Overlay<T> {
  let below = empty;
  let top: (() => T) | null = null;
  const redraw = (): void => draw(top ? top() : below);
  return {
    show: (next) => {
      below = next;
      redraw();
    },
    over: (next) => {
      top = next;
      redraw();
      return () => {
        // There may be another cover by now, and a cover is removed only once.
        if (top !== next) return;
        top = null;
        redraw();
      };
    },
  };
}
