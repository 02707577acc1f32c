/** For so long the pointer or the focus rests on something before it is shown what a press would bring, in milliseconds. */
export const REST = 120;

/** What is pointed at without being pressed: the pointer hovers over it, or the focus has come to it by keys or a gamepad. */
export interface Hover {
  /** The control that is pointed at for long enough; `null` for none. */
  at(): string | null;
  /** Something else is pointed at, or nothing. */
  point(id: string | null): void;
  /** Something was pressed: what is pointed at counts again only once something else was pointed at. */
  drop(): void;
}

/** Waits until what is pointed at stays the same for a moment, then calls `rested`: a pointer that passes by gets no answer. */
export function createHover(rested: () => void): Hover {
  let at: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    at: () => at,
    point: (id) => {
      clearTimeout(timer);
      if (id === at) return;
      timer = setTimeout(() => {
        at = id;
        rested();
      }, REST);
    },
    drop: () => {
      clearTimeout(timer);
      at = null;
    },
  };
}
