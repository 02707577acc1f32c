import type { Estimate } from '../../../../module/swing.ts';
import { text } from '../../text/en.ts';

/** Words of the figures of a game that is over, and of what is shared of it. */
export const endingFigureText = {
  names: ['Win chance', 'Drones in the city', 'Drones in the pool', 'Ship health', 'Injured cards'],
  estimate: ({ chance, error }: Estimate): string =>
    error === 0 ? text.board.percent(chance) : `${text.board.percent(chance)} ± ${Math.round(error * 100)}`,
  share: (won: boolean): string =>
    won ? 'Earth stands! FAZA, the board game.' : 'Earth has fallen! Can you do better?',
};
