/**
 * Every rule of Azardia by the name that facts, refusals, tests and the in-game rulebook use for it.
 */
export const RULE_IDS = [
  // Setup
  'S1',
  'S2',
  'S3',
  'S4',
  // Board
  'B1',
  'B2',
  'B3',
  'B4',
  // Movement
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'M7',
  // Turn
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  // Levels
  'L1',
  'L2',
  'L3',
  'L4',
  // Coins
  'K1',
  'K2',
  'K3',
  'K4',
  'K5',
  'K6',
  // Characters
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  // Response phase
  'X1',
  'X2',
  'X3',
  'X4',
  'X5',
  // Level challenges and duels
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'H7',
  // Events and rounds
  'E1',
  'E2',
  // Penalties
  'P1',
  'P2',
  'P3',
  // Grace turn and end
  'G1',
  'G2',
  'G3',
  // Options
  'O1',
  'O2',
  'O3',
  'O4',
  'O5',
] as const;

/** The name of one rule, such as `'H4'`. */
export type RuleId = (typeof RULE_IDS)[number];
