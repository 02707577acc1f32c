import type { SeedDoubt } from '../seeds/readSeed.ts';

const seedDoubt: Readonly<Record<Exclude<SeedDoubt, 'length'>, string>> = {
  letters: 'A share code has only digits and letters, never the letter U.',
  mistyped: 'This code has a typo: a character is wrong, or two are swapped.',
  unknown: 'This code is for a game this version can’t play. Update the app, then try again.',
  noCodes: 'This looks like a share code, but this game doesn’t use them.',
  drawn: 'This looks like a seed that the game made up, but it has a typo.',
  daily: 'This looks like the seed of a daily game, but there is no such day.',
  link: 'This link doesn’t hold a game.',
};

/** All words of share codes. */
export const codeText = {
  title: 'Share code',
  about: (holds: string): string => `${holds} Enter it as the seed of a new game to play the same one.`,
  none: 'This game’s seed is too long for a code. Share a link or a file instead.',
  copy: 'Copy',
  copied: 'Code copied.',
  copyByHand: 'Selected. Copy it yourself.',
  ask: 'Play this setup?',
  play: 'Play it',
  leave: 'Not now',
  replaces: 'It will replace your game in progress.',
  unreadable: 'Use this as a seed?',
  doubt: (doubt: SeedDoubt, length: number): string =>
    doubt === 'length' ? `A share code has ${length} characters.` : seedDoubt[doubt],
  seedInstead: (seed: string): string =>
    `You can use “${seed}” as a seed, but if someone sent it to you, you won’t get their game.`,
  useAsSeed: 'Use as a seed',
  seedTooLong: (most: number): string => `A seed has at most ${most} characters. Yours wasn’t used.`,
} as const;
