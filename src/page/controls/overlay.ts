/** What is shown, and what lies over it for a while. */
export interface Overlay<T> {
  /** Shows something; while something else lies over it, it waits below. */
  show(below: T): void;
  /**
   * Lays something over what is shown, made anew whenever what is below is shown anew: then the window may have another
   * size. Gives what takes it away again, and shows what has come below by then.
   */
  over(top: () => T): () => void;
}

/** One place for two layers, of which the upper one alone is drawn. `empty` lies below before anything is shown. */
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
        // Something else may lie there by now, and a cover is taken away once only.
        if (top !== next) return;
        top = null;
        redraw();
      };
    },
  };
}
