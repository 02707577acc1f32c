/** The engines that the game supports. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A browser's profile folder and download folder, which outlive the browser. */
export interface Folders {
  readonly profile: string;
  readonly downloads: string;
}

/** Starts a browser with one window. Started again in the same folders, it finds what it has stored. */
export type Start = (folders: Folders) => Promise<Driver>;

/**
 * The least that a browser has to do for a journey. Everything that can be said once for all engines, such as finding a button by
 * its name, is in `visit.ts`.
 */
export interface Driver {
  /** Whether the computer has what this browser needs for the clock of its sound to run. */
  readonly hasLoudspeakers: boolean;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page, waits for a promise, and gives the JSON of its value. */
  evaluate(expression: string): Promise<string>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  mouse(change: 'down' | 'up'): Promise<void>;
  /** Presses and releases a key, by the name that the page gets for it. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the page a file when it asks for one; `ask` makes it ask. */
  giveFile(path: string, ask: () => Promise<void>): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** The errors and warnings of the page's console since the browser was started. */
  readonly complaints: readonly string[];
  /** Ends the browser and all its processes at once, as a crash does. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Keys that journeys press, by their names in the page's events. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | Letter;
type Letter = 'a' | 'h' | 'u' | '1' | '2' | '3';
