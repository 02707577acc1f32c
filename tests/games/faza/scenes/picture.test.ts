import { describe, expect, it } from 'vitest';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import { pictureAfter } from '../../../../src/games/faza/scenes/film/picture.ts';
import { statesOf } from './walk.ts';

const states = Array.from({ length: 24 }, (_, seed) => statesOf(seed, 6)).flat();

/** What the board draws of a state, but for the order of cards. */
function drawn({ tiles, heroes, ships, tracker, pool, events, phase, round }: State) {
  const { short, long, kept } = events;
  const people = heroes.map(({ tile, points, bonus, cards, armed }) => ({ tile, points, bonus, cards, armed }));
  return { tiles, people, ships, tracker, pool, short, long, kept, phase, round };
}

describe('the pictures of a film', () => {
  it('lead fact by fact from the state before a command to the one after it', () => {
    let looked = 0;
    for (const state of states) {
      const commands = legalCommands(state);
      const names = new Map(commands.map((command) => [command.do, command]));
      for (const command of names.values()) {
        const { state: after, facts } = applyLegal(state, command);
        if (after.outcome) continue;
        looked += 1;
        expect(drawn(facts.reduce(pictureAfter, state)), command.do).toEqual(drawn(after));
      }
    }
    expect(looked).toBeGreaterThan(200);
  });
});
