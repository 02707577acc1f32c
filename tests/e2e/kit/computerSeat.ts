import { deep } from '../../../src/games/faza/bots/learned.ts';
import type { HeroId } from '../../../src/games/faza/content/vocabulary.ts';
import { drawnCards } from '../../../src/games/faza/interaction/events/eventStory.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Seat, Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { begin, give, type Session, viewNow } from '../../../src/kernel/session.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { type GoldenGame, goldenGamesOf } from './golden.ts';

/** The commands of a computer's hero before the phase ends. */
interface Turn {
  readonly acts: number;
  /** How many event cards it draws: at a table with people each stays until somebody dismisses it. */
  readonly cards: number;
  readonly isOver: boolean;
}

function turnFrom(start: Session<FazaTypes>, seat: Seat): Turn {
  let session = start;
  let cards = 0;
  for (let acts = 0; ; acts++) {
    const before = viewNow(session);
    const isFree = before.phase === 'team' && before.agenda.length === 0;
    const command = isFree ? deep.choose(before, before.chance, [seat]) : null;
    const given = command ? give(session, command) : null;
    if (!given || !('session' in given)) return { acts, cards, isOver: before.outcome !== null };
    session = given.session;
    cards += drawnCards(given.facts, before, viewNow(session)).length;
  }
}

/** The first game of a series in which a computer's hero starts with something to do, and draws no event card. */
export function gameOfComputer(setup: Setup, hero: HeroId): Setup {
  for (let number = 1; number <= 50; number++) {
    const seeded = { ...setup, seed: `turn ${number}` };
    const turn = turnFrom(begin(faza, seeded), setup.heroes.indexOf(hero));
    if (turn.cards === 0 && turn.acts > 0 && !turn.isOver) return seeded;
  }
  throw new Error('in no game the computer begins');
}

/** A position of a recorded game from which a computer's hero would board exactly once before the phase ends. */
export function boardingOfComputer(): { record: GoldenGame['record']; count: number; seat: Seat } {
  for (const { record } of goldenGamesOf(faza.version)) {
    for (const [count, command] of record.commands.entries()) {
      if (command.do !== 'board' || record.setup.drawTwo) continue;
      const turn = turnFrom(gameAfter(record, count), command.hero);
      if (turn.cards === 1 && !turn.isOver) return { record, count, seat: command.hero };
    }
  }
  throw new Error('no computer would board in any recorded game');
}
