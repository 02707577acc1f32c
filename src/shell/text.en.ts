/** All words of the page around the canvas. */
export const shellText = {
  /** A moment (ISO 8601), by the clock of this device. */
  moment: (at: string): string =>
    new Date(at).toLocaleString('en-US', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),

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

  gameMissing: (name: string): string =>
    `${name} could not be loaded, so here is another game. Connect to the internet and choose ${name} under Games.`,
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
    logLine: (start: string): string => `The dice are fixed. Their fingerprint starts with ${start} (see Menu, Dice).`,
    /** The fingerprint stays in one line, wherever the words break. */
    short: (start: string): string => `Secret ${start.replaceAll(' ', '\u00a0')}`,
    secretSeed:
      'A secret seed. You see its fingerprint now and the seed itself after the game. Press to enter your own.',
    form: 'Seed',
    label: (sameSeed: string, hasCodes: boolean): string =>
      `${hasCodes ? 'Enter a seed or a share code.' : 'Enter a seed.'} ${sameSeed}`,
  },

  install: {
    offlineReady: 'Ready to play offline.',
    nothingToContinue: 'No game in progress. Why not start one?',
    refused: 'This browser doesn’t allow saving for offline play.',
    updating: 'Updating…',
  },
} as const;

/** “1 hit”, “1,200 hits”. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
