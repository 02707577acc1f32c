import type { Setup } from '../../games/faza/rules/state.ts';
import type { CodeProblem } from './code/shareCode.ts';
import type { AchievementId } from './records/achievements.ts';
import type { BestName, Total } from './records/statistics.ts';
import type { ArchiveTrouble, End } from './store/archive.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** How a kept game ended, in one word. */
const endName: Readonly<Record<End, string>> = { won: 'Won', lost: 'Lost', givenUp: 'Gave up', left: 'Unfinished' };

/** What an achievement is called, and what it asks for. */
const achievementText: Readonly<Record<AchievementId, { readonly name: string; readonly ask: string }>> = {
  firstStand: { name: 'First stand', ask: 'Finish a game.' },
  earthStands: { name: 'Not today, Faza!', ask: 'Win a game.' },
  hardWin: { name: 'They came in force', ask: 'Win on Hard.' },
  everyMode: { name: 'In any weather', ask: 'Win on Easy, Normal and Hard.' },
  two: { name: 'Two against the sky', ask: 'Win with two heroes.' },
  four: { name: 'The whole gang', ask: 'Win with four heroes.' },
  everyHero: { name: 'Everyone’s war', ask: 'Win with each of the eight heroes.' },
  unhurt: { name: 'Not a scratch', ask: 'Win without a single injury.' },
  whisker: { name: 'By a whisker', ask: 'Win while a hero has only one healthy card left.' },
  fast: { name: 'Home for lunch', ask: 'Win in four rounds or fewer.' },
  long: { name: 'The long war', ask: 'Hold out for ten rounds.' },
  threeAtOnce: { name: 'Three with one blow', ask: 'Defeat three Drones in one fight.' },
  greenCity: { name: 'Keep off the grass', ask: 'Win with four or fewer fazaformed tiles.' },
  fazaFirst: { name: 'They shot first', ask: 'Win a game in which the Faza go first.' },
  noGifts: { name: 'No gifts, thank you', ask: 'Win with two or three heroes, without Rewards or a head start.' },
  thickHulls: { name: 'Can openers', ask: 'Win against ships with five or more health.' },
  radio: { name: 'Over and out', ask: 'Win with Radio Communication.' },
  rowOfThree: { name: 'On a roll', ask: 'Win three games in a row.' },
  tenWins: { name: 'A drawer full of medals', ask: 'Win ten games.' },
  oldHand: { name: 'Old hand', ask: 'Finish fifty games.' },
  scrap: { name: 'Scrap dealer', ask: 'Defeat 500 Drones.' },
  boarders: { name: 'Party crashers', ask: 'Board Motherships a hundred times.' },
  everyDefeat: { name: 'Every way to go', ask: 'Lose in each of the four possible ways.' },
  todaysPaper: { name: 'Today’s paper', ask: 'Finish a daily game.' },
  sevenMornings: { name: 'Seven mornings', ask: 'Play the daily game seven days in a row.' },
};

const bestName: Readonly<Record<BestName, { readonly name: string; value(value: number): string }>> = {
  fastestWin: { name: 'Fastest win', value: (value) => count(value, 'round') },
  fewestInjuries: { name: 'Fewest injuries in a win', value: (value) => count(value, 'injury', 'injuries') },
  fewestDecisions: { name: 'Fewest decisions in a win', value: (value) => count(value, 'decision') },
  mostKills: { name: 'Most Drones defeated', value: (value) => count(value, 'Drone') },
  longestGame: { name: 'Longest game', value: (value) => count(value, 'round') },
};

const totalName: Readonly<Record<Total, string>> = {
  rounds: 'Rounds',
  decisions: 'Decisions',
  kills: 'Drones defeated',
  boardings: 'Boardings',
  recruits: 'Rebels recruited',
  injuries: 'Injuries',
  shielded: 'Injuries taken by Rebels',
};

const codeProblem: Readonly<Record<CodeProblem, string>> = {
  length: 'A share code has 12 characters.',
  letters: 'A share code has only digits and letters, never the letter U.',
  mistyped: 'This code has a typo: a character is wrong, or two are swapped.',
  unknown: 'This code is for a game this version can’t play. Update FAZA, then try again.',
};

const trouble: Readonly<Record<ArchiveTrouble, string>> = {
  noStore:
    'This browser can’t store replays, so these will be lost when you close the page. Save them to a file to keep them.',
  full: 'This browser is out of storage, so your latest replays will be lost when you close the page. Delete some, or save them to a file.',
  undeleted: 'This browser couldn’t delete everything. Deleted games may come back when you reopen the page.',
  damaged: 'One stored game was damaged. It was set aside, not deleted. The others are here.',
};

/** All words of replays, records, the daily game and share codes. */
export const archiveText = {
  end: (end: End): string => endName[end],
  rounds: (rounds: number): string => count(rounds, 'round'),
  trouble: (what: ArchiveTrouble): string => trouble[what],
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
    open: (heroes: number, mode: string): string => `${count(heroes, 'hero', 'heroes')}, ${mode}`,
    result: (won: boolean, rounds: number): string => `${won ? 'Won' : 'Lost'} in ${count(rounds, 'round')}.`,
    done: (won: boolean, rounds: number): string => `${won ? 'Won' : 'Lost'} in ${count(rounds, 'round')}`,
    streak: (days: number): string => `${count(days, 'day')} in a row`,
    again: 'You’ve played today’s game',
    againLine:
      'There’s a new one at midnight UTC. You can play this one again, but the title shows only your first try.',
    playAgain: 'Play it again',
    yesterday: 'Yesterday’s game isn’t over',
    yesterdayLine: 'Finish it today (UTC), and it still counts for yesterday. Today’s game would replace it.',
    beginToday: 'Start today’s game',
  },

  replays: {
    title: 'Replays',
    about: (most: number): string =>
      `This device keeps up to ${count(most, 'game')} of yours, and as many from other people.`,
    empty: 'Your finished and abandoned games appear here.',
    noneLikeThis: 'No matching games',
    which: 'Show',
    hero: 'With',
    anyHero: 'any hero',
    filters: { all: 'All', won: 'Won', lost: 'Lost', unfinished: 'Unfinished', daily: 'Daily' },
    found: (games: number): string => count(games, 'game'),
    daily: 'Daily',
    practice: 'Practice',
    guest: 'Not yours',
    unended: { givenUp: 'The team gave up.', left: 'It was replaced by another game.' },
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
    noFile: 'This isn’t a file of FAZA replays.',
    notAdded: 'No games were added.',
    loading: 'Reading the file…',
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
    about: 'This game’s heroes, mode, options and luck. Enter it as the seed of a new game to play the same one.',
    none: 'This game’s seed is too long for a code. Share a link or a file instead.',
    copy: 'Copy',
    copied: 'Code copied.',
    copyByHand: 'Selected. Copy it yourself.',
    ask: 'Play this setup?',
    play: 'Play it',
    leave: 'Not now',
    replaces: 'It will replace your game in progress.',
    mode: (mode: string): string => `Mode: ${mode}`,
    options: (setup: Setup): string => {
      const options = [
        ...(setup.health === null ? [] : [`ship health ${setup.health}`]),
        setup.rewards ? 'Rewards in the deck' : 'no Rewards',
        setup.headStart ? 'head start' : 'no head start',
        ...(setup.fazaFirst ? ['the Faza go first'] : []),
        ...(setup.drawTwo ? ['two events, one resolved'] : []),
        ...(setup.radio ? ['Radio Communication'] : []),
      ].join(', ');
      return `${options.charAt(0).toUpperCase()}${options.slice(1)}.`;
    },
    seedInstead: (problem: CodeProblem): string => `${codeProblem[problem]} It will be used as a seed.`,
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
    best: (name: BestName): string => bestName[name].name,
    bestValue: (name: BestName, value: number): string => bestName[name].value(value),
    noBest: 'Not set',
    totals: 'All-time totals',
    total: (name: Total): string => totalName[name],
    byMode: 'By mode',
    bySize: 'By team size',
    byHero: 'By hero',
    mode: 'Mode',
    size: 'Team',
    hero: 'Hero',
    heroes: (heroes: number): string => count(heroes, 'hero', 'heroes'),
    stamps: 'Achievements',
    earnedOf: (earned: number, all: number): string => `${earned} of ${all}`,
    achievement: (id: AchievementId): { readonly name: string; readonly ask: string } => achievementText[id],
    earnedOn: (day: string): string => `Earned ${day}`,
    progress: (have: number, need: number): string =>
      `${have.toLocaleString('en-US')} of ${need.toLocaleString('en-US')}`,
    notYet: 'Not yet',
    toast: (names: readonly string[]): string =>
      names.length === 1
        ? `Achievement earned: ${names[0]}`
        : `${names.length} achievements earned: ${names.join(', ')}`,
  },
} as const;
