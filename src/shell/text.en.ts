import type { Difference } from '../kernel/migrate.ts';
import { isPackId, nameInPackId, type PackId } from '../module/packs.ts';
import type { DiceTrouble } from './dice/diceHistory.ts';
import type { WriteTrouble } from './saves/durableStore.ts';
import type { SaveProblem } from './saves/saves.ts';
import type { OfferProblem } from './share/offerProblem.ts';

/** By standing order: what happens when somebody is asked out of turn. */
const ORDERS = {
  ask: 'If attacked: ask me',
  big: 'If attacked: ask me about big attacks only',
  never: 'If attacked: pass for me',
} as const;

/** All words of the page around the canvas. */
export const shellText = {
  /** What screen readers call the groups of buttons, by the first word of the group. */
  groups: {
    'title:big': 'Play',
    'title:small': 'More',
    'newGame:top': 'New game',
    'newGame:seat': 'Seat',
    'newGame:mode': 'Mode',
    'newGame:options': 'Options',
    'newGame:start': 'Start',
    event: 'Event card',
    combat: 'Combat',
    ending: 'Ending',
    'ending:rounds': 'Rounds',
  } as Readonly<Record<string, string>>,

  picturesMissing: 'The pictures could not be loaded. You can play without them while the game keeps trying.',
  picturesThere: {
    title: 'Show the pictures?',
    line: 'The pictures can be loaded now. The page will reload, and your game will continue where you left off.',
    confirm: 'Reload',
    cancel: 'Not now',
  },

  graphicsLost: {
    line: 'This device has stopped showing graphics. Your game is saved, and you can keep playing with the buttons.',
    question: { title: 'Reload to bring the pictures back?', confirm: 'Reload', cancel: 'Not now' },
  },

  partMissing: {
    line: 'This part of the game could not be loaded. Check your connection, then try again.',
    again: 'Try again',
  },

  threads: {
    restarted: 'The browser ended a background task. The task has started again.',
    lost: 'The browser keeps ending background tasks. The game continues without them, but the computer may play worse and some chances stay unknown.',
  },

  menu: {
    title: 'Menu',
    order: (order: keyof typeof ORDERS): string => ORDERS[order],
    resume: 'Resume',
    settings: 'Settings',
    rulebook: 'Rulebook',
    log: 'Log',
    lookBack: 'Replay',
    dice: 'Dice',
    share: 'Save and share',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    toTitle: 'Quit to title (game saved)',
    ending: 'Back to the ending',
    giveUp: 'Give up',
    practice: 'Practice: undo anything',
    shortcuts: 'Keyboard shortcuts',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    here: 'On this screen',
    everywhere: 'Everywhere',
    everywhereKeys: [
      [['↑', '↓', '←', '→'], 'Move from one control to the next'],
      [['Tab', 'Shift Tab'], 'Next or previous control'],
      [['Enter', 'Space'], 'Press the control'],
      [['Esc'], 'Cancel, close, or go back'],
      [['Ctrl Z', 'Ctrl Y'], 'Undo · Redo (on a Mac, with Command)'],
      [['?'], 'Explain what is under the cursor'],
      [['K'], 'This list'],
    ],
    playback: 'Animations and replays',
    playbackKeys: [
      [['Space'], 'Pause or play'],
      [['.', ','], 'One step forward or back'],
      [['+'], 'Change the speed'],
      [['Page Up', 'Page Down'], 'Next or previous round'],
      [['Home', 'End'], 'Start or end of the replay'],
    ],
    gamepad: 'Gamepad',
    gamepadKeys: [
      [['D-pad', 'Left stick'], 'Move from one control to the next'],
      [['A', 'B'], 'Press · Cancel, close, or go back'],
      [['X', 'Y'], 'Undo · Forecast'],
      [['Select', 'Start'], 'Explain what is under the cursor · Menu'],
      [['LB', 'RB'], 'Previous or next page or round'],
      [['Right stick'], 'Scroll'],
    ],
  },

  practice: {
    title: 'Switch to practice?',
    lines: [
      'You can undo anything from now on, even rolls and cards you have already seen.',
      'This can’t be reversed: the game stays a practice game and doesn’t count in your records.',
    ],
    confirm: 'Practice',
    cancel: 'Play for real',
    mark: 'Practice game.',
    titled: (title: string): string => `Practice, ${title}`,
  },

  /** A match that is played with a content pack. */
  withPack: (title: string, pack: string): string => `${title}, content pack ${pack}`,

  /** Before a command that most likely loses the game. */
  danger: (brief: string, lines: readonly string[]) => ({
    title: `${brief}. Do it anyway?`,
    lines,
    confirm: `Do it: ${brief}`,
    cancel: 'Go back',
  }),

  giveUp: {
    title: 'Give up this game?',
    lines: (givenUp: string): readonly string[] => [`${givenUp} The game stays in your replays.`],
    /** Where nothing was played, so that there is nothing to keep. */
    untouched: ['You haven’t played anything yet, so there is no replay to keep.'],
    confirm: 'Give up',
    cancel: 'Keep playing',
  },

  newGame: {
    title: 'Start a new game?',
    lines: ['It will replace your game in progress.'],
    confirm: 'Start new game',
    cancel: 'Keep my game',
  },

  settings: {
    title: 'Settings',
    reset: 'Reset all settings',
    play: 'Gameplay',
    sound: 'Sound',
    look: 'Display',
    density: 'Detail',
    densities: { newcomer: 'Full', normal: 'Standard', expert: 'Minimal' },
    confirm: 'Preview actions',
    confirmHint:
      'Press an action once to preview it, and again to confirm. The main button confirms at once, also what you pick from a list.',
    alwaysForecast: 'Always show forecast',
    hints: 'Beginner hints',
    hintsHint: 'Shows a tip when something comes up for the first time.',
    speed: 'Animation speed',
    speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×', instant: 'Instant' },
    muted: 'Mute',
    mutedHint: 'Turns off all sound.',
    music: 'Music',
    effects: 'Sound effects',
    interface: 'Interface sounds',
    percent: (part: number): string => `${Math.round(part * 100)}%`,
    textScale: 'Text size',
    textScaleHint: 'For dialogs, the rulebook, and the log, and on the board where there’s room.',
    highContrast: 'High contrast',
    reducedMotion: 'Reduce motion',
    reducedMotions: { system: 'Match device', on: 'On', off: 'Off' },
  },

  /** Around "What's this?"; the answers are each game's own. */
  inspect: {
    point: 'Point it out',
    menu: 'What’s this?',
    title: 'What’s this?',
    hint: 'Press anything to learn what it is.',
    leave: 'Done',
  },

  rulebook: {
    title: 'Rulebook',
    search: 'Search',
    chapters: 'Chapters',
    found: (count: number): string =>
      count === 0
        ? 'Nothing found. Try fewer or shorter words.'
        : count === 1
          ? '1 entry found'
          : `${count} entries found`,
    see: 'See',
    ruling: 'How we read it:',
    /** An entry by its title, with its rule if it has one. */
    entry: (rule: string | null, title: string): string => (rule === null ? title : `${rule}: ${title}`),
  },

  /** The heading of what explains everything that can be chosen before a game. */
  choices: 'What you can choose',

  seed: {
    form: 'Seed',
    label: (sameSeed: string, hasCodes: boolean): string =>
      `${hasCodes ? 'Enter a seed or a share code.' : 'Enter a seed.'} ${sameSeed}`,
  },

  share: {
    title: 'Save and share',
    copyLink: 'Copy link to this game',
    saveFile: 'Save to file',
    openFile: 'Open file',
    /** Why a running game with secrets cannot leave the device. */
    hidden:
      'This game is saved on this device only. A link or a file would show what the other players are hiding, so you can share it once it’s over.',
    copied: 'Link copied. Anyone who opens it gets the game as it stands now.',
    saved: (name: string): string => `Saved as ${name}.`,
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
    problem: (problem: OfferProblem): string => (isOnTheWay(problem) ? offerProblems[problem] : saveProblem(problem)),
  },

  dice: {
    title: 'Dice',
    thisGame: 'This game’s dice',
    sealed: 'A secret seed has already settled every roll of this game. This is the seed’s fingerprint:',
    own: (seed: string): string =>
      `You chose the seed “${seed}” yourself, so the dice are fixed but not secret. The seed’s fingerprint:`,
    over: 'This is the fingerprint of the seed behind every roll of this game:',
    seedAfter: 'You’ll see the seed when the game is over.',
    elsewhere: 'This game started on another device, so only the person who started it saw the fingerprint back then.',
    why: [
      'The fingerprint was shown before your first action. Nobody can find two seeds with one fingerprint, so the seed could not be changed afterward.',
      'Each roll depends only on the seed and on how many rolls came before it. If the seed shown at the end has this fingerprint and gives the same rolls, nobody tampered with the dice.',
    ],
    whyTitle: 'How does this prove it?',
    byHand: (text: string): string =>
      `To check it yourself: the fingerprint is the SHA-256 hash of the text “${text}”.`,
    logLine: (start: string): string => `The dice are fixed. Their fingerprint starts with ${start} (see Menu, Dice).`,
    short: (start: string): string => `Secret: ${start}`,
    secretSeed:
      'A secret seed. You see its fingerprint now and the seed itself after the game. Press to enter your own.',
    whole: 'Show all',
    copy: 'Copy',
    copied: 'Copied.',
    copyByHand: 'Selected. Copy it yourself.',
    seed: 'Seed',
    check: 'Check',
    kept: {
      yes: 'The seed’s fingerprint is the one shown when the game started.',
      no: 'The seed’s fingerprint is NOT the one shown when the game started!',
      unknown:
        'This device didn’t keep the fingerprint shown when the game started. The one above was worked out from the seed.',
    },
    again: (dice: number): string =>
      dice === 0
        ? 'No dice were rolled in this game.'
        : dice === 1
          ? 'Its one die was rolled again from the seed: same result.'
          : `All ${dice} dice were rolled again from the seed: same results.`,
    otherwise: (otherwise: number, dice: number): string =>
      `${counted(dice, 'die', 'dice')} rolled again from the seed, and ${otherwise} came out DIFFERENT!`,
    otherRules: 'These dice were rolled by an earlier version of the rules, so this version can’t check them.',

    history: 'Your dice',
    whose: 'Dice from',
    allGames: 'All games',
    oneGame: 'This game',
    empty: 'No dice yet. They’re counted when a game ends.',
    summary: (dice: number, games: number): string =>
      `${number(dice)} ${dice === 1 ? 'die' : 'dice'} in ${number(games)} ${games === 1 ? 'game' : 'games'}`,
    chart: 'How often each face came up',
    face: 'Face',
    times: 'Rolled',
    expected: 'Expected',
    band: (percent: number): string => `${percent}% range`,
    range: (least: number, most: number): string => `${number(least)} to ${number(most)}`,
    number: (value: number): string => number(value),
    legend: {
      expected: 'expected',
      inner: 'where fair dice land 95% of the time',
      outer: '99% of the time',
      from: (least: number): string => `bars start at ${number(least)}`,
    },
    even: {
      title: 'Evenness',
      few: 'Too few dice to tell yet.',
      words: (percent: string): string => `Fair dice come out less even than this ${percent} of the time.`,
      verdict: {
        usual: 'As even as fair dice should be.',
        rare: 'Unusual, but fair dice do this 1 time in 20.',
        strange: 'Strange: fair dice hardly ever do this, about 1 time in 100.',
      },
      exact: (value: string, degrees: number): string => `Chi-square ${value}, ${degrees} degrees of freedom`,
    },
    hits: {
      title: 'Hits',
      words: (hits: number, fought: number, rate: string): string =>
        `${number(hits)} of ${number(fought)} attack dice were hits: ${rate}.`,
      promised: (promised: number, rate: string, least: number, most: number): string =>
        `The odds called for ${number(promised)} (${rate}). Fair dice land between ${number(least)} and ${number(most)}, 95% of the time.`,
      none: 'No fights yet.',
    },
    streaks: {
      title: 'Longest streaks',
      words: (hits: number, misses: number, same: number): string =>
        `${counted(hits, 'hit')}, ${counted(misses, 'miss', 'misses')}, ${counted(same, 'roll')} of the same face.`,
      same: (same: number): string => `${counted(same, 'roll')} of the same face.`,
      usual: (same: number): string => `With this many dice, ${same} of the same face in a row is normal.`,
    },

    games: 'Recent games',
    gamesAbout: (listed: number): string =>
      `The last ${listed} are listed one by one. Older games count only in the totals above.`,
    gameLine: (day: string, outcome: 'won' | 'lost' | 'over' | 'givenUp', dice: number): string =>
      `${day}: ${{ won: 'won', lost: 'lost', over: 'finished', givenUp: 'given up' }[outcome]}, ${dice} ${dice === 1 ? 'die' : 'dice'}`,

    forget: 'Clear dice history',
    forgetAsk: {
      title: 'Clear your dice history?',
      lines: ['This deletes the counts and the list of games from this device. Your replays stay.'],
      confirm: 'Clear',
      cancel: 'Keep it',
    },
    trouble: (trouble: DiceTrouble): string => diceTrouble[trouble],
  },

  install: {
    offlineReady: 'Ready to play offline.',
    nothingToContinue: 'No game in progress. Why not start one?',
    refused: 'This browser doesn’t allow saving for offline play.',
    updating: 'Updating…',
  },

  save: {
    notSaved: 'This game isn’t being saved',
    trouble: {
      full: 'This browser is out of storage.',
      noStore: 'This browser doesn’t let the game store anything.',
    } satisfies Record<WriteTrouble, string>,
    saveBefore: 'You can keep playing, but save the game to a file before you close the page, or it will be lost.',
    playOn: 'Keep playing',
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
    refused: (problem: SaveProblem): string =>
      isPackId(problem) || problem === 'otherVersion'
        ? `${saveProblem(problem)} It is still saved.`
        : `${saveProblem(problem)} It was set aside, not deleted.`,
    refusedInPlace: (problem: SaveProblem): string =>
      `${saveProblem(problem)} There was no room to set it aside, so new games won’t be saved until you clear this site’s data.`,
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
  },
} as const;

/** Why a stored game was not accepted. */
const saveProblems: Readonly<Record<Exclude<SaveProblem, PackId>, string>> = {
  tooBig: 'The saved game is much too large to be real.',
  notJson: 'The saved game is damaged and can’t be read.',
  notASave: 'The saved game can’t be opened: it isn’t from this app.',
  retired: 'The saved game was played with cards or options that this version no longer has.',
  otherGame: 'The saved game is from a different game, and this version doesn’t include it.',
  otherVersion: 'The saved game was played by newer rules. Update the app, then try again.',
  badSetup: 'The saved game starts with a setup the rules don’t allow.',
  badCommand: 'The saved game contains an action the rules don’t allow.',
  otherStates: 'The saved game doesn’t replay to its recorded result.',
};

const needsPack = (pack: PackId): string =>
  `The saved game needs the content pack “${nameInPackId(pack)}” (${pack.slice(-14)}). Add it under Settings, Content packs, then try again.`;

function saveProblem(problem: SaveProblem): string {
  return isPackId(problem) ? needsPack(problem) : saveProblems[problem];
}

/** Why a game from a file or a link was not taken. */
const offerProblems: Readonly<Record<Exclude<OfferProblem, SaveProblem>, string>> = {
  unreadable: 'The file can’t be read. Try another copy.',
  linkTooLong: 'The game is too long for a link. Save it to a file instead.',
  linkDamaged: 'The link is damaged or incomplete. Try copying it again.',
  gameNotLoaded: 'It’s from a different game, which couldn’t be loaded. Check your connection, then try again.',
  noRoomToHandOver: 'It’s from a different game, and this browser has no room to hand it over.',
  linkNotSupported: 'This browser is too old for game links. Use a file instead.',
};

/** Whether a game could not even be brought here, so that nothing is known of it. */
function isOnTheWay(problem: OfferProblem): problem is Exclude<OfferProblem, SaveProblem> {
  return Object.hasOwn(offerProblems, problem);
}

/** What is wrong with the stored history of dice. */
const diceTrouble: Readonly<Record<DiceTrouble, string>> = {
  refused: 'Your dice history is damaged. It was set aside, not deleted, and a new one starts now.',
  refusedInPlace:
    'Your dice history is damaged, and there was no room to set it aside. New dice won’t be saved until you clear this site’s data.',
  full: 'This browser is out of storage. Your dice history will be lost when you close the page.',
};

/** "1 hit", "1,200 hits". */
function counted(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}

/** A whole number with its thousands apart. */
function number(value: number): string {
  return value.toLocaleString('en-US');
}
