/** Code of the page that is loaded when it is first wanted. */
export interface LazyModule<T> {
  /** Its exports; `null` before it has been loaded. */
  now(): T | null;
  /** Loads it, once; rejects where it cannot be loaded. */
  load(): Promise<T>;
}

/** A module that `load` imports. After a failure, the next request tries again. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
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

/** A module that has been loaded already. */
export function loaded<T>(code: T): LazyModule<T> {
  return { now: () => code, load: async () => code };
}

/** Opens modules as people ask for them. */
export interface ModuleOpener {
  /** Calls `use` with a module: at once if it is loaded, otherwise when it arrives, unless another was asked for meanwhile. */
  open<T>(wanted: LazyModule<T>, use: (code: T) => void): void;
  /** Cancels what was asked for last. */
  forget(): void;
}

/** Called when a module that somebody waits for cannot be loaded: `again` tries again, and `isAgain` says that it was a second try. */
export type ModuleMissing = (again: () => void, isAgain: boolean) => void;

/** Opens modules; `missing` is called when one that somebody waits for cannot be loaded. */
export function createModuleOpener(missing: ModuleMissing): ModuleOpener {
  let latest = 0;
  const open = <T>(wanted: LazyModule<T>, use: (code: T) => void, isAgain: boolean): void => {
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
