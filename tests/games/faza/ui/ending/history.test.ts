import { describe, expect, test } from 'vitest';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../../../src/games/faza/rules/state/types.ts';
import { historyOf } from '../../../../../src/games/faza/ui/ending/history.ts';
import { at } from '../../../../../src/kernel/at.ts';
import { isOver } from '../../../../../src/kernel/game.ts';
import { begin, give, now } from '../../../../../src/kernel/session.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor', 'senator'],
  seed: 'history',
  health: null,
  rewards: true,
  fazaFirst: false,
};

const earlier = at(faza.earlier ?? [], 0);

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

/** The first game that the Faza open (V5), lost in that phase or not; only by earlier rules it could be. */
function fazaFirst(isLost: boolean): FazaSession {
  for (let number = 0; number < 500; number++) {
    const hard = { ...setup, mode: 'hard', health: 1, fazaFirst: true, seed: `opening ${number}` } as const;
    const opening = begin(isLost ? earlier : faza, hard);
    if ((now(opening).outcome !== null) === isLost) return opening;
  }
  throw new Error('no such opening');
}

describe('the history of a match has its beginning and the end of each round', () => {
  test('when the team begins', () => {
    const session = played(begin(faza, setup));
    expect(historyOf(session)).toHaveLength(now(session).round + 1);
  });

  test('when the Faza begin', () => {
    const session = played(fazaFirst(false));
    expect(historyOf(session)).toHaveLength(now(session).round + 1);
  });

  test('when it is lost before round 1: how it stood then, and no round that never was', () => {
    const session = fazaFirst(true);
    expect(now(session).round).toBe(0);
    expect(historyOf(session)).toHaveLength(1);
  });
});
