import type { Seat } from '../../kernel/game.ts';
import { pastOf } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import type { GameCoach, Judgment } from '../../module/capabilities/coach.ts';
import type { Command, Match, Played, PlayedGame, View } from '../match.ts';

/** Something that people decided in a game. */
export interface Decision {
  /** How many commands had been given before it. */
  readonly age: number;
  readonly round: number;
  /** What they could know. */
  readonly view: View;
  readonly command: Command;
}

/** A decision that cost chances to win. */
export interface CostlyDecision extends Decision {
  readonly judgment: Judgment;
}

/** How many decisions are told, … */
const TOLD = 3;
/** … and of how many the coach thinks long. */
const STUDIED = 6;
/** A decision that costs less than this share of all games is not told. */
const LEAST_COST = 0.03;

/** What people decided in a match. A command that they could not choose otherwise is left out. */
export function decisionsOf(game: PlayedGame, match: Match): Decision[] {
  const { session } = match;
  const { game: rules } = session;
  const isOwn = ownCommands(game, match);
  const past = pastOf(session);
  return past.flatMap(({ command }, age) => {
    const state = age === 0 ? session.opening.state : at(past, age - 1).state;
    if (!isOwn(command) || rules.legalCommands(state).length < 2) return [];
    const view = rules.view(state, game.hidden ? game.table.actor(command) : null);
    return [{ age, round: rules.round(state), view, command }];
  });
}

function ownCommands({ table }: PlayedGame, { players }: Match): (command: Command) => boolean {
  return (command) => {
    const actor = table.actor(command);
    return actor === null || players[actor] !== 'computer';
  };
}

/**
 * The decisions of a match that cost most, the costliest first. A coach thinks quickly about all of them, and long about those that
 * seem to have cost most. Calls `progressed` after each; ends early, without any, once `stop` is aborted.
 */
export async function costliest(
  judge: NonNullable<GameCoach<Played>['judge']>,
  decisions: readonly Decision[],
  seats: readonly Seat[],
  progressed: (done: number) => void,
  stop: AbortSignal,
): Promise<CostlyDecision[]> {
  const suspects = (await judgedBy(true, decisions, 0)).filter(({ judgment }) => costOf(judgment) >= LEAST_COST / 2);
  return (await judgedBy(false, suspects.slice(0, STUDIED), decisions.length))
    .filter(({ judgment }) => costOf(judgment) >= LEAST_COST)
    .slice(0, TOLD);

  async function judgedBy(isQuick: boolean, some: readonly Decision[], done: number): Promise<CostlyDecision[]> {
    const found: CostlyDecision[] = [];
    for (const [index, decision] of some.entries()) {
      if (stop.aborted) return [];
      const judgment = await judge(decision.view, decision.command, seats, isQuick);
      if (judgment) found.push({ ...decision, judgment });
      progressed(done + index + 1);
    }
    return found.sort((one, other) => costOf(other.judgment) - costOf(one.judgment));
  }
}

/** How many decisions `costliest` thinks about in all: some twice. */
export function workOf(decisions: readonly Decision[]): number {
  return decisions.length + Math.min(STUDIED, decisions.length);
}

function costOf({ chance, best }: Judgment): number {
  return best - chance;
}
