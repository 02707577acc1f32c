/** What is said when something went wrong that nothing else took care of. */
export const errorText = {
  title: 'Something went wrong',
  saved: 'The game ran into an error. It stays as it was last saved, and you can continue it from there.',
  nothingSaved: 'The game ran into an error. Reload it to try again.',
  keepCopy: 'To be safe, you can keep a copy of the game first.',
  continue: 'Continue the game',
  toTitle: 'Back to the title',
  saveFile: 'Save to file',
  copyLink: 'Copy a link',
  fileSaved: (name: string): string => `Saved as ${name}`,
  linkCopied: 'Link copied',
  linkByHand: 'Copy this link:',
  noLink: 'No link could be made. Save to a file instead.',
  details: 'Details for a bug report',
} as const;
