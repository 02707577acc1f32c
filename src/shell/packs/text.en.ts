/** Words about content packs. */
export const packsText = {
  title: 'Content packs',
  about:
    'A content pack changes cards, tiles, or numbers of the game. Open a pack file, then choose it when you start a new game.',
  apart: 'Games with a pack are kept in your replays, but they don’t count in your records.',
  none: 'You have no content packs.',
  openFile: 'Open pack file',
  by: (author: string): string => `By ${author}`,
  differs: (differences: readonly string[]): string => `Different: ${differences.join(', ')}.`,
  print: (print: string): string => `Fingerprint ${print}`,
  remove: (name: string): string => `Remove ${name}`,
  removeAsk: (name: string) => ({
    title: `Remove “${name}”?`,
    lines: ['Games that were played with it stay saved. To open them again later, add the pack again.'],
    confirm: 'Remove',
    cancel: 'Keep it',
  }),
  added: (name: string): string => `“${name}” was added. Choose it when you start a new game.`,
  removed: (name: string): string => `“${name}” was removed.`,
  unreadable: (packs: number): string =>
    packs === 1
      ? 'One stored pack can’t be read by this version. It is still stored.'
      : `${packs} stored packs can’t be read by this version. They are still stored.`,
  removeUnreadable: (packs: number): string =>
    packs === 1 ? 'Remove the pack that can’t be read' : `Remove ${packs} packs that can’t be read`,
  removeUnreadableAsk: (packs: number) => ({
    title: packs === 1 ? 'Remove the pack that can’t be read?' : `Remove ${packs} packs that can’t be read?`,
    lines: [
      'A later version may be able to read what this one can’t. You can add a pack again if you still have its file.',
    ],
    confirm: 'Remove',
    cancel: packs === 1 ? 'Keep it' : 'Keep them',
  }),
  removedUnreadable: (packs: number): string =>
    packs === 1 ? 'The pack was removed.' : `${packs} packs were removed.`,
  refused: 'This file isn’t a content pack that can be played:',
  more: (problems: number): string => `And ${problems} more.`,
  tooBig: 'The file is too large.',
  noFile: 'The file can’t be read. Try another copy.',
  full: 'This browser is out of storage, so the pack can’t be kept.',
  tooMany: (most: number): string => `You can have ${most} packs. Remove one first.`,
  choose: 'Which cards and board?',
} as const;
