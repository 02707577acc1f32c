import { describe, expect, test } from 'vitest';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../../../src/games/faza/rules/state/types.ts';
import { historyOf } from '../../../../../src/games/faza/ui/ending/history.ts';
import { isOver } from '../../../../../src/kernel/game.ts';
import { begin, give, now } from '../../../../../src/kernel/session.ts';
import { at } from '../../../../../src/kernel/values/at.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor', 'senator'],
  seed: 'history',
  health: null,
  rewards: true,
  fazaFirst: false,
};

/** A game to its end, every command chosen in a fixed way. */
function played(opening: FazaSession): FazaSession {
  let session = opening;
  for (let given = 0; !isOver(faza, now(session)); given++) {
    const legal = faza.legalCommands(now(session));
    const result = give(session, at(legal, (given * 7 + 3) % legal.length));
    if (!('session' in result)) throw new Error('a legal command was refused');
    session = result.session;
  }
  return session;
}

describe('the history of a match has its beginning and the end of each round', () => {
  test('when the team begins', () => {
    const session = played(begin(faza, setup));
    expect(historyOf(session)).toHaveLength(now(session).round + 1);
  });

  test('when the Faza begin', () => {
    const session = played(begin(faza, { ...setup, mode: 'hard', health: 1, fazaFirst: true }));
    expect(historyOf(session)).toHaveLength(now(session).round + 1);
  });
});
