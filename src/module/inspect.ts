import type { Control } from '../table/control.ts';
import type { Rect } from '../table/layout/rect.ts';
import type { AnyGame } from './match.ts';
import type { TableView } from './table.ts';

/** What the ID of a control begins with that only explains a region; the region's key follows. */
export const ABOUT = 'about:';

/** A part of the board that can be asked about. */
export interface Region {
  /** Its own on the board. */
  readonly key: string;
  readonly rect: Rect;
  /** What it is called. */
  readonly title: string;
}

/** One thing about a region: what it is, how it stands now, and its rules. */
export interface Topic {
  readonly name: string;
  readonly text: string;
  /** How it stands now; empty where there is nothing to count. */
  readonly now: string;
  readonly rules: readonly string[];
}

/** What there is to say about a region. */
export interface Explanation {
  readonly title: string;
  /** How it is now, in a sentence; may be empty. */
  readonly about: string;
  readonly topics: readonly Topic[];
}

/** A place of the board brought close, by its number; it is not modal. */
export interface CloseUp<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>> {
  /** Opens it, and gives back what it says for those who cannot see it. */
  open(view: View, place: number): string;
  /** Whether it shows that place. */
  shows(place: number): boolean;
  /** Told of every view of the board that is shown: closes it where it no longer fits. */
  update(view: View): void;
  close(): void;
}

/** What a game answers to "What is this?". */
export interface GameInspect<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>> {
  /** Everything that can be asked about, in reading order; of several at a spot the smallest counts. */
  regions(view: View): readonly Region[];
  /** The answer; `null` for a key that no region has. */
  explain(view: View, key: string): Explanation | null;
  ruleTitle(rule: string): string;
  /**
   * The controls of a table, and among them others over what has none: those say what it is and how it stands, and explain it
   * when they are pressed. Their IDs begin with `ABOUT`.
   */
  withAbout(view: View, controls: readonly Control[], explain: (key: string) => void): readonly Control[];
  /** A place without regions, for the button that ends asking. */
  freePlace(view: View): Rect;
  /** Brings places close inside `parent`; `explain` explains a region. `null` for a game that has no close-up. */
  createCloseUp(parent: HTMLElement, explain: (key: string) => void): CloseUp<T, View> | null;
}
