import { type LineAdvice, lineAdvice, lineOf } from '../../bots/coach/advice.ts';
import { judged, type LineJudgment } from '../../bots/coach/judgment.ts';
import { deep, policy } from '../../bots/learned.ts';
import { playOnFrom, type Rollout } from '../../bots/rollout.ts';
import { winChanceOf } from '../../bots/value/trained.ts';
import { addEdition, isOwnEdition } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';

/**
 * The slow part of the computer player, which runs in a thread. `editions` are those of content packs: a thread starts
 * with only those that come with the app.
 */
export const thinking = {
  /**
   * The computer's command for some seats, or for the whole team if none are named; `null` for none. It gives none that was `declined`;
   * `isQuick`: without searching ahead.
   */
  choose(
    view: FazaView,
    seats: readonly Seat[] | undefined,
    declined: readonly Command[],
    isQuick: boolean,
    editions: readonly EditionSpec[],
  ): Command | null {
    learn(editions);
    // It computes exact chances, so it needs no random numbers.
    return (isQuick ? policy : deep).choose(view, view.chance, seats, declined);
  },

  /** What the computer would do for some seats, or for the whole team if none are named; `isQuick`: without searching ahead. */
  advise(
    view: FazaView,
    seats: readonly Seat[] | undefined,
    isQuick: boolean,
    editions: readonly EditionSpec[],
  ): LineAdvice {
    learn(editions);
    return lineAdvice({ bot: isQuick ? policy : deep, chanceOf: winChanceOf }, view, seats);
  },

  /** What would have been better than a command of some seats; `null` for nothing. `isQuick`: without searching ahead. */
  judge(
    view: FazaView,
    command: Command,
    seats: readonly Seat[] | undefined,
    isQuick: boolean,
    editions: readonly EditionSpec[],
  ): LineJudgment | null {
    learn(editions);
    return judged({ bot: isQuick ? policy : deep, chanceOf: winChanceOf }, view, command, seats);
  },

  /** What a command is good for. */
  weigh(view: FazaView, command: Command, editions: readonly EditionSpec[]): LineAdvice {
    learn(editions);
    return lineOf(winChanceOf, view, [command]);
  },

  /** The chance to win from each view, 0–1. */
  winChances(views: readonly FazaView[], editions: readonly EditionSpec[]): number[] {
    learn(editions);
    return views.map(winChanceOf);
  },

  /** A possible continuation of a game from a view, with the luck of a seed. */
  playOn(view: FazaView, seed: string, editions: readonly EditionSpec[]): Rollout {
    learn(editions);
    return playOnFrom(view, seed);
  },
};

export type Thinking = typeof thinking;

function learn(editions: readonly EditionSpec[]): void {
  for (const edition of editions) if (!isOwnEdition(edition.id)) addEdition(edition.id, edition);
}
