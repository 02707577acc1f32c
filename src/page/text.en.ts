/** The words of the page's own parts. */
export const pageText = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  understood: 'Got it',
  openRule: (id: string): string => `Open rule ${id} in the rulebook`,
} as const;
