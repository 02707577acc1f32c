import type { Fact } from '../games/faza/rules/fact.ts';
import type { State } from '../games/faza/rules/state.ts';
import type { EndingView } from '../games/faza/scenes/view.ts';
import { text } from '../games/faza/text/en.ts';
import { roundStarts } from '../kernel/rounds.ts';
import { now, pastOf } from '../kernel/session.ts';
import type { Match } from './match.ts';

/** One line of the log. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly round: number;
}

/** Everything that happened in a match, oldest first. */
export function logOf({ session }: Match): LogLine[] {
  return [session.opening, ...pastOf(session)].flatMap(({ facts, state }) =>
    facts.flatMap((fact) => lineOf(fact, state)),
  );
}

function lineOf(fact: Fact, state: State): LogLine[] {
  const sentence = text.factText(fact, state);
  return sentence === '' ? [] : [{ text: sentence, rule: fact.rule, round: state.round }];
}

/**
 * Where a match stood at the beginning of each of its rounds and at its end, for the chart of the ending. What happens before
 * round 1, when the Faza begin (V5), is part of the beginning.
 */
export function historyOf({ session }: Match): EndingView['history'] {
  return [...roundStarts(session), now(session)].map((state) => ({
    drones: state.tiles.reduce((sum, tile) => sum + tile.drones, 0),
    health: state.ships.reduce((sum, ship) => sum + ship.health, 0),
    injuries: state.heroes.reduce((sum, hero) => sum + hero.cards.filter((card) => card.injured).length, 0),
  }));
}

/** Why a match ended, in a sentence. */
export function reasonOf({ session }: Match): string {
  const { outcome } = now(session);
  if (!outcome) return '';
  return outcome.won ? text.victoryText : text.defeatText[outcome.rule];
}
