/** A part of the page whose code is loaded when it is first wanted. */
export interface Part<T> {
  /** Its code; `null` before it has been loaded. */
  now(): T | null;
  /** Loads it, once; rejects where it cannot be loaded. */
  load(): Promise<T>;
}

/** A part of the page that `load` imports. What could not be loaded is asked for again. */
export function part<T>(load: () => Promise<T>): Part<T> {
  let code: T | null = null;
  let loading: Promise<T> | null = null;
  const fetchIt = async (): Promise<T> => {
    try {
      code = await load();
      return code;
    } finally {
      loading = null;
    }
  };
  return {
    now: () => code,
    load: async () => {
      if (code !== null) return code;
      loading ??= fetchIt();
      return loading;
    },
  };
}

/** A part whose code is there. */
export function loaded<T>(code: T): Part<T> {
  return { now: () => code, load: async () => code };
}

/** Opens parts as people ask for them. */
export interface PartOpener {
  /** Opens a part: at once where its code is there, otherwise when it comes, unless another one was asked for by then. */
  open<T>(wanted: Part<T>, use: (code: T) => void): void;
  /** Nobody waits any more for what was asked for. */
  forget(): void;
}

/** Told of a part that somebody waits for and that cannot be loaded: `again` tries again, and `isAgain` says that it was a second try. */
export type PartMissing = (again: () => void, isAgain: boolean) => void;

/** Opens parts; `missing` is told when one that is waited for cannot be loaded. */
export function createPartOpener(missing: PartMissing): PartOpener {
  let latest = 0;
  const open = <T>(wanted: Part<T>, use: (code: T) => void, isAgain: boolean): void => {
    latest += 1;
    const mine = latest;
    const code = wanted.now();
    if (code !== null) {
      use(code);
      return;
    }
    wanted.load().then(
      (late) => {
        if (mine === latest) use(late);
      },
      () => {
        if (mine === latest) missing(() => open(wanted, use, true), isAgain);
      },
    );
  };
  return {
    open: (wanted, use) => open(wanted, use, false),
    forget: () => {
      latest += 1;
    },
  };
}
