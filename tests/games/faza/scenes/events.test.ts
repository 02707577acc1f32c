import { describe, expect, it } from 'vitest';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { heroAt } from '../../../../src/games/faza/rules/board.ts';
import type { Fact } from '../../../../src/games/faza/rules/fact.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { touchedTiles } from '../../../../src/games/faza/scenes/event/touched.ts';
import { payOffPrice } from '../../../../src/games/faza/scenes/payOffPrice.ts';
import { statesOf } from './walk.ts';

const states = Array.from({ length: 24 }, (_, seed) => statesOf(seed, 6)).flat();
const [start] = states;
if (!start) throw new Error('no state to begin with');
const why = { rule: 'E1', by: 'event:purge' } as const;

describe('the small board beside an event card', () => {
  it('adds up what is done twice to a tile, and tells losses from gains', () => {
    const facts: Fact[] = [
      { ...why, fact: 'dronesPlaced', tile: 3, count: 1 },
      { ...why, fact: 'dronesPlaced', tile: 3, count: 1 },
      { ...why, fact: 'rebelsLost', tile: 5, count: 1, protected: null },
    ];
    expect(touchedTiles(facts, start).map(({ tile, icon, words }) => [tile, icon, words])).toEqual([
      [3, 'drone', '+2'],
      [5, 'rebel', '−1'],
    ]);
  });

  it('shows an injury where its hero has been carried, not where the hero was', () => {
    const from = heroAt(start, 0).tile;
    const to = from === 1 ? 2 : 1;
    const facts: Fact[] = [
      { ...why, fact: 'heroMoved', seat: 0, path: [from, to], manner: 'carried' },
      { ...why, fact: 'heroInjured', seat: 0, card: 1 },
    ];
    expect(touchedTiles(facts, start).map(({ tile }) => tile)).toEqual([to, to]);
  });
});

describe('the price on a Long event', () => {
  it('is what the rules take, in every state in which it can be paid', () => {
    let paid = 0;
    for (const state of states) {
      // A Long event lies there, and there is enough in every purse to pay for it.
      const heroes = state.heroes.map((hero) => ({ ...hero, points: 9 }));
      const rich = { ...state, heroes, events: { ...state.events, short: null, long: ['overdrive' as const] } };
      for (const command of legalCommands(rich)) {
        if (command.do !== 'payOff') continue;
        paid += 1;
        const before = rich.heroes.reduce((sum, { points }) => sum + points, 0);
        const after = applyLegal(rich, command).state.heroes.reduce((sum, { points }) => sum + points, 0);
        expect(payOffPrice(rich)).toEqual({ price: before - after, purse: before });
        break;
      }
    }
    expect(paid).toBeGreaterThan(0);
  });
});
