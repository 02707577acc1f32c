/** The words of the page's own parts. */
export const pageText = {
  /** What screen readers call all controls of the game together. */
  game: 'FAZA',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  understood: 'Got it',
  openRule: (id: string): string => `Open rule ${id} in the rulebook`,
} as const;
