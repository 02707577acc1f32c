/** The risk that a command loses the game at once, as far as its player can know. */
export interface Danger {
  /** Chance that the command loses the game, from 0 to 1; 0 if it only brings a defeat closer. */
  readonly chance: number;
  /** Two or three words for the button that gives the command. */
  readonly brief: string;
  /** A sentence that gives the reason. */
  readonly said: string;
}

/** A command that is more likely than this to lose the game needs a deliberate press. */
const GRAVE = 0.5;

/** Whether a command is more likely than not to lose the game, so that one careless press must not give it. */
export function isGrave(danger: Danger | null): danger is Danger {
  return danger !== null && danger.chance > GRAVE;
}
