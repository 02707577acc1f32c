/** The lengths of the histories, in commands. */
export const LENGTHS = [10, 100, 1_000, 10_000] as const;
