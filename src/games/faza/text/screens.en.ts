/** Words of the title, new-game, combat, event and ending screens. */
export const screenText = {} as const;
