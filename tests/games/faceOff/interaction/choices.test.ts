import { describe, expect, test } from 'vitest';
import { choicesOf, readyOf } from '../../../../src/games/faceOff/interaction/choices.ts';
import { stepsOf } from '../../../../src/games/faceOff/interaction/steps.ts';
import { inArena } from '../../../../src/games/faceOff/interaction/tableWidgets.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { commandPathAt } from '../../../../src/smallGame/table/selection.ts';
import { atClock, declining, inAssault, inFaceOff, position, sealing, sealingDown } from '../position.ts';

/** What seat 0 can choose after pointing at `keys`, and the command that is chosen or ready then. */
function offered(state: State, ...keys: readonly string[]) {
  const view = faceOff.view(state, 0);
  const paths = faceOff
    .legalCommands(view, 0)
    .map((command): { command: Command; steps: ReturnType<typeof stepsOf> } => ({
      command,
      steps: stepsOf(command, view),
    }));
  const path = keys.map((kind) => ({ kind }));
  const choices = choicesOf(view, 0, paths, path);
  const next = commandPathAt(paths, path)?.command ?? (keys.length === 0 ? readyOf(view, paths) : null);
  return {
    next,
    hand: [...choices.hand].map(([card, { path }]) => [card, path.join(' ')]),
    cards: choices.cards.map(({ key }) => key),
    options: choices.options.map(({ label }) => label),
    arena: inArena(choices).length,
  };
}

describe('what can be chosen', () => {
  const hand = ['grendel', 'goldPan', 'spareDeputy'] as const;

  test('F1 every card of the hand: one that cannot fight lies face down, one that can does so when asked', () => {
    const state = inFaceOff({ seats: [{ hand }, {}] });
    expect(offered(state)).toMatchObject({
      next: null,
      hand: [
        ['grendel', 'card:grendel'],
        ['spareDeputy', 'card:spareDeputy'],
        ['goldPan', 'card:goldPan'],
      ],
      options: ['Play nothing'],
      arena: 0,
    });
    expect(offered(state, 'card:grendel').next).toEqual(sealing(0, 'grendel'));
    expect(offered(state, 'card:grendel').options).toEqual(['Bluff', 'Play nothing']);
    expect(offered(state, 'card:grendel', 'down').next).toEqual(sealingDown(0, 'grendel'));
    expect(offered(state, 'card:goldPan').next).toEqual(sealingDown(0, 'goldPan'));
    expect(offered(state, 'nothing').next).toEqual(sealing(0, null));
  });

  test('F3 a card of both types is played as equipment in the equipment step', () => {
    const state = inFaceOff({ seats: [{ hand }, {}] }, 'equipment');
    expect(offered(state, 'card:spareDeputy').next).toEqual(sealing(0, 'spareDeputy:equipment'));
  });

  test('H1, R17 a second card joins the first at the Heathen House, in either order, or takes its place elsewhere', () => {
    const seats = [{ hand: ['grendel', 'goldPan'] as const }, {}];
    const house = inAssault({ seats });
    expect(offered(house, 'card:grendel').hand).toEqual([
      ['goldPan', 'card:grendel card:goldPan'],
      ['grendel', 'card:grendel'],
    ]);
    expect(offered(house, 'card:grendel', 'card:goldPan').next).toEqual(sealing(0, ['grendel', 'goldPan']));
    expect(offered(house, 'card:goldPan', 'card:grendel').next).toEqual(sealing(0, ['goldPan', 'grendel']));
    const other = inAssault({ seats, hqs: ['pirates', 'ninjas'] });
    expect(offered(other, 'card:grendel').hand).toEqual([
      ['grendel', 'card:grendel'],
      ['goldPan', 'card:goldPan'],
    ]);
  });

  test('H1 in an army a card of both types can be equipment, too', () => {
    const state = inAssault({ seats: [{ hand: ['spareDeputy'] }, {}], hqs: ['pirates', 'ninjas'] });
    expect(offered(state).options).toContain('Spare Deputy as equipment');
    expect(offered(state, 'as-equipment:spareDeputy').next).toEqual(sealing(0, 'spareDeputy:equipment'));
  });

  test('C1 the cards of the row lie in the arena, and none is taken by one press', () => {
    const state = atClock({
      seats: [{}, {}],
      clock: { row: ['house1', 'muster', 'goldTrophy'], middle: [], deck: [] },
    });
    expect(offered(state)).toMatchObject({
      next: null,
      cards: ['card:house1', 'card:muster', 'card:goldTrophy'],
      arena: 3,
    });
  });

  test('F6 a reward is chosen by its card, the token by its name', () => {
    const state = position({
      seats: [{}, {}],
      place: 'faceOff',
      prize: 'house2',
      rewards: ['clock', 'token'],
      steps: [{ step: 'reward', seat: 0, place: 'faceOff' }],
    });
    expect(offered(state)).toMatchObject({ cards: ['card:house2'], options: ['Take 1 token'], arena: 2 });
    expect(offered(state, 'card:house2').next).toEqual({ do: 'take', seat: 0, reward: 'clock' });
  });
});

describe('what one press on the main button gives', () => {
  test('M1 the lowest bid', () => {
    const auction = { card: 'kraken', bid: 2, leader: 1, out: [] } as const;
    const state = position({ seats: [{ tokens: 5 }, {}], auction, steps: [{ step: 'bid', seat: 0 }] });
    expect(offered(state).next).toEqual({ do: 'bid', seat: 0, tokens: 3 });
  });

  test('D3 victory cards are laid in front, then the phase is over', () => {
    const steps = [
      { step: 'drawPhase', seat: 0 },
      { step: 'drawUp', seat: 0 },
    ] as const;
    const state = (card: 'house1' | 'trickKnee') => position({ seats: [{ hand: [card] }, {}], steps });
    expect(offered(state('house1')).next).toEqual({ do: 'lay', seat: 0, card: 'house1' });
    expect(offered(state('trickKnee')).next).toEqual(declining(0));
  });

  test('F1 a choice is never reopened by it', () => {
    const start = inFaceOff({ seats: [{ hand: ['grendel'] }, {}] });
    const result = faceOff.apply(start, sealing(0, 'grendel'));
    if (!result.ok) throw new Error('refused');
    expect(offered(result.state).next).toBeNull();
  });
});
