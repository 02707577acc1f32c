import { expect, test } from 'vitest';
import { choiceWidgets, readyOf } from '../../../../src/games/azardia/interaction/choices.ts';
import { outcomeLinesOf, prospectLinesOf } from '../../../../src/games/azardia/interaction/ghosts.ts';
import { cardsInFront } from '../../../../src/games/azardia/interaction/inFront.ts';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { withNamedCards } from '../../../../src/games/azardia/interaction/privateWidgets.ts';
import { steps } from '../../../../src/games/azardia/interaction/steps.ts';
import { goWidget, handWidgets, skipWidget } from '../../../../src/games/azardia/interaction/tableWidgets.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { prospectOf } from '../../../../src/games/azardia/rules/forecast/prospects.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import { type AzardiaView, type Card, HIDDEN, type State } from '../../../../src/games/azardia/rules/state/state.ts';
import { outcomeArea } from '../../../../src/games/azardia/scenes/table/heading.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { azardiaHands } from '../../../../src/games/azardia/ui/hands.ts';
import { common } from '../../../../src/table/layout/rect.ts';
import { type Described, give, graceOf, play, position } from '../position.ts';

/** The possible commands in a state, and their controls on an upright phone. */
function offered(state: State, ...kinds: readonly string[]) {
  const view = azardia.view(state, 0);
  const ways = azardia.legalCommands(view).map((command) => ({ command, steps: steps(command, view) }));
  const path = kinds.map((kind) => ({ kind }));
  const layout = tableLayout(360, 640, 2);
  const prospects = new Map(ways.map(({ command }) => [command, prospectOf(view, command)] as const));
  return {
    choices: choiceWidgets(layout, view, ways, path, prospects, 0),
    hand: handWidgets(layout, view, 0, ways, path),
    ready: readyOf(ways, prospects),
    first: moduleText.chooseFirst(view),
  };
}

test('M1 with three dice two pairs that show the same are one choice', () => {
  const rolled = position('A', [{ tile: 20 }, {}]);
  const roll = { seat: 0, dice: [4, 1, 1], raised: [false, false, false], isAgain: false };
  const state: State = { ...rolled, roll, steps: [{ step: 'chooseMove', seat: 0 }] };
  const labels = offered(state).choices.map(({ label }) => label);
  expect(labels.filter((label) => label === '4 + 1: move 5 tiles')).toHaveLength(1);
  expect(new Set(labels).size).toBe(labels.length);
});

test('M1 if the dice leave no choice the main button moves at once, and its result is still shown', () => {
  const rolled = (dice: readonly number[]): State => {
    const base = position('A', [{ tile: 20, coins: 2000 }, {}]);
    const roll = { seat: 0, dice, raised: dice.map(() => false), isAgain: false };
    return { ...base, roll, steps: [{ step: 'chooseMove', seat: 0 }] };
  };
  const single = offered(rolled([7]));
  expect(single.ready).toEqual({ do: 'move', seat: 0, dice: [0], how: 'sum', bought: 0 });
  expect(single.choices.map(({ label }) => label)).toContain('7: move 7 tiles');
  expect(offered(rolled([7, 2])).ready).toBeNull();
});

test('T2 a card with one possible victim is pointed at by one press, one with two needs another', () => {
  const hand = ['gravityHiccup'] as const;
  const pathOf = (state: State) => offered(state).hand[0]?.path;
  expect(pathOf(position('C', [{ hand }, { tile: 40 }]))).toEqual(['card:gravityHiccup', 'rival:1']);
  expect(pathOf(position('C', [{ hand }, { tile: 40 }, { tile: 40 }]))).toEqual(['card:gravityHiccup']);
});

test('T2 beside a chosen card are its targets and Cancel, and no alternatives to the card', () => {
  const state = position('C', [{ hand: ['gravityHiccup'], coins: 5000 }, { tile: 40 }, { tile: 40 }]);
  expect(offered(state).choices.map(({ label }) => label)).toContain('Buy a level for 5,000');
  const chosen = offered(state, 'card:gravityHiccup').choices.map(({ label }) => label);
  expect(chosen).toHaveLength(3);
  expect(chosen.at(-1)).toBe('Cancel');
  expect(chosen).not.toContain('Buy a level for 5,000');
});

test('C2 beside a card that may go, Robot-i-King reads that rivals are there to swap it with', () => {
  const hand = ['bootJets', 'bootJets', 'glueRain', 'glueRain', 'gravityHiccup'] as const;
  const rivals = [
    { character: 'lagartoon', hand: ['totalAudit'] },
    { character: 'kuchuritok', hand: ['totalAudit'] },
  ] as const;
  const state = position('D', [{ character: 'robotIKing', hand }, ...rivals]);
  const labels = offered(state, 'card:gravityHiccup').choices.map(({ label }) => label);
  expect(labels).toEqual(['Swap with Lagartoon', 'Swap with Kuchuritok', 'Cancel']);
});

test('E2 if a player may advance for free, the main button advances', () => {
  const base = position('A', [{ tile: 20 }, {}]);
  const state: State = { ...base, steps: [{ step: 'mayAdvance', seat: 0, tiles: 5, by: 'event:solarTailwind' }] };
  expect(offered(state).ready).toEqual({ do: 'advance', seat: 0 });
});

test('M4, E2 nobody is led to advance to a Gate that sends them back', () => {
  const base = position('A', [{ tile: 77, level: 2 }, {}]);
  const state: State = { ...base, steps: [{ step: 'mayAdvance', seat: 0, tiles: 5, by: 'event:solarTailwind' }] };
  expect(offered(state).ready).toEqual({ do: 'pass', seat: 0 });
});

test('H1, E2 beside the main button is the result of a movement, as far as its own button does not show it', () => {
  const linesOf = (state: State, command: Command, form: 'wide' | 'landscape' = 'wide'): string[] => {
    const view = azardia.view(state, 0);
    const prospect = prospectOf(view, command);
    return prospect ? prospectLinesOf(view, command, prospect, form) : [];
  };
  const base = position('A', [{ tile: 77, level: 2 }, { tile: 40 }]);
  const advance: State = { ...base, steps: [{ step: 'mayAdvance', seat: 0, tiles: 5, by: 'event:solarTailwind' }] };
  expect(linesOf(advance, { do: 'advance', seat: 0 })).toEqual([
    'Below level 5 the Gate leads to tile 1, then on to tile 3',
  ]);
  const roll = { seat: 0, dice: [7], raised: [false], isAgain: false };
  const rolled: State = {
    ...position('A', [{ tile: 33 }, { tile: 40 }]),
    roll,
    steps: [{ step: 'chooseMove', seat: 0 }],
  };
  const move: Command = { do: 'move', seat: 0, dice: [0], how: 'sum', bought: 0 };
  expect(linesOf(rolled, move)).toEqual([
    'Duel with Kuchuritok for a level, even odds',
    'If you win: level 2',
    'If you lose: tile 37',
  ]);
  expect(linesOf(rolled, move, 'landscape')).toEqual([]);
});

test('M1 with three dice, moves with the same result are one choice', () => {
  const rolled = position('A', [{ tile: 20 }, {}]);
  const roll = { seat: 0, dice: [8, 6, 4], raised: [false, false, false], isAgain: false };
  const state: State = { ...rolled, roll, steps: [{ step: 'chooseMove', seat: 0 }] };
  const moves = offered(state).choices.map(({ label }) => label);
  expect(moves.filter((label) => label.endsWith('move 2 tiles'))).toHaveLength(1);
});

test('T1 D the table says how many cards have to go', () => {
  const hand = ['bootJets', 'bootJets', 'glueRain', 'glueRain', 'gravityHiccup', 'totalAudit'] as const;
  const down = (cards: number): string => offered(position('D', [{ hand: hand.slice(0, cards) }, {}])).first;
  expect(down(6)).toBe('Choose 2 cards to discard.');
  expect(down(5)).toBe('Choose 1 card to discard.');
});

test('on an upright phone no choices overlap', () => {
  const state = position('C', [{ hand: ['gravityHiccup', 'cosmicHairball'], coins: 5000 }, { tile: 40 }, { tile: 40 }]);
  for (const kinds of [[], ['card:gravityHiccup'], ['card:gravityHiccup', 'rival:1']]) {
    const { choices } = offered(state, ...kinds);
    for (const [index, one] of choices.entries())
      for (const other of choices.slice(index + 1)) {
        const { w, h } = common(one.rect, other.rect);
        expect(Math.min(w, h)).toBeLessThanOrEqual(1);
      }
  }
});

test('on a phone on its side ways to move stay large enough for a finger, however many tiles can be bought', () => {
  for (const dice of [
    [4, 1],
    [4, 2, 9],
  ]) {
    for (const coins of [0, 2000, 3000, 6000]) {
      const rolled = position('A', [{ tile: 20, coins }, {}]);
      const roll = { seat: 0, dice, raised: dice.map(() => false), isAgain: false };
      const view = azardia.view({ ...rolled, roll, steps: [{ step: 'chooseMove', seat: 0 }] }, 0);
      const ways = azardia.legalCommands(view).map((command) => ({ command, steps: steps(command, view) }));
      const prospects = new Map(ways.map(({ command }) => [command, prospectOf(view, command)] as const));
      const [first] = ways.flatMap(({ command, steps: [step] }) => (command.do === 'move' && step ? [step.key] : []));
      const path = [{ kind: first ?? '' }];
      const layout = tableLayout(844, 390, 2);
      const widgets = choiceWidgets(layout, view, ways, path, prospects, 0);
      const least = Math.min(...widgets.map(({ rect }) => rect.h));
      expect(least, `${dice.join()} with ${coins}`).toBeGreaterThanOrEqual(30);
      const { y, h } = layout.choices;
      expect(Math.max(...widgets.map(({ rect }) => rect.y + rect.h))).toBeLessThanOrEqual(y + h + 1);
    }
  }
});

test('C3 with a single rival Kuchuritok looks at his own hand, with several at those that he deals', () => {
  const taken = (...rivals: readonly Described[]): AzardiaView => {
    const { state } = give(position('C', [{ character: 'kuchuritok', hand: ['bootJets'] }, ...rivals]), {
      do: 'takeHands',
      seat: 0,
    });
    return azardia.view(state, 0);
  };
  const one = taken({ hand: ['glueRain', 'nopeNebula'] });
  expect(cardsInFront(one, 0)).toEqual(['bootJets']);
  expect(azardiaHands.handText(one, 0)).toBe(moduleText.handSaid(['bootJets']));
  const several = taken({ hand: ['glueRain', 'nopeNebula'] }, { hand: ['egoVacuum'] });
  expect([...cardsInFront(several, 0)].sort()).toEqual(['egoVacuum', 'glueRain', 'nopeNebula']);
  expect(moduleText.chooseFirst(several)).toBe('Choose a card to deal.');
  // A selected card is shown in its hand.
  const hidden = {
    ...one,
    players: one.players.map((player) => ({ ...player, hand: player.hand.map((): Card => HIDDEN) })),
  };
  const shown = withNamedCards(hidden, 0, [{ kind: 'card:bootJets' }]);
  expect(cardsInFront(shown, 0)).toEqual(['bootJets']);
});

test('O3 a card aimed at the holder of a firm 150 changes nothing, and the table says so before it is played', () => {
  const lines = (firmGoal: boolean): string[] => {
    const players = [{ hand: ['gravityHiccup' as const] }, { tile: 150, level: 5 }];
    const state = { ...position('C', players, { firmGoal }), grace: graceOf(1, 0) };
    return outcomeLinesOf(azardia.view(state, 0), play('gravityHiccup', { rival: 1 }), 0);
  };
  expect(lines(true)).toEqual(['Nothing changes.']);
  expect(lines(false)[0]).toBe('Kuchuritok: to tile 147');
});

test('while computers act, the Skip button says whether the person’s own turn is still to come', () => {
  const layout = tableLayout(1280, 720, 2);
  const { state } = give(position('C', [{}, {}]));
  expect(skipWidget(layout, state, 0).label).toBe('Skip ahead');
  expect(skipWidget(layout, state, 1).label).toBe('Skip to your turn');
});

test('a press that was meant for the skip button never counts for the main button that takes its place', () => {
  const { state } = give(position('C', [{}, {}]));
  const go = goWidget(tableLayout(1280, 720, 2), azardia.view(state, 0), null, '', null, []);
  expect([go.rect, go.guarded]).toEqual([skipWidget(tableLayout(1280, 720, 2), state, 0).rect, true]);
});

test('the text of a chosen card has all the room between the choices and the main button', () => {
  const layout = tableLayout(844, 390, 4);
  const cancel = { ...layout.choices, h: 40 };
  const widget = { id: 'cancel', label: '', group: '', isOpen: true, look: { kind: 'option' }, rect: cancel } as const;
  const area = outcomeArea({ layout, widgets: [widget], outcome: ['With two players it is canceled'] });
  const end = layout.choices.y + layout.choices.h;
  expect(area && area.y + area.h).toBeCloseTo(end, 6);
  expect(area?.h).toBeGreaterThan(100);
  expect(area && common(area, cancel).h).toBeLessThanOrEqual(0);
});
