import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import { parseGame } from '../../../src/shell/persistence/gameText.ts';
import { createOwner, outgoingText, sealableOf } from '../../../src/shell/persistence/owner.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import { fc } from '../../kit/seeded.ts';
import { freshOwner } from './archive/kit.ts';
import { beginning, matches } from './archive/matches.ts';

const match = at(matches, 0);

describe('a seal', () => {
  test('is recognized by the browser that made it, even after being sent around, and by no other', () => {
    const store = memoryStore();
    const dice = createDiceHistory(store, 'faza');
    const sent = outgoingText({ dice, owner: createOwner(store) }, { ...match, whose: 'own' });
    const parsed = parseGame(sent, fazaModule);
    if (typeof parsed === 'string') throw new Error(parsed);
    expect(createOwner(store).knows(sealableOf(parsed), parsed.seal)).toBe(true);
    expect(freshOwner().knows(sealableOf(parsed), parsed.seal)).toBe(false);
    expect(parsed.whose).toBeUndefined();
  });

  test('fits the game to the last move: continuing the game, or turning practice into a real game, needs another', () => {
    const owner = freshOwner();
    const game = sealableOf(match);
    const seal = owner.seal(game);
    expect(owner.knows(sealableOf(beginning(match, game.commands.length - 1)), seal)).toBe(false);
    expect(owner.knows({ ...game, practice: true }, seal)).toBe(false);
    expect(owner.knows({ ...game, players: ['computer', ...game.players.slice(1)] }, seal)).toBe(false);
    expect(owner.knows(game, undefined)).toBe(false);
  });

  test('is given to no other person’s game', () => {
    const [owner, dice] = [freshOwner(), createDiceHistory(memoryStore(), 'faza')];
    for (const whose of ['guest', undefined] as const) {
      expect(outgoingText({ dice, owner }, whose ? { ...match, whose } : match)).not.toContain('seal');
    }
  });
});

describe('the secret', () => {
  test('never leaves the browser', () => {
    const store = memoryStore();
    const owner = createOwner(store);
    const sent = outgoingText({ dice: createDiceHistory(store, 'faza'), owner }, { ...match, whose: 'own' });
    const secret = store.getItem('faza.owner') ?? '';
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    expect(sent).not.toContain(secret);
  });

  test('is regenerated if it is damaged, and lasts as long as the page if nothing can be stored', () => {
    const game = sealableOf(match);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('0'.repeat(33))), (garbage) => {
        const store = memoryStore();
        store.setItem('faza.owner', garbage);
        expect(createOwner(store).knows(game, createOwner(store).seal(game))).toBe(true);
      }),
      { numRuns: 20 },
    );
    const full = { ...memoryStore(), setItem: () => expect.fail('full') };
    const owner = createOwner({
      ...full,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(owner.knows(game, owner.seal(game))).toBe(true);
  });
});
