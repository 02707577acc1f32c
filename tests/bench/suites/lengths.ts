/** How many commands the games have behind them whose growth is measured. */
export const LENGTHS = [10, 100, 1_000, 10_000] as const;
