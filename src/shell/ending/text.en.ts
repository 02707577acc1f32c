import { percent } from '../../kernel/values/percent.ts';
import type { Chances } from '../../module/capabilities/chances.ts';

/** All words of the pages about a game that is over. */
export const endingText = {
  figures: {
    title: 'Stats',
    about: ({ games: { least, most }, work, progress }: Chances): string => {
      const begin = 'How things stood at the end of each round.';
      const far = `${work.done} of ${work.wanted} games`;
      if (most === 0)
        return `${begin} The chance of winning is a first estimate, ± its margin of error. The computer is playing to refine it: ${far}.`;
      const games = least !== most ? `${least} to ${most} games` : most === 1 ? '1 game' : `${most} games`;
      const more = progress === 'done' ? '' : ` Still playing: ${far}.`;
      return `${begin} The chance of winning is an estimate from ${games} that the computer played from each round, with different luck, and from its first impression; ± is the margin of error.${more}`;
    },
    failed: 'How things stood at the end of each round. This browser can’t estimate the chance of winning.',
    round: 'Round',
    start: 'Start',
    open: (round: number): string => `Open round ${round}`,
    unknown: '…',
  },
  round: {
    title: (round: number): string => `Round ${round}`,
    key: {
      turn: 'This was the turning point.',
      maybeTurn: 'This was probably the turning point.',
      hardest: 'This was the hardest round.',
    },
    before: 'Previous round',
    after: 'Next round',
    change: (from: string, to: string): string => (from === to ? to : `${from} → ${to}`),
    happened: 'What happened',
    nothing: 'Nothing worth mentioning.',
    lookBack: 'Replay',
    playOn: 'Play from here',
    playOnHint: 'What you play from here is practice: this ending, your records, and your dice stay as they are.',
  },
  costly: {
    title: 'Costliest decisions',
    about:
      'What people decided, not dice, cards, or computers. Chances are the computer’s estimates; it knew no more than you did.',
    thinking: (done: number, all: number): string => `Thinking about your decisions: ${done} of ${all}…`,
    none: 'No decision clearly cost you the game.',
    cost: (round: number, chance: number, best: number): string =>
      `Round ${round}: ${percent(chance)} to win instead of ${percent(best)}`,
    better: (line: string): string => `Better: ${line}`,
    /** Buttons of a decision, as screen readers hear them. */
    replay: (round: number): string => `Replay this decision in round ${round}`,
    playOn: (round: number): string => `Play from this decision in round ${round}`,
  },
  share: {
    title: 'Share',
    picture: 'The ending as a comic cover',
    sharePicture: 'Share the picture',
    savePicture: 'Save the picture',
    game: 'Share the game itself',
    result: 'Share the daily result',
    saved: (name: string): string => `Saved as ${name}.`,
    failed: 'Couldn’t draw the picture.',
    drawing: 'Drawing…',
    alt: (headline: string, reason: string): string => `Comic cover: ${headline} ${reason}`,
  },
  backToEnding: 'Back to the ending',
  practice: 'This is now a practice game. It won’t count.',
} as const;
