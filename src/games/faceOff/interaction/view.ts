import type { TableView } from '../../../module/screens/table.ts';
import type { CardId } from '../content/cards.ts';
import type { SetId } from '../content/vocabulary.ts';
import type { RuleId } from '../rules/ruleIds.ts';
import type { FaceOffView, Played, Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import type { Ahead } from './ahead.ts';
import type { FaceLayout } from './layout/tableLayout.ts';
import type { Outlook } from './outlook.ts';
import type { Widget } from './widget.ts';

/** A seat's side of the fight. */
export interface Lane {
  readonly seat: Seat;
  /** Whether it has sealed, and nothing of it is open yet. */
  readonly box: 'sealed' | 'choosing' | 'none';
  /** Its open cards here, and the one on offer. */
  readonly cards: readonly Played[];
  /** How many cards lie face down. */
  readonly down: number;
  readonly total: number;
  /** Its total as a sum. */
  readonly sum: string;
  /** From 1; `null` while not everybody has shown a card, or for a seat that is not ranked. */
  readonly rank: number | null;
  /** The rule that put it before the next one at the same total. */
  readonly tie: RuleId | null;
  /** By card: the Shield, Shelter or siege that it gives, and what it loses to sieges. */
  readonly cardTags: readonly (readonly string[])[];
  /** Shield or Shelter here. */
  readonly tags: readonly string[];
}

/** A row of the set race: a seat's pieces by set. */
export interface RaceRow {
  readonly seat: Seat;
  readonly cells: readonly { readonly set: SetId; readonly pieces: number; readonly isMost: boolean }[];
  /** Its score as far as it can be seen. */
  readonly points: number;
}

/** The table in one state, ready to be drawn. */
export interface FaceTableView extends TableView<FaceOffTypes> {
  readonly layout: FaceLayout;
  readonly widgets: readonly Widget[];
  /** What is fought over or asked, in a line. */
  readonly title: string;
  /** Where the fight is; `null` outside one. */
  readonly fight: 'faceOff' | 'hq' | null;
  readonly lanes: readonly Lane[];
  /** Whether the arena has choices in it instead of the lanes. */
  readonly hasChoices: boolean;
  /** What the next press leads to; `null` where nothing can be foreseen. */
  readonly outlook: Outlook | null;
  readonly race: readonly RaceRow[];
  /** The card that is looked at, larger. */
  readonly looked: CardId | null;
  /** Whether the fight covers the table: while its cards are revealed. */
  readonly isStaged: boolean;
  /** The latest events, in sentences. */
  readonly news: readonly string[];
  /** The seat to which the device is being passed: then nothing else is shown. */
  readonly handOver: Seat | null;
  /** What the command on offer also decides ahead. */
  readonly ahead: Ahead | null;
}

/** Turns the states of an animation into views of the table. */
export interface Narrator {
  view(base: FaceTableView, state: FaceOffView): FaceTableView;
}
