import { describe, expect, test } from 'vitest';
import { boardOutcomes, fightOutcomes } from '../../../../src/games/faza/bots/search/outcomes.ts';
import type { EventId } from '../../../../src/games/faza/content/vocabulary.ts';
import { dangerOf } from '../../../../src/games/faza/interaction/preview/danger.ts';
import { previewOf } from '../../../../src/games/faza/interaction/preview/preview.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { isGrave } from '../../../../src/module/chances/danger.ts';
import { position } from '../positions.ts';
import { statesOf } from '../scenes/walk.ts';

/** The chance that a command loses the game at once, summed over all its possible results. */
function lostShare(state: FazaView, command: Command): number {
  const isLost = ({ outcome }: FazaView): boolean => outcome?.won === false;
  const share = (cases: readonly { readonly chance: number; readonly view: FazaView }[]): number =>
    cases.reduce((sum, { chance, view }) => (isLost(view) ? sum + chance : sum), 0);
  if (command.do === 'fight') return share(fightOutcomes(state, command));
  if (command.do === 'board' || command.do === 'insider') return share(boardOutcomes(state, command));
  return isLost(command.do === 'endTeamPhase' ? forecast(state).after : applyLegal(state, command).state) ? 1 : 0;
}

/** The same position with every hero one injury from death. */
function hurt(state: FazaView): FazaView {
  const heroes = state.heroes.map((hero) => ({
    ...hero,
    cards: hero.cards.map((card, index) => ({ ...card, injured: index > 0 })),
  }));
  return { ...state, heroes };
}

const INJURED = { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: {} } as const;

/** A boarding by a hero one injury from death, with these event cards on top of the deck. */
function boarding(next: readonly EventId[], options: { drawTwo?: true }): [FazaView, Command] {
  const ships = { carrier: { tile: 6, health: 3 } } as const;
  const state = position({ heroes: INJURED, tiles: { 6: { rebels: 1 } }, ships, next, options });
  const command = legalCommands(state).find((one) => one.do === 'board');
  if (!command) throw new Error('nobody can board');
  return [state, command];
}

describe('the danger of a command', () => {
  test('is the share of its outcomes that lose the game, in every position of whole games', () => {
    let risky = 0;
    const played = Array.from({ length: 8 }, (_, seed) => statesOf(seed)).flat();
    const positions = played.flatMap((state) => [state, hurt(state)]);
    for (const state of positions) {
      if (state.agenda.length > 0 || state.drawTwo || state.phase !== 'team') continue;
      for (const command of legalCommands(state)) {
        if (command.do === 'endTeamPhase' && forecast(state).hasChoices) continue;
        const share = lostShare(state, command);
        expect(dangerOf(state, command)?.chance ?? 0).toBeCloseTo(share, 9);
        if (share > 0) risky += 1;
      }
    }
    expect(risky).toBeGreaterThan(20);
  });

  test('C5, X2: of a roll it is the chance that the hero dies, in words for the button', () => {
    const state = position({
      heroes: INJURED,
      tiles: { 6: { drones: 1 } },
    });
    expect(dangerOf(state, { do: 'fight', hero: 0, tile: 6 })).toEqual({
      chance: expect.closeTo(1 / 3, 9),
      brief: '33% to lose',
      said: '33% chance to lose the game: a hero dies.',
    });
  });

  test('X3: the end of a phase that needs a Drone too many loses for sure, and takes a deliberate press', () => {
    const state = position({ dronesInPool: 0 });
    const danger = dangerOf(state, { do: 'endTeamPhase' });
    expect(danger).toEqual({ chance: 1, brief: 'You lose', said: 'This loses the game: the Drone pool runs dry.' });
    expect(isGrave(danger)).toBe(true);
  });

  test('D2: the end of a phase that leaves one Drone in the pool warns of it, and takes no deliberate press', () => {
    const before = position({ dronesInPool: 20 });
    const used = 20 - forecast(before).after.pool.drones;
    const left = (drones: number) => dangerOf(position({ dronesInPool: used + drones }), { do: 'endTeamPhase' });
    expect(left(2)).toBeNull();
    expect(left(1)).toMatchObject({ chance: 0, brief: 'Pool: 1 left' });
    expect(left(0)).toMatchObject({ chance: 0, brief: 'Pool: 0 left' });
    expect(isGrave(left(0))).toBe(false);
  });

  test.each([
    [['ionStorm', 'defectors'], { drawTwo: true }, 1],
    [['ionStorm', 'abduction'], { drawTwo: true }, 0],
    [['ionStorm', 'abduction'], {}, 1],
  ] as const)('B3, V3: a boarding answered by %j with %j loses with chance %d', (next, options, chance) => {
    const [state, command] = boarding(next, options);
    expect(dangerOf(state, command)?.chance ?? 0).toBe(chance);
    expect(previewOf(state, command, [])).toMatchObject({ kind: 'boarding', lost: chance });
  });
});
