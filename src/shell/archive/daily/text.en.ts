import { archiveText } from '../text.en.ts';

const { done, streak } = archiveText.daily;

/** How a daily game went, and at which step of difficulty; a step that is not the day's own says which one is. */
const result = (won: boolean, rounds: number, played: string | null, own: string | null): string =>
  [
    done(won, rounds),
    ...(played === null ? [] : [`at ${played}`]),
    ...(played === null || own === null || played === own ? [] : [`(the day’s step: ${own})`]),
  ].join(' ');

/** All words of the daily game's page, and of the result that is shared. */
export const dailyText = {
  title: 'Daily game',
  date: (day: string): string =>
    new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  newDay: 'It’s past midnight UTC: here is the game of the new day.',
  standing: 'Your day',
  notPlayed: 'You haven’t finished today’s game yet.',
  result: (won: boolean, rounds: number, played: string | null, own: string | null): string =>
    `${result(won, rounds, played, own)}.`,
  again: 'You can play it again, but only your first try counts as today’s result.',
  inProgress: (game: string, step: string | null): string =>
    `In progress${step === null ? '' : ` at ${step}`}: ${game}.`,
  streak: (days: number): string =>
    days === 0 ? 'Finish a daily game on its day to start a streak.' : `Streak: ${streak(days)}.`,
  team: 'Who plays',
  /** Marks the step that the day proposes. */
  today: 'today’s',
  difficulty: 'Difficulty',
  tested: (step: string): string => `The computer has won today’s game at ${step}.`,
  otherStep: (step: string): string =>
    `The computer has won today’s game at ${step}. Here it has the same luck, but may be impossible to win.`,
  untested: 'Today’s game hasn’t been tested: it may be impossible to win.',
  play: 'Play',
  playAgain: 'Play again',
  resume: 'Continue',
  yesterday: 'Yesterday’s game isn’t over',
  yesterdayLine: 'Finish it today (UTC), and it will still count for yesterday. Today’s game would replace it.',
  beginToday: 'Start today’s game',
  share: {
    button: 'Share result',
    heading: (game: string, day: string): string => `${game} Daily, ${day}`,
    result,
    again: 'Not the first try',
    copied: 'Result copied.',
    failed: 'Couldn’t load everything the result needs. Check your connection.',
    byHand: 'Your result',
    label: 'Copy this text:',
  },
} as const;
