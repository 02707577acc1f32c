import type { Rect } from '../table/layout/rect.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** A sentence of a sheet. */
export interface SheetLine {
  readonly text: string;
  readonly tone: Tone;
  /** The rules by which the game would end, where it says that. */
  readonly rules?: readonly string[];
}

/** Figures of a sheet: what each row is about comes first. */
export interface SheetTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly tone: Tone;
    /** How likely it is, for a bar where there is room. */
    readonly chance?: number;
  }[];
}

/** What a command on offer will bring, ready to be shown and to be said. */
export interface NumbersSheet {
  readonly title: string;
  readonly lines: readonly SheetLine[];
  readonly tables: readonly SheetTable[];
  /** The same in one sentence. */
  readonly said: string;
}

/** A line of a forecast: its number, who does what, and what it costs. */
export interface ForecastRow {
  /** Its place in the order; "!" for what comes before. */
  readonly mark: string;
  readonly text: string;
  /** Amounts, each with the symbol that stands for its kind. */
  readonly figures: readonly { readonly kind: string; readonly value: string }[];
  /** The whole line in words. */
  readonly said: string;
}

/** What is coming as a list, ready to be shown and to be said. */
export interface ForecastSheet {
  readonly title: string;
  readonly rows: readonly ForecastRow[];
  /** What it leads to, and by which rules the game would be lost. */
  readonly end: { readonly text: string; readonly bad: boolean; readonly rules: readonly string[] };
  /** What would help against that; empty where nothing is lost. */
  readonly remedy: string;
  /** That something will be decided on the way; empty where nothing will. */
  readonly note: string;
  readonly said: string;
}

/** Something that is shown beside the board. */
export type PanelContent =
  | { readonly kind: 'numbers'; readonly sheet: NumbersSheet }
  | { readonly kind: 'forecast'; readonly sheet: ForecastSheet };

/** What is shown beside the board, and where. */
export interface Panel {
  readonly content: PanelContent;
  /** The panel stands inside of it and scrolls when it has more to say. */
  readonly rect: Rect;
  /** Where it stands instead when its words do not fit. */
  readonly larger: Rect;
  /** How much larger its words are than in the smallest window of the form, as everything on the canvas. */
  readonly unit: number;
  /** What the button that closes it is called. */
  readonly closeName: string;
}
