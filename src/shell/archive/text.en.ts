import type { Setup } from '../../games/faza/rules/state.ts';
import type { CodeProblem } from './code/shareCode.ts';
import type { AchievementId } from './records/achievements.ts';
import type { BestName, Total } from './records/statistics.ts';
import type { ArchiveTrouble, End } from './store/archive.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;

/** How a kept game ended, in one word. */
const endName: Readonly<Record<End, string>> = { won: 'Won', lost: 'Lost', givenUp: 'Given up', left: 'Unfinished' };

/** What an achievement is called, and what it asks for. */
const achievementText: Readonly<Record<AchievementId, { readonly name: string; readonly ask: string }>> = {
  firstStand: { name: 'First stand', ask: 'Play a game to its end.' },
  earthStands: { name: 'Not today, Faza!', ask: 'Win a game.' },
  hardWin: { name: 'They came in force', ask: 'Win on Hard.' },
  everyMode: { name: 'In any weather', ask: 'Win on Easy, Normal and Hard.' },
  two: { name: 'Two against the sky', ask: 'Win with two heroes.' },
  four: { name: 'The whole gang', ask: 'Win with four heroes.' },
  everyHero: { name: 'Everybody’s war', ask: 'Win with each of the eight heroes.' },
  unhurt: { name: 'Not a scratch', ask: 'Win without a single injury.' },
  whisker: { name: 'By a whisker', ask: 'Win while a hero has only one healthy card left.' },
  fast: { name: 'Home for lunch', ask: 'Win within four rounds.' },
  long: { name: 'The long war', ask: 'Hold out for ten rounds.' },
  threeAtOnce: { name: 'Three with one blow', ask: 'Destroy three Drones in one fight.' },
  greenCity: { name: 'Keep off the grass', ask: 'Win with no more than four fazaformed tiles.' },
  fazaFirst: { name: 'They shot first', ask: 'Win a game in which the Faza begin.' },
  noGifts: { name: 'No gifts, thank you', ask: 'Win with two or three heroes, without Rewards and head start.' },
  thickHulls: { name: 'Can openers', ask: 'Win against ships of five health or more.' },
  radio: { name: 'Over and out', ask: 'Win by Radio Communication.' },
  rowOfThree: { name: 'On a roll', ask: 'Win three games in a row.' },
  tenWins: { name: 'A drawer of medals', ask: 'Win ten games.' },
  oldHand: { name: 'Old hand', ask: 'Play fifty games to their end.' },
  scrap: { name: 'Scrap merchant', ask: 'Destroy 500 Drones.' },
  boarders: { name: 'Gate-crashers', ask: 'Board Motherships a hundred times.' },
  everyDefeat: { name: 'Every way to go', ask: 'Lose in each of the four ways there are.' },
  todaysPaper: { name: 'Today’s paper', ask: 'Play a daily game to its end.' },
  sevenMornings: { name: 'Seven mornings', ask: 'Play the daily game seven days in a row.' },
};

const bestName: Readonly<Record<BestName, { readonly name: string; value(value: number): string }>> = {
  fastestWin: { name: 'Fastest win', value: (value) => count(value, 'round') },
  fewestInjuries: { name: 'Least hurt in a win', value: (value) => count(value, 'injury', 'injuries') },
  fewestDecisions: { name: 'Fewest moves to win', value: (value) => count(value, 'move') },
  mostKills: { name: 'Most Drones in a game', value: (value) => count(value, 'Drone') },
  longestGame: { name: 'Longest game', value: (value) => count(value, 'round') },
};

const totalName: Readonly<Record<Total, string>> = {
  rounds: 'Rounds',
  decisions: 'Moves',
  kills: 'Drones destroyed',
  boardings: 'Boardings',
  recruits: 'Rebels recruited',
  injuries: 'Injuries',
  shielded: 'Injuries taken by Rebels',
};

const codeProblem: Readonly<Record<CodeProblem, string>> = {
  length: 'A share code has 12 characters.',
  letters: 'A share code has only digits and letters, and never the letter U.',
  mistyped: 'There is a mistake in this code: a character is wrong, or two have changed places.',
  unknown: 'This code is of a game that this version cannot play. Update the game first.',
};

const trouble: Readonly<Record<ArchiveTrouble, string>> = {
  noStore: 'This browser does not keep replays: these last until the page is closed. Save them to a file to keep them.',
  full: 'This browser has no more room: the latest replays last until the page is closed. Delete some, or save them to a file.',
  undeleted: 'This browser did not delete everything: what you deleted may be back when the page is opened again.',
  damaged: 'A kept game was damaged. It was put aside, not deleted; the others are here.',
};

/** All words of replays, records, the daily game and share codes. */
export const archiveText = {
  end: (end: End): string => endName[end],
  rounds: (rounds: number): string => count(rounds, 'round'),
  trouble: (what: ArchiveTrouble): string => trouble[what],
  day: (day: string): string =>
    new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  moment: (at: string): string =>
    new Date(at).toLocaleString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),

  daily: {
    open: (heroes: number, mode: string): string => `${count(heroes, 'hero', 'heroes')}, ${mode}`,
    result: (won: boolean, rounds: number): string => `${won ? 'Won' : 'Lost'} in ${count(rounds, 'round')}.`,
    done: (won: boolean, rounds: number): string => `${won ? 'Won' : 'Lost'} in ${count(rounds, 'round')}`,
    streak: (days: number): string => `${days} days in a row`,
    again: 'Today’s game is played',
    againLine:
      'There is a new one at midnight UTC. You can play this one again; only the first try stands on the title.',
    playAgain: 'Play it again',
    yesterday: 'Yesterday’s game is not over',
    yesterdayLine: 'It still counts for yesterday if it ends today (UTC). Today’s game takes its place.',
    beginToday: 'Begin today’s',
  },

  replays: {
    title: 'Replays',
    about: (most: number): string => `Your last ${most} games are kept on this device, and as many of other people.`,
    empty: 'Every game that ends, is given up or makes room for another comes here. There is none yet.',
    noneLikeThis: 'No game like this.',
    which: 'Which games',
    hero: 'With',
    anyHero: 'any hero',
    filters: { all: 'All', won: 'Won', lost: 'Lost', unfinished: 'Unfinished', daily: 'Daily' },
    found: (games: number): string => count(games, 'game'),
    daily: 'Daily',
    practice: 'Practice',
    guest: 'Not yours',
    unended: { givenUp: 'The team gave up.', left: 'Another game took its place.' },
    watch: 'Watch',
    save: 'Save to a file',
    remove: 'Delete',
    ofGame: (verb: string, game: string): string => `${verb}: ${game}`,
    removed: 'The game is deleted, and counts no more in the records.',
    undo: 'Undo',
    back: 'The game is back.',
    openFile: 'Open file',
    saveAll: 'Save all',
    saved: (name: string): string => `Saved as ${name}.`,
    savedAll: (name: string, games: number): string => `${count(games, 'game')} saved as ${name}.`,
    added: (added: number, known: number, refused: number): string =>
      [
        `${count(added, 'game')} added.`,
        ...(known > 0 ? [`${count(known, 'game')} already here.`] : []),
        ...(refused > 0 ? [`${count(refused, 'game')} damaged and left out.`] : []),
      ].join(' '),
    noFile: 'This file does not hold what a file of replays holds.',
    notAdded: 'Nothing was added.',
    loading: 'Reading the file …',
    broken: 'This game is damaged and cannot be watched. It was put aside, not deleted.',
  },

  whose: {
    title: 'Who played this?',
    about: (games: number): string =>
      games === 1
        ? 'The game in this file was saved by whoever played it, in another browser.'
        : `${count(games, 'game')} in this file were saved by whoever played them, in another browser.`,
    guestLine: 'A friend’s games can be watched and count nowhere.',
    ownLine: 'Your own, from another device, count in your records.',
    guest: 'A friend did',
    own: 'I did',
    mine: 'I played this myself, in another browser: count it in my records.',
    countsNowhere: 'Somebody else’s game counts nowhere in your records.',
  },

  code: {
    title: 'Share code',
    about: 'Heroes, mode, options and luck of this game. Type it as the seed of a new game to get the same one.',
    none: 'This game has a seed of its own, which is too long for a code. A link or a file takes the whole game along.',
    copy: 'Copy',
    copied: 'The code is copied.',
    copyByHand: 'Marked: copy it with your device’s own menu or keys.',
    ask: 'Play this set-up?',
    play: 'Play it',
    leave: 'Leave it',
    replaces: 'There is a game in progress. This one takes its place.',
    mode: (mode: string): string => `Mode: ${mode}`,
    options: (setup: Setup): string => {
      const options = [
        ...(setup.health === null ? [] : [`ship health ${setup.health}`]),
        setup.rewards ? 'Rewards in the deck' : 'no Rewards',
        setup.headStart ? 'head start' : 'no head start',
        ...(setup.fazaFirst ? ['the Faza begin'] : []),
        ...(setup.drawTwo ? ['two events, one happens'] : []),
        ...(setup.radio ? ['Radio Communication'] : []),
      ].join(', ');
      return `${options.charAt(0).toUpperCase()}${options.slice(1)}.`;
    },
    seedInstead: (problem: CodeProblem): string => `${codeProblem[problem]} It is taken as a seed.`,
  },

  records: {
    title: 'Records',
    empty: 'Records are counted from your games, and there is none yet. Win or lose, come back after the first.',
    dice: 'Your dice',
    figures: 'At a glance',
    games: 'Games',
    wins: 'Wins',
    rate: 'Won',
    row: 'Wins in a row',
    winsOf: (wins: number): string => count(wins, 'win'),
    rowLongest: (longest: number): string => `longest ${longest}`,
    daily: 'Daily games in a row',
    unfinished: (games: number): string => `${games} unfinished`,
    percent: (part: number): string => `${Math.round(100 * part)}\u00a0%`,
    number: (value: number): string => value.toLocaleString('en-GB'),
    bests: 'Bests',
    best: (name: BestName): string => bestName[name].name,
    bestValue: (name: BestName, value: number): string => bestName[name].value(value),
    noBest: 'Still open',
    totals: 'In all your games',
    total: (name: Total): string => totalName[name],
    byMode: 'By mode',
    bySize: 'By heroes in the team',
    byHero: 'By hero',
    mode: 'Mode',
    size: 'Team',
    hero: 'Hero',
    heroes: (heroes: number): string => count(heroes, 'hero', 'heroes'),
    stamps: 'Stamps',
    earnedOf: (earned: number, all: number): string => `${earned} of ${all}`,
    achievement: (id: AchievementId): { readonly name: string; readonly ask: string } => achievementText[id],
    earnedOn: (day: string): string => `Earned ${day}`,
    progress: (have: number, need: number): string =>
      `${have.toLocaleString('en-GB')} of ${need.toLocaleString('en-GB')}`,
    notYet: 'Not yet',
    toast: (names: readonly string[]): string =>
      names.length === 1 ? `A new stamp: ${names[0]}` : `${names.length} new stamps: ${names.join(', ')}`,
  },
} as const;
