import { describe, expect, test } from 'vitest';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Fact } from '../../../../src/games/faceOff/rules/state/fact.ts';
import type { FaceOffView, State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { subject } from '../subject.ts';

const ALL: readonly FactionId[] = ['pirates', 'ninjas', 'monsters', 'cowboys', 'pirates'];

/** Plays a game with commands picked by luck, first by kind, and calls `each` after every one. */
function play(
  seed: string,
  seats: number,
  each: (state: State, command: number, before: State, facts: readonly Fact[]) => void,
): State {
  const luck = { ...chanceFrom(`luck of ${seed}`) };
  let { state } = faceOff.newGame({ seed, factions: ALL.slice(0, seats), timing: 'standard' });
  for (let count = 0; !state.ending; count++) {
    const commands = faceOff.legalCommands(state);
    const kinds = [...new Set(commands.map((command) => command.do))].filter((kind) => kind !== 'reopen');
    const kind = at(kinds, drawBelow(luck, kinds.length));
    const fit = commands.filter((command) => command.do === kind);
    const result = faceOff.apply(state, at(fit, drawBelow(luck, fit.length)));
    if (!result.ok) throw new Error(result.reason);
    const before = state;
    ({ state } = result);
    each(state, count, before, result.facts);
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

  test.each([2, 4])('F1 with %i seats what each seat is told leads from view to view', (seats) => {
    play('told', seats, (state, _, before, facts) => {
      for (const viewer of [...state.seats.keys(), null]) {
        const told = facts.flatMap((fact) => (viewer === null ? fact : (faceOff.redact(fact, viewer) ?? [])));
        const led = told.reduce<FaceOffView>((view, fact) => faceOff.evolve(view, fact), faceOff.view(before, viewer));
        expect(subject.told?.(led)).toEqual(subject.told?.(faceOff.view(state, viewer)));
      }
    });
  });

  test('G5, C1, E2 what cannot be done is refused with the rule', () => {
    const { state } = faceOff.newGame({ seed: 'refused', factions: ['pirates', 'ninjas'], timing: 'standard' });
    const { first } = state;
    const refused = (seat: number, on = state) => faceOff.apply(on, { do: 'claim', seat, card: 'kraken' });
    expect(refused(first)).toEqual({ ok: false, rule: 'C1', reason: 'notNow' });
    expect(refused(1 - first)).toEqual({ ok: false, rule: 'G5', reason: 'notYourTurn' });
    expect(faceOff.apply(state, { do: 'jump' } as never)).toEqual({ ok: false, rule: 'G5', reason: 'unknown' });
    expect(faceOff.apply(state, null as never)).toEqual({ ok: false, rule: 'G5', reason: 'unknown' });
    const end = play('refused', 2, () => undefined);
    expect(refused(0, end)).toEqual({ ok: false, rule: faceOff.result(end)?.rule, reason: 'over' });
    expect(faceOff.result(state)).toBeNull();
  });
});
