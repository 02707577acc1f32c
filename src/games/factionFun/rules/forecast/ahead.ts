import { playOn } from '../../../../kernel/steps.ts';
import { factionFun } from '../factionFun.ts';
import type { Fact } from '../state/fact.ts';
import type { Play } from '../state/play.ts';
import type { FactionFunView } from '../state/state.ts';
import { work } from '../steps.ts';

/** What came of something that a forecast supposes. */
export interface Ahead {
  readonly view: FactionFunView;
  readonly facts: readonly Fact[];
  /** The commands among which somebody had to choose on the way, in order; each time the first one was given. */
  readonly choices: readonly ReturnType<typeof factionFun.legalCommands>[];
}

/** Lets the rules do something in a view, and everything that it leads to, as if nothing else had to be done. */
export function runAhead(view: FactionFunView, begin: (play: Play) => void): Ahead {
  const play: Play = playOn({ ...view, steps: [] });
  begin(play);
  work(play);
  const facts = [...play.facts];
  const choices: Ahead['choices'][number][] = [];
  let now: FactionFunView = { ...view, ...play.state, chance: view.chance, steps: play.steps };
  for (;;) {
    const commands = factionFun.legalCommands(now);
    const [first] = commands;
    const next = first && factionFun.apply(now, first);
    if (!next?.ok) return { view: now, facts, choices };
    choices.push(commands);
    facts.push(...next.facts);
    now = next.state;
  }
}
