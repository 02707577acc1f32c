/** Seconds that one breath lasts (V4): what a person says in it without hurrying. */
export const BREATH = 12;

/** Who may speak on the radio, and who has (V4). A value. */
export interface Breaths {
  readonly voices: readonly string[];
  /** By voice: whether the breath is used up. */
  readonly spent: readonly boolean[];
  /** The voice that speaks now; `null` between two. */
  readonly speaking: number | null;
}

/** Everybody has one breath. */
export function beginBreaths(voices: readonly string[]): Breaths {
  return { voices, spent: voices.map(() => false), speaking: null };
}

/** A voice begins to speak; nothing changes where it has spoken, or another one speaks. */
export function speak(breaths: Breaths, voice: number): Breaths {
  return breaths.speaking !== null || breaths.spent[voice] !== false ? breaths : { ...breaths, speaking: voice };
}

/** Whoever speaks has spoken. */
export function fallSilent({ voices, spent, speaking }: Breaths): Breaths {
  return { voices, spent: spent.map((was, voice) => was || voice === speaking), speaking: null };
}

/** Whether everybody has spoken. */
export function allSpent({ spent }: Breaths): boolean {
  return spent.every(Boolean);
}
