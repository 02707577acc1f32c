import type { Difference } from '../kernel/migrate.ts';
import type { DiceTrouble } from './dice/diceHistory.ts';
import type { SaveProblem } from './saves.ts';
import type { OfferProblem } from './share/offerGame.ts';

/** All words of the page around the canvas. */
export const shellText = {
  game: 'FAZA',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  choose: 'Choose',
  understood: 'All right',

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
  openRule: (id: string): string => `Open rule ${id} in the rulebook`,

  menu: {
    title: 'Menu',
    resume: 'Resume',
    settings: 'Settings',
    rulebook: 'Rulebook',
    log: 'Log',
    lookBack: 'Look back',
    dice: 'Dice',
    share: 'Save and share',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    toTitle: 'To the title (the game is kept)',
    ending: 'Back to the ending',
    giveUp: 'Give up',
    practice: 'Practice: undo anything',
  },

  practice: {
    title: 'Play on as practice?',
    lines: [
      'From now on everything can be taken back, also rolls and cards that were seen.',
      'The game counts as practice for good: its ending, its file and its record say so.',
    ],
    confirm: 'Practise',
    cancel: 'Play for real',
    mark: 'A practice game.',
    titled: (title: string): string => `Practice, ${title}`,
  },

  giveUp: {
    title: 'Give up this game?',
    lines: ['The city falls to the Faza. The game stays among your replays.'],
    /** Where nothing was played, so that there is nothing to keep. */
    untouched: ['Nothing has been played yet, so there is no replay to keep.'],
    confirm: 'Give up',
    cancel: 'Keep fighting',
  },

  newGame: {
    title: 'Begin a new game?',
    lines: ['There is a game in progress. A new one takes its place.'],
    confirm: 'New game',
    cancel: 'Keep it',
  },

  settings: {
    title: 'Settings',
    reset: 'Reset all settings',
    play: 'Play',
    sound: 'Sound',
    look: 'Look',
    density: 'How much is said',
    densities: { newcomer: 'All of it', normal: 'The usual', expert: 'Numbers only' },
    confirm: 'Preview first',
    confirmHint: 'The first press shows what it would do, the second does it.',
    alwaysForecast: 'Always show the forecast',
    alwaysForecastHint: 'What the Motherships are about to do, as ghosts on the board.',
    hints: 'Hints in first games',
    hintsHint: 'When something comes up for the first time. They stop by themselves.',
    speed: 'Speed of the Faza and of dice',
    speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×', instant: 'Instant' },
    muted: 'Silence',
    mutedHint: 'No sound at all.',
    music: 'Music',
    effects: 'Effects',
    interface: 'Buttons and ticks',
    percent: (part: number): string => `${Math.round(part * 100)} %`,
    textScale: 'Size of words',
    textScaleHint: 'For dialogs, the rulebook and the log, and on the table where there is room.',
    highContrast: 'High contrast',
    reducedMotion: 'Less motion',
    reducedMotions: { system: 'As the device says', on: 'Less', off: 'Full' },
  },

  rulebook: {
    title: 'Rulebook',
    search: 'Search',
    placeholder: 'Drones, injury, C4 …',
    chapters: 'Chapters',
    found: (count: number): string =>
      count === 0
        ? 'Nothing found. Try fewer or shorter words.'
        : count === 1
          ? '1 entry found'
          : `${count} entries found`,
    see: 'See',
    ruling: 'How we read it:',
    openRuling: (title: string): string => `${title}: this ruling among the others`,
  },

  seed: {
    form: 'Seed',
    label: 'Seed, or a share code: the same seed gives the same city and the same luck',
  },

  share: {
    title: 'Save and share',
    copyLink: 'Copy a link to this game',
    saveFile: 'Save to a file',
    openFile: 'Open file',
    copied: 'The link is copied. Whoever opens it gets this game as it stands now.',
    saved: (name: string): string => `Saved as ${name}.`,
    byHand: {
      title: 'A link to this game',
      label: 'Whoever opens this link gets the game as it stands now. Copy it:',
    },
    ask: 'Play this game?',
    replaces: 'There is a game in progress. This one takes its place.',
    take: 'Play it',
    over: { ask: 'Look at this game?', take: 'Look at it' },
    leave: 'Leave it',
    noLink: 'No link could be made',
    refused: { file: 'This file was not opened', link: 'This link was not followed' },
    problem: (problem: OfferProblem): string => offerProblem[problem],
  },

  dice: {
    title: 'Dice',
    thisGame: 'The dice of this game',
    sealed: 'Every die of this game is already fixed. This is the fingerprint of the seed that they follow from:',
    own: (seed: string): string =>
      `You chose the seed “${seed}” yourself, so these dice are fixed but no secret. Their fingerprint:`,
    over: 'This is the fingerprint of the seed that all dice of this game followed from:',
    seedAfter: 'The seed is shown when the game is over.',
    elsewhere: 'This game did not begin on this device: only whoever began it has seen its fingerprint then.',
    why: [
      'The fingerprint was shown before your first move, and no two seeds that anybody can find have the same one, so the seed could not be changed afterwards.',
      'Every die follows from the seed and the number of the throw alone: if the seed, shown at the end, has this fingerprint and gives the same dice again, nobody touched them in between.',
    ],
    whyTitle: 'Why does this prove it?',
    byHand: (text: string): string => `By hand: the fingerprint is the SHA-256 of the text “${text}”.`,
    logLine: (start: string): string => `The dice are fixed; their fingerprint begins with ${start} (Menu, Dice).`,
    short: (start: string): string => `Secret: ${start}`,
    secretSeed:
      'A secret seed: its fingerprint is shown, and the seed itself when the game is over. Press to type your own.',
    whole: 'Show all',
    copy: 'Copy',
    copied: 'Copied.',
    copyByHand: 'Marked: copy it with your device’s own menu or keys.',
    seed: 'Seed',
    check: 'Check',
    kept: {
      yes: 'The fingerprint of the seed is the one shown when the game began.',
      no: 'The fingerprint of the seed is NOT the one shown when the game began!',
      unknown: 'This device has not kept the fingerprint shown when the game began; that of the seed is the one above.',
    },
    again: (dice: number): string =>
      dice === 0
        ? 'No die was rolled in this game.'
        : dice === 1
          ? 'Its one die was rolled again from the seed: the same.'
          : `All ${dice} dice were rolled again from the seed: every one the same.`,
    otherwise: (otherwise: number, dice: number): string =>
      `${dice} dice were rolled again from the seed, and ${otherwise} came out OTHERWISE!`,
    otherRules: 'Its dice were rolled by an earlier version of the rules and cannot be rolled again by this one.',

    history: 'Your dice',
    whose: 'Which dice',
    allGames: 'All games',
    oneGame: 'This game',
    empty: 'No dice yet. They are counted when a game is over or given up.',
    summary: (dice: number, games: number): string =>
      `${number(dice)} ${dice === 1 ? 'die' : 'dice'} in ${number(games)} ${games === 1 ? 'game' : 'games'}`,
    chart: 'How often each face was rolled',
    face: 'Face',
    times: 'Rolled',
    expected: 'Expected',
    band: (percent: number): string => `${percent} % band`,
    range: (least: number, most: number): string => `${number(least)} to ${number(most)}`,
    number: (value: number): string => number(value),
    legend: {
      expected: 'expected',
      inner: '95 of 100 fair counts end here',
      outer: '99 of 100',
      from: (least: number): string => `bars from ${number(least)} on`,
    },
    even: {
      title: 'Evenness',
      few: 'Too few dice to say anything yet.',
      words: (percent: string): string => `${percent} of fair histories are less even than this.`,
      verdict: {
        usual: 'As even as fair dice are.',
        rare: 'Rare, but one fair history in twenty is like this.',
        strange: 'Strange: hardly one fair history in a hundred is like this.',
      },
      exact: (value: string): string => `Chi-square ${value}, 5 degrees of freedom`,
    },
    hits: {
      title: 'Hits',
      words: (hits: number, fought: number, rate: string): string =>
        `${number(hits)} of ${number(fought)} dice hit: ${rate}.`,
      promised: (promised: number, rate: string, least: number, most: number): string =>
        `The odds promised ${number(promised)} (${rate}); luck makes it ${number(least)} to ${number(most)} in 95 of 100 histories.`,
      none: 'No fight yet.',
    },
    streaks: {
      title: 'Longest rows',
      words: (hits: number, misses: number, same: number): string =>
        `${hits} hits, ${misses} misses, the same face ${same} times.`,
      usual: (same: number): string => `With so many dice, the same face ${same} times in a row is usual.`,
    },

    games: 'Last games',
    gamesAbout: (listed: number): string =>
      `The last ${listed} are kept one by one, older ones only in the figures above.`,
    gameLine: (day: string, outcome: 'won' | 'lost' | 'givenUp', dice: number): string =>
      `${day}: ${{ won: 'won', lost: 'lost', givenUp: 'given up' }[outcome]}, ${dice} ${dice === 1 ? 'die' : 'dice'}`,

    forget: 'Forget my dice',
    forgetAsk: {
      title: 'Forget your dice?',
      lines: ['All counts and the list of games are deleted from this device. Games themselves are not touched.'],
      confirm: 'Forget',
      cancel: 'Keep them',
    },
    trouble: (trouble: DiceTrouble): string => diceTrouble[trouble],
  },

  install: {
    offlineReady: 'FAZA is now on this device and can be played without a connection.',
  },

  save: {
    full: 'This browser has no room to save. The game goes on, but closing the page will lose it.',
    otherTab: 'This game was played in another tab. It goes on from where it stands there.',
    refused: (problem: SaveProblem): string => `${saveProblem[problem]} It was put aside, not deleted.`,
    refusedInPlace: (problem: SaveProblem): string =>
      `${saveProblem[problem]} There was no room to put it aside, so new games are not saved until you clear this site’s data.`,
    changedTitle: 'The rules have changed',
    /** What is different about a game that was made with earlier rules, and what becomes of it. */
    changed: ({ round, refused }: Difference, isOver: boolean): string =>
      [
        `By today’s rules the saved game goes otherwise ${round > 1 ? `from round ${round} on` : 'from the start'}.`,
        ...(refused ? ['One of its moves is no longer allowed.'] : []),
        isOver ? 'It is over now.' : refused ? 'It continues from there.' : 'It continues from where it leads now.',
      ].join(' '),
    kept: 'The original is kept.',
    notKept:
      'There was no room to keep the original as well, so this game is not saved until you clear this site’s data.',
  },
} as const;

/** Why a stored game was not accepted. */
const saveProblem: Readonly<Record<SaveProblem, string>> = {
  tooBig: 'The saved game is far too large to be one of ours.',
  notJson: 'The saved game is damaged: it cannot be read.',
  notASave: 'The saved game is damaged: it holds what no game of ours holds.',
  otherGame: 'The saved game is of another game.',
  otherVersion: 'The saved game was played by newer rules than this page has. Update the game first.',
  badSetup: 'The saved game begins in a way that the rules do not know.',
  badCommand: 'The saved game holds a move that the rules do not allow.',
  otherStates: 'The saved game does not lead where it says.',
};

/** Why a game from a file or a link was not taken. */
const offerProblem: Readonly<Record<OfferProblem, string>> = {
  ...saveProblem,
  unreadable: 'The file cannot be read.',
  linkTooLong: 'The game is too long for a link. It can be saved to a file instead.',
  linkDamaged: 'The link is damaged: a part of it may be missing.',
  linkNotSupported: 'This browser is too old for links to games. Files work.',
};

/** What is wrong with the stored history of dice. */
const diceTrouble: Readonly<Record<DiceTrouble, string>> = {
  refused: 'The stored history of your dice is damaged. It was put aside, not deleted, and a new one begins.',
  refusedInPlace:
    'The stored history of your dice is damaged, and there was no room to put it aside: dice are not stored until you clear this site’s data.',
  full: 'This browser has no room for the history of your dice: it is kept only until the page is closed.',
};

/** A whole number with its thousands apart. */
function number(value: number): string {
  return value.toLocaleString('en-GB');
}
