import type { SaveProblem } from './saves.ts';

/** All words of the page around the canvas. */
export const shellText = {
  game: 'FAZA',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  choose: 'Choose',

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
  } as Readonly<Record<string, string>>,
  openRule: (id: string): string => `Open rule ${id} in the rulebook`,

  menu: {
    title: 'Menu',
    resume: 'Resume',
    settings: 'Settings',
    rulebook: 'Rulebook',
    log: 'Log',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    toTitle: 'To the title (the game is kept)',
    ending: 'Back to the ending',
    giveUp: 'Give up',
  },

  giveUp: {
    title: 'Give up this game?',
    lines: ['The city falls to the Faza, and this game is gone for good.'],
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
    confirm: 'Preview first',
    confirmHint: 'The first press shows what it would do, the second does it.',
    alwaysForecast: 'Always show the forecast',
    alwaysForecastHint: 'What the Motherships are about to do, as ghosts on the board.',
    speed: 'Speed of the Faza and of dice',
    speeds: { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×', instant: 'Instant' },
    muted: 'Silence',
    mutedHint: 'No sound at all.',
    music: 'Music',
    effects: 'Effects',
    interface: 'Buttons and ticks',
    percent: (part: number): string => `${Math.round(part * 100)} %`,
    textScale: 'Size of words',
    textScaleHint: 'For dialogs, the rulebook and the log.',
    highContrast: 'High contrast',
    reducedMotion: 'Less motion',
    reducedMotions: { system: 'As the device says', on: 'Less', off: 'Full' },
  },

  log: {
    title: 'Log',
    round: (round: number): string => (round === 0 ? 'Before the first round' : `Round ${round}`),
    empty: 'Nothing has happened yet.',
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
  },

  seed: {
    form: 'Seed',
    label: 'Seed: the same seed gives the same city and the same luck',
  },

  install: {
    offlineReady: 'FAZA is now on this device and can be played without a connection.',
  },

  save: {
    full: 'This browser has no room to save. The game goes on, but closing the page will lose it.',
    refused: (problem: SaveProblem): string => `${saveProblem[problem]} It was put aside, not deleted.`,
    refusedInPlace: (problem: SaveProblem): string =>
      `${saveProblem[problem]} There was no room to put it aside, so new games are not saved until you clear this site’s data.`,
  },
} as const;

/** Why a stored game was not accepted. */
const saveProblem: Readonly<Record<SaveProblem, string>> = {
  tooBig: 'The saved game is far too large to be one of ours.',
  notJson: 'The saved game is damaged: it cannot be read.',
  notASave: 'The saved game is damaged: it holds what no game of ours holds.',
  otherGame: 'The saved game is of another game.',
  otherVersion: 'The saved game was played by other rules: the game has been updated since.',
  badSetup: 'The saved game begins in a way that the rules do not know.',
  badCommand: 'The saved game holds a move that the rules do not allow.',
  otherStates: 'The saved game does not lead where it says.',
};
