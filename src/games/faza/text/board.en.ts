/** Words of the board screen. */
export const boardText = {} as const;
