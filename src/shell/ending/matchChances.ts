import { roundStarts } from '../../kernel/rounds.ts';
import { now } from '../../kernel/session.ts';
import type { GameChances } from '../../module/ending.ts';
import type { Match, PlayedGame } from '../match.ts';
import { type ChanceBook, emptyBook } from './chanceBook.ts';

/** By the last state of a match, as long as the page is open: whoever comes back to an ending finds its games counted. */
const books = new WeakMap<object, ChanceBook>();

/** Of a game whose chances nobody works out: there is no position to play on from. */
const nobody: GameChances = {
  createWorker: () => {
    throw new Error('there is nothing to play on');
  },
  estimate: () => ({ chance: 0.5, error: 0 }),
};

/** The games that were played on from the rounds of a match that is over. */
export function bookOf({ ending }: Pick<PlayedGame, 'ending'>, { session }: Match): ChanceBook {
  const end = now(session);
  const known = books.get(end);
  if (known) return known;
  const won = session.game.result(end)?.teamWon === true;
  const { chances } = ending;
  const book = emptyBook(chances ?? nobody, chances ? roundStarts(session) : [], session.setup.seed, won);
  books.set(end, book);
  return book;
}
