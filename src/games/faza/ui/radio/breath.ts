/** How long one breath lasts (V4), in seconds. */
export const BREATH = 12;

/** Who may speak on the radio, and who has spoken (V4). Immutable. */
export interface Breaths {
  readonly voices: readonly string[];
  /** By voice: whether the breath is used up. */
  readonly spent: readonly boolean[];
  /** The voice that speaks now; `null` between two. */
  readonly speaking: number | null;
}

/** The radio before anybody has spoken. */
export function beginBreaths(voices: readonly string[]): Breaths {
  return { voices, spent: voices.map(() => false), speaking: null };
}

/** A voice begins to speak; nothing changes if it has spoken before, or if another voice speaks. */
export function speak(breaths: Breaths, voice: number): Breaths {
  return breaths.speaking !== null || breaths.spent[voice] !== false ? breaths : { ...breaths, speaking: voice };
}

/** The voice that speaks has used up its breath. */
export function fallSilent({ voices, spent, speaking }: Breaths): Breaths {
  return { voices, spent: spent.map((was, voice) => was || voice === speaking), speaking: null };
}

/** Whether everybody has spoken. */
export function allSpent({ spent }: Breaths): boolean {
  return spent.every(Boolean);
}
