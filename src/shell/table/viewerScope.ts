/** What is shown or said to one viewer alone. All of it is removed at once: with every command, and with every change of viewer. */
export interface ViewerScope {
  /** Registers something that belongs to the viewer; `forget` removes it, and may be called any number of times. */
  owns(forget: () => void): void;
  /** Removes everything. */
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
