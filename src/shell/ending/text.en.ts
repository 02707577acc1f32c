import type { Chances } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';

/** All words of the pages about a game that is over. */
export const endingText = {
  figures: {
    title: 'Stats',
    about: ({ games: { least, most }, work, progress }: Chances): string => {
      const begin = 'How things stood at the end of each round.';
      const far = `${work.done} of ${work.wanted} games`;
      if (most === 0) return `${begin} The computer is still playing to estimate the chance of winning: ${far}.`;
      const games = least !== most ? `${least} to ${most} games` : most === 1 ? '1 game' : `${most} games`;
      const more = progress === 'done' ? '' : ` It is still playing: ${far}.`;
      return `${begin} The chance of winning is an estimate from ${games} that the computer played from each round, with different luck; ± is the margin of error.${more}`;
    },
    failed: 'How things stood at the end of each round. This browser can’t estimate the chance of winning.',
    round: 'Round',
    start: 'Start',
    open: (round: number): string => `Open round ${round}`,
    chance: 'Win chance',
    drones: 'Drones in the city',
    pool: 'Drones in the pool',
    health: 'Ship health',
    injuries: 'Injured cards',
    unknown: '…',
    estimate: ({ chance, error }: { readonly chance: number; readonly error: number }): string =>
      error === 0 ? text.board.percent(chance) : `${text.board.percent(chance)} ± ${Math.round(error * 100)}`,
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
    playOnHint: 'What you play from here is practice: this ending, your records and your dice stay as they are.',
  },
  share: {
    title: 'Share',
    picture: 'The ending as a comic cover',
    sharePicture: 'Share the picture',
    savePicture: 'Save the picture',
    game: 'Share the game itself',
    saved: (name: string): string => `Saved as ${name}.`,
    failed: 'Couldn’t draw the picture.',
    drawing: 'Drawing…',
    words: (won: boolean): string =>
      won ? 'Earth stands! FAZA, the board game.' : 'Earth has fallen! Can you do better?',
    alt: (headline: string, reason: string): string => `Comic cover: ${headline} ${reason}`,
  },
  backToEnding: 'Back to the ending',
  practice: 'This is now a practice game. It won’t count.',
} as const;
