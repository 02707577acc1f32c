/**
 * Every rule of the published edition by the name that facts, refusals, tests and the in-game rulebook use for it.
 * What each one says is in `../text/rulebook/rules.en.ts`; `npm run rules` lists the tests of each and fails on a gap.
 */
export const RULE_IDS = [
  // Setup
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'S7',
  // Team phase
  'T1',
  'T2',
  'T3',
  'T4',
  // Movement
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  // Combat with Drones
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  // Injuries
  'I1',
  'I2',
  'I3',
  'I4',
  'I5',
  // Points
  'P1',
  'P2',
  'P3',
  'P4',
  // Boarding
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  // Faza phase
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  // Drones and their pool
  'D1',
  'D2',
  'D3',
  // Activations
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  // Event cards
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  // The end
  'X1',
  'X2',
  'X3',
  'X4',
  'X5',
  // Options
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
] as const;

/** The name of one rule, such as `'C4'`. */
export type RuleId = (typeof RULE_IDS)[number];
