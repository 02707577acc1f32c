import { describe, expect, test } from 'vitest';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { at } from '../../../../src/kernel/at.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { subject } from '../subject.ts';

const ALL: readonly FactionId[] = ['pirates', 'ninjas', 'monsters', 'cowboys', 'pirates'];

/** Plays a game with commands picked by luck, first by kind, and calls `each` after every one. */
function play(seed: string, seats: number, each: (state: State, command: number) => void): State {
  const luck = { ...chanceFrom(`luck of ${seed}`) };
  let { state } = faceOff.newGame({ seed, factions: ALL.slice(0, seats), timing: 'standard' });
  for (let count = 0; !state.ending; count++) {
    const commands = faceOff.legalCommands(state);
    const kinds = [...new Set(commands.map((command) => command.do))].filter((kind) => kind !== 'reopen');
    const kind = at(kinds, drawBelow(luck, kinds.length));
    const fit = commands.filter((command) => command.do === kind);
    const result = faceOff.apply(state, at(fit, drawBelow(luck, fit.length)));
    if (!result.ok) throw new Error(result.reason);
    ({ state } = result);
    each(state, count);
  }
  return state;
}

describe('G4, G5 whole games', () => {
  test.each([2, 3, 4, 5])('G5 with %i seats never get stuck, and keep every card in one place', (seats) => {
    for (let game = 0; game < 4; game++) {
      const end = play(`game ${game}`, seats, (state, count) => {
        if (count % 10 === 0) expect(subject.faults(state)).toEqual([]);
      });
      expect(['E1', 'E2']).toContain(faceOff.result(end)?.rule);
      expect(faceOff.legalCommands(end)).toEqual([]);
    }
  });

  test.each([2, 3, 5])('S6, F1 with %i seats a view filled by luck agrees with what its viewer sees', (seats) => {
    play('views', seats, (state, count) => {
      if (count % 7 !== 0) return;
      for (const seat of state.seats.keys()) {
        const view = faceOff.view(state, seat);
        const filled = faceOff.determinize(view, chanceFrom(`filled ${count}`));
        expect(JSON.stringify(filled)).not.toContain('"hidden"');
        expect(faceOff.view(filled, seat)).toEqual(view);
      }
    });
  });
});
