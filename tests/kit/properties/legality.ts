import type { GameTypes } from '../../../src/kernel/game.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { canonical } from '../../../src/kernel/values/hash.ts';
import { nearMiss } from '../nearMiss.ts';
import type { Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/** Legal commands by their text; equal commands have equal texts. */
const known = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

function byText(legal: readonly unknown[]): ReadonlyMap<string, unknown> {
  const texts = known.get(legal) ?? new Map(legal.map((command) => [canonical(command), command]));
  known.set(legal, texts);
  return texts;
}

/** Every legal command is accepted, and listed once. */
export function accepted<T extends GameTypes>(sight: Sight<T>): void {
  const { subject, state, legal, luck, care, count } = sight;
  must(byText(legal).size === legal.length, 'a legal command is listed twice');
  for (const command of luck('accepted').some(legal, care.accepts)) {
    must(subject.game.apply(state, command).ok, 'a legal command was refused', command);
    count('legal commands accepted');
  }
}

/** Commands of other states are refused, unless they are legal here too. */
export function strays<T extends GameTypes>(sight: Sight<T>): void {
  for (const stray of sight.luck('strays').some(sight.strays, sight.care.strays)) refusedUnlessLegal(sight, stray);
}

/** A slightly changed command is refused, unless it has become another legal one. */
export function nearMisses<T extends GameTypes>(sight: Sight<T>, { command }: Trial<T>): void {
  const { care, subject } = sight;
  const luck = sight.luck(`near ${canonical(command)}`);
  for (let miss = 0; miss < care.misses; miss++) refusedUnlessLegal(sight, nearMiss(command, luck, subject.words));
}

function refusedUnlessLegal<T extends GameTypes>(
  { subject: { game, rules }, state, text, legal, count }: Sight<T>,
  command: unknown,
): void {
  // Texts alone do not distinguish `null` from `undefined` or NaN.
  const likely = byText(legal).get(canonical(command));
  const isLegal = likely !== undefined && equal(likely, command);
  const result = game.apply(state, command as T['command']);
  must(result.ok === isLegal, isLegal ? 'a legal command was refused' : 'what is not legal was accepted', command);
  if (result.ok) return;
  must(rules.includes(result.rule), `a refusal names no rule but ${result.rule}`, command);
  must(typeof result.reason === 'string' && result.reason.length > 0, 'a refusal gives no reason', command);
  must(JSON.stringify(state) === text, 'a refused command changed the state', command);
  count('near misses refused');
}
