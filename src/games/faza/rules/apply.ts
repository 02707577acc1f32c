import type { Applied } from '../../../kernel/game.ts';
import { equal } from '../../../kernel/values/equal.ts';
import { rulesOf } from './commandRules.ts';
import { legalLike, whyNot } from './legal.ts';
import { untilEnd } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import type { Command } from './state/command.ts';
import { applied, playOn } from './state/play.ts';
import type { FazaView, State } from './state/state.ts';
import type { FazaTypes } from './state/types.ts';
import { work } from './steps.ts';

/** Carries a command out, or refuses it with the rule that forbids it. The state given is never changed; a view leads to a view. */
export function apply(view: FazaView, command: Command): Applied<FazaTypes, FazaView> | Refusal;
export function apply(state: State, command: Command): Applied<FazaTypes> | Refusal;
export function apply(state: State, command: Command): Applied<FazaTypes> | Refusal {
  const known = legalLike(state, command).find((legal) => equal(legal, command));
  // The rules carry out their own copy: the caller may still change the original, which may also hold -0 for 0.
  return known ? applyLegal(state, known) : whyNot(state, command);
}

/** `apply` for a command taken from `legalCommands(state)`: it skips the look-up, on which a search would spend most of its time. */
export function applyLegal(view: FazaView, command: Command): Applied<FazaTypes, FazaView>;
export function applyLegal(state: State, command: Command): Applied<FazaTypes>;
export function applyLegal(state: State, command: Command): Applied<FazaTypes> {
  const play = playOn(state);
  untilEnd(() => {
    rulesOf(command).perform(play, command);
    work(play);
  });
  return applied(play);
}
