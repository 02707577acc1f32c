import type { AnimationPace, StageHost } from '../../../../module/stage.ts';
import type { Fact, FactOf } from '../../rules/fact.ts';
import type { CardNo, Seat, State } from '../../rules/state.ts';

/** A fight as the facts tell it: the roll, and all that came of it. */
export interface Fight {
  readonly roll: FactOf<'diceRolled'>;
  /** What followed from the roll, in order: defeats, Points, injuries. */
  readonly results: readonly Fact[];
  /** The facts of this play that came before the roll, for the cards that helped. */
  readonly earlier: readonly Fact[];
  /** The state in which the dice were rolled. */
  readonly before: State;
  /** The state after the whole play. */
  readonly after: State;
  /** The cards that were played for the roll; where it is left out, the state tells as well as it can. */
  readonly armed?: readonly { readonly seat: Seat; readonly card: CardNo }[];
}

/** An event card as it is drawn. */
export interface Drawn {
  readonly drawn: FactOf<'eventDrawn'>;
  /** What followed from it, in order; it is played on the board afterwards. */
  readonly results: readonly Fact[];
  readonly before: State;
  readonly after: State;
}

/**
 * A scene that tells part of a story in place of the board. It is launched over the board, tells it, and takes itself
 * away. `skip` makes it end soon, with the last picture; a skipped interlude still resolves.
 */
export interface Cutscene<Story> {
  /** Told once, before the first story: the page around, and how fast facts are played at each moment. */
  attend(host: StageHost, tempo: () => AnimationPace): void;
  tell(story: Story): Promise<void>;
  skip(): void;
  /** Follows a window that has changed its size; does nothing while no story is told. */
  fit(): void;
}

/** The interludes that an animation of the board has. */
export interface Cutscenes {
  readonly combat: Cutscene<Fight>;
  readonly event: Cutscene<Drawn>;
}
