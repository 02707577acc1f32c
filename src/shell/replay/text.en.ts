import type { Question } from '../confirmDialog.ts';
import type { Speed } from '../settings.ts';
import type { Deed } from './phaseSummary.ts';

/** All words of the log, of replays, and of what is shown of a Faza phase beside the film itself. */
export const replayText = {
  speed: (speed: Speed): string => SPEEDS[speed],
  speedName: (speed: Speed): string => `Speed ${SPEEDS[speed]}`,

  film: {
    name: 'Film of the Faza phase',
    pause: 'Pause',
    play: 'Play',
    step: 'Next',
    stepName: 'Show what happens next, then pause',
    told: (part: number): string => `${Math.round(part * 100)} % shown`,
  },

  summary: {
    title: 'What the Faza did',
    goOn: 'Go on',
    watch: 'Watch again',
    pool: 'Drones left in the pool',
    board: 'Drones on the board',
    change: (from: number, to: number): string => (from === to ? String(to) : `${from} → ${to}`),
    nothing: 'The Faza did nothing.',
    deadly: 'Deadly ground',
    faza: 'Before the ships',
    deeds: {
      moved: 'Flew',
      dronesPlaced: 'Drones',
      dronesBlocked: 'No room for',
      dronesRemoved: 'Drones gone',
      turned: 'Fazaformed',
      restored: 'Earth again',
      injured: 'Injuries',
      rebelsLost: 'Rebels lost',
      rebelsPlaced: 'Rebels joined',
      healed: 'Repaired',
      cancelled: 'Stopped by Sabotage',
      idle: 'Did nothing',
      lost: 'The city fell',
    } satisfies Readonly<Record<Deed, string>>,
  },

  log: {
    title: 'Log',
    round: (round: number): string => (round === 0 ? 'Before the first round' : `Round ${round}`),
    empty: 'Nothing has happened yet.',
    nothing: 'Nothing in the log is like this.',
    search: 'Search the log',
    placeholder: 'Drones, injured …',
    filters: 'Filter',
    hero: 'Hero',
    allHeroes: 'All heroes',
    ship: 'Mothership',
    allShips: 'All ships',
    inRound: 'Round',
    allRounds: 'All rounds',
    found: (count: number, all: number): string => (count === all ? `${all} lines` : `${count} of ${all} lines`),
    show: 'Look back at this moment',
  },

  replay: {
    name: 'Looking back',
    ribbon: (round: number): string => (round === 0 ? 'Looking back' : `Round ${round}, looking back`),
    back: 'Back',
    toGame: 'Back to the game',
    toList: 'Back to the replays',
    log: 'Log',
    scrubber: 'Moment of the game',
    stop: 'Stop here',
    moment: (round: number, index: number, all: number, sentence: string): string =>
      `${round === 0 ? 'Before round 1' : `Round ${round}`}, ${index} of ${all}. ${sentence}`,
    round: (round: number): string => (round === 0 ? 'Start' : String(round)),
    controls: {
      previousRound: 'To the beginning of the round',
      stepBack: 'One step back',
      playBack: 'Play backwards',
      pause: 'Pause',
      play: 'Play',
      stepOn: 'One step on',
      nextRound: 'To the next round',
    },
    branch: 'Play on from here',
    branchShort: 'Play on',
    noBranch: 'The game is over here. Step back to a moment from which it can be played on.',
    branched: 'You are back at this moment. Redo brings back what was played after it.',
    /** `over` where the game has come to its end; `practice` where it becomes that; `replaces` where another is in progress. */
    ask: ({ over, practice, replaces }: Branching): Question => ({
      title: over ? 'Play it another way?' : 'Play on from here?',
      lines: [
        ...(over
          ? ['This game is over, and its result stays. What you play from here is practice and counts nowhere.']
          : practice
            ? ['Dice or cards are known that come after this moment, so from here it is a practice game.']
            : []),
        ...(replaces
          ? ['There is a game in progress. This one takes its place; that one is kept among the replays.']
          : over
            ? []
            : ['The game as it is now is kept among the replays.']),
      ],
      confirm: 'Play on',
    }),
  },

  settings: {
    summary: 'Summary of the Faza phase',
    summaryHint: 'A card that says what the Motherships did, line by line.',
  },
} as const;

/** What somebody should know before a game is played on from an earlier moment. */
export interface Branching {
  readonly over: boolean;
  readonly practice: boolean;
  readonly replaces: boolean;
}

const SPEEDS: Readonly<Record<Speed, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×', instant: 'Instant' };
