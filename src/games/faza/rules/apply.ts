import { equal } from '../../../kernel/equal.ts';
import type { Applied } from '../../../kernel/game.ts';
import { work } from './agenda.ts';
import type { Command } from './command.ts';
import { rulesOf } from './commandRules.ts';
import { legalLike, whyNot } from './legal.ts';
import { untilEnd } from './outcome.ts';
import { playOn } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { FazaTypes } from './types.ts';

/** Carries a command out, or refuses it with the rule that forbids it. The state given is never changed. */
export function apply(state: State, command: Command): Applied<FazaTypes> | Refusal {
  const known = legalLike(state, command).find((legal) => equal(legal, command));
  // What is carried out is the rules' own copy: a stranger's may still be changed, or say -0 for 0.
  return known ? applyLegal(state, known) : whyNot(state, command);
}

/** `apply` for a command taken from `legalCommands(state)`: it skips looking it up, which is what a search spends its time on. */
export function applyLegal(state: State, command: Command): Applied<FazaTypes> {
  const play = playOn(state);
  untilEnd(() => {
    rulesOf(command).perform(play, command);
    work(play);
  });
  return { ok: true, state: play.state, facts: play.facts };
}
