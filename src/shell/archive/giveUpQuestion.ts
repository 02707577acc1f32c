import type { Question } from '../../page/confirmDialog.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';
import { isPlayed } from './store/rowOf.ts';

/** What is asked before a match is given up. A replay is promised only where one is kept. */
export function giveUpQuestion({ game }: Pick<App, 'game'>, match: Match): Question {
  const { title, lines, untouched, confirm, cancel } = shellText.giveUp;
  return { title, lines: isPlayed(match) ? lines(game.words.givenUp) : untouched, confirm, cancel, danger: true };
}
