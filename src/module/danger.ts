/** What a command can cost its player: the game, at once and as far as the player can know. */
export interface Danger {
  /** Chance that the game is lost by it, from 0 to 1; 0 where it only brings a defeat close. */
  readonly chance: number;
  /** In two or three words, for the button that gives the command. */
  readonly brief: string;
  /** In a sentence, with the reason. */
  readonly said: string;
}

/** Above this chance of losing the game a command takes a deliberate press. */
const GRAVE = 0.5;

/** Whether a command is more likely to lose the game than not, so that one careless press must not give it. */
export function isGrave(danger: Danger | null): danger is Danger {
  return danger !== null && danger.chance > GRAVE;
}
