/** The rules of Face Off by the names that facts, refusals, tests and the in-game rulebook use for them. */
export type RuleId =
  // Golden rule and the shape of a game
  | `G${1 | 2 | 3 | 4 | 5}`
  // Components and setup
  | `S${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
  // Clock phase
  | `C${1 | 2 | 3 | 4}`
  // Face Off
  | `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  // Assault on the headquarters
  | `H${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  // Market
  | `M${1 | 2 | 3 | 4}`
  // Ties
  | `T${1 | 2 | 3 | 4 | 5}`
  // Abilities
  | `A${1 | 2 | 3 | 4 | 5 | 6}`
  // Draw phase
  | `D${1 | 2 | 3 | 4 | 5}`
  // End and scoring
  | `E${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  // Five seats
  | 'X1'
  // Readings
  | `R${Reading}`;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Reading = Exclude<Digit, 0> | `${1 | 2 | 3}${Digit}`;
