import type { Chances } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';

/** All words of the pages about a game that is over. */
export const endingText = {
  figures: {
    title: 'Figures',
    about: ({ games: { least, most }, work, progress }: Chances): string => {
      const begin = 'How it stood at the end of each round.';
      const far = `${work.done} of ${work.wanted} games`;
      if (most === 0) return `${begin} The computer is still playing on to estimate the chance to win: ${far}.`;
      const games = least !== most ? `${least} to ${most} games` : most === 1 ? '1 game' : `${most} games`;
      const more = progress === 'done' ? '' : ` It is still playing: ${far}.`;
      return `${begin} The chance to win is an estimate from ${games} that the computer played on from each round, by luck of its own; ± says how far it may well be off.${more}`;
    },
    failed: 'How it stood at the end of each round. This browser cannot estimate the chance to win.',
    round: 'Round',
    start: 'Start',
    open: (round: number): string => `Open round ${round}`,
    chance: 'Win chance',
    drones: 'Drones in the city',
    pool: 'Drones in the pool',
    health: 'Ship health',
    injuries: 'Injuries',
    unknown: '…',
    estimate: ({ chance, error }: { readonly chance: number; readonly error: number }): string =>
      error === 0 ? text.board.percent(chance) : `${text.board.percent(chance)} ± ${Math.round(error * 100)}`,
  },
  round: {
    title: (round: number): string => `Round ${round}`,
    key: {
      turn: 'Here the game turned.',
      maybeTurn: 'Here the game turned, as far as we can tell.',
      hardest: 'This was the hardest round.',
    },
    before: 'Round before',
    after: 'Round after',
    change: (from: string, to: string): string => (from === to ? to : `${from} → ${to}`),
    happened: 'What happened',
    nothing: 'Nothing worth a word.',
    lookBack: 'Look back',
    playOn: 'Play on from here',
    playOnHint: 'A game played on is practice: this ending, your records and your dice stay as they are.',
  },
  share: {
    title: 'Share',
    picture: 'The ending as a comic cover',
    sharePicture: 'Share the picture',
    savePicture: 'Save the picture',
    game: 'Share the game itself',
    saved: (name: string): string => `Saved as ${name}.`,
    failed: 'The picture could not be drawn.',
    drawing: 'Drawing …',
    words: (won: boolean): string =>
      won ? 'Earth stands! FAZA, the board game.' : 'The Earth is Faza. Can you do better?',
    alt: (headline: string, reason: string): string => `Comic cover: ${headline} ${reason}`,
  },
  backToEnding: 'Back to the ending',
  practice: 'A practice game begins here: it will not count.',
} as const;
