/** Why something cannot be done, as players are told it: a key of the game's text catalogue, and the rule. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}
