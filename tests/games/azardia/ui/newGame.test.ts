import { expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { setupPage } from '../../../../src/games/azardia/scenes/paint/setupPage.ts';
import type { NewGameDraft, NewGameView } from '../../../../src/module/screens/setups.ts';
import type { Pictured } from '../../../../src/smallGame/table/smallStage.ts';
import type { Control } from '../../../../src/table/control.ts';
import { Paper } from '../../../kit/paper.ts';
import { bidsModule } from '../../bids/module.ts';
import widths from '../scenes/letterWidths.json' with { type: 'json' };

const nothing = (): void => undefined;

/** How a window of 1280 × 720 draws a button. */
function linesOn(button: Control): string {
  const paper = new Paper(widths);
  setupPage.button(paper.g(button.rect), button);
  expect(paper.complaints).toEqual([]);
  return paper.lines.join(' ');
}

/** The buttons of a new-game screen; a press updates `draft`. */
function screen<T extends typeof azardiaModule | typeof bidsModule>(module: T, width = 1280, height = 720) {
  let draft: NewGameDraft = (module as typeof azardiaModule).setups.draft('seed', () => ({}) as never) as NewGameDraft;
  const shown = () =>
    draft.screen(
      { width, height, seedShown: '', content: null },
      {
        ...{
          back: nothing,
          start: nothing,
          freshSeed: () => '',
          chooseContent: nothing,
          choose: nothing,
          explain: nothing,
        },
        change: (next) => {
          draft = next;
        },
      },
    );
  const button = (id: string): Control => {
    const found = shown().controls.find((control) => control.id === id);
    if (!found) throw new Error(`there is no ${id}`);
    return found;
  };
  return { button, game: () => draft.game(), heading: () => (shown().view as NewGameView & Pictured).picture.panels };
}

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
])('at %i × %i the heading says what the choice that was pressed last is about, in words that fit', (...window) => {
  const { button, heading } = screen(azardiaModule, ...window);
  const said = (): string => {
    const [panel] = heading();
    if (!panel) throw new Error('there is no heading');
    const paper = new Paper(widths);
    setupPage.heading(paper.g(panel.rect), panel);
    expect(paper.complaints).toEqual([]);
    // Beside it are characters.
    for (const { x, w } of paper.boxes)
      expect(Math.abs(x - panel.rect.x + (w - panel.rect.w) / 2) + w / 2).toBeLessThan(190);
    return panel.lines.join(' ');
  };
  expect(said()).toBe('Azardia');
  for (const [id, about] of [
    ['seat:1', 'Sharp: Thinks the whole turn through before the first step.'],
    ['option:longGrace', 'Long grace: With two players, the one not on 150 gets two last turns.'],
    ['switch:attackLimit', 'Attack limit: Computer players attack the same person at most twice in a row.'],
    ['preset:tableForTwo', 'Table for two: Two players, Fair start, and Long grace: a fair race for two.'],
  ] as const) {
    button(`newGame:${id}`).press();
    expect(said()).toBe(about);
  }
  button('newGame:preset:tableForTwo').press();
  expect(said()).toBe('Azardia');
});

test('a press on a seat goes from a person through the levels of the computer, weakest first', () => {
  const { button, game } = screen(azardiaModule);
  const labels = Array.from({ length: 5 }, () => {
    const { label, press } = button('newGame:seat:0');
    press();
    return label;
  });
  expect(labels).toEqual([
    'Player 1: human',
    'Player 1: Rookie',
    'Player 1: Regular',
    'Player 1: Sharp',
    'Player 1: human',
  ]);
  expect(button('newGame:seat:0').hint).toBe(
    'Computer. Follows hunches, and answers the first card that comes. Press to change.',
  );
  expect(game()).toMatchObject({
    players: ['computer', 'computer', 'computer'],
    computers: { levels: ['rookie', 'regular', 'regular'] },
  });
});

test('computer players are Regular at first, and the attack limit is on until it is pressed', () => {
  const { button, game } = screen(azardiaModule);
  expect(game()).toMatchObject({
    players: ['you', 'computer', 'computer'],
    computers: { levels: ['regular', 'regular', 'regular'], on: ['attackLimit'] },
  });
  expect(button('newGame:switch:attackLimit').pressed).toBe(true);
  button('newGame:switch:attackLimit').press();
  expect(button('newGame:switch:attackLimit').pressed).toBe(false);
  expect(game().computers?.on).toEqual([]);
  button('newGame:count:4').press();
  expect(game()).toMatchObject({
    players: ['you', 'computer', 'computer', 'computer'],
    computers: { levels: ['regular', 'regular', 'regular', 'regular'], on: [] },
  });
});

test('Table for two is switched off by another press: options and the number of players are as before, and who plays stays', () => {
  const { button, game } = screen(azardiaModule);
  button('newGame:option:quickGame').press();
  const before = game();
  const preset = () => button('newGame:preset:tableForTwo');
  preset().press();
  expect(preset().pressed).toBe(true);
  expect(game().setup).toMatchObject({ players: 2, fairStart: true, longGrace: true, quickGame: false });
  button('newGame:seat:1').press();
  preset().press();
  expect(preset().pressed).toBe(false);
  expect(game().setup).toEqual(before.setup);
  expect(game()).toMatchObject({ computers: { levels: ['regular', 'sharp', 'regular'] } });
  // One that was assembled manually is switched off as well.
  for (const id of ['count:2', 'option:quickGame', 'option:fairStart', 'option:longGrace'])
    button(`newGame:${id}`).press();
  expect(preset().pressed).toBe(true);
  preset().press();
  expect(preset().pressed).toBe(false);
});

test('in a game without levels a press changes between a person and the computer, and nothing is stored of it', () => {
  const { button, game } = screen(bidsModule);
  expect(button('newGame:seat:1').label).toBe('Player 2: computer');
  button('newGame:seat:1').press();
  expect(button('newGame:seat:1').label).toBe('Player 2: human');
  button('newGame:seat:1').press();
  expect(button('newGame:seat:1').label).toBe('Player 2: computer');
  expect(game().computers).toBeUndefined();
});

test('at 1280 × 720 every option says what it does below its name', () => {
  const { button } = screen(azardiaModule);
  const options = ['fairStart', 'quickGame', 'firmGoal', 'openHands', 'longGrace'].map((id) => `option:${id}`);
  for (const option of [...options, 'switch:attackLimit']) {
    const control = button(`newGame:${option}`);
    expect(control.hint?.length).toBeGreaterThan(20);
    expect(linesOn(control)).toContain(control.hint);
  }
});
