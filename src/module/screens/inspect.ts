import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame } from '../match.ts';
import type { TableView } from './table.ts';

/** The ID prefix of a control that only explains a region; the region's key follows. */
export const ABOUT = 'about:';

/** A part of the board that can be asked about. */
export interface Region {
  /** Unique on the board. */
  readonly key: string;
  readonly rect: Rect;
  /** Its name. */
  readonly title: string;
}

/** One topic of a region: its description, its current state, and its rules. */
export interface Topic {
  readonly name: string;
  readonly text: string;
  /** Its state; empty if there is nothing to count. */
  readonly now: string;
  readonly rules: readonly string[];
}

/** The explanation of a region. */
export interface Explanation {
  readonly title: string;
  /** How it is now, in a sentence; may be empty. */
  readonly about: string;
  readonly topics: readonly Topic[];
}

/** A place of the board shown close up, by its number; not modal. */
export interface CloseUp<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>> {
  /** Opens it, and returns its text for screen readers. */
  open(view: View, place: number): string;
  /** Whether it shows that place. */
  shows(place: number): boolean;
  /** Called with every displayed view of the board: closes it if it no longer fits. */
  update(view: View): void;
  close(): void;
}

/** A game's answers to "What is this?". */
export interface GameInspect<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>> {
  /** Everything that can be asked about, in reading order; of several at a spot the smallest counts. */
  regions(view: View): readonly Region[];
  /** The answer; `null` for a key that no region has. */
  explain(view: View, key: string): Explanation | null;
  ruleTitle(rule: string): string;
  /**
   * The controls of a table, with additional ones over everything without a control: those describe it and its state,
   * and explain it when pressed. Their IDs begin with `ABOUT`.
   */
  withAbout(view: View, controls: readonly Control[], explain: (key: string) => void): readonly Control[];
  /** A place without regions, for the button that ends asking. */
  freePlace(view: View): Rect;
  /** Shows places close up inside `parent`; `explain` explains a region. `null` for a game without close-ups. */
  createCloseUp(parent: HTMLElement, explain: (key: string) => void): CloseUp<T, View> | null;
}
