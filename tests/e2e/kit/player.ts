import { expect, type Locator, type Page } from '@playwright/test';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import { type BoardActions, idleActions } from '../../../src/games/faza/scenes/boardControls/press.ts';
import { boardControls, sheetItems } from '../../../src/games/faza/scenes/boardControls.ts';
import { boardLayout } from '../../../src/games/faza/scenes/boardLayout.ts';
import { drawnCards } from '../../../src/games/faza/scenes/event/eventStory.ts';
import {
  clearSelection,
  type FazaSelection,
  openPicks,
  point,
  possibilities,
} from '../../../src/games/faza/scenes/fazaSelection.ts';
import { commandAt, type Path, pathOf, pickKey } from '../../../src/games/faza/scenes/picks.ts';
import type { BoardView } from '../../../src/games/faza/scenes/view.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { viewed } from '../../games/faza/positions.ts';

/** How a player presses something: with the mouse, or by walking there with keys. */
export type Press = (button: Locator) => Promise<void>;

/** Presses with the mouse. */
export const click: Press = (button) => button.click();

/** Presses with a finger. */
export const tap: Press = (button) => button.tap();

/** Presses with the keyboard alone: the button takes the focus, and Enter presses it. */
export const keys: Press = async (button) => {
  await button.focus();
  await button.press('Enter');
};

/**
 * A player who knows which commands they want to give, and gives them by pressing buttons by role and name. The rules run
 * along in the test, so it knows at every moment what the screen has to offer.
 */
export class Player {
  #state: State;
  #seat = 0;
  readonly #size: { width: number; height: number };

  constructor(
    readonly page: Page,
    setup: Setup,
    readonly press: Press = click,
  ) {
    this.#state = faza.newGame(setup).state;
    this.#size = page.viewportSize() ?? { width: 1280, height: 720 };
  }

  get state(): State {
    return this.#state;
  }

  /** Follows a command that somebody else gave. */
  follow(command: Command): void {
    this.#state = applyLegal(this.#state, command).state;
  }

  /** Gives a command: points at one thing after the other, then confirms; looks on for as long as `watch` takes. */
  async give(command: Command, watch?: () => Promise<void>): Promise<void> {
    await this.point(command);
    const cards = this.#cards(command);
    await this.press(this.button(text.controlText[this.#go(command)]));
    this.follow(command);
    await watch?.();
    for (const _ of cards) await this.press(this.button(text.screens.event.resolve));
    await this.arrived();
  }

  /** The event cards that will be shown until they have been read. */
  #cards(command: Command): unknown[] {
    const { facts, state: after } = applyLegal(this.#state, command);
    return drawnCards(facts, viewed(this.#state), viewed(after));
  }

  /** What the button is called that gives a command: one that reveals something says so. */
  #go(command: Command): 'roll' | 'confirm' | 'confirmBinding' | 'confirmEnd' {
    if (command.do === 'fight') return 'roll';
    if (command.do === 'endTeamPhase') return 'confirmEnd';
    const binds = faza.revealed(this.#state, applyLegal(this.#state, command).state);
    return binds ? 'confirmBinding' : 'confirm';
  }

  /** Points at one thing after the other until a command is on offer. */
  async point(command: Command): Promise<void> {
    const goal = pathOf(command);
    const commands = legalCommands(this.#state);
    let selection: FazaSelection = clearSelection(this.#askedSeat() ?? this.#seat);
    for (let presses = 0; presses < 8; presses++) {
      const complete = commandAt(commands, selection.path);
      if (complete && keyOf(selection.path) === keyOf(goal)) break;
      const { name, path } = this.#nextPress(selection, goal);
      await this.press(this.button(name));
      selection = point(selection, commands, path);
    }
    this.#seat = selection.seat;
  }

  /** Waits until the screen shows the position that the rules are in. */
  async arrived(): Promise<void> {
    if (this.#state.outcome) return;
    // Two cards to choose from lie over the board.
    const choices = legalCommands(this.#state).flatMap((command) =>
      command.do === 'chooseEvent' ? [text.eventName[command.event]] : [],
    );
    if (choices.length === 0) await this.shows(this.#state);
    for (const name of choices) await expect(this.button(name)).toBeVisible();
  }

  /** Waits until the screen shows a position: every tile of the board says what is on it. */
  async shows(state: State): Promise<void> {
    const wanted = state.board.map((tile) => text.describeTile(viewed(state), tile));
    expect(wanted.length).toBeGreaterThanOrEqual(16);
    // All of them are read at once: a wait for each would make every step of a game slower.
    const missing = async (): Promise<string[]> => {
      const said = await this.page.evaluate(tilesSaid);
      return wanted.filter((words) => !said.includes(words));
    };
    await expect.poll(missing, { intervals: [50, 100, 100, 250, 500], timeout: 15_000 }).toEqual([]);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The button that leads on to a goal, by what it is called. */
  #nextPress(selection: FazaSelection, goal: Path): { name: string; path: Path } {
    const commands = legalCommands(this.#state);
    const view = this.#view(selection);
    const found: { name: string; path: Path }[] = sheetItems(view).map(({ label, path }) => ({ name: label, path }));
    let name = '';
    const actions: BoardActions = { ...idleActions, point: (path) => found.push({ name, path }) };
    for (const control of boardControls(view, possibilities(selection, commands), actions)) {
      name = control.label;
      control.press();
    }
    const leads = found
      .filter(({ path }) => `${keyOf(goal)} / `.startsWith(`${keyOf(path)} / `))
      .map((press) => ({ ...press, reached: keyOf(point(selection, commands, press.path).path) }))
      .filter(({ reached }) => `${keyOf(goal)} / `.startsWith(`${reached} / `) && reached !== keyOf(selection.path))
      .sort((a, b) => b.reached.length - a.reached.length);
    const [best] = leads;
    if (!best) throw new Error(`nothing on the screen leads from ${keyOf(selection.path)} to ${keyOf(goal)}`);
    return best;
  }

  #askedSeat(): number | undefined {
    const [pending] = this.#state.agenda;
    return pending?.step === 'recoverOne' ? pending.seat : undefined;
  }

  #view(selection: FazaSelection): BoardView {
    const commands = legalCommands(this.#state);
    const { width, height } = this.#size;
    return {
      state: viewed(this.#state),
      layout: boardLayout(width, height, this.#state),
      players: this.#state.heroes.map(() => 'you'),
      seat: selection.seat,
      path: selection.path,
      next: openPicks(selection, commands),
      usable: [],
      offer: commandAt(commands, selection.path),
      reveals: false,
      caption: '',
      fight: null,
      forecast: null,
      showForecast: false,
      canUndo: false,
      canRedo: false,
      news: '',
      busy: false,
    };
  }
}

function keyOf(path: Path): string {
  return path.map(pickKey).join(' / ');
}

/**
 * What the tiles on the page say to a screen reader. While a decision is asked, a tile to be chosen is called after what choosing it
 * does, and says the rest as a hint.
 */
function tilesSaid(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-control^="tile:"]')]
    .filter((tile) => tile.checkVisibility() && tile.closest('[inert], [aria-hidden="true"]') === null)
    .flatMap((tile) => {
      const hint = document.getElementById(tile.getAttribute('aria-describedby') ?? '');
      return [tile.getAttribute('aria-label') ?? '', hint?.textContent ?? ''];
    });
}
