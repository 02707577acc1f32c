import type { Difference } from '../../kernel/records/migrate.ts';
import { isPackId, nameInPackId, type PackId } from '../../module/capabilities/packs.ts';
import type { WriteTrouble } from '../persistence/durableStore.ts';
import type { GameProblem } from '../persistence/gameText.ts';

/** What is said about the game in progress: whether it is saved, and what became of it. */
export const savingText = {
  notSaved: 'This game isn’t being saved',
  trouble: {
    full: 'This browser is out of storage.',
    noStore: 'This browser doesn’t let the game store anything.',
  } satisfies Record<WriteTrouble, string>,
  saveBefore: 'You can keep playing, but save the game to a file before you close the page, or it will be lost.',
  playOn: 'Keep playing',
  saveFile: 'Save to file',
  savedAs: (name: string): string => `Saved as ${name}.`,
  saved: 'Saved on this device.',
  savedAt: (time: string): string => `Saved on this device at ${time}.`,
  otherTab: {
    title: 'This game changed in another tab',
    lines: {
      further: 'It was continued in another tab, so this tab left the table. You can pick up where that tab is now.',
      another: 'Another game took its place in another tab, so this tab left the table.',
      ended: 'It ended in another tab, so this tab left the table.',
    },
    confirm: 'Continue here',
    cancel: 'Stay at the title',
  },
  emptied: {
    title: 'Stored data was cleared',
    line: 'Something cleared what this site had stored. Your game was still open, so it has been saved again. Replays and records may be gone.',
  },
  refusedTitle: 'Couldn’t open the saved game',
  refused: (problem: GameProblem): string =>
    isPackId(problem) || problem === 'otherVersion'
      ? `${storedProblem(problem)} It is still saved.`
      : `${storedProblem(problem)} It was set aside, not deleted.`,
  refusedInPlace: (problem: GameProblem): string =>
    `${storedProblem(problem)} There was no room to set it aside, so new games won’t be saved until you clear this site’s data.`,
  changedTitle: 'The rules have changed',
  /** What is different about a game that was made with earlier rules, and what becomes of it. */
  changed: ({ round, refused }: Difference, isOver: boolean): string =>
    [
      `Under today’s rules the saved game plays out differently from ${round > 1 ? `round ${round}` : 'the start'}.`,
      ...(refused ? ['One of its actions is no longer allowed.'] : []),
      isOver
        ? 'The game is now over.'
        : refused
          ? 'You can continue from there.'
          : 'You can continue from where it ends up now.',
    ].join(' '),
  kept: 'The original was kept.',
  notKept:
    'There was no room to keep the original as well, so this game won’t be saved until you clear this site’s data.',
} as const;

/** Why a stored game was not accepted. */
const whyNotOpened: Readonly<Record<Exclude<GameProblem, PackId>, string>> = {
  tooBig: 'The saved game is much too large to be real.',
  notJson: 'The saved game is damaged and can’t be read.',
  notAGame: 'The saved game can’t be opened: it isn’t from this app.',
  retired: 'The saved game was played with cards or options that this version no longer has.',
  otherGame: 'The saved game is from a different game, and this version doesn’t include it.',
  otherVersion: 'The saved game was played by newer rules. Update the app, then try again.',
  badSetup: 'The saved game starts with a setup the rules don’t allow.',
  badCommand: 'The saved game contains an action the rules don’t allow.',
  otherStates: 'The saved game doesn’t replay to its recorded result.',
};

const needsPack = (pack: PackId): string =>
  `The saved game needs the content pack “${nameInPackId(pack)}” (${pack.slice(-14)}). Add it under Settings, Content packs, then try again.`;

/** Why a stored game cannot be opened. */
export function storedProblem(problem: GameProblem): string {
  return isPackId(problem) ? needsPack(problem) : whyNotOpened[problem];
}
