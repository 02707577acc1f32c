/** What is shown or said to one viewer alone. All of it goes at once: with every command, and whenever somebody else looks. */
export interface ViewerScope {
  /** Something belongs to the viewer; `forget` takes it away, and is called again and again. */
  owns(forget: () => void): void;
  /** Takes everything away. */
  end(): void;
}

/** A scope that owns nothing yet. */
export function createViewerScope(): ViewerScope {
  const owned: (() => void)[] = [];
  return {
    owns: (forget) => owned.push(forget),
    end: () => {
      for (const forget of owned) forget();
    },
  };
}
