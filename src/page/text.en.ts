/** The words of the page's own parts. */
export const pageText = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  /** The announcement after a press that came just when its button appeared. */
  tooSoon: (label: string): string => `${label} has only just appeared. Press again.`,
  understood: 'Got it',
  openRule: (id: string): string => `Open rule ${id} in the rulebook`,
} as const;
