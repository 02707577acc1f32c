import type { Difference } from '../../kernel/records/migrate.ts';
import type { End } from '../../module/records/records.ts';
import type { ArchiveTrouble } from '../persistence/archive/archive.ts';
import { counted } from '../text.en.ts';

/** How a kept game ended, in one word. */
const endName: Readonly<Record<End, string>> = { won: 'Won', lost: 'Lost', givenUp: 'Gave up', left: 'Unfinished' };

const trouble: Readonly<Record<ArchiveTrouble, string>> = {
  noStore:
    'This browser can’t store replays, so these will be lost when you close the page. Save them to a file to keep them.',
  full: 'This browser is out of storage, so your latest replays will be lost when you close the page. Delete some, or save them to a file.',
  undeleted: 'This browser couldn’t delete everything. Deleted games may come back when you reopen the page.',
  damaged: 'One stored game was damaged. It was set aside, not deleted. The others are here.',
  retired:
    'Some games were played with cards or options that this version no longer has. They were set aside, not deleted. The others are here.',
};

/** All words of replays, records and the daily game. */
export const archiveText = {
  end: (end: End): string => endName[end],
  rounds: (rounds: number): string => counted(rounds, 'round'),
  trouble: (what: ArchiveTrouble): string => trouble[what],
  reading: 'Looking up your games…',
  day: (day: string): string =>
    new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),

  daily: {
    done: (won: boolean, rounds: number): string => `${won ? 'Won' : 'Lost'} in ${counted(rounds, 'round')}`,
    streak: (days: number): string => `${counted(days, 'day')} in a row`,
    untested: (line: string): string => `${line}, may be unwinnable`,
    next: (hours: number, minutes: number): string =>
      minutes === 0 ? `Next daily in ${hours} h` : `Next daily in ${hours === 0 ? '' : `${hours} h `}${minutes} min`,
    nextLabel: 'Next daily game',
  },

  replays: {
    title: 'Replays',
    about: (most: number): string => `This device keeps up to ${most} of your games, and as many from other people.`,
    empty: 'Your finished and abandoned games appear here.',
    noneLikeThis: 'No matching games',
    which: 'Show',
    filters: { all: 'All', won: 'Won', lost: 'Lost', unfinished: 'Unfinished', daily: 'Daily' },
    found: (games: number): string => counted(games, 'game'),
    daily: 'Daily',
    practice: 'Practice',
    guest: 'Not yours',
    unended: { givenUp: 'The players gave up.', left: 'It was replaced by another game.' },
    watch: 'Watch',
    save: 'Save to file',
    remove: 'Delete',
    ofGame: (verb: string, game: string): string => `${verb}: ${game}`,
    removed: 'Game deleted. It no longer counts in your records.',
    undo: 'Undo',
    back: 'Game restored.',
    openFile: 'Open file',
    saveAll: 'Save all',
    saved: (name: string): string => `Saved as ${name}.`,
    savedAll: (name: string, games: number): string => `${counted(games, 'game')} saved as ${name}.`,
    /** What is different about a game that was made with earlier rules. */
    changed: ({ round, refused }: Difference): string =>
      `The rules have changed since. Under today’s rules this game plays out differently from ${round > 1 ? `round ${round}` : 'the start'}${refused ? ', and its replay ends there' : ''}.`,
    broken: 'This game is damaged and can’t be watched. It was set aside, not deleted.',
  },

  records: {
    title: 'Records',
    empty: 'No records yet. Win or lose, come back after your first game.',
    dice: 'Your dice',
    figures: 'At a glance',
    games: 'Games',
    wins: 'Wins',
    rate: 'Win rate',
    row: 'Win streak',
    winsOf: (wins: number): string => counted(wins, 'win'),
    rowLongest: (longest: number): string => `longest ${longest}`,
    daily: 'Daily streak',
    unfinished: (games: number): string => `${games} unfinished`,
    percent: (part: number): string => `${Math.round(100 * part)}%`,
    number: (value: number): string => value.toLocaleString('en-US'),
    bests: 'Personal bests',
    noBest: 'Not set',
    totals: 'All-time totals',
    stamps: 'Achievements',
    earnedOf: (earned: number, all: number): string => `${earned} of ${all}`,
    earnedOn: (day: string): string => `Earned ${day}`,
    progress: (have: number, need: number): string =>
      `${have.toLocaleString('en-US')} of ${need.toLocaleString('en-US')}`,
    notYet: 'Not yet',
    toast: (names: readonly string[]): string =>
      names.length === 1
        ? `Achievement earned: “${names[0]}”`
        : `${names.length} achievements earned: ${names.map((name) => `“${name}”`).join(', ')}`,
  },
} as const;
