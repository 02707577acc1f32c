import { expect, test } from 'vitest';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../../../src/games/faza/rules/state/types.ts';
import { armedCards, rolledCards } from '../../../../../src/games/faza/ui/table/armedCards.ts';
import { begin, give } from '../../../../../src/kernel/session.ts';
import { position, setupOf } from '../../positions.ts';

/** A match that begins at a position, after these commands. */
function after(state: State, ...commands: readonly Command[]) {
  const setup = setupOf(state.heroes.map(({ id }) => id));
  let session: FazaSession = { ...begin(faza, setup), opening: { ok: true, state, facts: [] } };
  for (const command of commands) {
    const given = give(session, command);
    if (!('session' in given)) throw new Error(`${command.do} was refused`);
    session = given.session;
  }
  return { session, players: state.heroes.map(() => 'you' as const) };
}

const state = position({
  heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } },
  tiles: { 7: { drones: 1 } },
});
const arm = (hero: number, card: number): Command => ({
  do: 'enhance',
  hero,
  card,
  option: 0,
  target: { kind: 'self' },
});

test('C3 of two equal cards the one that was played lies armed, not the lowest that was used', () => {
  // The Soldier has a Raygun on card 1 and on card 3.
  expect(armedCards(after(state, arm(0, 3)))).toEqual([{ seat: 0, card: 3 }]);
  expect(armedCards(after(state, arm(0, 3), arm(0, 1)))).toEqual([
    { seat: 0, card: 3 },
    { seat: 0, card: 1 },
  ]);
});

test('C3 a roll uses up what was armed for it, and the end of the Team phase all the rest', () => {
  const armed = [arm(0, 3), arm(1, 1)];
  expect(armedCards(after(state, ...armed, { do: 'fight', hero: 0, tile: 7 }))).toEqual([{ seat: 1, card: 1 }]);
  expect(armedCards(after(state, ...armed, { do: 'endTeamPhase' }))).toEqual([]);
});

test('C3 a roll tells which cards were played for it, and not what a skill added', () => {
  const fight: Command = { do: 'fight', hero: 0, tile: 7 };
  expect(rolledCards(after(state, arm(0, 3), fight))).toEqual([{ seat: 0, card: 3 }]);
  const rich = position({
    heroes: { soldier: { tile: 7, points: 1, used: [1] }, doctor: {} },
    tiles: { 7: { drones: 1 } },
  });
  expect(rolledCards(after(rich, { do: 'marksman', hero: 0 }, fight))).toEqual([]);
});
