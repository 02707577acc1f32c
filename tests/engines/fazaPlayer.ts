import type { EventId } from '../../src/games/faza/content/vocabulary.ts';
import { drawnCards } from '../../src/games/faza/interaction/events/eventStory.ts';
import { applyLegal } from '../../src/games/faza/rules/apply.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { State } from '../../src/games/faza/rules/state/state.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { now } from '../../src/kernel/session.ts';
import { gameText } from '../../src/shell/persistence/gameText.ts';
import { type GoldenGame, golden } from '../e2e/kit/golden.ts';
import { buttonsOf, tilesSaid, wayTo } from '../e2e/kit/wayTo.ts';
import { viewed } from '../games/faza/positions.ts';
import { gameAfter, playedByPeople } from '../looks/kit/visitor.ts';
import { settings } from './settings.ts';
import type { Visit } from './visit.ts';

/**
 * A player at FAZA's table who gives commands by pressing buttons, and uses the rules to predict what the screen must
 * show.
 */
export class FazaPlayer {
  #state: State;
  #seat = 0;
  /** Button names depend on the window's size. */
  readonly #size = { width: 640, height: 360 };

  constructor(
    readonly visit: Visit,
    state: State,
    readonly press: (name: string) => Promise<void>,
  ) {
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** Points at one thing after another until a command is on offer. */
  async point(command: Command): Promise<void> {
    const way = wayTo(command, { state: this.#state, seat: this.#seat, ...this.#size });
    for (const name of way.presses) await this.press(name);
    this.#seat = way.seat;
  }

  /**
   * Gives a command that is on offer, without waiting for the screen to show the result. Returns the event cards that
   * it draws.
   */
  async go(command: Command): Promise<EventId[]> {
    const before = this.#state;
    const { facts, state } = applyLegal(before, command);
    for (const name of buttonsOf(command, before)) await this.press(name);
    this.#state = state;
    return drawnCards(facts, viewed(before), viewed(state)).map(({ drawn }) => drawn.event);
  }

  /** Gives a command, reads its event cards, and waits until the screen shows the result. */
  async give(command: Command): Promise<void> {
    await this.point(command);
    for (const _ of await this.go(command)) await this.press(text.screens.event.resolve);
    await this.shows();
  }

  /** Waits until every tile of the board says what is on it. */
  async shows(state = this.#state): Promise<void> {
    const wanted = state.board.map((tile) => text.describeTile(viewed(state), tile));
    await this.visit.until('the board to show the position', async () => {
      const said = await this.visit.call(tilesSaid);
      return wanted.every((words) => said.includes(words));
    });
  }
}

/** A recorded game, just before its first command of a kind. */
export function momentBefore(does: Command['do'], record = golden('defeat')): { count: number; command: Command } {
  const count = record.commands.findIndex((command) => command.do === does);
  const command = record.commands[count];
  if (!command) throw new Error(`in the game nobody does ${does}`);
  return { count, command };
}

/** Opens a recorded game after its first `count` commands, for tests that press buttons by name. */
export async function openRecord(
  visit: Visit,
  count: number,
  record: GoldenGame['record'] = golden('defeat'),
  press = (name: string) => visit.press(name),
): Promise<FazaPlayer> {
  const session = gameAfter(record, count);
  await visit.open({ ...settings(), 'faza.game': gameText(playedByPeople(session)) });
  const player = new FazaPlayer(visit, now(session), press);
  await goOn(player);
  return player;
}

/** Goes from the title back to the table, which shows what the player knows. */
export async function goOn(player: FazaPlayer): Promise<void> {
  await player.press(text.screens.title.continue);
  await player.visit.sees('button', text.controlText.menu);
  await player.shows();
}
