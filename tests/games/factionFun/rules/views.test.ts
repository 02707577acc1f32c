import { describe, expect, test } from 'vitest';
import { ACTION_DECK } from '../../../../src/games/factionFun/content/cards.ts';
import { PEOPLES } from '../../../../src/games/factionFun/content/vocabulary.ts';
import { without } from '../../../../src/games/factionFun/rules/evolve.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Command } from '../../../../src/games/factionFun/rules/state/command.ts';
import type { FactionFunView, State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { HIDDEN } from '../../../../src/games/factionFun/rules/state/state.ts';
import { redact } from '../../../../src/games/factionFun/rules/views.ts';
import { chanceFrom, UNKNOWN_CHANCE } from '../../../../src/kernel/chance.ts';
import type { Viewer } from '../../../../src/kernel/game.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { random } from '../../../../tools/factionFun/bots/random.ts';
import { attacking, give, legal, position } from '../position.ts';
import { setupOf } from '../subject.ts';

/** A game of random players: each state with the command that follows. */
function* gameOf(seed: string, seats: number): Generator<readonly [State, Command]> {
  let { state } = factionFun.newGame(setupOf(seed, seats));
  for (let number = 0; factionFun.result(state) === null; number++) {
    const command = random.choose(
      factionFun.view(state, at(factionFun.activeSeats(state), 0)),
      chanceFrom(`${seed}/${number}`),
    );
    if (!command) throw new Error('nobody can act');
    yield [state, command];
    state = give(state, command).state;
  }
}

const told = ({ steps: _, chance: __, ...view }: FactionFunView) => view;

describe('S3 what viewers know', () => {
  test.each([2, 4])('S3 redacted facts lead to the view of every viewer, in a game of %i seats', (seats) => {
    for (const [state, command] of gameOf('folded', seats)) {
      const { state: after, facts } = give(state, command);
      for (const viewer of [0, 1, 'spectator'] as const satisfies readonly Viewer[]) {
        const view = facts.reduce<FactionFunView>(
          (folded, fact) => factionFun.evolve(folded, redact(fact, viewer)),
          factionFun.view(state, viewer),
        );
        expect(told(view)).toEqual(told(factionFun.view(after, viewer)));
      }
    }
  });

  test('S3 a command on a view leads to a view', () => {
    const [[state, command] = []] = gameOf('view', 2);
    if (!state || !command) throw new Error('no game');
    const applied = factionFun.apply(factionFun.view(state, command.seat), command);
    expect(applied).toMatchObject({ ok: true, state: { viewer: command.seat, chance: { seed: UNKNOWN_CHANCE.seed } } });
  });

  test('S3 in a determinized state each people has the cards of its deck, and the viewer its own, at any time', () => {
    let number = 0;
    for (const [state] of gameOf('guess', 2)) {
      if (number++ % 8 > 0) continue;
      for (const viewer of [0, 1] as const) {
        const { hands, decks } = factionFun.determinize(factionFun.view(state, viewer), chanceFrom(`guess ${number}`));
        expect(hands[viewer]).toEqual(state.hands[viewer]);
        for (const [seat, people] of PEOPLES.entries()) {
          const { left, discards } = decks[people];
          expect(discards).toEqual(state.decks[people].discards);
          expect([...left, ...discards, ...at(hands, seat)].sort()).toEqual([...ACTION_DECK[people]].sort());
        }
      }
    }
    expect(number).toBeGreaterThan(100);
  });

  test('S3, A1 of hidden cards only the choice to play none is known', () => {
    const hands = [['ferry', 'drill'], []] as const;
    const state = position({
      map: ['Sp p p Hp'],
      avatars: [
        ['S', 0],
        ['H', 3],
      ],
      step: 'card',
      hands,
    });
    expect(factionFun.legalCommands(factionFun.view(state, 1))).toEqual([{ do: 'pass', seat: 0 }]);
  });
});

describe('B3 leaving a tile', () => {
  test('B3 where no land is left to go to, an avatar stays', () => {
    const state = position({
      map: ['Sp p Sp Sp'],
      avatars: [
        ['S', 0],
        ['H', 1],
      ],
      step: 'act',
    });
    for (let number = 0; ; number++) {
      const after = give({ ...state, chance: chanceFrom(`seed ${number}`) }, attacking(0, 1)).state;
      if (after.holders[1] !== 'sailfolk') continue;
      expect([legal(after, 'return'), after.avatars[1]?.tile]).toEqual([[], 1]);
      return;
    }
  });
});

test('S3 cards that leave a hand are known, hidden, or not in it', () => {
  expect(without(['ferry', 'drill'], ['drill'])).toEqual(['ferry']);
  expect(without([HIDDEN, HIDDEN], ['drill'])).toEqual([HIDDEN]);
  expect(without(['ferry'], ['drill'])).toEqual(['ferry']);
});
