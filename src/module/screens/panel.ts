import type { Rect } from '../../table/layout/rect.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** A sentence of a sheet. */
export interface SheetLine {
  readonly text: string;
  readonly tone: Tone;
  /** The rules by which the game would end, if it would. */
  readonly rules?: readonly string[];
}

/** The rows of a sheet: each starts with its topic. */
export interface SheetTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly tone: Tone;
    /** A chance, for a bar if there is room. */
    readonly chance?: number;
  }[];
}

/** The effects of a command on offer, ready to be shown and announced. */
export interface NumbersSheet {
  readonly title: string;
  readonly lines: readonly SheetLine[];
  readonly tables: readonly SheetTable[];
  /** The same in one sentence. */
  readonly said: string;
}

/** A line of a forecast: its number, who does what, and the cost. */
export interface ForecastRow {
  /** Its position in the order; "!" for what comes before. */
  readonly mark: string;
  readonly text: string;
  /** Amounts, each with the symbol of its kind. */
  readonly figures: readonly { readonly kind: string; readonly value: string }[];
  /** The whole line in words. */
  readonly said: string;
}

/** The forecast as a list, ready to be shown and announced. */
export interface ForecastSheet {
  readonly title: string;
  readonly rows: readonly ForecastRow[];
  /** Its result, and the rules by which the game would be lost. */
  readonly end: { readonly text: string; readonly bad: boolean; readonly rules: readonly string[] };
  /** What would help against that; empty if the game is not lost. */
  readonly remedy: string;
  /** A note that decisions are pending on the way; empty if there are none. */
  readonly note: string;
  readonly said: string;
}

/** A panel beside the board. */
export type PanelContent =
  | { readonly kind: 'numbers'; readonly sheet: NumbersSheet }
  | { readonly kind: 'forecast'; readonly sheet: ForecastSheet };

/** The content and position of the panel beside the board. */
export interface Panel {
  readonly content: PanelContent;
  /** The panel stays inside and scrolls if necessary. */
  readonly rect: Rect;
  /** The alternative position if its words do not fit. */
  readonly larger: Rect;
  /** How much larger its words are than in the smallest window of the form, as everything on the canvas. */
  readonly unit: number;
  /** The name of its close button. */
  readonly closeName: string;
}
