/** One entry of a rulebook on the screen. */
export interface RulebookEntry {
  /** Its own in the whole book; for a rule the rule's ID. */
  readonly id: string;
  /** The ID that players see; `null` for what is not a rule. */
  readonly rule: string | null;
  readonly title: string;
  readonly text: string;
  /** Rules that it is about. */
  readonly see: readonly string[];
  /** How we read this rule where the printed rulebook is silent, or says two things: the rulings that are about it. */
  readonly rulings: readonly Ruling[];
}

/** A ruling as it stands inside a rule. */
export interface Ruling {
  /** The entry that it has of its own. */
  readonly entry: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly about: string | null;
  readonly entries: readonly RulebookEntry[];
}

/** The rulebook of a game. */
export interface Rulebook {
  /** The whole book in reading order. */
  readonly chapters: readonly Chapter[];
  /** What could be searched for, as an example in the empty search field. */
  readonly searchExample: string;
}
