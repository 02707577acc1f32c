import { expect, type Locator, type Page } from '@playwright/test';
import { drawnCards } from '../../../src/games/faza/interaction/events/eventStory.ts';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { viewed } from '../../games/faza/positions.ts';
import { buttonsOf, tilesSaid, wayTo } from './wayTo.ts';

/** How a player presses something: with the mouse, or by moving the focus there with keys. */
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
 * A player who gives known commands by pressing buttons by role and name. The test runs the rules alongside, so it
 * knows at every point what the screen has to offer.
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

  /** Tracks a command that somebody else gave. */
  follow(command: Command): void {
    this.#state = applyLegal(this.#state, command).state;
  }

  /** Gives a command: points at one thing after another, then confirms; watches for as long as `watch` takes. */
  async give(command: Command, watch?: () => Promise<void>): Promise<void> {
    await this.point(command);
    const cards = this.#cards(command);
    for (const name of buttonsOf(command, this.#state)) await this.press(this.button(name));
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

  /** Points at one thing after another until a command is on offer. */
  async point(command: Command): Promise<void> {
    const way = wayTo(command, { state: this.#state, seat: this.#seat, ...this.#size });
    for (const name of way.presses) await this.press(this.button(name));
    this.#seat = way.seat;
  }

  /** Waits until the screen shows the current position of the rules. */
  async arrived(): Promise<void> {
    if (this.#state.outcome) return;
    // Two cards to choose from cover the board.
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
    // All of them are read at once: separate waits would make every step of a game slower.
    const missing = async (): Promise<string[]> => {
      const said = await this.page.evaluate(tilesSaid);
      return wanted.filter((words) => !said.includes(words));
    };
    await expect.poll(missing, { intervals: [50, 100, 100, 250, 500], timeout: 15_000 }).toEqual([]);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
