import type { Difference } from '../../kernel/migrate.ts';
import type { End } from '../../module/records.ts';
import type { SeedDoubt } from './code/readSeed.ts';
import type { ArchiveTrouble } from './store/archive.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** How a kept game ended, in one word. */
const endName: Readonly<Record<End, string>> = { won: 'Won', lost: 'Lost', givenUp: 'Gave up', left: 'Unfinished' };

const seedDoubt: Readonly<Record<Exclude<SeedDoubt, 'length'>, string>> = {
  letters: 'A share code has only digits and letters, never the letter U.',
  mistyped: 'This code has a typo: a character is wrong, or two are swapped.',
  unknown: 'This code is for a game this version can’t play. Update the app, then try again.',
  noCodes: 'This looks like a share code, but this game doesn’t use them.',
  drawn: 'This looks like a seed that the game made up, but it has a typo.',
  daily: 'This looks like the seed of a daily game, but there is no such day.',
  link: 'This link doesn’t hold a game.',
};

const trouble: Readonly<Record<ArchiveTrouble, string>> = {
  noStore:
    'This browser can’t store replays, so these will be lost when you close the page. Save them to a file to keep them.',
  full: 'This browser is out of storage, so your latest replays will be lost when you close the page. Delete some, or save them to a file.',
  undeleted: 'This browser couldn’t delete everything. Deleted games may come back when you reopen the page.',
  damaged: 'One stored game was damaged. It was set aside, not deleted. The others are here.',
  retired:
    'Some games were played with cards or options that this version no longer has. They were set aside, not deleted. The others are here.',
};

/** All words of replays, records, the daily game and share codes. */
export const archiveText = {
  end: (end: End): string => endName[end],
  rounds: (rounds: number): string => count(rounds, 'round'),
  trouble: (what: ArchiveTrouble): string => trouble[what],
  reading: 'Looking up your games…',
  day: (day: string): string =>
    new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  moment: (at: string): string =>
    new Date(at).toLocaleString('en-US', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),

  daily: {
    done: (won: boolean, rounds: number): string => `${won ? 'Won' : 'Lost'} in ${count(rounds, 'round')}`,
    streak: (days: number): string => `${count(days, 'day')} in a row`,
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
    found: (games: number): string => count(games, 'game'),
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
    savedAll: (name: string, games: number): string => `${count(games, 'game')} saved as ${name}.`,
    added: (added: number, known: number, refused: number): string =>
      [
        `${count(added, 'game')} added.`,
        ...(known > 0 ? [`${count(known, 'game')} already here.`] : []),
        ...(refused > 0 ? [`${count(refused, 'game')} damaged and skipped.`] : []),
      ].join(' '),
    retired: (games: number): string => `${count(games, 'game')} skipped: played with cards or options that are gone.`,
    needPacks: (games: number, packs: readonly string[]): string =>
      `${count(games, 'game')} skipped. Missing content packs: ${packs.join(', ')}.`,
    addedTo: (game: string, added: string): string => `${game}: ${added}`,
    noGame: (game: string): string => `These are replays of ${game}, which couldn’t be loaded. Check your connection.`,
    noFile: 'This isn’t a file of replays.',
    notAdded: 'No games were added.',
    loading: 'Reading the file…',
    /** What is different about a game that was made with earlier rules. */
    changed: ({ round, refused }: Difference): string =>
      `The rules have changed since. Under today’s rules this game plays out differently from ${round > 1 ? `round ${round}` : 'the start'}${refused ? ', and its replay ends there' : ''}.`,
    broken: 'This game is damaged and can’t be watched. It was set aside, not deleted.',
  },

  whose: {
    title: 'Who played this?',
    about: (games: number): string =>
      games === 1
        ? 'The game in this file was saved in another browser.'
        : `${count(games, 'game')} in this file were saved in another browser.`,
    guestLine: 'You can watch a friend’s games, but they don’t count in your records.',
    ownLine: 'Your own games from another device do count.',
    guest: 'A friend did',
    own: 'I did',
    mine: 'I played this myself in another browser. Count it in my records.',
    countsNowhere: 'Someone else’s game doesn’t count in your records.',
  },

  code: {
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
    winsOf: (wins: number): string => count(wins, 'win'),
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
