import type { GameProblem } from '../persistence/gameText.ts';
import { savingText, storedProblem } from '../saving/text.en.ts';
import { counted } from '../text.en.ts';
import type { OfferProblem } from './offerProblem.ts';

/** All words about games that leave the page and come to it. */
export const shareText = {
  title: 'Save and share',
  copyLink: 'Copy link to this game',
  saveFile: savingText.saveFile,
  openFile: 'Open file',
  /** Why a running game with secrets cannot leave the device. */
  hidden:
    'This game is saved on this device only. A link or a file would show what the other players are hiding, so you can share it once it’s over.',
  copied: 'Link copied. Anyone who opens it gets the game as it stands now.',
  byHand: {
    title: 'Link to this game',
    label: 'Anyone who opens this link gets the game as it stands now. Copy it:',
  },
  ask: 'Play this game?',
  replaces: 'It will replace your game in progress.',
  take: 'Play it',
  over: { ask: 'View this game?', take: 'View it' },
  /** A match of another game than the one that is open. */
  ofGame: (game: string, match: string): string => `${game}: ${match}`,
  leave: 'Not now',
  noLink: 'Couldn’t create a link',
  refused: { file: 'Couldn’t open this file', link: 'Couldn’t open this link' },
  problem: (problem: OfferProblem): string => (isOnTheWay(problem) ? offerProblems[problem] : storedProblem(problem)),
} as const;

/** Why a game from a file or a link was not taken. */
const offerProblems: Readonly<Record<Exclude<OfferProblem, GameProblem>, string>> = {
  unreadable: 'The file can’t be read. Try another copy.',
  linkTooLong: 'The game is too long for a link. Save it to a file instead.',
  linkDamaged: 'The link is damaged or incomplete. Try copying it again.',
  gameNotLoaded: 'It’s from a different game, which couldn’t be loaded. Check your connection, then try again.',
  noRoomToHandOver: 'It’s from a different game, and this browser has no room to hand it over.',
  linkNotSupported: 'This browser is too old for game links. Use a file instead.',
};

/** Whether a game could not even be brought here, so that nothing is known of it. */
function isOnTheWay(problem: OfferProblem): problem is Exclude<OfferProblem, GameProblem> {
  return Object.hasOwn(offerProblems, problem);
}

/** What is said of replays that come in a file. */
export const replayFileText = {
  added: (added: number, known: number, refused: number): string =>
    [
      `${counted(added, 'game')} added.`,
      ...(known > 0 ? [`${counted(known, 'game')} already here.`] : []),
      ...(refused > 0 ? [`${counted(refused, 'game')} damaged and skipped.`] : []),
    ].join(' '),
  retired: (games: number): string => `${counted(games, 'game')} skipped: played with cards or options that are gone.`,
  needPacks: (games: number, packs: readonly string[]): string =>
    `${counted(games, 'game')} skipped. Missing content packs: ${packs.join(', ')}.`,
  addedTo: (game: string, added: string): string => `${game}: ${added}`,
  noGame: (game: string): string => `These are replays of ${game}, which couldn’t be loaded. Check your connection.`,
  noFile: 'This isn’t a file of replays.',
  notAdded: 'No games were added.',
  loading: 'Reading the file…',
} as const;

/** Whose a game is that comes in a file. */
export const whoseText = {
  title: 'Who played this?',
  about: (games: number): string =>
    games === 1
      ? 'The game in this file was saved in another browser.'
      : `${counted(games, 'game')} in this file were saved in another browser.`,
  guestLine: 'You can watch a friend’s games, but they don’t count in your records.',
  ownLine: 'Your own games from another device do count.',
  guest: 'A friend did',
  own: 'I did',
  mine: 'I played this myself in another browser. Count it in my records.',
  countsNowhere: 'Someone else’s game doesn’t count in your records.',
} as const;
