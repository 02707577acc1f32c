import { counted, shellText } from '../text.en.ts';

/** Everything that is said about backups. */
export const backupText = {
  title: 'Your data',
  about:
    'Games, records, settings, and everything else stay in this browser. A backup holds all of it in one file, to keep it safe or take it to another device.',
  save: 'Back up everything',
  restore: 'Restore a backup',
  saved: (name: string): string => `Everything is backed up in ${name}.`,
  ask: 'Restore this backup?',
  holds: (at: string, count: number): string =>
    `Made on ${shellText.moment(at)}, with ${counted(count, 'game')} to replay.`,
  replaces:
    'It replaces your settings, lessons, dice history, content packs, and game in progress. The game in progress on this device moves to your replays, and the replays in the backup are added to them.',
  confirm: 'Restore',
  noBackup: 'This file isn’t a backup, or it’s damaged.',
  noGame: (game: string): string => `${game} couldn’t be loaded, and your data has some of it. Check your connection.`,
  full: 'There isn’t enough room in this browser for this backup. Nothing was changed.',
} as const;
