import type { BeforeAsking } from '../../../../module/screens/table.ts';
import { type LineAdvice, lineAdvice, lineOf } from '../../bots/coach/advice.ts';
import { judged, judgedPlan, type LineJudgment } from '../../bots/coach/judgment.ts';
import { deep, policy } from '../../bots/learned.ts';
import { chooseFor } from '../../bots/plan/planned.ts';
import { playOnFrom, type Rollout } from '../../bots/rollout.ts';
import { winChanceOf } from '../../bots/value/trained.ts';
import { addEdition, isOwnEdition } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FazaView, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

/**
 * The slow part of the computer player, which runs in a thread. `editions` are those of content packs: a thread starts
 * with only those that come with the app.
 */
export const thinking = {
  /**
   * The computer's command for some seats, or for the whole team if none are named; `null` for none. It gives none that was declined, and
   * one that fits what people plan.
   */
  choose(
    view: FazaView,
    seats: readonly Seat[] | undefined,
    { declined, planned, isQuick }: BeforeAsking<FazaTypes>,
    editions: readonly EditionSpec[],
  ): Command | null {
    learn(editions);
    return chooseFor(isQuick ? policy : deep, view, seats, declined, planned);
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

  /** What the whole team should rather do than what people plan; `null` where that is not clearly better. */
  objection(view: FazaView, planned: readonly Command[], editions: readonly EditionSpec[]): LineJudgment | null {
    learn(editions);
    return judgedPlan({ bot: deep, chanceOf: winChanceOf }, view, planned);
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
