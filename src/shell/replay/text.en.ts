import type { MomentChance } from '../../module/capabilities/chances.ts';
import type { Estimate } from '../../module/chances/swing.ts';
import type { Question } from '../../page/dialog.ts';
import type { Speed } from '../settings/settings.ts';

/** All words of the log, of replays, and of what is shown of a long phase beside its animation. */
export const replayText = {
  speed: (speed: Speed): string => SPEEDS[speed],
  speedName: (speed: Speed): string => `Speed ${SPEEDS[speed]}`,

  animation: {
    pause: 'Pause',
    play: 'Play',
    step: 'Next',
    stepName: 'Show the next step, then pause',
    told: (part: number): string => `${Math.round(part * 100)}% played`,
  },

  summary: {
    goOn: 'Continue',
    watch: 'Watch again',
    change: (from: number, to: number): string => (from === to ? String(to) : `${from} → ${to}`),
  },

  log: {
    title: 'Log',
    round: (round: number): string => (round === 0 ? 'Before the first round' : `Round ${round}`),
    empty: 'Nothing has happened yet.',
    nothing: 'No matching entries',
    search: 'Search the log',
    filters: 'Filter',
    inRound: 'Round',
    allRounds: 'All rounds',
    found: (count: number, all: number): string => (count === all ? entries(all) : `${count} of ${entries(all)}`),
    show: 'Replay this moment',
  },

  replay: {
    name: 'Replay',
    ribbon: (round: number): string => (round === 0 ? 'Replay' : `Replay: round ${round}`),
    back: 'Back',
    toGame: 'Back to the game',
    toList: 'Back to replays',
    log: 'Log',
    scrubber: 'Position in the game',
    moment: (round: number, index: number, all: number, sentence: string): string =>
      `${round === 0 ? 'Before round 1' : `Round ${round}`}, ${index} of ${all}. ${sentence}`,
    round: (round: number): string => (round === 0 ? 'Start' : String(round)),
    /** A defeat that is foretold comes first: an estimate says whether the players would prevent it. */
    momentChance: ({ estimate, isDefeatAhead }: MomentChance): string =>
      [...(isDefeatAhead ? ['Defeat ahead'] : []), ...(estimate ? [estimateText(estimate)] : [])].join(', '),
    chanceName: 'Chance of winning',
    chanceHint:
      'The computer’s estimate of the chance of winning from this moment; ± is its margin of error. “Defeat ahead” means the game is lost unless you prevent it before the phase ends.',
    controls: {
      previousRound: 'Start of the round',
      stepBack: 'Step back',
      playBack: 'Play backward',
      pause: 'Pause',
      play: 'Play',
      stepOn: 'Step forward',
      nextRound: 'Next round',
    },
    branch: 'Play here',
    noBranch: 'The game is over at this point. Step back to a moment you can play from.',
    branched: 'You’re back at this moment. Redo restores what you played after it.',
    /** `over` where the game has come to its end; `practice` where it becomes that; `replaces` where another is in progress. */
    ask: ({ over, practice, replaces }: Branching): Question => ({
      title: over ? 'Try it another way?' : 'Play from here?',
      lines: [
        ...(over
          ? ['This game is over, and its result stands. What you play from here is practice and doesn’t count.']
          : practice
            ? ['You have seen dice or cards from after this moment, so this becomes a practice game.']
            : []),
        ...(replaces
          ? ['It will replace your game in progress, which stays in your replays.']
          : over
            ? []
            : ['The game as it is now stays in your replays.']),
      ],
      confirm: 'Play here',
    }),
  },
} as const;

function estimateText({ chance, error }: Estimate): string {
  return error === 0 ? percent(chance) : `${percent(chance)} ± ${Math.round(error * 100)}`;
}

/** A chance in percent; only what is certain is 0 or 100. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '<1%';
  return rounded === 100 && chance < 1 ? '>99%' : `${rounded}%`;
}

/** "1 entry", "40 entries". */
function entries(number: number): string {
  return `${number} ${number === 1 ? 'entry' : 'entries'}`;
}

/** What a player should know before a game is played on from an earlier moment. */
export interface Branching {
  readonly over: boolean;
  readonly practice: boolean;
  readonly replaces: boolean;
}

const SPEEDS: Readonly<Record<Speed, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×', instant: 'Instant' };
