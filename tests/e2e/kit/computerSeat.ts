import type { HeroId } from '../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Seat, Setup } from '../../../src/games/faza/rules/state/state.ts';
import { drawnCards } from '../../../src/games/faza/scenes/event/eventStory.ts';
import { fazaComputer } from '../../../src/games/faza/ui/computer.ts';
import { begin, give, viewNow } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import type { Match } from '../../games/faza/match.ts';

/** What a computer's hero does in the first round before the phase ends. */
interface FirstTurn {
  readonly acts: number;
  /** How many event cards it brings up: at a table with people each lies there until somebody puts it away. */
  readonly cards: number;
  readonly isOver: boolean;
}

function firstTurn(setup: Setup, seat: Seat): FirstTurn {
  const players = setup.heroes.map((_, other): Player => (other === seat ? 'computer' : 'you'));
  let match: Match = { session: begin(faza, setup), players };
  let cards = 0;
  for (let acts = 0; ; acts++) {
    const command = fazaComputer.next(match, seat, acts);
    const before = viewNow(match.session);
    const given = command ? give(match.session, command) : null;
    if (!given || !('session' in given)) return { acts, cards, isOver: before.outcome !== null };
    match = { ...match, session: given.session };
    cards += drawnCards(given.facts, before, viewNow(match.session)).length;
  }
}

/** The first game of a series in which a computer's hero begins with something to do, and with just so many event cards. */
export function gameOfComputer(setup: Setup, hero: HeroId, cards: number): Setup {
  for (let number = 1; number <= 500; number++) {
    const seeded = { ...setup, seed: `computer ${number}` };
    const turn = firstTurn(seeded, setup.heroes.indexOf(hero));
    if (turn.cards === cards && turn.acts > 0 && !turn.isOver) return seeded;
  }
  throw new Error(`in no game the computer begins with ${cards} event cards`);
}
